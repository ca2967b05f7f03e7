//! The exceptions.

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
#[cfg(feature = "xpath")]
use treewright::xpath::{CompileError, EvaluateError};
use treewright::{NodeError, SelectorError as InvalidSelector};

create_exception!(treewright, StaleNode, PyException, "A node that was deleted is used.");
create_exception!(
    treewright,
    TreeError,
    PyValueError,
    "A change of a tree that the DOM Standard refuses."
);
create_exception!(
    treewright,
    SelectorError,
    PyValueError,
    "A text is not a selector. `offset`, `line` and `column` have the place of the mistake."
);
create_exception!(treewright, XPathError, PyValueError, "An expression cannot be evaluated.");
create_exception!(
    treewright,
    NotBuiltIn,
    PyRuntimeError,
    "A function is called that this build of the package does not have; the message has the command that builds it."
);

/// The exception for a function that needs a feature which this build does not have.
#[cfg(not(all(feature = "check", feature = "extract", feature = "xpath", feature = "style")))]
#[cold]
pub(crate) fn not_built_in(function: &str, feature: &str) -> PyErr {
    NotBuiltIn::new_err(format!(
        "this build has no {function}: maturin build --release --features {feature}"
    ))
}

/// The exception for a change that was refused.
#[cold]
pub(crate) fn tree_error(error: NodeError) -> PyErr {
    match error {
        NodeError::Stale => crate::tree::stale(),
        error => TreeError::new_err(error.to_string()),
    }
}

/// The exception for a text that is not a selector.
#[cold]
pub(crate) fn selector_error(py: Python<'_>, error: &InvalidSelector) -> PyErr {
    let exception = SelectorError::new_err(error.to_string());
    let value = exception.value(py);
    let set = value
        .setattr("selector", error.selector())
        .and_then(|()| value.setattr("offset", error.offset()))
        .and_then(|()| value.setattr("line", error.line()))
        .and_then(|()| value.setattr("column", error.column()));
    set.map_or_else(|error| error, |()| exception)
}

/// The exception for a text that is not an XPath expression.
#[cfg(feature = "xpath")]
#[cold]
pub(crate) fn xpath_error(error: &CompileError) -> PyErr {
    XPathError::new_err(error.to_string())
}

/// The exception for an expression that exceeds its work limit.
#[cfg(feature = "xpath")]
#[cold]
pub(crate) fn evaluate_error(error: &EvaluateError) -> PyErr {
    XPathError::new_err(error.to_string())
}

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("NotBuiltIn", py.get_type::<NotBuiltIn>())?;
    module.add("StaleNode", py.get_type::<StaleNode>())?;
    module.add("TreeError", py.get_type::<TreeError>())?;
    module.add("SelectorError", py.get_type::<SelectorError>())?;
    module.add("XPathError", py.get_type::<XPathError>())
}
