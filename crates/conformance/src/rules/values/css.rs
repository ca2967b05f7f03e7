//! The parts of CSS that values of attributes have.
//!
//! <https://drafts.csswg.org/css-values/>

use std::borrow::Cow;

use cssparser::{BasicParseErrorKind, ParseError, ParseErrorKind};

/// The result of a parser.
pub(in crate::rules) type Parsed<T> = Result<T, ParseError<Mistake>>;

/// A mistake that the grammar of the tokens does not tell, in words.
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

/// <https://drafts.csswg.org/css-values/#math-function>
pub(in crate::rules) fn is_math_function(name: &str) -> bool {
    const NAMES: [&str; 22] = [
        "abs", "acos", "asin", "atan", "atan2", "calc", "clamp", "cos", "exp", "hypot", "log",
        "max", "min", "mod", "pow", "progress", "rem", "round", "sign", "sin", "sqrt", "tan",
    ];
    NAMES.iter().any(|other| other.eq_ignore_ascii_case(name))
}

/// <https://drafts.csswg.org/css-values/#lengths>, and those of containers.
pub(in crate::rules) fn is_length_unit(unit: &str) -> bool {
    let unit = unit.to_ascii_lowercase();
    let of_viewport = |unit: &str| matches!(unit, "vw" | "vh" | "vi" | "vb" | "vmin" | "vmax");
    let of_font = |unit: &str| matches!(unit, "em" | "ex" | "cap" | "ch" | "ic" | "lh");
    of_font(&unit)
        || unit.strip_prefix('r').is_some_and(of_font)
        || of_viewport(&unit)
        || unit.strip_prefix(['s', 'l', 'd']).is_some_and(of_viewport)
        || matches!(unit.as_str(), "cm" | "mm" | "q" | "in" | "pc" | "pt" | "px")
        || matches!(unit.as_str(), "cqw" | "cqh" | "cqi" | "cqb" | "cqmin" | "cqmax")
}
