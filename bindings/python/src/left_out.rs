//! The parts that this build leaves out, because their feature is off: the names exist, and a call raises
//! [`NotBuiltIn`](crate::errors::NotBuiltIn).

#[cfg(not(all(feature = "xpath", feature = "style")))]
use pyo3::prelude::*;

#[cfg(not(all(feature = "xpath", feature = "style")))]
use crate::errors::not_built_in;

#[cfg(not(feature = "check"))]
pub(crate) mod checking {
    use pyo3::prelude::*;
    use pyo3::types::{PyDict, PyTuple};

    use crate::document::Document;
    use crate::errors::not_built_in;

    /// A finding of a check.
    #[pyclass(frozen, module = "treewright")]
    struct Finding;

    /// An edit of the source that fixes a finding.
    #[pyclass(frozen, module = "treewright")]
    struct Fix;

    /// The findings of a check.
    #[pyclass(frozen, module = "treewright")]
    struct Report;

    /// Checks a page against the standard.
    #[pyfunction]
    #[pyo3(signature = (*arguments, **settings))]
    fn check(
        arguments: &Bound<'_, PyTuple>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Report> {
        let _ = (arguments, settings);
        Err(not_built_in("check", "check"))
    }

    #[pymethods]
    impl Document {
        /// Checks the page.
        #[pyo3(signature = (**settings))]
        #[staticmethod]
        fn check(settings: Option<&Bound<'_, PyDict>>) -> PyResult<Report> {
            let _ = settings;
            Err(not_built_in("Document.check", "check"))
        }
    }

    /// Adds the names to the module.
    pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add_class::<Finding>()?;
        module.add_class::<Fix>()?;
        module.add_class::<Report>()?;
        module.add_function(wrap_pyfunction!(check, module)?)
    }
}

#[cfg(not(feature = "extract"))]
pub(crate) mod extracting {
    use pyo3::create_exception;
    use pyo3::exceptions::PyValueError;
    use pyo3::prelude::*;
    use pyo3::types::{PyDict, PyTuple};

    use crate::errors::not_built_in;

    create_exception!(treewright, PlanError, PyValueError, "A plan is not one, with the place.");

    /// A plan of the columns to extract from pages.
    #[pyclass(frozen, module = "treewright")]
    struct Plan;

    #[pymethods]
    impl Plan {
        #[new]
        fn from_python(columns: &Bound<'_, PyAny>) -> PyResult<Self> {
            let _ = columns;
            Err(not_built_in("Plan", "extract"))
        }
    }

    /// A batch of columns.
    #[pyclass(frozen, module = "treewright")]
    struct Batch;

    /// An iterator over batches of columns.
    #[pyclass(frozen, module = "treewright")]
    struct Batches;

    /// Extracts the columns of a plan from pages.
    #[pyfunction]
    #[pyo3(signature = (*arguments, **settings))]
    fn extract(
        arguments: &Bound<'_, PyTuple>,
        settings: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let _ = (arguments, settings);
        Err(not_built_in("extract", "extract"))
    }

    /// Adds the names to the module.
    pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("PlanError", module.py().get_type::<PlanError>())?;
        module.add_class::<Plan>()?;
        module.add_class::<Batch>()?;
        module.add_class::<Batches>()?;
        module.add_function(wrap_pyfunction!(extract, module)?)
    }
}

#[cfg(not(feature = "xpath"))]
#[pymethods]
impl crate::node::Node {
    /// The result of an XPath 1.0 expression at the node.
    #[staticmethod]
    fn xpath(expression: &str) -> PyResult<()> {
        let _ = expression;
        Err(not_built_in("Node.xpath", "xpath"))
    }
}

#[cfg(not(feature = "style"))]
#[pymethods]
impl crate::document::Document {
    /// The runs of text that people do not see.
    #[pyo3(signature = (**settings))]
    #[staticmethod]
    fn hidden_text(settings: Option<&Bound<'_, pyo3::types::PyDict>>) -> PyResult<()> {
        let _ = settings;
        Err(not_built_in("Document.hidden_text", "style"))
    }
}
