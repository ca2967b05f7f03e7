//! Collects parse errors, and forgets those of what is cut off.

use treewright_markup::{ErrorCode, Mark, ParseError, SourceId, Span, Stage};

/// Collects parse errors. One that is not enabled drops them.
#[derive(Clone, Debug, Default)]
pub struct Reporter {
    enabled: bool,
    /// The first error ends the parse.
    stops: bool,
    /// Errors were met since the last token was done with.
    has_errors_of_this_token: bool,
    errors: Vec<ParseError>,
    /// The number of errors that are collected at most, those that were taken out included.
    most: usize,
    taken: usize,
    /// The number of errors beyond those, and the number of them met before the current token.
    left_out: u64,
    left_out_before_this_token: u64,
    /// The number of errors collected before the current token.
    before_this_token: usize,
    /// The start of that token, when the token before it looked ahead and met errors there.
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
            most: usize::MAX,
            taken: 0,
            left_out: 0,
            left_out_before_this_token: 0,
            before_this_token: 0,
            start_of_this_token: None,
        }
    }

    /// A reporter that collects this number of errors, and counts those that come after them.
    pub(crate) fn with_limit(enabled: bool, most: Option<u32>) -> Self {
        let most = most.map_or(usize::MAX, |most| most as usize);
        Self { most, ..Self::new(enabled) }
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
        if !self.enabled {
            return;
        }
        if self.errors.len().saturating_add(self.taken) < self.most {
            self.errors.push(ParseError::new(code, span));
        } else {
            self.left_out = self.left_out.saturating_add(1);
        }
        self.has_errors_of_this_token = true;
    }

    /// Forgets the errors from this offset of the main source on: what stands there is cut off.
    pub fn forget_from(&mut self, offset: u32) {
        let main = SourceId::MAIN;
        self.errors.retain(|error| error.span.source != main || error.span.start < offset);
        self.left_out = self.left_out_before_this_token;
    }

    /// Returns true if errors have to be noted as those of a token that is done with.
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
        self.left_out_before_this_token = self.left_out;
    }

    /// Forgets the errors of the token that is read, wherever its parts stand: it is cut off.
    pub fn forget_those_of_this_token(&mut self) {
        self.errors.truncate(self.before_this_token);
        if let Some(start) = self.start_of_this_token.take() {
            self.errors.retain(|error| !is_of_a_token_from(error, start));
        }
        self.before_this_token = self.errors.len();
        self.left_out = self.left_out_before_this_token;
    }

    /// The errors so far, in the order in which they were met.
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }

    /// The number of errors that were met and not collected, because there were too many.
    pub const fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Takes the errors out.
    pub fn take(&mut self) -> Vec<ParseError> {
        self.before_this_token = 0;
        self.taken = self.taken.saturating_add(self.errors.len());
        std::mem::take(&mut self.errors)
    }
}

/// Returns true if an error is about the first character of a token that begins there. (Errors of tree
/// construction are about whole tokens, which it was given.)
fn is_of_a_token_from(error: &ParseError, start: Mark) -> bool {
    error.code.stage() != Stage::TreeConstruction && Mark::start_of(error.span) == start
}
