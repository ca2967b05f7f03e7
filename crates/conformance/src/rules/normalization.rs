//! Characters of texts: the normalization form, and characters for private use.
//!
//! <https://www.w3.org/TR/charmod-norm/>

use std::ops::Range;

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
    /// The addresses of a source without characters that can have a finding, as most are: it is looked at once as a whole, and the
    /// texts that are slices of it are not asked.
    plain: Range<usize>,
    has_private_use: bool,
}

/// The first byte of the characters from U+0300, before which all are normalized, that of punctuation and symbols, and the first
/// one of the characters from U+E000.
const FIRST_OF_MARKS: u8 = 0xCC;
const OF_PUNCTUATION: u8 = 0xE2;
const FIRST_OF_PRIVATE_USE: u8 = 0xEE;

/// Elements whose text is not for readers.
const CODE: ElementSet = ElementSet::of(&[tag::SCRIPT, tag::STYLE]);

impl<'a> Subject<'a> for Normalization {
    fn begin(&mut self, cx: &mut Context<'a>) {
        let source = cx.document.source().as_bytes();
        if !can_have_findings(source) {
            let start = source.as_ptr().addr();
            self.plain = start..start.saturating_add(source.len());
        }
    }

    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: PlaceInTree<'a>) {
        let data = text.text().unwrap_or_default();
        // Those with references, and those that were put in later, are not slices of it.
        if !self.plain.contains(&data.as_ptr().addr()) && !data.is_ascii() {
            self.characters(cx, text, data);
        }
    }
}

impl Normalization {
    #[inline(never)]
    fn characters<'a>(&mut self, cx: &mut Context<'a>, text: PlaceInTree<'a>, data: &'a str) {
        let greatest = data.bytes().fold(0, u8::max);
        if greatest < FIRST_OF_MARKS || cx.is_child_of(CODE) {
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

/// Returns false for a source without characters that can have a finding.
fn can_have_findings(source: &[u8]) -> bool {
    // Most blocks of a page are ASCII.
    source.chunks(1 << 10).any(|block| !block.is_ascii() && has_rare_character(block))
}

/// Returns true for a block with characters from U+0300 but for most punctuation and symbols, and for one that ends in the middle of
/// punctuation.
fn has_rare_character(block: &[u8]) -> bool {
    let is_rare = |byte: u8| byte >= FIRST_OF_MARKS && byte != OF_PUNCTUATION;
    block.iter().fold(false, |any, byte| any | is_rare(*byte))
        || memchr::memchr_iter(OF_PUNCTUATION, block).any(|at| {
            match block.get(at..at.saturating_add(3)) {
                // Marks, the signs of Ohm, Kelvin and Angstrom, wide spaces, and brackets that stand for others.
                Some([_, second, third]) => matches!(
                    (second, third),
                    (0x83, 0x90..)
                        | (0x84, 0xA6 | 0xAA | 0xAB)
                        | (0x80, 0x80 | 0x81)
                        | (0x8C, 0xA9 | 0xAA)
                        | (0xAB, 0x9C)
                ),
                _ => true,
            }
        })
}

/// <https://www.unicode.org/glossary/#private_use_area>
const fn is_for_private_use(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}')
}

#[cfg(test)]
mod tests {
    use super::can_have_findings;

    #[test]
    fn pages_that_are_asked() {
        for source in ["", "Tea & milk", "Café", "“Tea” – 5 €", "→ ∑ ™ ₂"] {
            assert!(!can_have_findings(source.as_bytes()), "{source}");
        }
        for source in ["e\u{301}", "\u{212B}", "\u{E000}", "茶", "\u{20DD}", "\u{2001}", "\u{2329}"]
        {
            assert!(can_have_findings(source.as_bytes()), "{source}");
        }
    }
}
