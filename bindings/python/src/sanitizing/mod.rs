//! The sanitizer, from text to text.

mod functions;
mod settings;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use pyo3::create_exception;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use treewright::TextSanitizer;
use treewright::sanitize::{Preset, ReportRecord};
use treewright::syntax::tokenizer::{Token, Tokenizer};
use treewright::syntax::{Edition, InputStream, Reporter};

use crate::parse::LONG;
use crate::settings::Page;

create_exception!(
    treewright,
    SanitizeError,
    PyValueError,
    "A text cannot be sanitized: no HTML is proven, or a limit was met."
);

/// A sanitizer for texts. It can be used by several threads.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Sanitizer {
    /// Without records.
    quick: TextSanitizer,
    /// With records.
    recording: OnceLock<TextSanitizer>,
}

/// A change that a sanitizer made.
#[pyclass(frozen, get_all, module = "treewright")]
#[derive(Clone)]
pub(crate) struct Change {
    /// The names of the elements around it, from the outermost one.
    path: String,
    /// `"removed"`, `"unwrapped"` or `"changed"`.
    action: &'static str,
    /// The kind of thing, such as `"element"` or `"url"`.
    kind: &'static str,
    /// The name of the element, the attribute or the property.
    name: String,
    /// The value that it had.
    value: String,
    /// The reason, such as `"configuration"`.
    reason: &'static str,
    /// The change in a sentence.
    message: String,
    /// The place in the standard.
    anchor: &'static str,
    /// The line, counted from 1; None for a change without a place.
    line: Option<u32>,
    /// The column, counted from 1 in UTF-16 code units.
    column: Option<u32>,
    /// The start in bytes of the text as UTF-8.
    offset: Option<u32>,
    /// The end in bytes of the text as UTF-8.
    end_offset: Option<u32>,
}

/// A sanitized text, with the changes.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Sanitized {
    /// The HTML.
    #[pyo3(get)]
    html: String,
    /// True if something was removed.
    #[pyo3(get)]
    removed: bool,
    changes: Vec<Change>,
    counts: BTreeMap<&'static str, u64>,
}

#[pymethods]
impl Change {
    fn __str__(&self) -> &str {
        &self.message
    }

    fn __repr__(&self) -> String {
        format!("<Change {:?}>", self.message)
    }
}

#[pymethods]
impl Sanitized {
    /// The changes, in the order in which they were made.
    #[getter]
    fn changes(&self) -> Vec<Change> {
        self.changes.clone()
    }

    /// The numbers of changes by reason, for logs.
    #[getter]
    fn counts(&self) -> BTreeMap<&'static str, u64> {
        self.counts.clone()
    }

    fn __str__(&self) -> &str {
        &self.html
    }

    fn __repr__(&self) -> String {
        format!(
            "<Sanitized {} characters, {} changes>",
            self.html.chars().count(),
            self.changes.len()
        )
    }
}

impl Change {
    fn new(record: ReportRecord, message: String) -> Self {
        Self {
            path: record.path,
            action: record.action.as_str(),
            kind: record.kind.as_str(),
            name: record.name,
            value: record.value,
            reason: record.reason.as_str(),
            message,
            anchor: record.anchor,
            line: record.line,
            column: record.column,
            offset: record.offset,
            end_offset: record.end_offset,
        }
    }
}

impl Sanitizer {
    fn of(sanitizer: TextSanitizer) -> Self {
        Self { quick: sanitizer, recording: OnceLock::new() }
    }

    fn run(
        py: Python<'_>,
        sanitizer: &TextSanitizer,
        html: &str,
    ) -> PyResult<treewright::Sanitized> {
        let run = || {
            let result = sanitizer.sanitize(html);
            match functions::take_raised() {
                Some(raised) => Err(raised),
                None => result.map_err(|error| SanitizeError::new_err(error.to_string())),
            }
        };
        if html.len() < LONG { run() } else { py.detach(run) }
    }
}

#[pymethods]
impl Sanitizer {
    #[new]
    #[pyo3(signature = (**settings))]
    fn from_python(settings: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        settings::read("Sanitizer", settings).map(Self::of)
    }

    /// Sanitizes a text.
    fn sanitize(&self, py: Python<'_>, html: Page) -> PyResult<String> {
        Ok(Self::run(py, &self.quick, text(&html)?)?.html)
    }

    /// The same as `sanitize`, by the name of other libraries.
    fn clean(&self, py: Python<'_>, html: Page) -> PyResult<String> {
        self.sanitize(py, html)
    }

    /// Sanitizes a text, and lists the changes.
    fn report(&self, py: Python<'_>, html: Page) -> PyResult<Sanitized> {
        let recording = self.recording.get_or_init(|| self.quick.clone().record(true));
        let html = text(&html)?;
        let sanitized = Self::run(py, recording, html)?;
        let report = sanitized.report(html);
        let messages = sanitized.records.iter().map(ToString::to_string);
        let changes = report.records.into_iter().zip(messages);
        Ok(Sanitized {
            removed: sanitized.removed,
            changes: changes.map(|(record, message)| Change::new(record, message)).collect(),
            counts: report.counts.reasons,
            html: sanitized.html,
        })
    }
}

/// The text of a page. The encoding of bytes would have to be found.
fn text(html: &Page) -> PyResult<&str> {
    match html {
        Page::Text(text) => Ok(text),
        Page::TextCopy(text) => Ok(text),
        Page::Bytes(_) | Page::BytesCopy(_) => {
            Err(PyTypeError::new_err("the sanitizer takes str, not bytes; decode them first"))
        }
    }
}

/// Sanitizes a text.
#[pyfunction]
#[pyo3(signature = (html, **settings))]
fn sanitize(py: Python<'_>, html: Page, settings: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    /// Making a sanitizer takes longer than a short text.
    static OF_PRESETS: [OnceLock<TextSanitizer>; Preset::ALL.len()] =
        [const { OnceLock::new() }; Preset::ALL.len()];
    let made;
    let sanitizer = match settings::only_a_preset(settings)? {
        Some(preset) => {
            let number = Preset::ALL.iter().position(|other| *other == preset);
            OF_PRESETS[number.unwrap_or_default()].get_or_init(|| TextSanitizer::preset(preset))
        }
        None => {
            made = settings::read("sanitize", settings)?;
            &made
        }
    };
    Ok(Sanitizer::run(py, sanitizer, text(&html)?)?.html)
}

/// Returns true if a text has markup: a tag, a comment, a DOCTYPE or a processing instruction.
#[pyfunction]
#[pyo3(signature = (text, /))]
fn is_html(text: Page) -> PyResult<bool> {
    let mut input = InputStream::new();
    input.append(self::text(&text)?).map_err(|error| PyValueError::new_err(error.to_string()))?;
    input.end_of_input();
    let mut tokenizer = Tokenizer::new(Edition::LIVING);
    let mut reporter = Reporter::new(false);
    while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
        match token {
            Token::Characters(_) => {}
            Token::EndOfFile(_) => return Ok(false),
            _ => return Ok(true),
        }
    }
    Ok(false)
}

/// Adds the classes and the functions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("SanitizeError", module.py().get_type::<SanitizeError>())?;
    module.add_class::<Sanitizer>()?;
    module.add_class::<Sanitized>()?;
    module.add_class::<Change>()?;
    module.add_function(wrap_pyfunction!(is_html, module)?)?;
    module.add_function(wrap_pyfunction!(sanitize, module)?)
}
