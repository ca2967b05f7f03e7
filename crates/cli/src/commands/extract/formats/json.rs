//! Values of Arrow as JSON.

use std::io::{self, Write};

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Float64Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, Fields};

/// Writes a row as an object. Null is written too, so that all rows have the same names.
pub(super) fn write_row(out: &mut impl Write, rows: &RecordBatch, row: usize) -> io::Result<()> {
    let columns = rows.columns().iter().map(|column| &**column);
    write_object(out, columns, rows.schema_ref().fields(), row)
}

fn write_object<'a>(
    out: &mut impl Write,
    columns: impl Iterator<Item = &'a dyn Array>,
    fields: &Fields,
    row: usize,
) -> io::Result<()> {
    let mut separator: &[u8] = b"{";
    for (column, field) in columns.zip(fields) {
        out.write_all(separator)?;
        serde_json::to_writer(&mut *out, field.name())?;
        out.write_all(b":")?;
        write_value(out, column, row)?;
        separator = b",";
    }
    out.write_all(b"}")
}

/// Writes a value. Types are those of plans, and nested no deeper.
pub(super) fn write_value(out: &mut impl Write, array: &dyn Array, row: usize) -> io::Result<()> {
    if array.is_null(row) {
        return out.write_all(b"null");
    }
    match array.data_type() {
        DataType::Utf8 => serde_json::to_writer(out, array.as_string::<i32>().value(row))?,
        DataType::Int64 => write!(out, "{}", array.as_primitive::<Int64Type>().value(row))?,
        DataType::Float64 => {
            serde_json::to_writer(out, &array.as_primitive::<Float64Type>().value(row))?;
        }
        DataType::Boolean => write!(out, "{}", array.as_boolean().value(row))?,
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            out.write_all(b"[")?;
            for item in 0..items.len() {
                if item > 0 {
                    out.write_all(b",")?;
                }
                write_value(out, &items, item)?;
            }
            out.write_all(b"]")?;
        }
        DataType::Struct(fields) => {
            let columns = array.as_struct().columns().iter().map(|column| &**column);
            write_object(out, columns, fields, row)?;
        }
        other => return Err(io::Error::other(format!("the type {other} has no form in JSON"))),
    }
    Ok(())
}
