//! The settings of a check, and its result.

use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use treewright_dom::{Document, NodeId, NodeRef};
use treewright_markup::{Namespace, ParseError, Span};

use crate::{Diagnostic, Rule, Severity};

/// A parser for the documents of `srcdoc` attributes, which a program gives to the checker: it returns the
/// document, parsed with origins, and the parse errors.
pub type ParseSrcdoc = dyn Fn(&str) -> (Document, Vec<ParseError>) + Send + Sync;

/// An element whose own text has too low a contrast with its background.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::exhaustive_structs, reason = "programs that compute styles make them")]
pub struct LowContrast {
    /// The element.
    pub element: NodeId,
    /// The colour of the text, over the background: red, green and blue.
    pub color: [u8; 3],
    /// The colour of the background.
    pub background: [u8; 3],
    /// The contrast ratio.
    pub ratio: f64,
    /// The ratio that it should have: 3 or 4.5.
    pub bound: f64,
}

/// A function that finds text of low contrast in a document, which a program gives to the checker: it computes styles.
pub type FindLowContrast = dyn Fn(&Document) -> Vec<LowContrast> + Send + Sync;

/// The settings of a check.
///
/// ```
/// use treewright_conformance::CheckOptions;
/// let options = CheckOptions::new().max_count(100);
/// # let _ = options;
/// ```
#[derive(Clone)]
pub struct CheckOptions {
    pub(crate) max_count: usize,
    /// The least weight of findings that are kept.
    pub(crate) min_severity: Severity,
    /// The weights of rules that have another than their own, by code; `None` for a rule that is off.
    pub(crate) severities: Option<Arc<FxHashMap<&'static str, Option<Severity>>>>,
    pub(crate) parse_srcdoc: Option<Arc<ParseSrcdoc>>,
    pub(crate) find_low_contrast: Option<Arc<FindLowContrast>>,
    pub(crate) is_srcdoc: bool,
    /// The nesting depth of a `srcdoc` document.
    pub(crate) depth_of_srcdoc: usize,
    pub(crate) needs_encoding_declaration: bool,
    /// A document that has the context element of a fragment and nothing else.
    pub(crate) context: Option<Arc<Document>>,
    pub(crate) undecodable: Vec<(Span, String)>,
    pub(crate) not_well_formed: Option<(Span, String)>,
    pub(crate) is_cut_off: bool,
}

impl CheckOptions {
    /// All rules with their own severities, and at most 1,000 findings.
    pub fn new() -> Self {
        Self {
            max_count: 1000,
            min_severity: Severity::Info,
            severities: None,
            parse_srcdoc: None,
            find_low_contrast: None,
            is_srcdoc: false,
            depth_of_srcdoc: 0,
            needs_encoding_declaration: false,
            context: None,
            undecodable: Vec::new(),
            not_well_formed: None,
            is_cut_off: false,
        }
    }

    /// The maximum number of findings that are kept; [`Report::left_out`] counts the others.
    #[must_use]
    pub fn max_count(mut self, count: usize) -> Self {
        self.max_count = count;
        self
    }

    /// Leaves findings out that weigh less than this.
    ///
    /// ```
    /// use treewright_conformance::{CheckOptions, Severity};
    /// let errors = CheckOptions::new().min_severity(Severity::Error);
    /// # let _ = errors;
    /// ```
    #[must_use]
    pub fn min_severity(mut self, severity: Severity) -> Self {
        self.min_severity = severity;
        self
    }

    /// Gives the findings of a rule another weight; `None` switches the rule off.
    ///
    /// ```
    /// use treewright_conformance::{CheckOptions, Severity, rule};
    /// let obsolete = rule("obsolete-element").unwrap();
    /// let options = CheckOptions::new().severity(obsolete, Some(Severity::Warning));
    /// assert_eq!(options.severity_of(obsolete), Some(Severity::Warning));
    /// assert_eq!(options.severity(obsolete, None).severity_of(obsolete), None);
    /// ```
    #[must_use]
    pub fn severity(mut self, rule: &'static Rule, severity: Option<Severity>) -> Self {
        let severities = self.severities.get_or_insert_default();
        Arc::make_mut(severities).insert(rule.code, severity);
        self
    }

    /// The weight that findings of a rule have; `None` if they are left out.
    pub fn severity_of(&self, rule: &Rule) -> Option<Severity> {
        let severity = match &self.severities {
            None => rule.severity,
            Some(severities) => {
                severities.get(rule.code).copied().unwrap_or(Some(rule.severity))?
            }
        };
        (severity >= self.min_severity).then_some(severity)
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

    /// Reports the text of low contrast that this function finds. The documents of `srcdoc` attributes, and fragments, are left
    /// out: their backgrounds are not known.
    #[must_use]
    pub fn find_low_contrast(
        mut self,
        find: impl Fn(&Document) -> Vec<LowContrast> + Send + Sync + 'static,
    ) -> Self {
        self.find_low_contrast = Some(Arc::new(find));
        self
    }

    /// The page is a document of a `srcdoc` attribute, which needs no doctype and no title.
    #[must_use]
    pub fn srcdoc(mut self, is_srcdoc: bool) -> Self {
        self.is_srcdoc = is_srcdoc;
        self
    }

    /// The page has to declare its encoding: it has no byte order mark, and came with metadata that do not say the
    /// encoding.
    ///
    /// <https://html.spec.whatwg.org/multipage/semantics.html#charset>
    #[must_use]
    pub fn needs_encoding_declaration(mut self, needs_it: bool) -> Self {
        self.needs_encoding_declaration = needs_it;
        self
    }

    /// The context element of a fragment, by whose content model the top nodes of the fragment are judged. Nothing is
    /// said about the element itself, which is in no page. Without it nothing is known about the place of the top
    /// nodes, and documents have none. A name that no element can have is ignored.
    ///
    /// ```
    /// use treewright_conformance::CheckOptions;
    /// use treewright_dom::Namespace;
    ///
    /// let options = CheckOptions::new().context_element(Namespace::Html, "ul", [("class", "menu")]);
    /// # let _ = options;
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
    #[must_use]
    pub fn context_element<'a>(
        mut self,
        namespace: Namespace,
        local_name: &str,
        attributes: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let mut document = Document::new();
        self.context = document.create_element(namespace, local_name).ok().and_then(|element| {
            for (name, value) in attributes {
                // The first one with a name counts. One that cannot be set says nothing.
                if document.attribute(element, name).is_none() {
                    let _ = document.set_attribute(element, name, value);
                }
            }
            document.append(document.root(), element).ok()?;
            Some(Arc::new(document))
        });
        self
    }

    /// The context element, in a separate document.
    pub(crate) fn context(&self) -> Option<NodeRef<'_>> {
        self.context.as_ref()?.root_node().children().next()
    }

    /// Reports bytes that are malformed in the encoding of the page: the places of the characters that replace them,
    /// each with a sentence that says which they are.
    #[must_use]
    pub fn undecodable(mut self, errors: impl IntoIterator<Item = (Span, String)>) -> Self {
        self.undecodable = errors.into_iter().collect();
        self
    }

    /// Reports the first place of an XML document that is not well-formed, with the reason, and nothing else: the text
    /// after it is not in a tree.
    #[must_use]
    pub fn not_well_formed(mut self, error: Option<(Span, String)>) -> Self {
        self.not_well_formed = error;
        self
    }

    /// Sets that the text ends where a limit left the rest out: a style sheet that is open there is not a mistake.
    #[must_use]
    pub fn is_cut_off(mut self, is_cut_off: bool) -> Self {
        self.is_cut_off = is_cut_off;
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
            .field("max_count", &self.max_count)
            .field("min_severity", &self.min_severity)
            .field("severities", &self.severities)
            .field("parse_srcdoc", &self.parse_srcdoc.is_some())
            .field("find_low_contrast", &self.find_low_contrast.is_some())
            .field("is_srcdoc", &self.is_srcdoc)
            .field("depth_of_srcdoc", &self.depth_of_srcdoc)
            .field("needs_encoding_declaration", &self.needs_encoding_declaration)
            .field("context", &self.context().and_then(NodeRef::local_name))
            .field("undecodable", &self.undecodable)
            .field("not_well_formed", &self.not_well_formed)
            .field("is_cut_off", &self.is_cut_off)
            .finish()
    }
}

/// The findings in a page.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// The findings, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// The number of findings beyond [`CheckOptions::max_count`].
    pub left_out: u64,
    /// The number of errors among those.
    pub errors_left_out: u64,
    /// The number of warnings among those.
    pub warnings_left_out: u64,
}

impl Report {
    /// The number of findings with this severity, without those that were left out.
    pub fn count(&self, severity: Severity) -> usize {
        self.diagnostics.iter().filter(|finding| finding.severity == severity).count()
    }
}
