//! Parse errors: one code for each place in the standard that says "parse error".

#[rustfmt::skip]
mod generated;

pub use generated::ErrorCode;

use crate::Span;

/// A parse error that occurred.
///
/// ```
/// use treewright_markup::{ErrorCode, ParseError, RelatedElement, Span};
///
/// let error = ParseError::new(ErrorCode::OpenElementsAtEndOfFile, Span::in_main(9, 9))
///     .with_related(RelatedElement::new("div", Span::in_main(0, 5)));
/// assert_eq!(error.to_string(), "open-elements-at-end-of-file at byte 9 (`div` at byte 0)");
/// assert_eq!(error.related().map(RelatedElement::name), Some("div"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseError {
    /// The kind of error.
    pub code: ErrorCode,
    /// The place of the error: for the tokenizer and the input stream the current input character
    /// (empty at the end of the input), for tree construction the token.
    pub span: Span,
    /// Boxed, because few errors have it, so that an error without it stays small.
    related: Option<Box<RelatedElement>>,
}

impl ParseError {
    /// Creates an error without a related element.
    pub const fn new(code: ErrorCode, span: Span) -> Self {
        Self { code, span, related: None }
    }

    /// Returns this error, with its related element.
    #[must_use]
    pub fn with_related(self, element: RelatedElement) -> Self {
        Self { related: Some(Box::new(element)), ..self }
    }

    /// The element that the error is about, if its code names one and the parser knows it: for
    /// [`ErrorCode::OpenElementsAtEndOfFile`], the element that is still open.
    pub fn related(&self) -> Option<&RelatedElement> {
        self.related.as_deref()
    }
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at byte {}", self.code, self.span.start)?;
        self.related().map_or(Ok(()), |element| write!(f, " ({element})"))
    }
}

/// An element that a [`ParseError`] is about: its name and the place of its start tag.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RelatedElement {
    name: Box<str>,
    span: Span,
}

impl RelatedElement {
    /// Creates an element from its local name and the place of its start tag.
    pub fn new(name: impl Into<Box<str>>, span: Span) -> Self {
        Self { name: name.into(), span }
    }

    /// The local name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The place of the start tag; if the parser implied the element, the place of the token that caused
    /// it.
    pub const fn span(&self) -> Span {
        self.span
    }
}

impl std::fmt::Display for RelatedElement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` at byte {}", self.name, self.span.start)
    }
}

impl std::error::Error for ParseError {}

/// The stage of the parser that raises an error, in the order of the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Stage {
    /// Preprocessing the input stream.
    InputStream,
    /// Tokenization.
    Tokenization,
    /// Tree construction.
    TreeConstruction,
}

impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The error of [`ErrorCode`]'s `FromStr`: no parse error has this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownErrorCode;

impl std::fmt::Display for UnknownErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("unknown parse error code")
    }
}

impl std::error::Error for UnknownErrorCode {}

impl std::str::FromStr for ErrorCode {
    type Err = UnknownErrorCode;

    fn from_str(code: &str) -> Result<Self, UnknownErrorCode> {
        Self::ALL.iter().copied().find(|error| error.as_str() == code).ok_or(UnknownErrorCode)
    }
}
