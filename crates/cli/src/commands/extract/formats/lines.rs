//! JSON lines and CSV.

use std::io::{self, Write};

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, Schema};

use super::json::{write_row, write_value};

pub(super) fn write_json(out: &mut impl Write, rows: &RecordBatch) -> io::Result<()> {
    for row in 0..rows.num_rows() {
        write_row(out, rows, row)?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// Writes the names of the columns.
pub(super) fn write_header(out: &mut impl Write, schema: &Schema) -> io::Result<()> {
    for (number, field) in schema.fields().iter().enumerate() {
        if number > 0 {
            out.write_all(b",")?;
        }
        write_field(out, field.name())?;
    }
    out.write_all(b"\n")
}

/// Writes rows. Null is an empty field, an empty text has quotes, and lists and structs are JSON.
pub(super) fn write_csv(out: &mut impl Write, rows: &RecordBatch) -> io::Result<()> {
    let mut json = Vec::new();
    for row in 0..rows.num_rows() {
        for (number, column) in rows.columns().iter().enumerate() {
            if number > 0 {
                out.write_all(b",")?;
            }
            if column.is_null(row) {
                continue;
            }
            if *column.data_type() == DataType::Utf8 {
                write_field(out, column.as_string::<i32>().value(row))?;
                continue;
            }
            json.clear();
            write_value(&mut json, column, row)?;
            write_field(out, std::str::from_utf8(&json).unwrap_or_default())?;
        }
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// <https://www.rfc-editor.org/rfc/rfc4180#section-2>
fn write_field(out: &mut impl Write, text: &str) -> io::Result<()> {
    if !text.is_empty() && !text.contains(['"', ',', '\n', '\r']) {
        return out.write_all(text.as_bytes());
    }
    out.write_all(b"\"")?;
    for (number, part) in text.split('"').enumerate() {
        if number > 0 {
            out.write_all(b"\"\"")?;
        }
        out.write_all(part.as_bytes())?;
    }
    out.write_all(b"\"")
}
