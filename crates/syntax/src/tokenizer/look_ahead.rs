//! Look-ahead for words.
//!
//! Two states check if "the next few characters" are one of a few words: `--`, `DOCTYPE` or `[CDATA[` after
//! `<!`, and `PUBLIC` or `SYSTEM` after the name of a doctype. The standard sees the whole input at once.
//! Here the input may end after any character and continue later, so the check runs one character at a
//! time: a [`LookAhead`] keeps the characters that have matched so far, and the state stays current while
//! the answer is [`Ahead::Undecided`].
//!
//! No two words of a state start with the same character. So a word is found as soon as it is complete, and
//! the first character that does not continue it rules out all words.
//!
//! In that case the standard has consumed nothing, but here only the last character can be reconsumed. The
//! state takes over those before it, which are [`LookAhead::matched`]: they become data of the bogus
//! comment, or are dropped as the bogus DOCTYPE state would drop them. Neither state has a separate arm for
//! a character of these words.

use crate::Span;

/// A word to search for, in ASCII and at most [`LONGEST`] bytes long.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    Exactly(&'static str),
    IgnoringAsciiCase(&'static str),
}

/// The length of the longest word.
const LONGEST: usize = "DOCTYPE".len();

impl Word {
    const fn text(self) -> &'static str {
        match self {
            Self::Exactly(text) | Self::IgnoringAsciiCase(text) => text,
        }
    }

    fn starts_with(self, start: &[u8]) -> bool {
        let own = self.text().as_bytes().get(..start.len());
        own.is_some_and(|own| match self {
            Self::Exactly(_) => own == start,
            Self::IgnoringAsciiCase(_) => own.eq_ignore_ascii_case(start),
        })
    }
}

/// The answer after a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    /// The characters so far are the start of a word: the next one decides.
    Undecided,
    /// The characters so far are this word.
    Word(&'static str),
    /// The last character belongs to no word; [`LookAhead::matched`] has those before it.
    Other,
}

/// The characters that have matched so far.
#[derive(Clone, Debug, Default)]
pub(super) struct LookAhead {
    bytes: [u8; LONGEST],
    length: usize,
    is_under_way: bool,
    /// The place of the first character.
    start: Span,
}

impl LookAhead {
    /// Returns true after the first character until the answer is known.
    pub(super) fn is_under_way(&self) -> bool {
        self.is_under_way
    }

    /// Processes the next character, which is at `span`; `None` is the end of the file.
    pub(super) fn advance(&mut self, words: &[Word], character: Option<char>, span: Span) -> Ahead {
        if !self.is_under_way {
            *self = Self { start: span, is_under_way: true, ..Self::default() };
        }
        let with_next = self.length.saturating_add(1);
        let word = character.and_then(|character| {
            *self.bytes.get_mut(self.length)? = u8::try_from(character).ok()?;
            let start = self.bytes.get(..with_next)?;
            words.iter().find(|word| word.starts_with(start))
        });
        let Some(word) = word else {
            self.is_under_way = false;
            return Ahead::Other;
        };
        self.length = with_next;
        if self.length < word.text().len() {
            return Ahead::Undecided;
        }
        self.is_under_way = false;
        Ahead::Word(word.text())
    }

    /// The characters that have matched, as written in the input.
    pub(super) fn matched(&self) -> &str {
        // They are ASCII, as the words are.
        self.bytes
            .get(..self.length)
            .and_then(|bytes| str::from_utf8(bytes).ok())
            .unwrap_or_default()
    }

    /// The place of the first character that was looked at.
    pub(super) fn start(&self) -> Span {
        self.start
    }
}

#[cfg(test)]
mod tests {
    use super::{Ahead, LookAhead, Word};
    use crate::Span;

    const WORDS: [Word; 3] =
        [Word::Exactly("--"), Word::IgnoringAsciiCase("DOCTYPE"), Word::Exactly("[CDATA[")];

    /// Feeds the text, which starts after some other text, and then the end of the file, until the answer
    /// is known; returns it with the matched characters and the number of processed ones.
    fn look(ahead: &mut LookAhead, text: &str) -> (Ahead, String, usize) {
        let characters = text.chars().map(Some).chain([None]);
        for (index, character) in (0..).zip(characters) {
            let answer = ahead.advance(&WORDS, character, Span::in_main(index + 3, index + 4));
            assert_eq!(ahead.is_under_way(), answer == Ahead::Undecided, "{text:?}");
            assert_eq!(ahead.start(), Span::in_main(3, 4), "{text:?}");
            if answer != Ahead::Undecided {
                return (answer, ahead.matched().to_owned(), index as usize + 1);
            }
        }
        panic!("no answer for {text:?}");
    }

    #[test]
    fn words() {
        // One after the other in the same memory.
        let mut ahead = LookAhead::default();
        for (text, answer, matched, looked_at) in [
            ("--", Ahead::Word("--"), "--", 2),
            ("---", Ahead::Word("--"), "--", 2),
            ("-", Ahead::Other, "-", 2),
            ("-d", Ahead::Other, "-", 2),
            ("doctype", Ahead::Word("DOCTYPE"), "doctype", 7),
            ("DocType html", Ahead::Word("DOCTYPE"), "DocType", 7),
            ("DOCTYP", Ahead::Other, "DOCTYP", 7),
            ("DOCTYPo", Ahead::Other, "DOCTYP", 7),
            ("DO\u{131}", Ahead::Other, "DO", 3),
            ("do\0", Ahead::Other, "do", 3),
            ("[CDATA[x", Ahead::Word("[CDATA["), "[CDATA[", 7),
            ("[cdata[", Ahead::Other, "[", 2),
            ("[CDATA]", Ahead::Other, "[CDATA", 7),
            ("x--", Ahead::Other, "", 1),
            ("\u{FF}", Ahead::Other, "", 1),
            ("", Ahead::Other, "", 1),
        ] {
            assert_eq!(look(&mut ahead, text), (answer, matched.to_owned(), looked_at), "{text:?}");
        }
    }
}
