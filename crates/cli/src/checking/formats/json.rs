//! JSON: an object for each finding on its line, or one object for the run.

use std::io::{self, Write};

use serde::Serialize;

use super::objects::{Object, write_object};
use super::{Reporter, Separator, Totals};
use crate::checking::checked::{Checked, Finding, Place, PlacedFix};

fn write_place(object: &mut Object<'_>, place: &Place) {
    for (name, number) in [
        ("line", place.start.line),
        ("column", place.start.column),
        ("end_line", place.end.line),
        ("end_column", place.end.column),
        ("offset", place.offset),
        ("end_offset", place.end_offset),
    ] {
        object.number(name, number);
    }
}

fn write_fix(object: &mut Object<'_>, fix: &PlacedFix) {
    object.text("title", &fix.title);
    object.boolean("safe", fix.is_safe);
    object.array("edits", &fix.edits, |object, (place, text)| {
        object.number("offset", place.offset);
        object.number("end_offset", place.end_offset);
        object.text("text", text);
    });
}

fn write_finding(object: &mut Object<'_>, finding: &Finding) {
    object.text("code", finding.code());
    object.text("severity", finding.severity.as_str());
    object.text("message", &finding.message);
    write_place(object, &finding.place);
    object.array("related", &finding.related, |object, (place, message)| {
        object.text("message", message);
        write_place(object, place);
    });
    match &finding.fix {
        Some(fix) => object.object("fix", |object| write_fix(object, fix)),
        None => object.null("fix"),
    }
}

/// Writes the fields that only the format for a whole run has.
fn write_more(object: &mut Object<'_>, finding: &Finding) {
    let place = &finding.place;
    let (character_column, end_character_column) = place.characters.unzip();
    object.number_or_null("character_column", character_column);
    object.number_or_null("end_character_column", end_character_column);
    object.number_or_null("byte_offset", place.bytes.as_ref().map(|bytes| bytes.start));
    object.number_or_null("end_byte_offset", place.bytes.as_ref().map(|bytes| bytes.end));
    object.fingerprint("fingerprint", finding.fingerprint);
    object.text("url", finding.rule.anchor);
}

/// An object on a line for each finding.
pub(super) struct JsonLines;

impl Reporter for JsonLines {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let mut lines = Vec::with_capacity(page.findings.len().saturating_mul(512));
        for finding in &page.findings {
            write_object(&mut lines, |object| {
                object.text("path", &page.name);
                write_finding(object, finding);
            });
            lines.push(b'\n');
        }
        out.write_all(&lines)
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
        self.separator.next(out)?;
        let mut text =
            Vec::with_capacity(page.findings.len().saturating_add(1).saturating_mul(768));
        write_object(&mut text, |object| {
            object.text("path", &page.name);
            object.text_or_null("encoding", page.encoding);
            object.array("findings", &page.findings, |object, finding| {
                write_finding(object, finding);
                write_more(object, finding);
            });
            object.number("left_out", page.left_out.count);
        });
        out.write_all(&text)
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
