//! White space in lines.
//! <https://drafts.csswg.org/css-text-3/#white-space-processing>

use std::borrow::Cow;

use super::style::{TextStyle, TextTransform, WhiteSpace};

/// The character that represents a box in a line.
pub(crate) const OBJECT: char = '\u{FFFC}';

const ZERO_WIDTH_SPACE: char = '\u{200B}';

/// The place in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// It is still empty: collapsible white space is not shown here.
    Start,
    /// After this character.
    After(char),
    /// After collapsible white space, which is one space if something follows in the line.
    Space {
        /// The character before it.
        before: char,
        /// It has a segment break.
        has_break: bool,
        /// The index of its piece.
        piece: usize,
    },
}

impl Line {
    /// Returns true if white space is not shown before a character: segment breaks next to a zero width
    /// space. User agents may remove others; this code does not.
    /// <https://drafts.csswg.org/css-text-3/#line-break-transform>
    pub(crate) const fn is_removed(before: char, has_break: bool, after: char) -> bool {
        has_break && (before == ZERO_WIDTH_SPACE || after == ZERO_WIDTH_SPACE)
    }
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run<'a> {
    /// Collapsible white space.
    Space { has_break: bool },
    /// A segment break that is preserved.
    Break,
    /// Anything else.
    Word(&'a str),
}

const fn is_collapsible(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\r')
}

const fn is_space(byte: u8) -> bool {
    is_collapsible(byte as char)
}

/// The number of bytes that are examined together.
const AT_ONCE: usize = 32;

/// The place of the first white space that is not a single space between two words, or else the end.
#[expect(clippy::needless_bitwise_bool, reason = "without branches, many bytes are one step")]
fn end_of_phrase(bytes: &[u8]) -> usize {
    let ends = |byte: u8, next: u8| {
        let other = (byte == b'\t') | (byte == b'\n') | (byte == b'\r');
        let next_is_one = (next == b' ') | (next == b'\t') | (next == b'\n') | (next == b'\r');
        other | ((byte == b' ') & next_is_one)
    };
    let mut start = 0_usize;
    while let Some((chunk, next)) = bytes.get(start..).and_then(|rest| {
        let chunk = rest.first_chunk::<AT_ONCE>()?;
        Some((chunk, rest.get(1..)?.first_chunk::<AT_ONCE>()?))
    }) {
        if chunk.iter().zip(next).fold(false, |any, (byte, next)| any | ends(*byte, *next)) {
            break;
        }
        start = start.saturating_add(AT_ONCE);
    }
    let rest = bytes.get(start..).unwrap_or_default();
    // A space at the end is not between two words.
    let after = rest.iter().skip(1).chain(b" ");
    let place = rest.iter().zip(after).position(|(byte, next)| ends(*byte, *next));
    place.map_or(bytes.len(), |place| start.saturating_add(place))
}

/// The parts of a text, in order.
pub(crate) fn runs(text: &str, style: TextStyle) -> Runs<'_> {
    Runs { rest: text, breaks: 0, white_space: style.white_space, phrases: false }
}

/// The same, but words with one space between them are one part if white space collapses: nothing in it
/// would change.
pub(crate) fn phrases(text: &str, style: TextStyle) -> Runs<'_> {
    Runs { phrases: true, ..runs(text, style) }
}

/// See [`runs`] and [`phrases`].
#[derive(Clone, Debug)]
pub(crate) struct Runs<'a> {
    rest: &'a str,
    /// Preserved segment breaks that come next.
    breaks: usize,
    white_space: WhiteSpace,
    phrases: bool,
}

impl<'a> Runs<'a> {
    /// Takes the words up to white space that is not a single space between two words; `None` if there are
    /// no such words.
    fn phrase(&mut self) -> Option<&'a str> {
        let bytes = self.rest.as_bytes();
        if bytes.first().is_none_or(|first| is_space(*first)) {
            return None;
        }
        // White space is ASCII, so that this is between two characters.
        let (phrase, rest) = self.rest.split_at_checked(end_of_phrase(bytes))?;
        self.rest = rest;
        Some(phrase)
    }

    /// Takes the longest prefix of characters that all match, or all do not.
    fn take(&mut self, is_such: impl Fn(char) -> bool) -> Option<(&'a str, bool)> {
        let first = is_such(self.rest.chars().next()?);
        let end = self.rest.find(|character| is_such(character) != first);
        let (run, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        Some((run, first))
    }
}

impl<'a> Iterator for Runs<'a> {
    type Item = Run<'a>;

    fn next(&mut self) -> Option<Run<'a>> {
        if let Some(breaks) = self.breaks.checked_sub(1) {
            self.breaks = breaks;
            return Some(Run::Break);
        }
        match self.white_space {
            WhiteSpace::Collapse => {
                if self.phrases
                    && let Some(phrase) = self.phrase()
                {
                    return Some(Run::Word(phrase));
                }
                let (run, is_space) = self.take(is_collapsible)?;
                Some(if is_space {
                    Run::Space { has_break: run.contains('\n') }
                } else {
                    Run::Word(run)
                })
            }
            WhiteSpace::PreserveBreaks => {
                let (run, is_space) = self.take(is_collapsible)?;
                if !is_space {
                    return Some(Run::Word(run));
                }
                let breaks = run.bytes().filter(|byte| *byte == b'\n').count();
                match breaks.checked_sub(1) {
                    None => Some(Run::Space { has_break: false }),
                    Some(breaks) => {
                        self.breaks = breaks;
                        Some(Run::Break)
                    }
                }
            }
            WhiteSpace::Preserve => {
                if let Some(rest) = self.rest.strip_prefix('\n') {
                    self.rest = rest;
                    return Some(Run::Break);
                }
                self.take(|character| character == '\n').map(|(run, _)| Run::Word(run))
            }
            WhiteSpace::PreserveSpaces => {
                if let Some(rest) = self.rest.strip_prefix(['\n', '\t']) {
                    self.rest = rest;
                    return Some(Run::Word(" "));
                }
                self.take(|character| matches!(character, '\n' | '\t'))
                    .map(|(run, _)| Run::Word(run))
            }
        }
    }
}

/// A word after `text-transform`, which depends on the character before it.
/// <https://drafts.csswg.org/css-text-3/#text-transform-property>
pub(crate) fn transformed(word: &str, style: TextStyle, before: Option<char>) -> Cow<'_, str> {
    match style.transform {
        TextTransform::None => Cow::Borrowed(word),
        TextTransform::Uppercase => Cow::Owned(word.to_uppercase()),
        TextTransform::Lowercase => Cow::Owned(word.to_lowercase()),
        TextTransform::Capitalize => {
            let continues =
                |character: char| character.is_alphanumeric() || matches!(character, '\'' | '’');
            let mut is_inside = before.is_some_and(continues);
            let mut capitalized = String::with_capacity(word.len());
            for character in word.chars() {
                if is_inside {
                    capitalized.push(character);
                } else {
                    capitalized.extend(character.to_uppercase());
                }
                is_inside = continues(character);
            }
            Cow::Owned(capitalized)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All parts, with each word separate.
    fn words<'a>(parts: impl Iterator<Item = Run<'a>>) -> Vec<Run<'a>> {
        let mut words = Vec::new();
        for part in parts {
            let Run::Word(phrase) = part else {
                words.push(part);
                continue;
            };
            for (number, word) in phrase.split(' ').enumerate() {
                if number > 0 {
                    words.push(Run::Space { has_break: false });
                }
                words.push(Run::Word(word));
            }
        }
        words
    }

    #[test]
    fn phrases_are_words_with_one_space_between_them() {
        let letters = ["a", " ", "\n", "é", "\u{200B}"];
        for number in 0..letters.len().pow(6) {
            let mut tail = String::new();
            let mut rest = number;
            for _ in 0..6 {
                tail.push_str(letters[rest % letters.len()]);
                rest /= letters.len();
            }
            // Before and after the block that is examined at once.
            for before in ["", "ab cd ", "words of more than thirty-two bytes, wi"] {
                for after in ["", " of many more bytes than thirty-two, for this too"] {
                    let text = format!("{before}{tail}{after}");
                    let expected: Vec<_> = runs(&text, TextStyle::INITIAL).collect();
                    assert_eq!(words(phrases(&text, TextStyle::INITIAL)), expected, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn a_phrase_is_one_part() {
        let parts = |text| phrases(text, TextStyle::INITIAL).collect::<Vec<_>>();
        assert_eq!(parts("a b c"), [Run::Word("a b c")]);
        let space = |has_break| Run::Space { has_break };
        assert_eq!(parts("a b  c"), [Run::Word("a b"), space(false), Run::Word("c")]);
        assert_eq!(
            parts(" a\nb "),
            [space(false), Run::Word("a"), space(true), Run::Word("b"), space(false)]
        );
    }
}
