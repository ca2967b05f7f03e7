//! Conformance checks.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use treewright::conformance::{check, rule};
use treewright::syntax::RelatedElement;
use treewright::{
    CheckOptions, Checker, Diagnostic, ErrorCode, ParseError as RustParseError, Severity,
};

use crate::document::{Document, node};
use crate::facts::{Facts, ParseError, Span};
use crate::origins::line_column;
use crate::settings::{Page, Settings};

/// A finding of a check.
#[pyclass(frozen, get_all, module = "treewright")]
#[derive(Clone)]
pub(crate) struct Finding {
    /// The code of the rule.
    code: &'static str,
    /// The severity: `"error"`, `"warning"` or `"info"`.
    severity: &'static str,
    /// The finding in a sentence.
    message: String,
    /// The place in the standard.
    anchor: &'static str,
    /// The explanation of the rule.
    explanation: &'static str,
    /// The range of the source.
    span: Span,
    /// The line, counted from 1.
    line: u32,
    /// The column, counted from 1 in UTF-16 code units.
    column: u32,
    /// The line of the end.
    end_line: u32,
    /// The column of the end.
    end_column: u32,
    /// Other related places, each with the reason.
    related: Vec<(Span, String)>,
    /// An edit that fixes it.
    fix: Option<Fix>,
}

/// An edit of the source that fixes a finding.
#[pyclass(frozen, get_all, module = "treewright")]
#[derive(Clone)]
pub(crate) struct Fix {
    /// The edit as a command.
    title: String,
    /// True if the tree stays the same.
    is_safe: bool,
    /// The ranges that are replaced, each with its replacement.
    edits: Vec<(Span, String)>,
}

/// The findings of a check, in the order of their places.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Report {
    findings: Vec<Finding>,
    /// The number of findings beyond `max_count`.
    #[pyo3(get)]
    left_out: u64,
    /// The document that was checked.
    #[pyo3(get)]
    document: Py<Document>,
}

impl Finding {
    fn new(found: Diagnostic, document: &treewright::Document) -> Self {
        let (line, column) = line_column(document, found.span.start).unwrap_or((1, 1));
        let (end_line, end_column) = line_column(document, found.span.end).unwrap_or((1, 1));
        let related = found.related.into_iter();
        let fix = found.fix.map(|fix| {
            let edits = fix.edits.into_iter();
            let edits = edits.map(|edit| (Span::new(edit.span), edit.replacement)).collect();
            Fix { title: fix.title, is_safe: fix.is_safe, edits }
        });
        Self {
            code: found.rule.code,
            severity: found.severity.as_str(),
            message: found.message,
            anchor: found.rule.anchor,
            explanation: found.rule.explanation,
            span: Span::new(found.span),
            line,
            column,
            end_line,
            end_column,
            related: related.map(|other| (Span::new(other.span), other.message)).collect(),
            fix,
        }
    }
}

#[pymethods]
impl Finding {
    fn __str__(&self) -> String {
        format!("{}:{}: {}: {}", self.line, self.column, self.severity, self.message)
    }

    fn __repr__(&self) -> String {
        format!("<Finding {}:{} {} {}>", self.line, self.column, self.severity, self.code)
    }
}

#[pymethods]
impl Fix {
    fn __repr__(&self) -> String {
        format!("<Fix {:?}>", self.title)
    }
}

#[pymethods]
impl Report {
    /// The findings.
    #[getter]
    fn findings(&self) -> Vec<Finding> {
        self.findings.clone()
    }

    /// The number of findings with this severity.
    fn count(&self, severity: &str) -> usize {
        self.findings.iter().filter(|finding| finding.severity == severity).count()
    }

    const fn __len__(&self) -> usize {
        self.findings.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.findings().into_pyobject(py)?.try_iter().map(Bound::into_any)
    }

    fn __getitem__(&self, index: isize) -> PyResult<Finding> {
        let length = self.findings.len();
        let index = if index < 0 { index.checked_add_unsigned(length) } else { Some(index) };
        let finding = index.and_then(|index| self.findings.get(usize::try_from(index).ok()?));
        finding.cloned().ok_or_else(|| pyo3::exceptions::PyIndexError::new_err("no such finding"))
    }

    fn __repr__(&self) -> String {
        format!("<Report of {} findings>", self.findings.len())
    }
}

/// The word for a severity.
fn severity(word: &str) -> PyResult<Severity> {
    match word {
        "info" => Ok(Severity::Info),
        "warning" => Ok(Severity::Warning),
        "error" => Ok(Severity::Error),
        word => {
            let message = format!("unknown severity: {word}; info, warning or error");
            Err(PyValueError::new_err(message))
        }
    }
}

/// The settings of a check.
fn check_options(
    max_count: Option<usize>,
    min_severity: Option<&str>,
    severities: Option<&Bound<'_, PyDict>>,
) -> PyResult<CheckOptions> {
    let mut options = CheckOptions::new();
    if let Some(count) = max_count {
        options = options.max_count(count);
    }
    if let Some(least) = min_severity {
        options = options.min_severity(severity(least)?);
    }
    for (code, weight) in severities.into_iter().flatten() {
        let code: String = code.extract()?;
        let unknown = || PyValueError::new_err(format!("unknown code: {code}"));
        let weight: Option<String> = weight.extract()?;
        let weight = weight.as_deref().map(severity).transpose()?;
        options = options.severity(rule(&code).ok_or_else(unknown)?, weight);
    }
    Ok(options)
}

/// The parse errors as the parser raised them.
fn errors(facts: &Facts) -> Vec<RustParseError> {
    let in_rust = |error: &ParseError| {
        let code: ErrorCode = error.code.parse().ok()?;
        let raised = RustParseError::new(code, error.span.in_rust());
        Some(match &error.related {
            Some(element) => {
                let span = element.span.in_rust();
                raised.with_related(RelatedElement::new(element.name.as_str(), span))
            }
            None => raised,
        })
    };
    facts.errors.iter().filter_map(in_rust).collect()
}

fn report(document: &Bound<'_, Document>, settings: &Settings, options: CheckOptions) -> Report {
    let tree = &node(document).tree;
    let facts = &tree.facts;
    let malformed = facts.decoding_errors.iter();
    let malformed = malformed.map(|error| (error.span.in_rust(), error.message.clone()));
    let checker = Checker::new().parse_options(settings.options.clone()).check_options(options);
    let options = checker.for_conformance().clone().undecodable(malformed);
    let (findings, left_out) = tree.read_detached(document.py(), |tree| {
        let report = check(tree, errors(facts), &options);
        let findings = report.diagnostics.into_iter();
        let findings: Vec<_> = findings.map(|found| Finding::new(found, tree)).collect();
        (findings, report.left_out)
    });
    Report { findings, left_out, document: document.clone().unbind() }
}

/// Parses a page and checks it against the standard.
#[pyfunction]
#[pyo3(name = "check", signature = (page, *, max_count = None, min_severity = None, severities = None, **settings))]
fn check_page<'py>(
    py: Python<'py>,
    page: Page,
    max_count: Option<usize>,
    min_severity: Option<&str>,
    severities: Option<&Bound<'py, PyDict>>,
    settings: Option<&Bound<'py, PyDict>>,
) -> PyResult<Report> {
    let options = check_options(max_count, min_severity, severities)?;
    let settings = Settings::new("check", settings)?.for_check();
    let tree = py.detach(|| settings.tree(settings.parse(&page), page.len()));
    let document = Document::first_of(py, tree)?;
    Ok(report(&document, &settings, options))
}

#[pymethods]
impl Document {
    /// Checks the page, which must be parsed with `origins=True` and `collect_errors=True`.
    #[pyo3(signature = (*, max_count = None, min_severity = None, severities = None))]
    fn check(
        slf: &Bound<'_, Self>,
        max_count: Option<usize>,
        min_severity: Option<&str>,
        severities: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Report> {
        let tree = &node(slf).tree;
        let has_origins = tree.read(slf.py(), treewright::Document::has_origins);
        if !has_origins || !tree.facts.collects_errors {
            let message = "a check needs a page parsed with origins=True and collect_errors=True";
            return Err(PyValueError::new_err(message));
        }
        let options = check_options(max_count, min_severity, severities)?;
        Ok(report(slf, &Settings::default(), options))
    }
}

/// Adds the classes and the function to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Finding>()?;
    module.add_class::<Fix>()?;
    module.add_class::<Report>()?;
    module.add_function(wrap_pyfunction!(check_page, module)?)
}
