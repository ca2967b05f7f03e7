//! Compiled selectors.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use treewright::{Scope, Selector as Compiled, SelectorOptions};

use crate::errors::selector_error;
use crate::node::Node;
use crate::pickling::{Reduced, function};

/// A compiled selector.
#[pyclass(frozen, name = "Selector", module = "treewright")]
pub(crate) struct Selector {
    compiled: Compiled,
    scope: Option<String>,
}

#[pymethods]
impl Selector {
    /// Compiles a list of selectors. `scope` sets the trees that a query searches in addition to that of
    /// its start node: `"light"`, none, `"templates"`, `"shadows"` or `"all"`.
    #[new]
    #[pyo3(signature = (selector, *, scope = None))]
    fn from_python(py: Python<'_>, selector: &str, scope: Option<String>) -> PyResult<Self> {
        let options = match scope.as_deref() {
            None | Some("light") => SelectorOptions::new(),
            Some("templates") => SelectorOptions::new().scope(Scope::Templates),
            Some("shadows") => SelectorOptions::new().scope(Scope::Shadows),
            Some("all") => SelectorOptions::new().scope(Scope::All),
            Some(other) => {
                let message = format!("unknown scope: {other}; light, templates, shadows or all");
                return Err(pyo3::exceptions::PyValueError::new_err(message));
            }
        };
        let compiled = Compiled::parse_with(selector, &options);
        Ok(Self { compiled: compiled.map_err(|error| selector_error(py, &error))?, scope })
    }

    /// The descendants of a node that match.
    fn select<'py>(&self, node: &Bound<'py, Node>) -> PyResult<Vec<Bound<'py, Node>>> {
        node.get().select_compiled(node.py(), &self.compiled)
    }

    /// The first descendant of a node that matches.
    fn select_one<'py>(&self, node: &Bound<'py, Node>) -> PyResult<Option<Bound<'py, Node>>> {
        node.get().first_compiled(node.py(), &self.compiled)
    }

    /// True for an element that matches.
    fn matches(&self, node: &Bound<'_, Node>) -> PyResult<bool> {
        node.get().matches_compiled(node.py(), &self.compiled)
    }

    /// The selector as written.
    #[getter]
    fn text(&self) -> &str {
        self.compiled.as_str()
    }

    fn __str__(&self) -> &str {
        self.compiled.as_str()
    }

    fn __repr__(&self) -> String {
        match &self.scope {
            Some(scope) => format!("Selector({:?}, scope={scope:?})", self.compiled.as_str()),
            None => format!("Selector({:?})", self.compiled.as_str()),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let other = other.get();
        (self.compiled.as_str(), &self.scope) == (other.compiled.as_str(), &other.scope)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.compiled.as_str(), &self.scope).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String, Option<String>)> {
        let arguments = (self.compiled.as_str().to_owned(), self.scope.clone());
        Ok((function(py, "_selector")?, arguments))
    }
}

/// Restores a pickled selector.
#[pyfunction]
fn _selector(py: Python<'_>, selector: &str, scope: Option<String>) -> PyResult<Selector> {
    Selector::from_python(py, selector, scope)
}

/// A selector as text, or a compiled one.
pub(crate) enum GivenSelector<'py> {
    Text(PyBackedStr),
    Compiled(Bound<'py, Selector>),
}

impl<'py> FromPyObject<'_, 'py> for GivenSelector<'py> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match given.cast::<Selector>() {
            Ok(selector) => Ok(Self::Compiled(selector.to_owned())),
            Err(_) => Ok(Self::Text(given.extract()?)),
        }
    }
}

impl GivenSelector<'_> {
    pub(crate) fn compiled(&self, py: Python<'_>) -> PyResult<Compiled> {
        match self {
            Self::Compiled(selector) => Ok(selector.get().compiled.clone()),
            Self::Text(text) => compile(text).map_err(|error| selector_error(py, &error)),
        }
    }
}

/// The maximum number of cached selectors. Most programs have a few fixed ones; a program with more pays
/// for the compilation, which takes microseconds.
const KEPT: usize = 256;

/// The maximum length of a cached selector.
const LONGEST_KEPT: usize = 1024;

static COMPILED: LazyLock<Mutex<HashMap<Box<str>, Compiled>>> = LazyLock::new(Mutex::default);

/// Compiles a selector, or takes it from the cache.
fn compile(text: &str) -> Result<Compiled, treewright::SelectorError> {
    if text.len() > LONGEST_KEPT {
        return Compiled::parse(text);
    }
    if let Some(compiled) = COMPILED.lock().unwrap_or_else(PoisonError::into_inner).get(text) {
        return Ok(compiled.clone());
    }
    let compiled = Compiled::parse(text)?;
    let mut kept = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(text.into(), compiled.clone());
    Ok(compiled)
}

/// Adds the class to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Selector>()?;
    module.add_function(wrap_pyfunction!(_selector, module)?)
}
