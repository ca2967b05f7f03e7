//! The settings of a check, and its result.

use std::fmt;
use std::sync::Arc;

use treewright_dom::Document;
use treewright_markup::{ParseError, Span};

use crate::{Diagnostic, Severity};

/// A parser for the documents of `srcdoc` attributes, which a program gives to the checker: it returns the
/// document, parsed with origins, and the parse errors.
pub type ParseSrcdoc = dyn Fn(&str) -> (Document, Vec<ParseError>) + Send + Sync;

/// The settings of a check.
///
/// ```
/// use treewright_conformance::CheckOptions;
/// let options = CheckOptions::new().most(100);
/// # let _ = options;
/// ```
#[derive(Clone)]
pub struct CheckOptions {
    pub(crate) most: usize,
    pub(crate) parse_srcdoc: Option<Arc<ParseSrcdoc>>,
    pub(crate) is_srcdoc: bool,
    pub(crate) undecodable: Vec<(Span, String)>,
}

impl CheckOptions {
    /// All rules with their own severities, and at most 1,000 findings.
    pub fn new() -> Self {
        Self { most: 1000, parse_srcdoc: None, is_srcdoc: false, undecodable: Vec::new() }
    }

    /// The most findings that are kept; [`Report::left_out`] counts the others.
    #[must_use]
    pub fn most(mut self, most: usize) -> Self {
        self.most = most;
        self
    }

    /// Checks the documents of `srcdoc` attributes too, with this parser.
    #[must_use]
    pub fn parse_srcdoc(
        mut self,
        parser: impl Fn(&str) -> (Document, Vec<ParseError>) + Send + Sync + 'static,
    ) -> Self {
        self.parse_srcdoc = Some(Arc::new(parser));
        self
    }

    /// The page is a document of a `srcdoc` attribute, which needs no doctype and no title.
    #[must_use]
    pub fn srcdoc(mut self, is_srcdoc: bool) -> Self {
        self.is_srcdoc = is_srcdoc;
        self
    }

    /// Reports bytes that are malformed in the encoding of the page: the places of the characters that stand for them,
    /// each with a sentence that says which they are.
    #[must_use]
    pub fn undecodable(mut self, errors: impl IntoIterator<Item = (Span, String)>) -> Self {
        self.undecodable = errors.into_iter().collect();
        self
    }
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for CheckOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CheckOptions")
            .field("most", &self.most)
            .field("parse_srcdoc", &self.parse_srcdoc.is_some())
            .field("is_srcdoc", &self.is_srcdoc)
            .field("undecodable", &self.undecodable)
            .finish()
    }
}

/// The findings in a page.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// The findings, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// The number of findings beyond [`CheckOptions::most`].
    pub left_out: u64,
}

impl Report {
    /// The number of findings with this severity, without those that were left out.
    pub fn count(&self, severity: Severity) -> usize {
        self.diagnostics.iter().filter(|finding| finding.severity == severity).count()
    }
}
