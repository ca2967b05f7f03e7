//! JSON: an object for each finding on its line, or one object for the run.

use std::io::{self, Write};

use serde::Serialize;

use super::{Reporter, Separator, Totals};
use crate::checking::checked::{Checked, Finding, Place, PlacedFix};

#[derive(Serialize)]
struct JsonFinding<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<&'a str>,
    code: &'static str,
    severity: &'static str,
    message: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
    related: Vec<JsonRelated<'a>>,
    fix: Option<JsonFix<'a>>,
    #[serde(flatten)]
    more: Option<More>,
}

/// The fields that only the format for a whole run has.
#[derive(Serialize)]
struct More {
    character_column: Option<u32>,
    end_character_column: Option<u32>,
    byte_offset: Option<u64>,
    end_byte_offset: Option<u64>,
    fingerprint: String,
    url: &'static str,
}

#[derive(Serialize)]
struct JsonRelated<'a> {
    message: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
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
struct JsonPlace {
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    offset: u32,
    end_offset: u32,
}

impl From<&Place> for JsonPlace {
    fn from(place: &Place) -> Self {
        Self {
            line: place.start.line,
            column: place.start.column,
            end_line: place.end.line,
            end_column: place.end.column,
            offset: place.offset,
            end_offset: place.end_offset,
        }
    }
}

impl<'a> From<&'a PlacedFix> for JsonFix<'a> {
    fn from(fix: &'a PlacedFix) -> Self {
        let edits = fix.edits.iter().map(|(place, text)| JsonEdit {
            offset: place.offset,
            end_offset: place.end_offset,
            text,
        });
        Self { title: &fix.title, safe: fix.is_safe, edits: edits.collect() }
    }
}

impl<'a> JsonFinding<'a> {
    fn new(path: Option<&'a str>, finding: &'a Finding, more: Option<More>) -> Self {
        let related = finding
            .related
            .iter()
            .map(|(place, message)| JsonRelated { message, place: JsonPlace::from(place) });
        Self {
            path,
            code: finding.code(),
            severity: finding.severity.as_str(),
            message: &finding.message,
            place: JsonPlace::from(&finding.place),
            related: related.collect(),
            fix: finding.fix.as_ref().map(JsonFix::from),
            more,
        }
    }
}

/// An object on a line for each finding.
pub(super) struct JsonLines;

impl Reporter for JsonLines {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        let mut lines = Vec::with_capacity(page.findings.len().saturating_mul(512));
        for finding in &page.findings {
            let json = JsonFinding::new(Some(&page.name), finding, None);
            serde_json::to_writer(&mut lines, &json)?;
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
struct JsonPage<'a> {
    path: &'a str,
    encoding: Option<&'static str>,
    findings: Vec<JsonFinding<'a>>,
    left_out: u64,
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
        let findings = page.findings.iter().map(|finding| {
            let place = &finding.place;
            let (character_column, end_character_column) = place.characters.unzip();
            let more = More {
                character_column,
                end_character_column,
                byte_offset: place.bytes.as_ref().map(|bytes| bytes.start),
                end_byte_offset: place.bytes.as_ref().map(|bytes| bytes.end),
                fingerprint: format!("{:016x}", finding.fingerprint),
                url: finding.rule.anchor,
            };
            JsonFinding::new(None, finding, Some(more))
        });
        let json = JsonPage {
            path: &page.name,
            encoding: page.encoding,
            findings: findings.collect(),
            left_out: page.left_out.count,
        };
        let mut text =
            Vec::with_capacity(page.findings.len().saturating_add(1).saturating_mul(768));
        serde_json::to_writer(&mut text, &json)?;
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
