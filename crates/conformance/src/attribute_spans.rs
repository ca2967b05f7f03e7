//! The spans of the attributes that findings are about.

use std::ops::Range;

use rustc_hash::FxHashMap;
use treewright_dom::{NodeId, NodeRef};
use treewright_markup::{AttributeName, Span};

use crate::place::{Place, is_as_written, part_of};

/// The findings of a tag whose spans are found one by one.
const FEW: usize = 3;

/// The spans of the attributes of one element. To find one takes as long as its tag: they are found at once where
/// one tag has many findings.
#[derive(Default)]
pub(crate) struct AttributeSpans<'a> {
    node: Option<NodeId>,
    /// How many findings it had before.
    findings: usize,
    spans: FxHashMap<AttributeName<'a>, Span>,
    /// The last text with a finding in a part of it, and whether it appears literally in the source.
    text: Option<(&'a str, Span, bool)>,
}

impl<'a> AttributeSpans<'a> {
    /// The span of a place.
    pub(crate) fn of(&mut self, place: &Place<'a>) -> Span {
        let (node, name) = match place {
            Place::Attribute(node, name) => (node, name),
            Place::PartOfText(node, part) => {
                let text = node.data().unwrap_or_default();
                return self.part_of(*node, Place::Node(*node).span(), text, part);
            }
            Place::PartOfValue(node, attribute, part) => {
                let whole = Place::Value(*node, attribute.name).span();
                return self.part_of(*node, whole, attribute.value, part);
            }
            place => return place.span(),
        };
        if self.node != Some(node.id()) {
            self.node = Some(node.id());
            self.findings = 0;
            self.spans.clear();
        }
        // Most tags have few findings.
        if self.findings < FEW {
            self.findings = self.findings.saturating_add(1);
            return place.span();
        }
        if self.spans.is_empty() {
            for origin in node.origin().into_iter().flat_map(|origin| origin.attributes()) {
                let span = origin.span().unwrap_or_else(|| origin.name_span());
                self.spans.insert(origin.name(), span);
            }
        }
        self.spans.get(name).copied().unwrap_or_else(|| place.span())
    }

    /// A part of a text: all texts are compared with the source once, however many findings they have.
    fn part_of(
        &mut self,
        node: NodeRef<'a>,
        whole: Span,
        text: &'a str,
        part: &Range<usize>,
    ) -> Span {
        let is_the_same =
            |(last, span, _): &(&str, Span, bool)| *span == whole && std::ptr::eq(*last, text);
        let is_as_written = match self.text.filter(is_the_same) {
            Some((_, _, is_as_written)) => is_as_written,
            None => {
                let is_as_written = is_as_written(node, whole, text);
                self.text = Some((text, whole, is_as_written));
                is_as_written
            }
        };
        if is_as_written { part_of(whole, part) } else { whole }
    }
}
