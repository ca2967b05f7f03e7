//! Parse errors and malformed bytes: for people and as JSON.

use std::fmt;
use std::io::{self, Write as _};

use serde::Serialize;
use treewright::{LineColumn, LocatedDecodingError, LocatedElement, LocatedParseError, Parsed};

use crate::output::OneLine;

/// Prints all errors of a file in the order of their places, a line for each on standard error.
pub(crate) fn print_errors(
    name: &impl fmt::Display,
    errors: &[LocatedParseError],
    decoding_errors: &[LocatedDecodingError],
) {
    let mut err = io::BufWriter::new(io::stderr().lock());
    let name = OneLine(name);
    let result = each_in_order(errors, decoding_errors, |error| match error {
        Found::Malformed(error) => writeln!(err, "{name}:{error}"),
        Found::ParseError(error) => writeln!(err, "{name}:{error}: {}", OneLine(message(error))),
    });
    // An error of writing to standard error cannot be reported anywhere else.
    let _ = result.and_then(|()| err.flush());
}

/// The message of a parse error, the same in each format. Data of this one error, such as the name
/// and place of a start tag that it relates to, is put into words only here.
fn message(error: &LocatedParseError) -> String {
    let message = error.code.message();
    match &error.related {
        None => message.to_owned(),
        Some(LocatedElement { name, place: LineColumn { line, column }, .. }) => {
            format!("{message} (`{name}` was opened at {line}:{column})")
        }
    }
}

enum Found<'a> {
    Malformed(&'a LocatedDecodingError),
    ParseError(&'a LocatedParseError),
}

/// Goes through both lists at once. At one place the bytes come first: they were read first.
fn each_in_order(
    errors: &[LocatedParseError],
    decoding_errors: &[LocatedDecodingError],
    mut report: impl FnMut(Found<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let mut malformed = decoding_errors.iter().peekable();
    for error in errors {
        while let Some(before) =
            malformed.next_if(|malformed| malformed.error.span.start <= error.span.start)
        {
            report(Found::Malformed(before))?;
        }
        report(Found::ParseError(error))?;
    }
    malformed.try_for_each(|error| report(Found::Malformed(error)))
}

/// A parse error in JSON.
#[derive(Serialize)]
pub(crate) struct JsonError {
    code: &'static str,
    message: String,
    #[serde(flatten)]
    start: JsonPlace,
    end: JsonPlace,
    #[serde(skip_serializing_if = "Option::is_none")]
    related: Option<JsonElement>,
}

/// The start tag of an element that an error is about.
#[derive(Serialize)]
struct JsonElement {
    name: String,
    line: u32,
    column: u32,
    offset: u32,
}

/// A place in the text, and in the bytes that it was read from.
#[derive(Serialize)]
struct JsonPlace {
    line: u32,
    column: u32,
    offset: u32,
    /// Missing if the parse was of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    byte_offset: Option<u64>,
}

impl JsonPlace {
    fn new(place: LineColumn, offset: u32, byte_offset: Option<u64>) -> Self {
        Self { line: place.line, column: place.column, offset, byte_offset }
    }
}

impl JsonError {
    /// All parse errors. `bytes` are those that were parsed; `None` if text was.
    pub(crate) fn all(parsed: &Parsed, bytes: Option<&[u8]>) -> Vec<Self> {
        let offsets = bytes.and_then(|bytes| parsed.byte_offsets(bytes));
        // One walk over the bytes for all of them.
        let mut ranges = offsets
            .map(|offsets| offsets.byte_ranges(parsed.errors.iter().map(|error| error.span)))
            .unwrap_or_default()
            .into_iter();
        let errors = parsed.errors.iter();
        errors
            .map(|error| {
                let range = ranges.next().and_then(Result::ok);
                let (start, end) = range.map(|range| (range.start, range.end)).unzip();
                Self {
                    code: error.code.as_str(),
                    message: message(error),
                    start: JsonPlace::new(error.place, error.span.start, start),
                    end: JsonPlace::new(error.end, error.span.end, end),
                    related: error.related.as_ref().map(|element| JsonElement {
                        name: element.name.clone(),
                        line: element.place.line,
                        column: element.place.column,
                        offset: element.span.start,
                    }),
                }
            })
            .collect()
    }
}

/// Malformed bytes in JSON.
#[derive(Serialize)]
pub(crate) struct JsonDecodingError {
    encoding: &'static str,
    message: String,
    byte_offset: u64,
    byte_length: u64,
    line: u32,
    column: u32,
    offset: u32,
    end: JsonPlace,
}

impl JsonDecodingError {
    pub(crate) fn all(parsed: &Parsed) -> Vec<Self> {
        let errors = parsed.decoding_errors.iter();
        errors
            .map(|error| Self {
                encoding: error.error.encoding.name(),
                message: error.error.to_string(),
                byte_offset: error.error.bytes.start,
                byte_length: error.error.bytes.end.saturating_sub(error.error.bytes.start),
                line: error.place.line,
                column: error.place.column,
                offset: error.error.span.start,
                end: JsonPlace::new(error.end, error.error.span.end, Some(error.error.bytes.end)),
            })
            .collect()
    }
}
