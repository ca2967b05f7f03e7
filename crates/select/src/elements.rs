//! Pseudo-classes that depend on an element alone, or nearly so.

use rustc_hash::FxHashMap;
use treewright_dom::scripting::CustomElements;
use treewright_dom::{ElementState, LocalName, NodeRef};

use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_semantics::inheriting::parent_or_host;

/// Returns true unless the element is an undefined custom element, as all are without scripts.
/// <https://dom.spec.whatwg.org/#concept-element-defined>
pub(crate) fn is_defined(element: NodeRef<'_>) -> bool {
    if let Some(defined) = element.state(ElementState::Defined) {
        return defined;
    }
    // An autonomous custom element, or a customized built-in element.
    let custom = treewright_dom::is_custom_element_name(element.name());
    !element.is_in_html() || !(custom || element.document().is_value(element.id()).is_some())
}

/// Returns true for a media element, which is paused, because nothing plays.
/// <https://html.spec.whatwg.org/multipage/media.html#media-element>
pub(crate) fn is_media(element: NodeRef<'_>) -> bool {
    element.is_html_element(LocalName::AUDIO) || element.is_html_element(LocalName::VIDEO)
}

/// The computed heading offsets of some elements.
#[derive(Clone, Debug, Default)]
pub(crate) struct Headings(FxHashMap<u32, i32>);

impl Headings {
    /// Returns true for a heading of one of these levels; without levels, for all headings.
    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-heading>
    pub(crate) fn matches(&mut self, levels: &[i32], element: NodeRef<'_>) -> bool {
        if !element.is_in_html() {
            return false;
        }
        let level = match element.element_name() {
            Some(LocalName::H1) => 1_i32,
            Some(LocalName::H2) => 2,
            Some(LocalName::H3) => 3,
            Some(LocalName::H4) => 4,
            Some(LocalName::H5) => 5,
            Some(LocalName::H6) => 6,
            _ => return false,
        };
        levels.is_empty()
            || levels.contains(&level.saturating_add(self.offset_of(element)).min(HIGHEST_LEVEL))
    }

    /// <https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2>
    fn offset_of(&mut self, element: NodeRef<'_>) -> i32 {
        // Nearly all pages have none.
        let Some(offset) = element.document().name_number("headingoffset") else {
            return 0;
        };
        let reset = element.document().name_number("headingreset");
        let (mut next, mut sum) = (Some(element), 0_i32);
        let mut path = Vec::new();
        while let Some(node) = next {
            if let Some(known) = self.0.get(&node.place()) {
                sum = *known;
                break;
            }
            let own = node.plain_attribute(offset).filter(|_| node.is_in_html());
            path.push((node.place(), own.map_or(0, offset_of_value)));
            let is_reset = reset.is_some_and(|reset| node.has_plain_attribute(reset));
            next = if is_reset && node.is_in_html() { None } else { parent_or_host(node) };
        }
        for (place, own) in path.into_iter().rev() {
            sum = sum.saturating_add(own);
            self.0.insert(place, sum);
        }
        sum
    }
}

/// The offset of an element with this attribute; numbers that exceed the type count as its maximum.
fn offset_of_value(value: &str) -> i32 {
    let offset = parse_non_negative_integer(value).unwrap_or(0);
    i32::try_from(offset).unwrap_or(i32::MAX)
}

/// The highest level that offsets can produce.
const HIGHEST_LEVEL: i32 = 9;
