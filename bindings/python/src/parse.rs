//! Parsing whole pages.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::document::Document;
use crate::settings::{Page, Settings};

/// The length of a page from which on other threads run Python while it is parsed: releasing and
/// reacquiring Python's lock costs as much as parsing several hundred bytes.
pub(crate) const LONG: usize = 1 << 11;

/// Parses a page.
#[pyfunction]
#[pyo3(signature = (page, **settings))]
fn parse<'py>(
    py: Python<'py>,
    page: Page,
    settings: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, Document>> {
    let settings = Settings::new("parse", settings)?;
    parse_with(py, &page, &settings)
}

/// Parses the contents of an element.
#[pyfunction]
#[pyo3(signature = (html, context = "body", **settings))]
fn parse_fragment<'py>(
    py: Python<'py>,
    html: Page,
    context: &str,
    settings: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, Document>> {
    let mut settings = Settings::new("parse_fragment", settings)?;
    settings.set_context(context)?;
    parse_with(py, &html, &settings)
}

fn parse_with<'py>(
    py: Python<'py>,
    page: &Page,
    settings: &Settings,
) -> PyResult<Bound<'py, Document>> {
    let parse = || settings.tree(settings.parse(page), page.len());
    let tree = if page.len() < LONG { parse() } else { py.detach(parse) };
    Document::first_of(py, tree)
}

/// Adds the functions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(parse, module)?)?;
    module.add_function(wrap_pyfunction!(parse_fragment, module)?)
}
