//! Conformance checks of pages.

use treewright_conformance::{CheckOptions, Report, check_in};

use crate::{EncodingSource, Input, LocatedParseError, Memory, Options, Parsed};

/// Checks pages against the standard: parse errors, and all rules of [`conformance`](crate::conformance).
/// It also checks documents in `srcdoc` attributes.
///
/// ```
/// use treewright::Checker;
///
/// let page = "<!doctype html><html lang=en><title>Tea</title><p align=center>Tea</p>";
/// let (parsed, report) = Checker::new().check(page);
/// let finding = &report.diagnostics[0];
/// assert_eq!(finding.code(), "obsolete-attribute");
/// assert_eq!(parsed.document.source_text(finding.span), Some("align=center"));
/// ```
#[derive(Clone, Debug)]
pub struct Checker {
    /// A parse for a check records origins and collects errors.
    pub(crate) options: Options,
    /// The check options hold a parser for the documents of `srcdoc` attributes.
    pub(crate) check: CheckOptions,
    judges_top_nodes: bool,
}

impl Default for Checker {
    fn default() -> Self {
        Self::new()
    }
}

impl Checker {
    /// Creates a checker with the default [`Options`] and [`CheckOptions`].
    pub fn new() -> Self {
        let (options, check) = (Options::new(), CheckOptions::new());
        Self { options, check, judges_top_nodes: true }.complete()
    }

    /// Sets the options of parses. The checker always records [`origins`](Options::origins) and
    /// [collects](Options::collect_errors) errors.
    #[must_use]
    pub fn parse_options(self, options: Options) -> Self {
        Self { options, ..self }.complete()
    }

    /// Sets the options of checks: which findings are wanted, and how many.
    #[must_use]
    pub fn check_options(self, check: CheckOptions) -> Self {
        Self { check, ..self }.complete()
    }

    /// Sets whether the top nodes of a fragment are checked against the content model of the context
    /// element; the default is true. Turn it off where the context is a guess.
    #[must_use]
    pub fn judge_top_nodes(self, judge: bool) -> Self {
        Self { judges_top_nodes: judge, ..self }
    }

    /// Returns the options of checks, with a parser for the documents of `srcdoc` attributes that has the
    /// options of parses. Pass them to [`conformance::check`](treewright_conformance::check) for a tree
    /// without a [`Parsed`].
    pub fn for_conformance(&self) -> &CheckOptions {
        &self.check
    }

    /// Sets that text of low contrast is reported too (`low-contrast`), with the styles that these options give. Without it
    /// no styles are computed. [`check_options`](Self::check_options) takes it back.
    ///
    /// ```
    /// use treewright::Checker;
    /// use treewright::style::StyleOptions;
    ///
    /// let page = "<!doctype html><html lang=en><title>Tea</title><p style='color: #999'>Tea</p></html>";
    /// let (_, report) = Checker::new().low_contrast(StyleOptions::new()).check(page);
    /// assert_eq!(report.diagnostics[0].code(), "low-contrast");
    /// assert!(Checker::new().check(page).1.diagnostics.is_empty());
    /// ```
    #[cfg(feature = "style")]
    #[must_use]
    pub fn low_contrast(self, styles: treewright_style::StyleOptions) -> Self {
        let check = self.check.find_low_contrast(move |document| {
            treewright_style::Styles::compute(document, &styles).low_contrast(document)
        });
        Self { check, ..self }
    }

    fn complete(mut self) -> Self {
        self.options = self.options.origins(true).collect_errors(true);
        let options = self.options.clone().srcdoc(true);
        self.check = self.check.parse_srcdoc(move |html| {
            let parsed = options.parse(html);
            let errors = parsed.errors.iter().map(LocatedParseError::without_place).collect();
            (parsed.document, errors)
        });
        self
    }

    /// Parses a page and checks it. The top nodes of a [fragment](Input::in_context) are judged by the content
    /// model of the context element, which is not part of the fragment and gets no findings.
    ///
    /// ```
    /// use treewright::{Checker, Context, Input};
    ///
    /// let codes = |html: &str, context: &str| -> Vec<&str> {
    ///     let context: Context = context.parse().unwrap();
    ///     let (_, report) = Checker::new().check(Input::from(html).in_context(&context));
    ///     report.diagnostics.iter().map(|finding| finding.code()).collect()
    /// };
    /// assert!(codes("<li>Tea", "ul").is_empty());
    /// assert_eq!(codes("<li>Tea", "p"), ["element-not-allowed-here"]);
    /// assert_eq!(codes("Tea", "ul"), ["text-not-allowed-here"]);
    /// ```
    pub fn check<'a>(&self, input: impl Into<Input<'a>>) -> (Parsed, Report) {
        let parsed = self.options.parse(input);
        let report = self.check_parsed(&parsed);
        (parsed, report)
    }

    /// Like [`check`](Self::check), but reuses memory between pages: that of the parser and of trees, as in
    /// [`Options::parse_in`], and style sheets that earlier pages had, which are not read again. The
    /// findings are the same.
    ///
    /// ```
    /// use treewright::{Checker, Memory};
    ///
    /// let (checker, mut memory) = (Checker::new(), Memory::new());
    /// for page in ["<!doctype html><title>Tea</title>", "<title>Coffee</title>"] {
    ///     let (parsed, report) = checker.check_in(page, &mut memory);
    ///     println!("{} findings", report.diagnostics.len());
    ///     memory.take_back(parsed.document);
    /// }
    /// ```
    pub fn check_in<'a>(
        &self,
        input: impl Into<Input<'a>>,
        memory: &mut Memory,
    ) -> (Parsed, Report) {
        let parsed = self.options.parse_in(input, memory);
        let report = self.check_parsed_in(&parsed, memory);
        (parsed, report)
    }

    /// Checks a page that was parsed with [`origins`](Options::origins) and
    /// [`collect_errors`](Options::collect_errors). Without these options, findings have no places and parse
    /// errors are missing. Of a page that a limit cuts off, the part before the cut is checked: rules that ask for
    /// something that the rest may have, such as the target of a reference, report that it is missing.
    ///
    /// ```
    /// use treewright::{Checker, Options};
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let parsed = options.parse("<!doctype html><title>Tea</title><p><center>Tea</center>");
    /// let report = Checker::new().parse_options(options).check_parsed(&parsed);
    /// assert!(report.diagnostics.iter().any(|finding| finding.code() == "obsolete-element"));
    /// ```
    pub fn check_parsed(&self, parsed: &Parsed) -> Report {
        self.check_parsed_in(parsed, &mut Memory::new())
    }

    /// Like [`check_parsed`](Self::check_parsed), but reuses memory as [`check_in`](Self::check_in) does.
    pub fn check_parsed_in(&self, parsed: &Parsed, memory: &mut Memory) -> Report {
        let memory = &mut memory.check;
        let errors = parsed.errors.iter().map(LocatedParseError::without_place);
        let needs_declaration = parsed.encoding.as_ref().is_some_and(|decision| {
            decision.lacks_charset && decision.source != EncodingSource::ByteOrderMark
        });
        let context = parsed.context.as_ref().filter(|_| self.judges_top_nodes);
        let cut = parsed.limits_met.iter().find(|met| met.limit.cuts_off());
        let is_plain = parsed.decoding_errors.is_empty() && !needs_declaration && context.is_none();
        if is_plain && cut.is_none() {
            return check_in(&parsed.document, errors, &self.check, memory);
        }
        let malformed = parsed.decoding_errors.iter();
        let malformed = malformed.map(|error| (error.error.span, error.error.to_string()));
        let mut options = self.check.clone().undecodable(malformed);
        if needs_declaration {
            options = options.needs_encoding_declaration(true);
        }
        if let Some(context) = context {
            let (name, attributes) = (context.local_name(), context.attributes());
            options = options.context_element(context.namespace(), name, attributes);
        }
        let Some(cut) = cut else {
            return check_in(&parsed.document, errors, &options, memory);
        };
        let mut report = check_in(&parsed.document, errors, &options.is_cut_off(true), memory);
        // The place where a limit left the rest out is not the end of the page.
        report.diagnostics.retain(|finding| finding.span.start < cut.span.start);
        report
    }
}
