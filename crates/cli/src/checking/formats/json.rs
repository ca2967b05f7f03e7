//! JSON: an object for each finding on its line, or one object for the run.

use std::io::{self, Write};

use serde::Serialize;
use treewright::microsyntaxes::json::JsonWriter;

use super::{Reporter, Separator, Totals};
use crate::checking::checked::{Checked, Finding, Place, PlacedFix};

fn write_place(object: &mut JsonWriter, place: &Place) {
    for (name, number) in [
        ("line", place.start.line),
        ("column", place.start.column),
        ("end_line", place.end.line),
        ("end_column", place.end.column),
        ("offset", place.offset),
        ("end_offset", place.end_offset),
    ] {
        object.key(name).number(number);
    }
}

fn write_fix(object: &mut JsonWriter, fix: &PlacedFix) {
    object.key("title").string(&fix.title);
    object.key("safe").boolean(fix.is_safe);
    object.key("edits").objects(&fix.edits, |object, (place, text)| {
        object.key("offset").number(place.offset);
        object.key("end_offset").number(place.end_offset);
        object.key("text").string(text);
    });
}

fn write_finding(object: &mut JsonWriter, finding: &Finding) {
    object.key("code").string(finding.code());
    object.key("severity").string(finding.severity.as_str());
    object.key("message").string(&finding.message);
    write_place(object, &finding.place);
    object.key("related").objects(&finding.related, |object, (place, message)| {
        object.key("message").string(message);
        write_place(object, place);
    });
    match &finding.fix {
        Some(fix) => object.key("fix").object(|object| write_fix(object, fix)),
        None => object.key("fix").null(),
    }
}

/// Writes the fields that only the format for a whole run has.
fn write_more(object: &mut JsonWriter, finding: &Finding) {
    let place = &finding.place;
    let (character_column, end_character_column) = place.characters.unzip();
    object.key("character_column").number_or_null(character_column);
    object.key("end_character_column").number_or_null(end_character_column);
    object.key("byte_offset").number_or_null(place.bytes.as_ref().map(|bytes| bytes.start));
    object.key("end_byte_offset").number_or_null(place.bytes.as_ref().map(|bytes| bytes.end));
    object.key("fingerprint").hexadecimal(finding.fingerprint);
    object.key("url").string(finding.rule.anchor);
}

/// An object on a line for each finding.
pub(super) struct JsonLines;

impl Reporter for JsonLines {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let mut lines = JsonWriter::with_capacity(page.findings.len().saturating_mul(512));
        for finding in &page.findings {
            lines.object(|object| {
                object.key("path").string(&page.name);
                write_finding(object, finding);
            });
            lines.separator("\n");
        }
        out.write_all(lines.finish().as_bytes())
    }
}

/// One object.
#[derive(Default)]
pub(super) struct Json {
    has_begun: bool,
    separator: Separator,
}

#[derive(Serialize)]
struct JsonTotals {
    pages: u64,
    errors: u64,
    warnings: u64,
    infos: u64,
    left_out: u64,
    fixed: u64,
}

impl Json {
    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        write!(out, "{{\"version\":\"{}\",\"pages\":[", env!("CARGO_PKG_VERSION"))
    }
}

impl Reporter for Json {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        out.write_all(self.separator.next().as_bytes())?;
        let mut json =
            JsonWriter::with_capacity(page.findings.len().saturating_add(1).saturating_mul(768));
        json.object(|object| {
            object.key("path").string(&page.name);
            object.key("encoding").string_or_null(page.encoding);
            object.key("findings").objects(&page.findings, |object, finding| {
                write_finding(object, finding);
                write_more(object, finding);
            });
            object.key("left_out").number(page.left_out.count);
        });
        out.write_all(json.finish().as_bytes())
    }

    fn finish(&mut self, totals: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        out.write_all(b"\n],\"totals\":")?;
        let Totals { pages, errors, warnings, infos, left_out, fixed, .. } = *totals;
        let totals = JsonTotals { pages, errors, warnings, infos, left_out, fixed };
        serde_json::to_writer(&mut *out, &totals)?;
        out.write_all(b"}\n")
    }
}
