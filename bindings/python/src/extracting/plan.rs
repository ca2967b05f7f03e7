//! Plans.

use std::fmt::Write as _;

use pyo3::create_exception;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyCapsule, PyDict, PyList, PyString, PyTuple};
use treewright_extract::Plan as Compiled;

use super::arrow::export_schema;
use crate::pickling::{Reduced, function};

create_exception!(treewright, PlanError, PyValueError, "A plan is not one, with the place.");

/// The maximum nesting of the tables of a plan; the parser of plans allows less.
const DEEPEST: usize = 64;

/// A plan of the columns to extract from pages, compiled once.
#[pyclass(frozen, name = "Plan", module = "treewright")]
pub(crate) struct Plan {
    pub(super) compiled: Compiled,
    source: String,
}

#[pymethods]
impl Plan {
    /// Parses a plan: the text of a TOML file, or a mapping from names of columns to their definitions.
    #[new]
    fn from_python(columns: &Bound<'_, PyAny>) -> PyResult<Self> {
        let source = match columns.cast::<PyString>() {
            Ok(text) => text.to_str()?.to_owned(),
            Err(_) => {
                let mut text = String::from("columns = ");
                write_value(&mut text, columns, 0)?;
                text.push('\n');
                text
            }
        };
        Self::parse(source)
    }

    /// The plan as TOML.
    #[getter]
    fn source(&self) -> &str {
        &self.source
    }

    /// The names of the columns of the plan, in order.
    #[getter]
    fn columns(&self) -> Vec<&str> {
        self.compiled.columns().iter().map(treewright_extract::Column::name).collect()
    }

    /// The schema of the rows, for other libraries: `pyarrow.schema(plan)`.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        export_schema(py, &self.compiled.schema())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String,)> {
        Ok((function(py, "_plan")?, (self.source.clone(),)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().source == self.source)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.source.hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<Plan {}>", self.columns().join(", "))
    }
}

impl Plan {
    fn parse(source: String) -> PyResult<Self> {
        match Compiled::parse(&source) {
            Ok(compiled) => Ok(Self { compiled, source }),
            Err(error) => Err(PlanError::new_err(error.to_string())),
        }
    }
}

/// Restores a pickled plan.
#[pyfunction]
fn _plan(source: String) -> PyResult<Plan> {
    Plan::parse(source)
}

/// Writes a Python value in TOML, the format of plans.
fn write_value(out: &mut String, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<()> {
    if depth > DEEPEST {
        return Err(PyValueError::new_err("the plan is nested too deep"));
    }
    if let Ok(text) = value.cast::<PyString>() {
        write_text(out, text.to_str()?);
    } else if value.is_instance_of::<PyBool>() {
        out.push_str(if value.is_truthy()? { "true" } else { "false" });
    } else if let Ok(table) = value.cast::<PyDict>() {
        out.push('{');
        for (number, (name, value)) in table.iter().enumerate() {
            out.push_str(if number == 0 { " " } else { ", " });
            write_text(out, name.cast::<PyString>()?.to_str()?);
            out.push_str(" = ");
            write_value(out, &value, depth + 1)?;
        }
        out.push_str(" }");
    } else if let Ok(number) = value.extract::<i64>() {
        let _ = write!(out, "{number}");
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        out.push('[');
        for (number, item) in value.try_iter()?.enumerate() {
            out.push_str(if number == 0 { " " } else { ", " });
            write_value(out, &item?, depth + 1)?;
        }
        out.push_str(" ]");
    } else {
        let kind = value.get_type().name()?;
        let message = format!("a plan has dict, list, str, int and bool, not {kind}");
        return Err(PyTypeError::new_err(message));
    }
    Ok(())
}

fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            '\0'..='\u{1F}' | '\u{7F}' => {
                // Writing to a text does not fail.
                let _ = write!(out, "\\u{:04X}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out.push('"');
}

/// Adds the class, the exception and the function to the module.
pub(super) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("PlanError", module.py().get_type::<PlanError>())?;
    module.add_class::<Plan>()?;
    module.add_function(wrap_pyfunction!(_plan, module)?)
}
