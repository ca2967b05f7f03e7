//! Headings: their levels, and those without text.
//!
//! <https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2>

use treewright_dom::Place;
use treewright_markup::tag;

use crate::codes::headings as codes;
use crate::context::{Context, Element};
use crate::rules::concern::Concern;
use crate::rules::{Subject, parse_non_negative_integer};
use crate::tables::{ElementSet, Names};

/// See the module.
#[derive(Default)]
pub(super) struct Headings<'a> {
    /// The last heading, with its level.
    last: Option<(Element<'a>, u32)>,
    /// The first heading, and true if there is one of level 1.
    first: Option<Element<'a>>,
    has_top_level: bool,
    /// The open heading, with true if it has content.
    open: Option<(Element<'a>, bool)>,
    /// The number of open `section` and `article` elements, and of the outermost of them that have a heading: when one comes, all
    /// that are open have one.
    sections: usize,
    sections_with_heading: usize,
    /// The offsets of the open elements that have `headingoffset` or `headingreset`.
    offsets: Vec<(Element<'a>, u32)>,
}

const HEADINGS: ElementSet =
    ElementSet::of(&[tag::H1, tag::H2, tag::H3, tag::H4, tag::H5, tag::H6]);

const SECTIONS: ElementSet = ElementSet::of(&[tag::ARTICLE, tag::SECTION]);
const OFFSETS: Names = Names::of_all(&["headingoffset", "headingreset"]);

/// Elements that are content without a text.
const CONTENT: ElementSet = ElementSet::of(&[
    tag::AUDIO,
    tag::BUTTON,
    tag::CANVAS,
    tag::EMBED,
    tag::IFRAME,
    tag::IMG,
    tag::INPUT,
    tag::METER,
    tag::OBJECT,
    tag::PROGRESS,
    tag::SLOT,
    tag::VIDEO,
]);

impl<'a> Subject<'a> for Headings<'a> {
    const ENTERS: Concern =
        Concern::of_set(HEADINGS.with(CONTENT).with(SECTIONS)).or_with(OFFSETS).or_others();
    const LEAVES: Concern = Concern::of_set(HEADINGS.with(SECTIONS)).or_with(OFFSETS);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.has("headingoffset") || element.has("headingreset") {
            self.add_offset(element);
        }
        if element.is_in(HEADINGS) {
            self.heading(cx, element);
            self.open = Some((element, false));
        } else if let Some((_, has_content)) = &mut self.open
            && (element.is_in(CONTENT) || !element.is_in_html() || element.row.is_none())
        {
            *has_content = true;
        }
        if element.is_in(SECTIONS) {
            self.sections = self.sections.saturating_add(1);
        }
    }

    fn text(&mut self, _: &mut Context<'a>, text: Place<'a>) {
        if let Some((_, has_content)) = &mut self.open {
            let data = text.text().unwrap_or_default();
            *has_content |= !data.bytes().all(|byte| byte.is_ascii_whitespace());
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if self.open.is_some_and(|(open, _)| open.node == element.node)
            && let Some((heading, false)) = self.open.take()
        {
            let has_name = heading.has("aria-label") || heading.has("aria-labelledby");
            if !has_name {
                let values = [("element", heading.local)];
                cx.report(&codes::EMPTY_HEADING, heading.place(), &values);
            }
        }
        if element.is_in(SECTIONS) {
            let has_heading = self.sections_with_heading == self.sections;
            self.sections = self.sections.saturating_sub(1);
            self.sections_with_heading = self.sections_with_heading.min(self.sections);
            let has_name = element.has("aria-label") || element.has("aria-labelledby");
            if !has_heading && !has_name {
                let is_article = element.is(tag::ARTICLE);
                let rule = if is_article {
                    &codes::ARTICLE_WITHOUT_HEADING
                } else {
                    &codes::SECTION_WITHOUT_HEADING
                };
                cx.report(rule, element.place(), &[]);
            }
        }
        if self.offsets.last().is_some_and(|(open, _)| open.node == element.node) {
            self.offsets.pop();
        }
    }

    /// "If a document has one or more headings, at least a single heading within the outline should have a heading level
    /// of 1."
    fn finish(&mut self, cx: &mut Context<'a>) {
        if let Some(first) = self.first.filter(|_| !self.has_top_level && cx.is_a_page()) {
            cx.report(&codes::NO_HEADING_OF_LEVEL_1, first.place(), &[]);
        }
    }
}

impl<'a> Headings<'a> {
    /// "Each heading following another heading lead in the outline must have a heading level that is less than,
    /// equal to, or 1 greater than lead's heading level."
    fn heading(&mut self, cx: &mut Context<'a>, heading: Element<'a>) {
        self.sections_with_heading = self.sections;
        let own = heading.local.strip_prefix('h').and_then(|level| level.parse().ok()).unwrap_or(1);
        let offset = self.offsets.last().map_or(0, |(_, offset)| *offset);
        let level = u32::saturating_add(own, offset).min(9);
        if let Some((last, before)) = self.last
            && level > before.saturating_add(1)
        {
            let (level, before) = (level.to_string(), before.to_string());
            let values = [("level", level.as_str()), ("before", before.as_str())];
            let reported = cx.report(&codes::SKIPPED_HEADING_LEVEL, heading.place(), &values);
            reported.related(last.place(), "the heading before");
        }
        self.last = Some((heading, level));
        self.first = self.first.or(Some(heading));
        self.has_top_level |= level == 1;
    }

    /// <https://html.spec.whatwg.org/multipage/sections.html#heading-levels-&-offsets>
    fn add_offset(&mut self, element: Element<'a>) {
        let around = self.offsets.last().map_or(0, |(_, offset)| *offset);
        let around = if element.has("headingreset") { 0 } else { around };
        let own = element.attr("headingoffset").and_then(parse_non_negative_integer);
        let own = own.unwrap_or(0).min(8);
        self.offsets.push((element, around.saturating_add(own)));
    }
}
