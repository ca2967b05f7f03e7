//! White space in lines.
//! <https://drafts.csswg.org/css-text-3/#white-space-processing>

use std::borrow::Cow;

use super::style::{TextStyle, TextTransform, WhiteSpace};

/// The character that stands for a box in a line.
pub(crate) const OBJECT: char = '\u{FFFC}';

const ZERO_WIDTH_SPACE: char = '\u{200B}';

/// The place in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Nothing is in it yet: collapsible white space is not shown here.
    Start,
    /// After this character.
    After(char),
    /// After collapsible white space, which is one space if something follows in the line.
    Space {
        /// The character before it.
        before: char,
        /// It has a segment break.
        has_break: bool,
        /// The number of the piece that it is.
        piece: usize,
    },
}

impl Line {
    /// Returns true if white space is not shown before a character: segment breaks beside a zero width
    /// space. Which other ones are removed is up to user agents; here none is.
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

/// The parts of a text, in order.
pub(crate) fn runs(text: &str, style: TextStyle) -> Runs<'_> {
    Runs { rest: text, breaks: 0, white_space: style.white_space }
}

/// See [`runs`].
#[derive(Clone, Debug)]
pub(crate) struct Runs<'a> {
    rest: &'a str,
    /// Preserved segment breaks that come next.
    breaks: usize,
    white_space: WhiteSpace,
}

impl<'a> Runs<'a> {
    /// Takes the longest beginning whose characters are all such, or all not such.
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

/// A word after `text-transform`, which looks at the character before it.
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
