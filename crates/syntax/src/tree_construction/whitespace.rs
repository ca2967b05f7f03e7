//! Runs of characters at the border between whitespace and other text.
//!
//! The standard has a token for each character, and many modes have one arm for whitespace and another for
//! the rest. Here a run has both: an arm takes its part off the token, and the token is reprocessed with
//! the rest.

use treewright_markup::{ErrorCode, TreeSink};

use super::{Outcome, Rules};
use crate::tokenizer::{Characters, Token};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// "Insert the character", for the whitespace that the text of the token starts with.
    pub(super) fn insert_the_leading_space<'a>(
        &mut self,
        text: Characters<'a>,
        token: &mut Token<'a>,
    ) -> Outcome<T::Handle> {
        let (space, rest) = text.split_leading_space();
        self.insert_characters(&space);
        go_on_with(rest, token)
    }

    /// "Process the token using the rules for the "in body" insertion mode", for the whitespace that
    /// the text of the token starts with.
    pub(super) fn leading_space_in_body<'a>(
        &mut self,
        text: Characters<'a>,
        token: &mut Token<'a>,
    ) -> Outcome<T::Handle> {
        let (space, rest) = text.split_leading_space();
        self.characters_in_body(&space);
        go_on_with(rest, token)
    }

    /// Parse error. Ignore the token: of text, only the part before the next whitespace.
    pub(super) fn ignore_up_to_whitespace(
        &mut self,
        code: ErrorCode,
        token: &mut Token<'_>,
    ) -> Outcome<T::Handle> {
        match token {
            Token::Characters(text) => {
                let (ignored, rest) = text.split_leading_non_space();
                self.text_error(code, ignored.span_of_the_first());
                go_on_with(rest, token)
            }
            Token::NullCharacter(span) => {
                self.text_error(code, *span);
                Outcome::Done
            }
            _ => self.ignore(code, token.span()),
        }
    }
}

/// "Ignore the token", for the whitespace that the text of the token starts with.
pub(super) fn ignore_the_leading_space<'a, H>(
    text: Characters<'a>,
    token: &mut Token<'a>,
) -> Outcome<H> {
    go_on_with(text.split_leading_space().1, token)
}

/// Continues with the rest of a run of characters, the first part of which is completed.
fn go_on_with<'a, H>(rest: Characters<'a>, token: &mut Token<'a>) -> Outcome<H> {
    if rest.is_empty() {
        return Outcome::Done;
    }
    *token = Token::Characters(rest);
    Outcome::Reprocess
}
