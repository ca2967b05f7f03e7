//! The longest named character reference, found one character at a time.
//!
//! The table of names is sorted, so the names that start with the characters so far are one range of it.
//! Each further character narrows that range with two binary searches, and is refused if the range would
//! become empty. The name that is as long as the characters so far is the first of its range, so one
//! comparison shows that a name has matched; the last one that did is the longest.
//!
//! [`name_with_semicolon`] answers the same question for a text in one piece: a name with its semicolon is
//! not the start of another, so one binary search for the whole name suffices.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts along the table of names and along a name"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "ranges of the table of names are found in that table, positions of a text in that text"
)]

use super::generated::NAMED_CHARACTER_REFERENCES;
use std::ops::Range;

/// A walk through the table of names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matcher {
    /// The range of the names that start with the characters so far.
    names: Range<usize>,
    /// The number of those characters.
    length: usize,
    /// The longest name that has matched so far.
    longest: Option<usize>,
    is_done: bool,
}

impl Matcher {
    /// Creates a matcher before the first character of a name.
    pub(crate) fn new() -> Self {
        Self { names: 0..NAMED_CHARACTER_REFERENCES.len(), ..Self::default() }
    }

    /// Takes one more character if it continues a name. Otherwise returns false and changes nothing.
    pub(crate) fn advance(&mut self, character: char) -> bool {
        let Ok(byte) = u8::try_from(character) else {
            return false;
        };
        let range = match self.length {
            0 => FIRST_CHARACTERS
                .get(usize::from(byte))
                .map_or(0..0, |(start, end)| usize::from(*start)..usize::from(*end)),
            _ => self.narrowed(byte),
        };
        let Some((name, _)) = NAMED_CHARACTER_REFERENCES[range.clone()].first() else {
            return false;
        };
        self.length += 1;
        // The shortest name comes first.
        if name.len() == self.length {
            self.longest = Some(range.start);
        }
        self.names = range;
        true
    }

    /// The part of the current range whose names have `byte` next.
    fn narrowed(&self, byte: u8) -> Range<usize> {
        let next = |(name, _): &(&str, &str)| name.as_bytes().get(self.length).copied();
        let names = &NAMED_CHARACTER_REFERENCES[self.names.clone()];
        let start = names.partition_point(|name| next(name) < Some(byte));
        let count = names[start..].partition_point(|name| next(name) == Some(byte));
        self.names.start + start..self.names.start + start + count
    }

    /// The longest name so far, and its characters.
    pub(crate) fn longest(&self) -> Option<(&'static str, &'static str)> {
        self.longest.map(|index| NAMED_CHARACTER_REFERENCES[index])
    }

    /// Marks the match as used.
    pub(crate) fn finish(&mut self) {
        self.is_done = true;
    }

    /// Returns true if the match was used.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Returns true if the characters so far are a name.
    pub(crate) fn is_at_match(&self) -> bool {
        self.longest().is_some_and(|(name, _)| name.len() == self.length)
    }
}

/// The length and the characters of a name with its semicolon at the start of `text`. No longer
/// name matches then.
pub(crate) fn name_with_semicolon(text: &[u8]) -> Option<(usize, &'static str)> {
    // Most references are these.
    match text {
        [b'a', b'm', b'p', b';', ..] => return Some((4, "&")),
        [b'l', b't', b';', ..] => return Some((3, "<")),
        [b'g', b't', b';', ..] => return Some((3, ">")),
        [b'n', b'b', b's', b'p', b';', ..] => return Some((5, "\u{A0}")),
        [b'q', b'u', b'o', b't', b';', ..] => return Some((5, "\"")),
        _ => {}
    }
    let length = text.iter().take(LONGEST).position(|byte| !byte.is_ascii_alphanumeric())?;
    if text[length] != b';' {
        return None;
    }
    let name = &text[..=length];
    let (start, end) = *FIRST_CHARACTERS.get(usize::from(name[0]))?;
    let names = &NAMED_CHARACTER_REFERENCES[usize::from(start)..usize::from(end)];
    let index = names.binary_search_by(|(other, _)| other.as_bytes().cmp(name)).ok()?;
    Some((name.len(), names[index].1))
}

/// The characters of the named character reference with this name, passed without its semicolon.
/// <https://html.spec.whatwg.org/multipage/named-characters.html#named-character-references>
///
/// ```
/// use treewright_syntax::named_character_reference;
/// assert_eq!(named_character_reference("nbsp"), Some("\u{A0}"));
/// assert_eq!(named_character_reference("nbs"), None);
/// ```
pub fn named_character_reference(name: &str) -> Option<&'static str> {
    let (length, characters) = name_with_semicolon([name, ";"].concat().as_bytes())?;
    (length == name.len().saturating_add(1)).then_some(characters)
}

/// Returns true if an `&` directly before `text` neither starts a character reference nor is a parse error.
pub(crate) fn begins_no_reference(text: &[u8]) -> bool {
    let Some(length) = text.iter().position(|byte| !byte.is_ascii_alphanumeric()) else {
        return false;
    };
    if length == 0 {
        return text[0] != b'#';
    }
    if text[length] == b';' {
        return false;
    }
    let first_two = |name: &[u8]| LEGACY[usize::from(name[0])] >> name[1] & 1 != 0;
    if length == 1 || !first_two(text) {
        return true;
    }
    let mut matcher = Matcher::new();
    let _ = text[..length].iter().take_while(|byte| matcher.advance(char::from(**byte))).count();
    matcher.longest().is_none()
}

/// The second characters of names without a semicolon, as bits, by the first character.
static LEGACY: [u128; 128] = {
    let mut table = [0; 128];
    let mut index = 0;
    while index < NAMED_CHARACTER_REFERENCES.len() {
        let name = NAMED_CHARACTER_REFERENCES[index].0.as_bytes();
        if name[name.len() - 1] != b';' {
            table[name[0] as usize] |= 1 << name[1];
        }
        index += 1;
    }
    table
};

/// The length of the longest name.
const LONGEST: usize = longest();

const fn longest() -> usize {
    let mut longest = 0;
    let mut index = 0;
    while index < NAMED_CHARACTER_REFERENCES.len() {
        let length = NAMED_CHARACTER_REFERENCES[index].0.len();
        if length > longest {
            longest = length;
        }
        index += 1;
    }
    longest
}

/// The ranges of the names by their first character.
const FIRST_CHARACTERS: [(u16, u16); 128] = first_characters();

const fn first_characters() -> [(u16, u16); 128] {
    let mut ranges = [(0, 0); 128];
    let mut index = 0;
    while index < NAMED_CHARACTER_REFERENCES.len() {
        let first = NAMED_CHARACTER_REFERENCES[index].0.as_bytes()[0] as usize;
        if ranges[first].1 == 0 {
            ranges[first].0 = index as u16;
        }
        ranges[first].1 = index as u16 + 1;
        index += 1;
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::{Matcher, name_with_semicolon};
    use proptest::prelude::*;
    use std::collections::HashMap;
    use std::sync::LazyLock;

    const TABLE: &str = include_str!("../../../../../spec/named-character-references.tsv");

    /// The table by name.
    static BY_NAME: LazyLock<HashMap<&str, String>> = LazyLock::new(|| {
        let rows = TABLE.lines().filter(|line| !line.starts_with("# "));
        rows.filter_map(|line| line.split_once('\t'))
            .map(|(name, code_points)| {
                let characters = code_points.split(' ').filter_map(|code_point| {
                    let number = u32::from_str_radix(code_point.strip_prefix("U+")?, 16).ok()?;
                    char::from_u32(number)
                });
                (name, characters.collect())
            })
            .collect()
    });

    fn naive_longest(text: &str) -> Option<(&str, String)> {
        let mut beginnings = (1..=text.len()).rev().filter_map(|end| text.get(..end));
        beginnings.find_map(|name| Some((name, BY_NAME.get(name)?.clone())))
    }

    fn check(text: &str) {
        let mut matcher = Matcher::new();
        let steps = text.chars().take_while(|character| matcher.advance(*character)).count();
        let naive = naive_longest(text);
        let found = matcher.longest().map(|(name, characters)| (name, characters.to_owned()));
        assert_eq!(found, naive, "{text:?}");
        let whole = naive.is_some_and(|(name, _)| name.len() == steps);
        assert_eq!(matcher.is_at_match(), whole, "{text:?}");
        let with_semicolon = naive_longest(text).filter(|(name, _)| name.ends_with(';'));
        assert_eq!(
            name_with_semicolon(text.as_bytes()).map(|(length, text)| (length, text.to_owned())),
            with_semicolon.map(|(name, characters)| (name.len(), characters)),
            "{text:?}"
        );
    }

    #[test]
    fn every_name_is_found_whole_and_with_something_after_it() {
        for line in TABLE.lines().filter(|line| !line.starts_with("# ")) {
            let name = line.split('\t').next().unwrap_or_default();
            check(name);
            check(&format!("{name};"));
            check(&format!("{name}x"));
            check(&name[..name.len() - 1]);
        }
    }

    proptest! {
        #[test]
        fn finds_the_same_as_the_naive_search(text in "[a-zA-Z0-9;\u{e9}]{0,12}|(not|no|amp|lt|g|GT|Co|Cou|sup|frac)[a-zA-Z0-9;]{0,6}") {
            check(&text);
        }
    }
}
