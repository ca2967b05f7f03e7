//! Parse errors: one code for each place in the standard that says "parse error".

#[rustfmt::skip]
mod generated;

pub use generated::ErrorCode;

use crate::{SourceId, Span};

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
        f.write_str(self.code())
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
        Self::ALL.iter().copied().find(|error| error.code() == code).ok_or(UnknownErrorCode)
    }
}

/// Collects parse errors for whoever asked; nobody pays for errors that nobody reads.
#[derive(Clone, Debug, Default)]
pub struct Reporter {
    enabled: bool,
    errors: Vec<ParseError>,
}

impl Reporter {
    /// A reporter that collects, or one that drops everything.
    pub const fn new(enabled: bool) -> Self {
        Self { enabled, errors: Vec::new() }
    }

    /// Whether errors are collected.
    pub const fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Notes an error.
    #[cold]
    pub fn report(&mut self, code: ErrorCode, span: Span) {
        if self.enabled {
            self.errors.push(ParseError { code, span });
        }
    }

    /// Forgets the errors from this offset of the main source on: what stands there is cut off.
    pub(crate) fn forget_from(&mut self, offset: u32) {
        let main = SourceId::MAIN;
        self.errors.retain(|error| error.span.source != main || error.span.start < offset);
    }

    /// The errors so far, in the order in which they were met.
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }

    /// Takes the errors out.
    pub fn take(&mut self) -> Vec<ParseError> {
        std::mem::take(&mut self.errors)
    }
}
