//! Characters of texts: the normalization form, and characters for private use.
//!
//! <https://www.w3.org/TR/charmod-norm/>

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_normalizer::properties::CanonicalCombiningClassMapBorrowed;
use treewright_dom::Place as PlaceInTree;
use treewright_markup::tag;

use super::Subject;
use crate::codes::texts as codes;
use crate::context::Context;
use crate::place::Place;
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Normalization {
    has_private_use: bool,
}

/// The first bytes of the characters from U+0300, before which all are normalized, and of those from U+E000.
const FIRST_OF_MARKS: u8 = 0xCC;
const FIRST_OF_PRIVATE_USE: u8 = 0xEE;

/// Elements whose text is not for readers.
const CODE: ElementSet = ElementSet::of(&[tag::SCRIPT, tag::STYLE]);

impl<'a> Subject<'a> for Normalization {
    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: PlaceInTree<'a>) {
        let data = text.text().unwrap_or_default();
        let greatest = data.bytes().fold(0, u8::max);
        if greatest >= FIRST_OF_MARKS {
            self.characters(cx, text, data, greatest);
        }
    }
}

impl Normalization {
    #[inline(never)]
    fn characters<'a>(
        &mut self,
        cx: &mut Context<'a>,
        text: PlaceInTree<'a>,
        data: &'a str,
        greatest: u8,
    ) {
        if cx.is_child_of(CODE) {
            return;
        }
        let first = data.chars().next();
        if first.is_some_and(|first| CanonicalCombiningClassMapBorrowed::new().get_u8(first) > 0) {
            let place = Place::PartOfText(text.handle(), 0..first.map_or(0, char::len_utf8));
            cx.report(&codes::TEXT_BEGINS_WITH_COMBINING_CHARACTER, place, &[]);
        }
        let (normalized, rest) = ComposingNormalizerBorrowed::new_nfc().split_normalized(data);
        if !rest.is_empty() {
            let end = rest.char_indices().nth(1).map_or(rest.len(), |(end, _)| end);
            let start = normalized.len();
            let place = Place::PartOfText(text.handle(), start..start.saturating_add(end));
            cx.report(&codes::TEXT_NOT_NORMALIZED, place, &[]);
        }
        // Once for the page: icons are many.
        if greatest >= FIRST_OF_PRIVATE_USE
            && !self.has_private_use
            && let Some((start, c)) = data.char_indices().find(|(_, c)| is_for_private_use(*c))
        {
            self.has_private_use = true;
            let place = Place::PartOfText(text.handle(), start..start.saturating_add(c.len_utf8()));
            cx.report(&codes::PRIVATE_USE_CHARACTER, place, &[]);
        }
    }
}

/// <https://www.unicode.org/glossary/#private_use_area>
const fn is_for_private_use(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}')
}
