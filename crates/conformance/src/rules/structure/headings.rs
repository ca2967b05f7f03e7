//! Headings: their levels, and those without text.
//!
//! <https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2>

use treewright_dom::NodeRef;
use treewright_markup::tag;
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::codes::headings as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{ElementSet, Names};

/// See the module.
#[derive(Default)]
pub(super) struct Headings<'a> {
    /// The last heading, with its level.
    last: Option<(Element<'a>, u32)>,
    /// The first heading, and true if the page has one of level 1.
    first: Option<Element<'a>>,
    has_top_level: bool,
    /// The open heading, with true if it has content.
    open: Option<(Element<'a>, bool)>,
    /// The open elements of sectioning content, with true for those that have a heading of their own.
    sections: Vec<(Element<'a>, bool)>,
    /// The `h1` elements of level 1 in one element of sectioning content, and true if one is outside all of them.
    tops_of_sections: Vec<Element<'a>>,
    has_top_of_the_page: bool,
    /// The offsets of the open elements that have `headingoffset` or `headingreset`.
    offsets: Vec<(Element<'a>, u32)>,
}

const HEADINGS: ElementSet =
    ElementSet::of(&[tag::H1, tag::H2, tag::H3, tag::H4, tag::H5, tag::H6]);

const SECTIONS: ElementSet = ElementSet::of(&[tag::ARTICLE, tag::ASIDE, tag::NAV, tag::SECTION]);
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
        let has_offset = element.has("headingoffset") || element.has("headingreset");
        if has_offset && element.is_in_html() {
            self.add_offset(element);
        }
        if element.is_in(HEADINGS) {
            // "The outline is all headings in a document": those of shadow trees are in none.
            if !cx.is_in_a_shadow_tree() {
                self.heading(cx, element);
            }
            self.open = Some((element, false));
        } else if let Some((_, has_content)) = &mut self.open
            && (element.is_in(CONTENT) || !element.is_in_html() || element.row.is_none())
            && !is_without_alternative(element)
        {
            *has_content = true;
        }
        if element.is_in(SECTIONS) {
            self.sections.push((element, false));
        }
    }

    fn text(&mut self, _: &mut Context<'a>, text: NodeRef<'a>) {
        if let Some((_, has_content)) = &mut self.open {
            let data = text.text_data().unwrap_or_default();
            *has_content |= !data.bytes().all(|byte| byte.is_ascii_whitespace());
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if self.open.is_some_and(|(open, _)| open.node == element.node)
            && let Some((heading, false)) = self.open.take()
        {
            let is_named = heading.has("aria-label") || heading.has("aria-labelledby");
            if !is_named && !heading.has("popover") {
                let values = [("element", heading.name())];
                cx.report(&codes::EMPTY_HEADING, heading.start_tag(), &values);
            }
        }
        if self.sections.last().is_some_and(|(open, _)| open.node == element.node)
            && let Some((_, false)) = self.sections.pop()
        {
            without_heading(cx, element);
        }
        if self.offsets.last().is_some_and(|(open, _)| open.node == element.node) {
            self.offsets.pop();
        }
    }

    /// "If a document has one or more headings, at least a single heading within the outline should have a heading
    /// level of 1."
    fn finish(&mut self, cx: &mut Context<'a>) {
        if self.has_top_of_the_page {
            for heading in std::mem::take(&mut self.tops_of_sections) {
                cx.report(&codes::TOP_HEADING_IN_SECTION, heading.start_tag(), &[]);
            }
        }
        if let Some(first) = self.first.filter(|_| !self.has_top_level && cx.is_a_page()) {
            cx.report(&codes::NO_HEADING_OF_LEVEL_1, first.start_tag(), &[]);
        }
    }
}

impl<'a> Headings<'a> {
    /// "Each heading following another heading lead in the outline must have a heading level that is less than,
    /// equal to, or 1 greater than lead's heading level."
    fn heading(&mut self, cx: &mut Context<'a>, heading: Element<'a>) {
        if let Some((_, has_heading)) = self.sections.last_mut() {
            *has_heading = true;
        }
        let own =
            heading.name().strip_prefix('h').and_then(|level| level.parse().ok()).unwrap_or(1);
        let offset = self.offsets.last().map_or(0, |(_, offset)| *offset);
        let level = u32::saturating_add(own, offset).min(9);
        if let Some((last, before)) = self.last
            && level > before.saturating_add(1)
        {
            let (level, before) = (level.to_string(), before.to_string());
            let values = [("level", level.as_str()), ("before", before.as_str())];
            let reported = cx.report(&codes::SKIPPED_HEADING_LEVEL, heading.start_tag(), &values);
            reported.related(last.start_tag(), "the heading before");
        }
        self.last = Some((heading, level));
        self.first = self.first.or(Some(heading));
        if level == 1 {
            self.has_top_level = true;
            self.top(cx, heading);
        }
    }

    /// "The heading level corresponds to the levels of nested sections. The `h1` element is for a top-level section".
    /// <https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements>
    fn top(&mut self, cx: &mut Context<'a>, heading: Element<'a>) {
        match self.sections.len() {
            0 => self.has_top_of_the_page = true,
            1 => self.tops_of_sections.push(heading),
            _ => {
                cx.report(&codes::TOP_HEADING_IN_SECTION, heading.start_tag(), &[]);
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/sections.html#heading-levels-&-offsets>
    fn add_offset(&mut self, element: Element<'a>) {
        let around = self.offsets.last().map_or(0, |(_, offset)| *offset);
        let around = if element.has("headingreset") { 0 } else { around };
        let own = element
            .attr("headingoffset")
            .and_then(|offset| parse_non_negative_integer(offset).ok());
        let own = own.unwrap_or(0).min(8) as u32;
        self.offsets.push((element, around.saturating_add(own)));
    }
}

/// An image whose `alt` says that it is nothing to read.
fn is_without_alternative(element: Element<'_>) -> bool {
    element.is_html_element(tag::IMG)
        && element.attr("alt").is_some_and(|alt| alt.trim_ascii().is_empty())
}

/// "A section, in this context, is a thematic grouping of content, typically with a heading."
/// <https://html.spec.whatwg.org/multipage/sections.html#the-section-element>
fn without_heading<'a>(cx: &mut Context<'a>, section: Element<'a>) {
    let is_named = section.has("aria-label") || section.has("aria-labelledby");
    let rule = match section.tag {
        tag::ARTICLE => &codes::ARTICLE_WITHOUT_HEADING,
        tag::SECTION => &codes::SECTION_WITHOUT_HEADING,
        _ => return,
    };
    if !is_named && !section.has("popover") {
        cx.report(rule, section.start_tag(), &[]);
    }
}
