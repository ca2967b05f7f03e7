//! Conformance checks of pages.

use treewright_conformance::{CheckOptions, Report, check_in};

use crate::{Context, EncodingSource, Input, LocatedParseError, Memory, Options, Parsed};

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

    /// Parses the contents of an element and checks them. The top nodes are judged by the content model of the context
    /// element, which is not a part of the fragment: nothing is said about it.
    ///
    /// ```
    /// use treewright::{CheckOptions, Context, Options};
    ///
    /// let codes = |html: &str, context: &str| -> Vec<&str> {
    ///     let context: Context = context.parse().unwrap();
    ///     let (_, report) = Options::new().check_fragment(html, &context, &CheckOptions::new());
    ///     report.diagnostics.iter().map(|finding| finding.code()).collect()
    /// };
    /// assert!(codes("<li>Tea", "ul").is_empty());
    /// assert_eq!(codes("<li>Tea", "p"), ["element-not-allowed-here"]);
    /// assert_eq!(codes("Tea", "ul"), ["text-not-allowed-here"]);
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    pub fn check_fragment<'a>(
        &self,
        input: impl Into<Input<'a>>,
        context: &Context,
        options: &CheckOptions,
    ) -> (Parsed, Report) {
        let parsed = self.clone().origins(true).collect_errors(true).parse_fragment(input, context);
        let (name, attributes) = (context.local_name(), context.attributes());
        let options = options.clone().context_element(context.namespace(), name, attributes);
        let report = parsed.check(&self.for_check(&options));
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
        self.check_in(options, &mut Memory::new())
    }

    /// [`check`](Self::check) for one page after another, with what the checks before it have left in the memory: style
    /// sheets that other pages had are not read again. The findings are the same.
    ///
    /// ```
    /// use treewright::{CheckOptions, Memory, Options};
    ///
    /// let options = Options::new().origins(true).collect_errors(true);
    /// let mut memory = Memory::new();
    /// for page in ["<!doctype html><title>Tea</title>", "<title>Coffee</title>"] {
    ///     let parsed = options.parse_in(page, &mut memory);
    ///     let report = parsed.check_in(&CheckOptions::new(), &mut memory);
    ///     println!("{} findings", report.diagnostics.len());
    ///     memory.take_back(parsed.document);
    /// }
    /// ```
    pub fn check_in(&self, options: &CheckOptions, memory: &mut Memory) -> Report {
        let memory = &mut memory.check;
        let errors = self.errors.iter().map(LocatedParseError::without_place);
        let needs_declaration = self.encoding.as_ref().is_some_and(|decision| {
            decision.lacks_charset && decision.source != EncodingSource::ByteOrderMark
        });
        if self.decoding_errors.is_empty() && !needs_declaration {
            return check_in(&self.document, errors, options, memory);
        }
        let malformed = self.decoding_errors.iter();
        let malformed = malformed.map(|error| (error.error.span, error.error.to_string()));
        let mut options = options.clone().undecodable(malformed);
        if needs_declaration {
            options = options.needs_encoding_declaration(true);
        }
        check_in(&self.document, errors, &options, memory)
    }
}
