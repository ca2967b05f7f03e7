//! Errors in the HTML, and bytes that are malformed: for people and as JSON.

use std::io::{self, Write as _};

use serde::Serialize;
use treewright::{LocatedDecodingError, LocatedParseError, Parsed};

use crate::input::Input;

/// All errors of a file in the order of their places, a line for each on standard error.
pub(crate) fn complain_at(
    input: &Input,
    errors: &[LocatedParseError],
    decoding_errors: &[LocatedDecodingError],
) {
    let mut err = io::BufWriter::new(io::stderr().lock());
    let result = each_in_order(errors, decoding_errors, |error| match error {
        Found::Malformed(error) => writeln!(err, "{input}:{error}"),
        Found::ParseError(error) => writeln!(err, "{input}:{error}: {}", error.code.message()),
    });
    // When standard error cannot be written there is nobody to tell.
    let _ = result.and_then(|()| err.flush());
}

enum Found<'a> {
    Malformed(&'a LocatedDecodingError),
    ParseError(&'a LocatedParseError),
}

/// Goes through both lists at once. At one place the bytes come first: they were read first.
fn each_in_order(
    errors: &[LocatedParseError],
    decoding_errors: &[LocatedDecodingError],
    mut tell: impl FnMut(Found<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let mut malformed = decoding_errors.iter().peekable();
    for error in errors {
        while let Some(before) =
            malformed.next_if(|malformed| malformed.error.span.start <= error.span.start)
        {
            tell(Found::Malformed(before))?;
        }
        tell(Found::ParseError(error))?;
    }
    malformed.try_for_each(|error| tell(Found::Malformed(error)))
}

/// A parse error in JSON.
#[derive(Serialize)]
pub(crate) struct JsonError {
    code: &'static str,
    line: u32,
    column: u32,
    offset: u32,
    /// Where the error starts in the bytes; missing where the parse was of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    byte_offset: Option<u64>,
}

impl JsonError {
    /// The parse errors; `bytes` are what was parsed, unless it was text.
    pub(crate) fn all(parsed: &Parsed, bytes: Option<&[u8]>) -> Vec<Self> {
        let offsets = bytes.and_then(|bytes| parsed.byte_offsets(bytes));
        // All at once: each question would be a walk over the bytes.
        let mut ranges = offsets
            .map(|offsets| offsets.byte_ranges(parsed.errors.iter().map(|error| error.span)))
            .unwrap_or_default()
            .into_iter();
        let errors = parsed.errors.iter();
        errors
            .map(|error| Self {
                code: error.code.as_str(),
                line: error.place.line,
                column: error.place.column,
                offset: error.span.start,
                byte_offset: ranges.next().and_then(Result::ok).map(|range| range.start),
            })
            .collect()
    }
}

/// Malformed bytes in JSON.
#[derive(Serialize)]
pub(crate) struct JsonDecodingError {
    encoding: &'static str,
    byte_offset: u64,
    byte_length: u64,
    line: u32,
    column: u32,
    offset: u32,
}

impl JsonDecodingError {
    pub(crate) fn all(parsed: &Parsed) -> Vec<Self> {
        let errors = parsed.decoding_errors.iter();
        errors
            .map(|error| Self {
                encoding: error.error.encoding.name(),
                byte_offset: error.error.bytes.start,
                byte_length: error.error.bytes.end.saturating_sub(error.error.bytes.start),
                line: error.place.line,
                column: error.place.column,
                offset: error.error.span.start,
            })
            .collect()
    }
}
