//! CSS in `style` elements and attributes: its syntax, the names of properties, at-rules and pseudo-classes, and the
//! components of values. The parser is `cssparser`; the names and syntaxes are those of the data files.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#the-style-element>

#[rustfmt::skip]
mod generated;
mod at_rules;
mod calculations;
mod cdata;
mod colors;
mod descriptors;
mod finding;
mod namespaces;
mod plain;
mod plain_selectors;
mod properties;
mod selectors;
mod sheet;
#[cfg(test)]
mod tests;
mod tokens;
mod types;

use std::ops::Range;

use cssparser::Parser;

pub(super) use calculations::{calculation, can_be_length, can_be_number, can_be_resolution};
pub(crate) use finding::Finding;
pub(super) use properties::mistake_of_keywords;
use treewright_dom::NodeRef;
use treewright_markup::{Namespace, Span, tag};
pub(super) use types::Type;

use super::Subject;
use super::concern::Concern;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct Css<'a> {
    right: plain::Right<'a>,
}

impl<'a> Subject<'a> for Css<'a> {
    const ENTERS: Concern = Concern::of(&[]).or_with(Names::of("style"));
    const LEAVES: Concern = Concern::of(&[tag::STYLE]).or_others();

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.namespace() == Some(Namespace::Other) {
            return;
        }
        if !element.has("style") || element.is_copy() {
            return;
        }
        let mut attributes = element.attributes();
        let Some(attribute) = attributes.find(|attribute| attribute.is("style")) else { return };
        for finding in sheet::declarations(attribute.value, &mut self.right) {
            let range = finding.range.clone();
            report(cx, &finding, Place::PartOfValue(element.node, attribute, range));
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        let is_style = element.is_html_element(tag::STYLE)
            || element.namespace() == Some(Namespace::Svg) && element.name() == "style";
        if !is_style || !element.attr("type").is_none_or(is_css) {
            return;
        }
        let texts: Vec<NodeRef<'a>> =
            element.node.children().filter(|child| child.data().is_some()).collect();
        let must_close = element.is_in_html() && !cx.options.is_cut_off;
        let found = match texts.as_slice() {
            [text] => self.style_sheet(cx, text.data().unwrap_or_default(), must_close),
            _ => {
                let text: String = texts.iter().filter_map(|text| text.data()).collect();
                sheet::style_sheet(&text, must_close, &mut plain::Right::default())
            }
        };
        for finding in found {
            let place = match texts.as_slice() {
                [text] => Place::PartOfText(*text, finding.range.clone()),
                _ => part_of(&texts, &finding.range).unwrap_or_else(|| element.start_tag()),
            };
            report(cx, &finding, place);
        }
    }
}

impl<'a> Css<'a> {
    /// The findings in a style sheet, which another page may have had.
    fn style_sheet(
        &mut self,
        cx: &mut Context<'a>,
        text: &'a str,
        must_close: bool,
    ) -> Vec<Finding> {
        if let Some(found) = cx.memory.style_sheet(text, must_close) {
            return found.to_vec();
        }
        let found = sheet::style_sheet(text, must_close, &mut self.right);
        cx.memory.keep_style_sheet(text, must_close, &found);
        found
    }
}

/// Checks a declaration of CSS alone: the name of the property, and the components of its value.
pub(crate) fn check_declaration(property: &str, value: &str) -> Result<(), String> {
    let Some(known) = properties::property(property) else {
        return Err(format!("`{property}` is not a property of CSS"));
    };
    if properties::is_plain_and_right(known, value) {
        return Ok(());
    }
    properties::value(known, &mut Parser::new(value))
}

/// Checks the source of a document that is a style sheet.
pub(crate) fn style_sheet(cx: &mut Context<'_>) {
    let source = cx.document.source();
    // Offsets are those of the first 4 GiB, as in all sources.
    let at = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    for finding in sheet::style_sheet(source, !cx.options.is_cut_off, &mut plain::Right::default())
    {
        let span = Span::in_main(at(finding.range.start), at(finding.range.end));
        report(cx, &finding, Place::Span(span));
    }
}

/// The value that means CSS, including the empty string.
/// <https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block>
fn is_css(value: &str) -> bool {
    value.is_empty() || value.eq_ignore_ascii_case("text/css")
}

/// The place of a range of several texts: in the one where it starts.
fn part_of<'a>(texts: &[NodeRef<'a>], range: &Range<usize>) -> Option<Place<'a>> {
    let mut before = 0_usize;
    for text in texts {
        let length = text.data()?.len();
        let end = before.saturating_add(length);
        if range.start < end {
            let part =
                range.start.saturating_sub(before)..range.end.min(end).saturating_sub(before);
            return Some(Place::PartOfText(*text, part));
        }
        before = end;
    }
    None
}

fn report<'a>(cx: &mut Context<'a>, finding: &Finding, place: Place<'a>) {
    let values: Vec<(&str, &str)> =
        finding.values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    cx.report(finding.rule, place, &values);
}
