//! The interface to other libraries with Arrow: its C interface, in Python capsules.
//! <https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html>
//!
//! Nothing is copied: an array is passed as pointers to its memory, with a function that frees it.
#![expect(unsafe_code, reason = "the interface is one of pointers")]

use std::ffi::{CStr, c_void};
use std::ptr::NonNull;

use arrow_array::ffi::{FFI_ArrowArray, from_ffi, to_ffi};
use arrow_array::ffi_stream::{FFI_ArrowArrayStream, RecordBatchStreamReader};
use arrow_array::{Array, RecordBatch, RecordBatchReader, StructArray};
use arrow_schema::ffi::FFI_ArrowSchema;
use arrow_schema::{ArrowError, DataType, Schema};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

const ARRAY: &CStr = c"arrow_array";
const SCHEMA: &CStr = c"arrow_schema";
const STREAM: &CStr = c"arrow_array_stream";

/// Batches of another library.
pub(super) enum Imported {
    /// One batch.
    Batch(RecordBatch),
    /// Several, which are produced on request.
    Stream(RecordBatchStreamReader),
}

/// The exception for data that Arrow refuses.
#[cold]
pub(super) fn arrow_error(error: &ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The pointer of a capsule with this name.
fn pointer(capsule: &Bound<'_, PyAny>, name: &CStr) -> PyResult<NonNull<c_void>> {
    capsule.cast::<PyCapsule>()?.pointer_checked(Some(name))
}

/// Takes batches over from an object with `__arrow_c_array__` or `__arrow_c_stream__`.
pub(super) fn import(object: &Bound<'_, PyAny>) -> PyResult<Imported> {
    if object.hasattr("__arrow_c_array__")? {
        let capsules = object.call_method0("__arrow_c_array__")?;
        let capsules = capsules.cast_into::<PyTuple>()?;
        let schema = pointer(&capsules.get_item(0)?, SCHEMA)?;
        let array = pointer(&capsules.get_item(1)?, ARRAY)?;
        // SAFETY: a capsule of this name has a pointer to an `ArrowArray`, which is moved out here, so that the capsule
        // does not free it again. The tuple keeps the capsule.
        let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr().cast()) };
        // SAFETY: a capsule of this name has a pointer to an `ArrowSchema`, and the tuple keeps the capsule until the end
        // of the function.
        let schema = unsafe { schema.cast::<FFI_ArrowSchema>().as_ref() };
        // SAFETY: both come from an object that promises to follow the C data interface.
        let data = unsafe { from_ffi(array, schema) }.map_err(|error| arrow_error(&error))?;
        if !matches!(data.data_type(), DataType::Struct(_)) {
            return Err(PyTypeError::new_err("an array is given, not a batch of columns"));
        }
        let columns = StructArray::from(data);
        if columns.null_count() > 0 {
            return Err(PyValueError::new_err("a batch has no rows that are null as a whole"));
        }
        return Ok(Imported::Batch(RecordBatch::from(columns)));
    }
    if object.hasattr("__arrow_c_stream__")? {
        let capsule = object.call_method0("__arrow_c_stream__")?;
        let stream = pointer(&capsule, STREAM)?;
        // SAFETY: a capsule of this name has a pointer to an `ArrowArrayStream`, which is moved out here, so that the
        // capsule does not free it again.
        let reader = unsafe { RecordBatchStreamReader::from_raw(stream.as_ptr().cast()) };
        return Ok(Imported::Stream(reader.map_err(|error| arrow_error(&error))?));
    }
    let kind = object.get_type().name()?;
    let message = format!(
        "batches of Arrow have `__arrow_c_array__` or `__arrow_c_stream__`, which {kind} does not have"
    );
    Err(PyTypeError::new_err(message))
}

/// A capsule with a schema.
pub(super) fn export_schema<'py>(
    py: Python<'py>,
    schema: &Schema,
) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema).map_err(|error| arrow_error(&error))?;
    PyCapsule::new_with_value(py, schema, SCHEMA)
}

/// Two capsules: the schema of a batch, and its columns.
pub(super) fn export_batch<'py>(
    py: Python<'py>,
    batch: &RecordBatch,
) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
    let columns = StructArray::from(batch.clone());
    let (array, _) = to_ffi(&columns.into_data()).map_err(|error| arrow_error(&error))?;
    // The schema of the batch, which has the metadata that the type of the columns lacks.
    Ok((export_schema(py, &batch.schema())?, PyCapsule::new_with_value(py, array, ARRAY)?))
}

/// A capsule with a stream of batches.
pub(super) fn export_stream(
    py: Python<'_>,
    reader: Box<dyn RecordBatchReader + Send>,
) -> PyResult<Bound<'_, PyCapsule>> {
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(reader), STREAM)
}
