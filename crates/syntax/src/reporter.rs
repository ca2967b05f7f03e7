//! Collects parse errors, and forgets those of what is cut off.

use treewright_markup::{ErrorCode, Mark, ParseError, SourceId, Span, Stage};

/// Collects parse errors for whoever asked; nobody pays for errors that nobody reads.
#[derive(Clone, Debug, Default)]
pub struct Reporter {
    enabled: bool,
    /// The first error ends the parse.
    stops: bool,
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
            stops: false,
            has_errors_of_this_token: false,
            errors: Vec::new(),
            before_this_token: 0,
            start_of_this_token: None,
        }
    }

    /// A reporter that collects one error, which ends the parse.
    pub(crate) fn stopping() -> Self {
        Self { stops: true, ..Self::new(true) }
    }

    /// True if an error was met that ends the parse.
    #[inline]
    pub(crate) fn stops_the_parser(&self) -> bool {
        self.stops && !self.errors.is_empty()
    }

    /// True if errors are collected.
    pub const fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Notes an error.
    #[cold]
    pub fn report(&mut self, code: ErrorCode, span: Span) {
        if self.enabled {
            self.errors.push(ParseError::new(code, span));
            self.has_errors_of_this_token = true;
        }
    }

    /// Forgets the errors from this offset of the main source on: what stands there is cut off.
    pub fn forget_from(&mut self, offset: u32) {
        let main = SourceId::MAIN;
        self.errors.retain(|error| error.span.source != main || error.span.start < offset);
    }

    /// Whether there is something to note when a token is done with.
    #[inline]
    pub fn has_errors_of_this_token(&self) -> bool {
        self.has_errors_of_this_token
    }

    /// A token is done with, and the next one begins there.
    #[cold]
    pub fn a_token_is_done(&mut self, next: Mark) {
        let new = self.errors.get(self.before_this_token..).unwrap_or_default();
        let looked_ahead = new.iter().any(|error| is_of_a_token_from(error, next));
        self.start_of_this_token = looked_ahead.then_some(next);
        self.has_errors_of_this_token = looked_ahead;
        self.before_this_token = self.errors.len();
    }

    /// Forgets the errors of the token that is read, wherever its parts stand: it is cut off.
    pub fn forget_those_of_this_token(&mut self) {
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
