//! Places of findings: the spans of nodes, attributes and parts of values in the source.

use std::ops::Range;

use treewright_dom::{Document, NodeRef, TokenPlace};
use treewright_markup::{AttributeName, SourceId, Span};

use crate::context::Attribute;

/// The thing that a finding is about. Its span is looked up when it is reported.
#[derive(Clone, Debug)]
pub(crate) enum Place<'a> {
    /// A node: the start tag of an element, the whole of a text or comment.
    Node(NodeRef<'a>),
    /// An attribute, from its name to the end of its value.
    Attribute(NodeRef<'a>, AttributeName<'a>),
    /// The value of an attribute, or its name if no value is written.
    Value(NodeRef<'a>, AttributeName<'a>),
    /// A part of a value, in bytes of the value.
    PartOfValue(NodeRef<'a>, Attribute<'a>, Range<usize>),
    /// A part of the data of a text, in bytes of the text.
    PartOfText(NodeRef<'a>, Range<usize>),
    /// A range of the source.
    Span(Span),
}

impl<'a> From<NodeRef<'a>> for Place<'a> {
    fn from(node: NodeRef<'a>) -> Self {
        Self::Node(node)
    }
}

impl From<Span> for Place<'_> {
    fn from(span: Span) -> Self {
        Self::Span(span)
    }
}

impl Place<'_> {
    /// Returns false for the context element of a fragment, which is in no page.
    pub(crate) fn is_in(&self, page: &Document) -> bool {
        match self {
            Self::Node(node)
            | Self::Attribute(node, _)
            | Self::Value(node, _)
            | Self::PartOfValue(node, ..)
            | Self::PartOfText(node, _) => std::ptr::eq(node.document(), page),
            Self::Span(_) => true,
        }
    }

    /// The span in the source. A node that was not written has the place of the tag that created it.
    pub(crate) fn span(&self) -> Span {
        match self {
            Self::Node(node) => span_of_node(*node),
            Self::Attribute(node, name) => {
                attribute(*node, *name).unwrap_or_else(|| span_of_node(*node))
            }
            Self::Value(node, name) => {
                let origin = node.origin().and_then(|origin| origin.attribute_ns(*name));
                match origin {
                    Some(origin) if origin.value_span().start != origin.value_span().end => {
                        origin.value_span()
                    }
                    Some(origin) => origin.span().unwrap_or_else(|| origin.name_span()),
                    None => span_of_node(*node),
                }
            }
            Self::PartOfValue(node, attribute, part) => {
                let whole = Place::Value(*node, attribute.name).span();
                part_if_written(*node, whole, attribute.value, part)
            }
            Self::PartOfText(node, part) => {
                let whole = span_of_node(*node);
                part_if_written(*node, whole, node.data().unwrap_or_default(), part)
            }
            Self::Span(span) => *span,
        }
    }
}

/// Returns true if a text appears literally in the source, and is not written with references.
pub(crate) fn is_as_written(node: NodeRef<'_>, whole: Span, text: &str) -> bool {
    node.document().source_text(whole) == Some(text)
}

/// A part of a text that appears literally in the source.
pub(crate) fn part_of(whole: Span, part: &Range<usize>) -> Span {
    // Offsets have 32 bits.
    let at = |offset: usize| whole.start.saturating_add(offset as u32).min(whole.end);
    Span { start: at(part.start), end: at(part.end), ..whole }
}

/// The part, or the whole if it is written in another way.
fn part_if_written(node: NodeRef<'_>, whole: Span, text: &str, part: &Range<usize>) -> Span {
    if is_as_written(node, whole, text) { part_of(whole, part) } else { whole }
}

fn attribute(node: NodeRef<'_>, name: AttributeName<'_>) -> Option<Span> {
    let origin = node.origin()?.attribute_ns(name)?;
    Some(origin.span().unwrap_or_else(|| origin.name_span()))
}

fn span_of_node(node: NodeRef<'_>) -> Span {
    let Some(origin) = node.origin() else { return Span::default() };
    let written = if node.is_element() { origin.start_tag() } else { origin.span() };
    let pieces = || origin.text_spans().next();
    let token = || origin.token().map(|TokenPlace { span, .. }| span);
    let span = written.or_else(|| origin.original()).or_else(pieces).or_else(token);
    span.filter(|span| span.source == SourceId::MAIN).unwrap_or_default()
}
