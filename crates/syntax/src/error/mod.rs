//! Parse errors: one code for each place in the standard that says "parse error".

#[rustfmt::skip]
mod generated;

pub use generated::ErrorCode;

use crate::input::Mark;
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
    /// There is something to note when the token that is read is done with.
    has_errors_of_this_token: bool,
    errors: Vec<ParseError>,
    /// How many of them were met before the token that is read.
    before_this_token: usize,
    /// Where that token begins, when the token before it looked ahead and met errors there.
    start_of_this_token: Option<Mark>,
}

impl Reporter {
    /// A reporter that collects, or one that drops everything.
    pub const fn new(enabled: bool) -> Self {
        Self {
            enabled,
            has_errors_of_this_token: false,
            errors: Vec::new(),
            before_this_token: 0,
            start_of_this_token: None,
        }
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
            self.has_errors_of_this_token = true;
        }
    }

    /// Forgets the errors from this offset of the main source on: what stands there is cut off.
    pub(crate) fn forget_from(&mut self, offset: u32) {
        let main = SourceId::MAIN;
        self.errors.retain(|error| error.span.source != main || error.span.start < offset);
    }

    /// Whether there is something to note when a token is done with.
    #[inline]
    pub(crate) fn has_errors_of_this_token(&self) -> bool {
        self.has_errors_of_this_token
    }

    /// A token is done with, and the next one begins there.
    #[cold]
    pub(crate) fn a_token_is_done(&mut self, next: Mark) {
        let new = self.errors.get(self.before_this_token..).unwrap_or_default();
        let looked_ahead = new.iter().any(|error| is_of_a_token_from(error, next));
        self.start_of_this_token = looked_ahead.then_some(next);
        self.has_errors_of_this_token = looked_ahead;
        self.before_this_token = self.errors.len();
    }

    /// Forgets the errors of the token that is read, wherever its parts stand: it is cut off.
    pub(crate) fn forget_those_of_this_token(&mut self) {
        self.errors.truncate(self.before_this_token);
        if let Some(start) = self.start_of_this_token.take() {
            self.errors.retain(|error| !is_of_a_token_from(error, start));
        }
        self.before_this_token = self.errors.len();
    }

    /// The errors so far, in the order in which they were met.
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }

    /// Takes the errors out.
    pub fn take(&mut self) -> Vec<ParseError> {
        self.before_this_token = 0;
        std::mem::take(&mut self.errors)
    }
}

/// Whether an error is about the first character of a token that begins there. (Tree construction
/// has errors about whole tokens, which it was given.)
fn is_of_a_token_from(error: &ParseError, start: Mark) -> bool {
    error.code.stage() != Stage::TreeConstruction && Mark::start_of(error.span) == start
}
