//! Parse errors: one code for each place in the standard that says "parse error".

#[rustfmt::skip]
mod generated;

pub use generated::ErrorCode;

use crate::Span;

/// A parse error that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseError {
    /// Which one.
    pub code: ErrorCode,
    /// Where: for the tokenizer and the input stream the current input character (empty at the
    /// end of the input), for tree construction the token.
    pub span: Span,
}

impl ParseError {
    /// An error from its parts.
    pub const fn new(code: ErrorCode, span: Span) -> Self {
        Self { code, span }
    }
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at byte {}", self.code, self.span.start)
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

/// An error code that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownErrorCode;

impl std::fmt::Display for UnknownErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no parse error has this code")
    }
}

impl std::error::Error for UnknownErrorCode {}

impl std::str::FromStr for ErrorCode {
    type Err = UnknownErrorCode;

    fn from_str(code: &str) -> Result<Self, UnknownErrorCode> {
        Self::ALL.iter().copied().find(|error| error.as_str() == code).ok_or(UnknownErrorCode)
    }
}
