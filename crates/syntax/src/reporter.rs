//! Collects parse errors, and drops those of input that is cut off.

use treewright_markup::{ErrorCode, Mark, ParseError, RelatedElement, SourceId, Span, Stage};

/// Collects parse errors. If it is not enabled, it drops them.
#[derive(Clone, Debug, Default)]
pub struct Reporter {
    enabled: bool,
    /// The first error ends the parse.
    stops: bool,
    /// Errors occurred since the last token was completed.
    has_errors_of_this_token: bool,
    errors: Vec<ParseError>,
    /// The maximum number of collected errors, including those that were taken.
    most: usize,
    taken: usize,
    /// The number of errors beyond those, and the number of them before the current token.
    left_out: u64,
    left_out_before_this_token: u64,
    /// The number of errors collected before the current token.
    before_this_token: usize,
    /// The start of that token, if the token before it looked ahead and found errors there.
    start_of_this_token: Option<Mark>,
}

impl Reporter {
    /// Creates a reporter that collects, or one that drops everything.
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

    /// Creates a reporter that collects this number of errors, and counts later ones.
    pub(crate) fn with_limit(enabled: bool, most: Option<u32>) -> Self {
        let most = most.map_or(usize::MAX, |most| most as usize);
        Self { most, ..Self::new(enabled) }
    }

    /// Creates a reporter that collects one error, which ends the parse.
    pub(crate) fn stopping() -> Self {
        Self { stops: true, ..Self::new(true) }
    }

    /// True if an error occurred that ends the parse.
    #[inline]
    pub(crate) fn stops_the_parser(&self) -> bool {
        self.stops && !self.errors.is_empty()
    }

    /// True if errors are collected.
    pub const fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Adds an error.
    #[cold]
    pub fn report(&mut self, code: ErrorCode, span: Span) {
        self.report_error(|| ParseError::new(code, span));
    }

    /// Adds an error about an open element.
    #[cold]
    pub(crate) fn report_with_related(
        &mut self,
        code: ErrorCode,
        span: Span,
        name: &str,
        start_tag: Span,
    ) {
        let related = || RelatedElement::new(name, start_tag);
        self.report_error(|| ParseError::new(code, span).with_related(related()));
    }

    fn report_error(&mut self, error: impl FnOnce() -> ParseError) {
        if !self.enabled {
            return;
        }
        if self.errors.len().saturating_add(self.taken) < self.most {
            self.errors.push(error());
        } else {
            self.left_out = self.left_out.saturating_add(1);
        }
        self.has_errors_of_this_token = true;
    }

    /// Drops the errors from this offset of the main source on, which is cut off.
    pub(crate) fn forget_from(&mut self, offset: u32) {
        let main = SourceId::MAIN;
        self.errors.retain(|error| error.span.source != main || error.span.start < offset);
        self.left_out = self.left_out_before_this_token;
    }

    /// Returns true if errors have to be marked as those of a completed token.
    #[inline]
    pub(crate) fn has_errors_of_this_token(&self) -> bool {
        self.has_errors_of_this_token
    }

    /// Records that a token is completed, and that the next one starts there.
    #[cold]
    pub(crate) fn a_token_is_done(&mut self, next: Mark) {
        let new = self.errors.get(self.before_this_token..).unwrap_or_default();
        let looked_ahead = new.iter().any(|error| is_of_a_token_from(error, next));
        self.start_of_this_token = looked_ahead.then_some(next);
        self.has_errors_of_this_token = looked_ahead;
        self.before_this_token = self.errors.len();
        self.left_out_before_this_token = self.left_out;
    }

    /// Drops the errors of the token being read, wherever its parts are: it is cut off.
    pub(crate) fn forget_those_of_this_token(&mut self) {
        self.errors.truncate(self.before_this_token);
        if let Some(start) = self.start_of_this_token.take() {
            self.errors.retain(|error| !is_of_a_token_from(error, start));
        }
        self.before_this_token = self.errors.len();
        self.left_out = self.left_out_before_this_token;
    }

    /// The errors so far, in the order in which they occurred.
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }

    /// The number of errors that were not collected, because there were too many.
    pub const fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Takes the errors.
    pub fn take(&mut self) -> Vec<ParseError> {
        self.before_this_token = 0;
        self.taken = self.taken.saturating_add(self.errors.len());
        std::mem::take(&mut self.errors)
    }
}

/// Returns true if an error is about the first character of a token that starts there. (Errors of tree
/// construction are about complete tokens.)
fn is_of_a_token_from(error: &ParseError, start: Mark) -> bool {
    error.code.stage() != Stage::TreeConstruction && Mark::start_of(error.span) == start
}
