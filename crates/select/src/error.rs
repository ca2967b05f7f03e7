//! Errors in selectors, and their places.

use std::fmt;

use cssparser::{BasicParseErrorKind, ParseError, ParseErrorKind};
use selectors::parser::SelectorParseErrorKind;

use crate::grammar::{FUNCTIONS, NOTHING, SIMPLE};
use crate::nearest::nearest;

/// The error for a selector that cannot be parsed, with its place.
///
/// It is displayed with the selector and a caret:
///
/// ```
/// let error = treewright_select::Selector::parse("li:fist-child").unwrap_err();
/// assert_eq!((error.line(), error.column(), error.offset()), (1, 4, 3));
/// assert_eq!(
///     error.to_string(),
///     "unknown pseudo-class `:fist-child`; did you mean `:first-child`?\n\
///      \x20 |\n\
///      1 | li:fist-child\n\
///      \x20 |    ^",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectorError {
    pub(crate) kind: SelectorErrorKind,
    pub(crate) selector: Box<str>,
    pub(crate) offset: usize,
}

/// The kind of error in a selector.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SelectorErrorKind {
    /// A selector is missing where one is required.
    Missing,
    /// A combinator without a selector after it.
    DanglingCombinator,
    /// The selector ends too early.
    UnexpectedEnd,
    /// Something that is not allowed at this place.
    Unexpected,
    /// A combinator inside a function that takes a compound selector.
    NotCompound,
    /// An attribute selector that is not `[name]` or `[name=value]`, with one of the other operators and
    /// a flag `i` or `s` where it applies.
    Attribute,
    /// A namespace prefix that was not declared.
    UndeclaredPrefix,
    /// An unknown pseudo-class, with the most similar known one.
    UnknownPseudoClass {
        /// Its name, without the colon.
        name: Box<str>,
        /// A known name that is nearly the same.
        nearest: Option<&'static str>,
    },
    /// A pseudo-class that needs arguments has none.
    NeedsArgument(Box<str>),
    /// A pseudo-class that takes no arguments has some.
    TakesNoArgument(Box<str>),
    /// A pseudo-class for constraint validation of forms, which this library does not perform.
    ConstraintValidation(Box<str>),
    /// A pseudo-element that is not `::slotted()`, in each selector of the list. Pseudo-elements are not nodes of the
    /// tree.
    PseudoElement(Box<str>),
    /// A valid selector at a place where it is not allowed, such as `:has()` inside `:has()`.
    NotHere,
    /// The extension for text is switched off.
    TextMatchIsOff,
    /// The selector is nested too deeply, or has too many combinators in a row.
    TooDeep,
    /// The selector is longer than [`SelectorError::MAX_LENGTH`].
    TooLong,
}

/// An error of the parser, before its place is known.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Problem {
    Parser(SelectorParseErrorKind),
    UnknownPseudoClass(String),
    NeedsArgument(String),
    TakesNoArgument(String),
    Validation(String),
    PseudoElement(String),
    TextMatchIsOff,
}

impl From<SelectorParseErrorKind> for Problem {
    fn from(kind: SelectorParseErrorKind) -> Self {
        Self::Parser(kind)
    }
}

impl SelectorErrorKind {
    pub(crate) fn new(error: ParseError<Problem>) -> Self {
        use SelectorParseErrorKind as Parse;
        match error.kind {
            ParseErrorKind::Basic(BasicParseErrorKind::EndOfInput) => Self::UnexpectedEnd,
            ParseErrorKind::Basic(BasicParseErrorKind::TooManyNestedBlocks) => Self::TooDeep,
            ParseErrorKind::Basic(_) => Self::Unexpected,
            ParseErrorKind::Custom(Problem::Parser(parse)) => match parse {
                Parse::EmptySelector => Self::Missing,
                Parse::DanglingCombinator => Self::DanglingCombinator,
                Parse::NonCompoundSelector => Self::NotCompound,
                Parse::NoQualifiedNameInAttributeSelector
                | Parse::UnexpectedTokenInAttributeSelector
                | Parse::ExpectedBarInAttr
                | Parse::BadValueInAttr
                | Parse::InvalidQualNameInAttr => Self::Attribute,
                Parse::ExpectedNamespace => Self::UndeclaredPrefix,
                Parse::InvalidState
                | Parse::NonPseudoElementAfterSlotted
                | Parse::InvalidPseudoElementAfterSlotted
                | Parse::InvalidPseudoElementInsideWhere => Self::NotHere,
                _ => Self::Unexpected,
            },
            ParseErrorKind::Custom(Problem::UnknownPseudoClass(name)) => {
                let known = [SIMPLE, FUNCTIONS, NOTHING].into_iter().flatten().copied();
                let nearest = nearest(&name.to_ascii_lowercase(), known);
                Self::UnknownPseudoClass { name: name.into(), nearest }
            }
            ParseErrorKind::Custom(Problem::NeedsArgument(name)) => {
                Self::NeedsArgument(name.into())
            }
            ParseErrorKind::Custom(Problem::TakesNoArgument(name)) => {
                Self::TakesNoArgument(name.into())
            }
            ParseErrorKind::Custom(Problem::Validation(name)) => {
                Self::ConstraintValidation(name.into())
            }
            ParseErrorKind::Custom(Problem::PseudoElement(name)) => {
                Self::PseudoElement(name.into())
            }
            ParseErrorKind::Custom(Problem::TextMatchIsOff) => Self::TextMatchIsOff,
        }
    }
}

impl SelectorError {
    /// The longest selector, in bytes.
    pub const MAX_LENGTH: usize = 1 << 16;

    /// The kind of error.
    pub const fn kind(&self) -> &SelectorErrorKind {
        &self.kind
    }

    /// The selector.
    pub const fn selector(&self) -> &str {
        &self.selector
    }

    /// The place in the selector, in bytes from its start: the first token that no selector can have
    /// there, or the end.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The line of the place, counted from 1.
    #[expect(clippy::arithmetic_side_effects, reason = "there are fewer line breaks than bytes")]
    pub fn line(&self) -> usize {
        self.before().matches('\n').count() + 1
    }

    /// The column of the place, in characters, counted from 1.
    #[expect(clippy::arithmetic_side_effects, reason = "there are fewer characters than bytes")]
    pub fn column(&self) -> usize {
        let before = self.before();
        let line = before.rsplit('\n').next().unwrap_or(before);
        line.chars().count() + 1
    }

    fn before(&self) -> &str {
        self.selector.get(..self.offset).unwrap_or(&self.selector)
    }
}

impl std::error::Error for SelectorError {}

impl fmt::Display for SelectorErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("a selector is missing"),
            Self::DanglingCombinator => f.write_str("a selector is missing after the combinator"),
            Self::UnexpectedEnd => f.write_str("the selector ends too early"),
            Self::Unexpected => f.write_str("this cannot be here"),
            Self::NotCompound => f.write_str("there can be no combinator here"),
            Self::Attribute => f.write_str(
                "an attribute selector is `[name]` or `[name=value]`, and strings have quotes",
            ),
            Self::UndeclaredPrefix => f.write_str("the namespace prefix is not declared"),
            Self::UnknownPseudoClass { name, nearest } => {
                write!(f, "unknown pseudo-class `:{}`", Shown(name))?;
                match nearest {
                    Some(nearest) => write!(f, "; did you mean `:{nearest}`?"),
                    None => Ok(()),
                }
            }
            Self::NeedsArgument(name) => write!(f, "`:{name}` needs an argument: `:{name}(..)`"),
            Self::TakesNoArgument(name) => write!(f, "`:{name}` takes no argument"),
            Self::ConstraintValidation(name) => {
                write!(
                    f,
                    "`:{name}` needs the constraint validation of forms, which is not done here"
                )
            }
            Self::PseudoElement(name) => write!(
                f,
                "`::{}` is a pseudo-element; selectors find nodes of the tree, and only `::slotted()` \
                 names one",
                Shown(name),
            ),
            Self::NotHere => f.write_str("this selector cannot be at this place"),
            Self::TextMatchIsOff => f.write_str("the extension for text is switched off"),
            Self::TooDeep => f.write_str("the selector is nested too deeply"),
            Self::TooLong => {
                write!(f, "the selector has more than {} bytes", SelectorError::MAX_LENGTH)
            }
        }
    }
}

/// Text without control characters, which could move the caret or change a terminal.
struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            fmt::Write::write_char(f, shown(character))?;
        }
        Ok(())
    }
}

fn shown(character: char) -> char {
    match character {
        '\t' => ' ',
        // The characters that control the direction of text are not controls by their category.
        '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => '\u{FFFD}',
        character if character.is_control() => '\u{FFFD}',
        character => character,
    }
}

/// The maximum number of characters of a line that are shown before the caret, and after it.
const SHOWN: usize = 60;

impl fmt::Display for SelectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, column) = (self.line(), self.column().saturating_sub(1));
        let line = self.selector.split('\n').nth(number.saturating_sub(1)).unwrap_or_default();
        let skipped = column.saturating_sub(SHOWN);
        let mut characters = line.chars().skip(skipped).map(shown);
        let mut text: String = characters.by_ref().take(SHOWN.saturating_mul(2)).collect();
        let mut caret = column.saturating_sub(skipped);
        if skipped > 0 {
            text.insert(0, '…');
            caret = caret.saturating_add(1);
        }
        if characters.next().is_some() {
            text.push('…');
        }
        let number = number.to_string();
        let margin = " ".repeat(number.len());
        write!(f, "{}\n{margin} |\n{number} | {text}\n", self.kind)?;
        write!(f, "{margin} | {:caret$}^", "")
    }
}
