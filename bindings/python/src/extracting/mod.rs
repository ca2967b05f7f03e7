//! Extraction: batches of pages in, batches of columns out.

mod arrow;
mod plan;

use std::sync::{Mutex, TryLockError};

use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, SchemaRef};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use treewright::Many;
use treewright_extract::{Extractor, Options, Plan as Compiled};

use arrow::{Imported, arrow_error, export_batch, export_schema, export_stream, import};
use plan::Plan;

/// A batch of columns.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Batch(RecordBatch);

#[pymethods]
impl Batch {
    /// The number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.0.num_rows()
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.0.schema().fields().iter().map(|field| field.name().clone()).collect()
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        export_schema(py, &self.0.schema())
    }

    /// The batch for other libraries. A requested schema is ignored.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        let _ = requested_schema;
        export_batch(py, &self.0)
    }

    /// A stream with this batch, for other libraries.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.0.clone())], self.0.schema());
        export_stream(py, Box::new(batches))
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} rows: {}>", self.0.num_rows(), self.column_names().join(", "))
    }
}

/// Batches that are produced on request.
type Rows = Many<'static, Result<RecordBatch, ArrowError>, Result<RecordBatch, ArrowError>>;

/// Batches for other libraries. The caller may hold Python's lock, which the worker threads may need to get
/// the pages: it is released meanwhile.
struct Released(Rows);

impl Iterator for Released {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let rows = &mut self.0;
        // None are left when Python is about to end.
        Python::try_attach(|py| py.detach(|| rows.next())).unwrap_or_default()
    }
}

/// An iterator over batches of columns, which other libraries can read as a stream, once.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Batches {
    rows: Mutex<Option<Rows>>,
    schema: SchemaRef,
}

#[pymethods]
impl Batches {
    const fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Batch>> {
        let mut rows = match self.rows.try_lock() {
            Ok(rows) => rows,
            Err(TryLockError::Poisoned(rows)) => rows.into_inner(),
            Err(TryLockError::WouldBlock) => return Err(in_use()),
        };
        let rows = &mut *rows;
        let next = py.detach(|| rows.as_mut().and_then(Iterator::next));
        next.transpose().map(|batch| batch.map(Batch)).map_err(|error| arrow_error(&error))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        export_schema(py, &self.schema)
    }

    /// The remaining batches, for other libraries. A requested schema is ignored.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let rows = match self.rows.try_lock() {
            Ok(mut rows) => rows.take(),
            Err(TryLockError::Poisoned(rows)) => rows.into_inner().take(),
            Err(TryLockError::WouldBlock) => return Err(in_use()),
        };
        let taken = || PyValueError::new_err("the batches were taken already");
        let rows = Released(rows.ok_or_else(taken)?);
        export_stream(py, Box::new(RecordBatchIterator::new(rows, SchemaRef::clone(&self.schema))))
    }
}

fn in_use() -> PyErr {
    PyRuntimeError::new_err("the batches are already being asked for")
}

/// The settings of an extraction.
struct Budgets<'py> {
    limits: Option<Bound<'py, PyAny>>,
    output_bytes: Option<u64>,
    batch_bytes: Option<u64>,
    detect: bool,
    names: [String; 3],
}

impl Budgets<'_> {
    fn options(self) -> PyResult<Options> {
        let [url, content, content_type] = self.names;
        let mut options = Options::new().detect(self.detect);
        options = options.url(url).content(content).content_type(content_type);
        if let Some(given) = self.limits {
            options = options.limits(crate::settings::limits(&given)?);
        }
        if let Some(bytes) = self.output_bytes {
            options = options.output_bytes(bytes);
        }
        if let Some(bytes) = self.batch_bytes {
            options = options.batch_bytes(bytes);
        }
        Ok(options)
    }
}

/// The rows of a batch of pages.
fn rows_of(
    batch: &RecordBatch,
    plan: &Compiled,
    options: &Options,
) -> Result<RecordBatch, ArrowError> {
    let mut extractor = Extractor::new(plan, options);
    let pushed = extractor.push_batch(batch);
    pushed.map_err(|error| ArrowError::SchemaError(error.to_string()))?;
    extractor.finish()
}

/// Extracts the columns of a plan from pages: a batch becomes a batch, and a stream of batches, such as a
/// table, becomes one that is computed on request.
#[pyfunction]
#[pyo3(signature = (
    pages, plan, *, threads = 1, limits = None, output_bytes = None, batch_bytes = None, detect = false,
    url = "url", content = "content", content_type = "content_type",
))]
fn extract<'py>(
    py: Python<'py>,
    pages: &Bound<'py, PyAny>,
    plan: &Bound<'py, PyAny>,
    threads: usize,
    limits: Option<Bound<'py, PyAny>>,
    output_bytes: Option<u64>,
    batch_bytes: Option<u64>,
    detect: bool,
    url: &str,
    content: &str,
    content_type: &str,
) -> PyResult<Bound<'py, PyAny>> {
    if threads == 0 {
        return Err(PyValueError::new_err("there is at least one thread"));
    }
    let names = [url, content, content_type].map(str::to_owned);
    let options = Budgets { limits, output_bytes, batch_bytes, detect, names }.options()?;
    let plan = match plan.cast::<Plan>() {
        Ok(plan) => plan.get().compiled.clone(),
        Err(_) => py.get_type::<Plan>().call1((plan,))?.cast::<Plan>()?.get().compiled.clone(),
    };
    match import(pages)? {
        Imported::Batch(batch) => {
            let rows = py.detach(|| rows_of(&batch, &plan, &options));
            Batch(rows.map_err(|error| arrow_error(&error))?).into_bound_py_any(py)
        }
        Imported::Stream(batches) => {
            let schema = plan.schema();
            let rows = Many::new(batches, move |batch: Result<RecordBatch, ArrowError>| {
                rows_of(&batch?, &plan, &options)
            });
            let size = |batch: &Result<RecordBatch, ArrowError>| {
                batch.as_ref().map_or(0, |batch| batch.get_array_memory_size() as u64)
            };
            let rows = Mutex::new(Some(rows.threads(threads).sizes(size)));
            Batches { rows, schema }.into_bound_py_any(py)
        }
    }
}

/// Adds the classes and the function to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    plan::add(module)?;
    module.add_class::<Batch>()?;
    module.add_class::<Batches>()?;
    module.add_function(wrap_pyfunction!(extract, module)?)
}
