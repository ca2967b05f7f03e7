//! Conformance checks of pages.

use treewright_conformance::{CheckOptions, Report, check};

use crate::{Input, LocatedParseError, Options, Parsed};

impl Options {
    /// Parses a page and checks it against the standard: parse errors, and all rules of
    /// [`conformance`](crate::conformance). Documents in `srcdoc` attributes are checked too.
    ///
    /// ```
    /// use treewright::{CheckOptions, Options};
    ///
    /// let page = "<!doctype html><html lang=en><title>Tea</title><p align=center>Tea</p>";
    /// let (parsed, report) = Options::new().check(page, &CheckOptions::new());
    /// let finding = &report.diagnostics[0];
    /// assert_eq!(finding.code(), "obsolete-attribute");
    /// assert_eq!(parsed.document.source_text(finding.span), Some("align=center"));
    /// ```
    pub fn check<'a>(
        &self,
        input: impl Into<Input<'a>>,
        options: &CheckOptions,
    ) -> (Parsed, Report) {
        let parsed = self.clone().origins(true).collect_errors(true).parse(input);
        let report = parsed.check(&self.for_check(options));
        (parsed, report)
    }

    /// The options of a check, with a parser for the documents of `srcdoc` attributes that has these settings.
    /// For pages that are parsed otherwise than by [`check`](Self::check).
    ///
    /// ```
    /// use treewright::{CheckOptions, Options};
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let parsed = options.parse("<!doctype html><iframe srcdoc='<center>'></iframe>");
    /// let report = parsed.check(&options.for_check(&CheckOptions::new()));
    /// # let _ = report;
    /// ```
    #[must_use]
    pub fn for_check(&self, check: &CheckOptions) -> CheckOptions {
        let options = self.clone().origins(true).collect_errors(true).srcdoc(true);
        check.clone().parse_srcdoc(move |html| {
            let parsed = options.parse(html);
            let errors = parsed.errors.iter().map(LocatedParseError::without_place).collect();
            (parsed.document, errors)
        })
    }
}

impl Parsed {
    /// Checks the page, which has to be parsed with [`origins`](Options::origins) and
    /// [`collect_errors`](Options::collect_errors): without them, findings have no places and parse errors are
    /// missing.
    ///
    /// ```
    /// use treewright::{CheckOptions, Options};
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let parsed = options.parse("<!doctype html><title>Tea</title><p><center>Tea</center>");
    /// let report = parsed.check(&CheckOptions::new());
    /// assert!(report.diagnostics.iter().any(|finding| finding.code() == "obsolete-element"));
    /// ```
    pub fn check(&self, options: &CheckOptions) -> Report {
        let errors = self.errors.iter().map(LocatedParseError::without_place);
        if self.decoding_errors.is_empty() {
            return check(&self.document, errors, options);
        }
        let malformed = self.decoding_errors.iter();
        let malformed = malformed.map(|error| (error.error.span, error.error.to_string()));
        check(&self.document, errors, &options.clone().undecodable(malformed))
    }
}
