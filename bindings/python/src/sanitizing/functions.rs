//! The functions of callers that decide about URLs and attributes. An exception of one ends the call of the sanitizer.

use std::cell::RefCell;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use treewright::sanitize::url::Url;
use treewright::sanitize::{Filtered, FoundAttribute, FoundUrl, Rewritten};

thread_local! {
    /// The exception of a function, which ends the call of the sanitizer on this thread.
    static RAISED: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// The exception that a function raised in the call that ends.
pub(super) fn take_raised() -> Option<PyErr> {
    RAISED.take()
}

/// The value of an argument that is a function.
pub(super) fn callable(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    if value.is_callable() {
        Ok(value.clone().unbind())
    } else {
        Err(PyTypeError::new_err(format!("{name} is a function")))
    }
}

/// Asks a function, which answers with text, or with None to remove. After an exception all is removed.
fn ask<'py>(
    function: &Py<PyAny>,
    name: &str,
    arguments: impl pyo3::call::PyCallArgs<'py>,
    py: Python<'py>,
) -> Option<String> {
    let ask = || -> PyResult<Option<String>> {
        let answer = function.bind(py).call1(arguments)?;
        if answer.is_none() {
            return Ok(None);
        }
        match answer.cast::<PyString>() {
            Ok(text) => Ok(Some(text.to_str()?.to_owned())),
            Err(_) => {
                let kind = answer.get_type().name()?;
                Err(PyTypeError::new_err(format!("{name} returns str or None, not {kind}")))
            }
        }
    };
    let has_raised = RAISED.with_borrow(Option::is_some);
    if has_raised {
        return None;
    }
    ask().unwrap_or_else(|raised| {
        RAISED.set(Some(raised));
        None
    })
}

/// Asks about an attribute.
pub(super) fn ask_about_attribute(function: &Py<PyAny>, found: &FoundAttribute<'_>) -> Filtered {
    let arguments = (found.element, found.attribute, found.value);
    match Python::attach(|py| ask(function, "attribute_filter", arguments, py)) {
        Some(value) if value == found.value => Filtered::Same,
        Some(value) => Filtered::Value(value),
        None => Filtered::Removed,
    }
}

/// The functions that decide about URLs.
#[derive(Default)]
pub(super) struct UrlFunctions {
    /// The function for URLs without a scheme.
    pub(super) relative: Option<Py<PyAny>>,
    /// The root and the URL that those without a scheme are relative to.
    root: Option<(Url, Url)>,
    /// The function for all URLs.
    pub(super) rewrite: Option<Py<PyAny>>,
}

impl UrlFunctions {
    pub(super) fn is_empty(&self) -> bool {
        self.relative.is_none() && self.root.is_none() && self.rewrite.is_none()
    }

    /// Sets the URL for those that start with a slash, and the path below it that others are relative to.
    pub(super) fn set_root(&mut self, root: &str, path: &str) -> PyResult<()> {
        let root = Url::parse(root);
        let base = root.as_ref().ok().and_then(|root| root.join(path).ok());
        match (root, base) {
            (Ok(root), Some(base)) => {
                self.root = Some((root, base));
                Ok(())
            }
            _ => Err(PyValueError::new_err("url_relative: the root is not an absolute URL")),
        }
    }

    /// Asks about a URL.
    pub(super) fn ask(&self, found: &FoundUrl<'_>) -> Rewritten {
        let mut url = found.url.to_owned();
        if found.is_relative() {
            let new = match (&self.relative, &self.root) {
                (Some(function), _) => {
                    Python::attach(|py| ask(function, "url_relative", (found.url,), py))
                }
                (None, Some((root, base))) => resolve(root, base, found.url),
                (None, None) => Some(url),
            };
            match new {
                Some(new) => url = new,
                None => return Rewritten::Removed,
            }
        }
        if let Some(function) = &self.rewrite {
            let arguments = (found.element, found.attribute, url.as_str());
            match Python::attach(|py| ask(function, "rewrite_url", arguments, py)) {
                Some(new) => url = new,
                None => return Rewritten::Removed,
            }
        }
        if url == found.url { Rewritten::Same } else { Rewritten::Url(url) }
    }
}

fn resolve(root: &Url, base: &Url, url: &str) -> Option<String> {
    let url = match url.strip_prefix('/') {
        Some(rest) if !rest.starts_with(['/', '\\']) => root.join(&format!("./{rest}")),
        _ => base.join(url),
    };
    url.ok().map(String::from)
}
