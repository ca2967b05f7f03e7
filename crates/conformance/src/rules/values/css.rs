//! The parts of CSS that values of attributes have.
//!
//! <https://drafts.csswg.org/css-values/>

use std::borrow::Cow;

use cssparser::{BasicParseErrorKind, ParseError, ParseErrorKind};

/// The result of a parser.
pub(in crate::rules) type Parsed<T> = Result<T, ParseError<Mistake>>;

/// A mistake that the grammar of the tokens does not report, in words.
#[derive(Debug)]
pub(in crate::rules) struct Mistake(Cow<'static, str>);

/// An error with these words.
pub(in crate::rules) fn mistake(words: impl Into<Cow<'static, str>>) -> ParseError<Mistake> {
    ParseError::custom(Mistake(words.into()))
}

/// The words for an error.
pub(in crate::rules) fn in_words(error: ParseError<Mistake>) -> String {
    match error.kind {
        ParseErrorKind::Custom(Mistake(words)) => words.into_owned(),
        ParseErrorKind::Basic(BasicParseErrorKind::EndOfInput) => {
            "something is missing at the end".to_owned()
        }
        ParseErrorKind::Basic(_) => "it does not follow the grammar".to_owned(),
    }
}
