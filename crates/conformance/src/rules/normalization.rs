//! Characters of texts and of the values of attributes: the normalization form, and characters for private use.
//!
//! <https://www.w3.org/TR/charmod-norm/>

use std::ops::Range;

use treewright_dom::NodeRef;
use treewright_markup::tag;
use unicode_normalization::char::canonical_combining_class;
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};

use super::Subject;
use super::concern::Concern;
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Normalization {
    /// The source, which is examined once as a whole: most texts and values are slices of it, and of a part that is
    /// plain.
    source: Source,
    /// A value can have a finding.
    asks_values: bool,
    /// One that is not a slice of the source can.
    asks_others: bool,
    has_private_use: bool,
}

/// The parts of a source that can have a finding.
#[derive(Default)]
struct Source {
    /// Its addresses.
    range: Range<usize>,
    /// For each block, true if it has characters that can have a finding. Empty if none has.
    is_rare: Vec<bool>,
}

/// The bytes of a block.
const BLOCK: usize = 1 << 10;

impl Source {
    fn of(source: &[u8]) -> Self {
        let start = source.as_ptr().addr();
        // Most blocks of a page are ASCII.
        let is_rare = |block: &[u8]| !block.is_ascii() && has_rare_character(block);
        let mut all: Vec<bool> = source.chunks(BLOCK).map(is_rare).collect();
        if !all.contains(&true) {
            all.clear();
        }
        Self { range: start..start.saturating_add(source.len()), is_rare: all }
    }

    /// Returns false for data without characters that can have a finding.
    #[inline]
    fn asks(&self, data: &str) -> bool {
        let start = data.as_ptr().addr();
        if !self.range.contains(&start) {
            // Those with references, and those that were put in later, are not slices of it.
            return !data.is_ascii();
        }
        self.has_rare_block(start, start.saturating_add(data.len())) && !data.is_ascii()
    }

    /// Returns false if the source has no characters that can have a finding from one slice of it to another one.
    #[inline]
    fn asks_between(&self, one: &str, other: &str) -> bool {
        let (one, other) = (one.as_bytes().as_ptr_range(), other.as_bytes().as_ptr_range());
        let (start, end) = (one.start.min(other.start).addr(), one.end.max(other.end).addr());
        let is_in_source = self.range.contains(&start) && end <= self.range.end;
        !is_in_source || self.has_rare_block(start, end)
    }

    /// Returns true if such a character is near a range of addresses in the source.
    #[inline]
    fn has_rare_block(&self, start: usize, end: usize) -> bool {
        if self.is_rare.is_empty() {
            return false;
        }
        let block_of = |address: usize| address.saturating_sub(self.range.start) / BLOCK;
        let (first, last) = (block_of(start), block_of(end));
        let blocks = self.is_rare.get(first..).unwrap_or_default().iter();
        let blocks = blocks.take(last.saturating_sub(first).saturating_add(1));
        blocks.fold(false, |any, is_rare| any | is_rare)
    }
}

/// The first byte of the characters from U+0300, before which all are normalized, that of punctuation and symbols,
/// and the first one of the characters from U+E000.
const FIRST_OF_MARKS: u8 = 0xCC;
const OF_PUNCTUATION: u8 = 0xE2;
const FIRST_OF_PRIVATE_USE: u8 = 0xEE;

/// Elements whose text is not for readers.
const CODE: ElementSet = ElementSet::of(&[tag::SCRIPT, tag::STYLE]);

impl<'a> Subject<'a> for Normalization {
    const ENTERS: Concern = Concern::ALL;

    fn begin(&mut self, cx: &mut Context<'a>) {
        let source = cx.document.source().as_bytes();
        self.source = Source::of(source);
        let mut others = cx.document.texts_apart_from_the_source();
        self.asks_others =
            source.is_empty() || others.any(|text| has_rare_character(text.as_bytes()));
        self.asks_values = self.asks_others || !self.source.is_rare.is_empty();
    }

    #[inline]
    fn enter(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let count = cx.attribute_count();
        if self.asks_values && count > 0 {
            // Any between them are from the same tag, or not from the source.
            let ends = cx.value(0).zip(cx.value(count.saturating_sub(1)));
            if self.asks_others && count > 2
                || ends.is_none_or(|(first, last)| self.source.asks_between(first, last))
            {
                self.values(cx, element);
            }
        }
    }

    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        let data = text.text_data().unwrap_or_default();
        if self.source.asks(data) {
            self.characters_of_text(cx, text, data);
        }
    }
}

impl Normalization {
    #[inline(never)]
    fn values<'a>(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        for position in 0..cx.attribute_count() {
            if cx.value(position).is_some_and(|value| self.source.asks(value))
                && let Some(given) = cx.attribute(position)
            {
                self.characters_of_value(cx, element, given.attribute);
            }
        }
    }

    #[inline(never)]
    fn characters_of_text<'a>(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>, data: &'a str) {
        if cx.is_child_of(CODE) {
            return;
        }
        let place = |part| Place::PartOfText(text, part);
        let found = Characters::of(data, !self.has_private_use);
        if let Some(part) = found.begins_with_combining {
            cx.report(&codes::TEXT_BEGINS_WITH_COMBINING_CHARACTER, place(part), &[]);
        }
        if let Some(part) = found.not_normalized {
            cx.report(&codes::TEXT_NOT_NORMALIZED, place(part), &[]);
        }
        if let Some(part) = found.for_private_use {
            self.has_private_use = true;
            cx.report(&codes::PRIVATE_USE_CHARACTER, place(part), &[]);
        }
    }

    #[inline(never)]
    fn characters_of_value<'a>(
        &mut self,
        cx: &mut Context<'a>,
        element: &Element<'a>,
        attribute: Attribute<'a>,
    ) {
        if element.is_copy() {
            return;
        }
        let place = |part| Place::PartOfValue(element.node, attribute, part);
        let name = attribute.written_name();
        let values = [("attribute", &*name), ("element", element.name())];
        let found = Characters::of(attribute.value, !self.has_private_use);
        if let Some(part) = found.begins_with_combining {
            cx.report(&codes::VALUE_BEGINS_WITH_COMBINING_CHARACTER, place(part), &values);
        }
        if let Some(part) = found.not_normalized {
            cx.report(&codes::VALUE_NOT_NORMALIZED, place(part), &values);
        }
        if let Some(part) = found.for_private_use {
            self.has_private_use = true;
            cx.report(&codes::PRIVATE_USE_CHARACTER, place(part), &[]);
        }
    }
}

/// The parts of a text or a value with a finding, in bytes.
#[derive(Default)]
struct Characters {
    /// The first character, if it combines with the one before.
    begins_with_combining: Option<Range<usize>>,
    /// The first character that is not as in Normalization Form C.
    not_normalized: Option<Range<usize>>,
    /// The first character for private use.
    for_private_use: Option<Range<usize>>,
}

impl Characters {
    /// Characters for private use are searched for where `asks_private_use`: they are reported once for a page, since
    /// icons are many.
    fn of(data: &str, asks_private_use: bool) -> Self {
        let greatest = data.bytes().fold(0, u8::max);
        if greatest < FIRST_OF_MARKS {
            return Self::default();
        }
        let first = data.chars().next().filter(|first| canonical_combining_class(*first) > 0);
        let for_private_use = (asks_private_use && greatest >= FIRST_OF_PRIVATE_USE)
            .then(|| data.char_indices().find(|(_, c)| is_for_private_use(*c)))
            .flatten();
        Self {
            begins_with_combining: first.map(|first| 0..first.len_utf8()),
            not_normalized: first_not_normalized(data),
            for_private_use: for_private_use
                .map(|(start, c)| start..start.saturating_add(c.len_utf8())),
        }
    }
}

/// The first character that Normalization Form C has otherwise. The text is examined in parts: a character that
/// takes up no other one before it, and those after it that combine with it.
///
/// <https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms>
fn first_not_normalized(data: &str) -> Option<Range<usize>> {
    let mut characters = data.char_indices().peekable();
    while let Some((start, first)) = characters.next() {
        let mut end = start.saturating_add(first.len_utf8());
        let mut is_alone = true;
        while let Some((at, character)) = characters.next_if(|(_, c)| !begins_a_part(*c)) {
            end = at.saturating_add(character.len_utf8());
            is_alone = false;
        }
        if is_alone && (is_plain(first) || quick_check(first) != IsNormalized::No) {
            continue;
        }
        let part = data.get(start..end).unwrap_or_default();
        let mut normalized = part.nfc();
        let other =
            part.char_indices().find(|(_, character)| normalized.next() != Some(*character));
        if let Some((at, character)) = other {
            let at = start.saturating_add(at);
            return Some(at..at.saturating_add(character.len_utf8()));
        }
    }
    None
}

/// Returns true for a character that is neither moved nor composed with one before it. (Three vowel signs of Tibetan
/// are not moved themselves, but their decomposition is.)
fn begins_a_part(character: char) -> bool {
    is_plain(character)
        || !matches!(character, '\u{F73}' | '\u{F75}' | '\u{F81}')
            && canonical_combining_class(character) == 0
            && quick_check(character) != IsNormalized::Maybe
}

fn quick_check(character: char) -> IsNormalized {
    is_nfc_quick(std::iter::once(character))
}

/// Frequent characters that are normalized and begin a part: most of Latin, Cyrillic, Kana, Han, and Hangul syllables.
const fn is_plain(character: char) -> bool {
    matches!(
        character,
        '\0'..='\u{2FF}'
            | '\u{400}'..='\u{482}'
            | '\u{48A}'..='\u{52F}'
            | '\u{3041}'..='\u{3096}'
            | '\u{30A1}'..='\u{30FA}'
            | '\u{4E00}'..='\u{9FFF}'
            | '\u{AC00}'..='\u{D7A3}'
    )
}

/// Returns true for a block with characters from U+0300 except for most punctuation and symbols, and for one that
/// ends in the middle of punctuation.
fn has_rare_character(block: &[u8]) -> bool {
    let is_rare = |byte: u8| byte >= FIRST_OF_MARKS && byte != OF_PUNCTUATION;
    block.iter().fold(false, |any, byte| any | is_rare(*byte))
        || memchr::memchr_iter(OF_PUNCTUATION, block).any(|at| {
            match block.get(at..at.saturating_add(3)) {
                // Marks, the signs of Ohm, Kelvin and Angstrom, wide spaces, and brackets that decompose to others.
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
    use icu_normalizer::ComposingNormalizerBorrowed;
    use unicode_normalization::IsNormalized;
    use unicode_normalization::char::canonical_combining_class;

    use super::{BLOCK, Source, first_not_normalized, is_plain, quick_check};

    /// The slow twin: the normalizer of ICU4X.
    #[track_caller]
    fn check(text: &str) {
        let (normalized, rest) = ComposingNormalizerBorrowed::new_nfc().split_normalized(text);
        let start = (!rest.is_empty()).then_some(normalized.len());
        assert_eq!(first_not_normalized(text).map(|part| part.start), start, "{text:?}");
    }

    #[test]
    fn plain_characters_are_normalized() {
        for character in ('\0'..=char::MAX).filter(|character| is_plain(*character)) {
            let is_starter = canonical_combining_class(character) == 0;
            assert!(is_starter && quick_check(character) == IsNormalized::Yes, "{character:?}");
        }
    }

    #[test]
    fn all_characters_are_as_in_the_slow_twin() {
        // Han and Hangul, most of which are of one kind, and unassigned characters are left out.
        let is_alike = |c: &char| matches!(c, '\u{3400}'..='\u{9FFF}' | '\u{AC10}'..='\u{D7A3}' | '\u{20000}'..='\u{2F7FF}' | '\u{30000}'..);
        for character in ('\0'..=char::MAX).filter(|character| !is_alike(character)) {
            check(&format!("{character}"));
            check(&format!("a{character}\u{301}b"));
        }
    }

    #[test]
    fn sequences_are_as_in_the_slow_twin() {
        // Letters, marks above and below and a prepended one, jamo, an Indic vowel of two parts, and characters that
        // decompose.
        let characters = [
            'a', 'q', '\u{E9}', '\u{301}', '\u{323}', '\u{308}', '\u{344}', '\u{1100}', '\u{1161}',
            '\u{11A8}', '\u{AC00}', '\u{9C7}', '\u{9BE}', '\u{212B}', '\u{958}', '\u{F73}',
            '\u{3099}', '\u{304B}',
        ];
        for one in characters {
            for two in characters {
                for three in characters {
                    for four in ['x', '\u{301}', '\u{323}', '\u{11A8}'] {
                        check(&String::from_iter([one, two, three, four]));
                    }
                }
            }
        }
    }

    #[test]
    fn pages_that_are_asked() {
        for source in ["", "Tea & milk", "Café", "“Tea” – 5 €", "→ ∑ ™ ₂"] {
            assert!(!Source::of(source.as_bytes()).asks(source), "{source}");
        }
        for source in ["e\u{301}", "\u{212B}", "\u{E000}", "茶", "\u{20DD}", "\u{2001}", "\u{2329}"]
        {
            assert!(Source::of(source.as_bytes()).asks(source), "{source}");
        }
    }

    #[test]
    fn parts_of_pages_that_are_asked() {
        let source = format!("{}e\u{301}{}", "a".repeat(3 * BLOCK - 2), "é".repeat(BLOCK));
        let blocks = Source::of(source.as_bytes());
        for (start, end, expected) in [
            (0, 2 * BLOCK, false),
            (2 * BLOCK, 3 * BLOCK - 2, false),
            (2 * BLOCK, 3 * BLOCK + 1, true),
            (3 * BLOCK - 1, 3 * BLOCK + 1, true),
            (3 * BLOCK + 1, 4 * BLOCK + 1, false),
            (4 * BLOCK + 1, source.len(), false),
        ] {
            assert_eq!(blocks.asks(&source[start..end]), expected, "{start} {end}");
            // Values at the ends of a tag, in any order; whole blocks are asked here.
            let (first, last) = (&source[start..start], &source[end..end]);
            assert_eq!(blocks.asks_between(first, last), blocks.asks_between(last, first));
            assert!(blocks.asks_between(first, last) || !expected, "{start} {end}");
        }
        assert!(blocks.asks("e\u{301}"));
        assert!(!blocks.asks_between(&source[..5], &source[BLOCK..BLOCK + 5]));
        assert!(blocks.asks_between(&source[..5], "elsewhere"));
    }
}
