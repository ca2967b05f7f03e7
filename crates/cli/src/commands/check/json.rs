//! Findings as lines of JSON.

use std::io;

use serde::Serialize;
use treewright::conformance::{Diagnostic, Edit, Fix};
use treewright::{Document, LineColumn, Span};

use crate::output::Printer;
use crate::pages::Page;
use crate::results::write_json_line;

#[derive(Serialize)]
struct JsonFinding<'a> {
    path: String,
    code: &'static str,
    severity: &'static str,
    message: &'a str,
    #[serde(flatten)]
    place: JsonSpan,
    related: Vec<JsonRelated<'a>>,
    fix: Option<JsonFix<'a>>,
}

#[derive(Serialize)]
struct JsonRelated<'a> {
    message: &'a str,
    #[serde(flatten)]
    place: JsonSpan,
}

#[derive(Serialize)]
struct JsonFix<'a> {
    title: &'a str,
    safe: bool,
    edits: Vec<JsonEdit<'a>>,
}

#[derive(Serialize)]
struct JsonEdit<'a> {
    offset: u32,
    end_offset: u32,
    text: &'a str,
}

#[derive(Serialize)]
struct JsonSpan {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    offset: u32,
    end_offset: u32,
}

impl JsonSpan {
    fn new(document: &Document, span: Span) -> Self {
        let place =
            |offset| document.line_column(offset).unwrap_or(LineColumn { line: 1, column: 1 });
        let (start, end) = (place(span.start), place(span.end));
        Self {
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            offset: span.start,
            end_offset: span.end,
        }
    }
}

impl<'a> From<&'a Fix> for JsonFix<'a> {
    fn from(fix: &'a Fix) -> Self {
        let edit = |edit: &'a Edit| JsonEdit {
            offset: edit.span.start,
            end_offset: edit.span.end,
            text: &edit.replacement,
        };
        Self { title: &fix.title, safe: fix.is_safe, edits: fix.edits.iter().map(edit).collect() }
    }
}

/// An object on a line.
pub(super) fn print(page: &Page, finding: &Diagnostic, out: &mut Printer<'_>) -> io::Result<()> {
    let document = &page.parsed.document;
    let related = finding.related.iter().map(|related| JsonRelated {
        message: &related.message,
        place: JsonSpan::new(document, related.span),
    });
    let json = JsonFinding {
        path: page.input.to_string(),
        code: finding.code(),
        severity: finding.severity.as_str(),
        message: &finding.message,
        place: JsonSpan::new(document, finding.span),
        related: related.collect(),
        fix: finding.fix.as_ref().map(JsonFix::from),
    };
    write_json_line(out, &json)
}
