//! JSON of the Nu Html Checker: one object for the run.

use std::io::{self, Write};

use serde::Serialize;

use super::reporter::{Root, VnuReporter, address_of, message_of, notes_about, types_of};
use crate::checking::checked::Checked;
use crate::checking::formats::{Reporter, Totals};

#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Item<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub_type: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_column: Option<u32>,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    extract: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hilite_start: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hilite_length: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
}

/// Writes messages as the JSON of that program: on one line, since some callers count lines.
pub(crate) struct VnuJson {
    root: Root,
    has_begun: bool,
    has_items: bool,
}

impl VnuJson {
    pub(crate) fn new(root: Root) -> Self {
        Self { root, has_begun: false, has_items: false }
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        write!(out, "{{\"version\":\"treewright {}\",\"messages\":[", env!("CARGO_PKG_VERSION"))
    }
}

impl VnuJson {
    fn item(&mut self, item: &Item<'_>, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        if std::mem::replace(&mut self.has_items, true) {
            out.write_all(b",")?;
        }
        out.write_all(&serde_json::to_vec(item)?)
    }
}

impl VnuReporter for VnuJson {
    fn failure(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        let (kind, sub_type, url) = ("non-document-error", Some("io"), address_of(name));
        let url = url.as_deref();
        self.item(&Item { kind, sub_type, url, message, ..Item::default() }, out)
    }

    fn note(&mut self, name: &str, message: &str, out: &mut dyn Write) -> io::Result<()> {
        let url = address_of(name);
        self.item(&Item { kind: "info", url: url.as_deref(), message, ..Item::default() }, out)
    }
}

impl Reporter for VnuJson {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let url = address_of(&page.name);
        for finding in &page.findings {
            let (kind, sub_type) = types_of(finding);
            let (start, last) = (finding.place.start, finding.place.last);
            let text = message_of(finding);
            let extract = finding.extract.as_ref();
            let message = Item {
                kind,
                sub_type,
                url: url.as_deref(),
                first_line: (start.line != last.line).then_some(start.line),
                last_line: Some(last.line),
                last_column: Some(last.column),
                first_column: Some(start.column),
                message: &text,
                extract: extract.map(|(text, _)| text.as_str()),
                hilite_start: extract.map(|(_, range)| range.start),
                hilite_length: extract.map(|(_, range)| range.len()),
                code: Some(finding.code()),
            };
            self.item(&message, out)?;
        }
        for note in notes_about(page) {
            self.note(&page.name, &note, out)?;
        }
        Ok(())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        out.write_all(b"]")?;
        let rest = serde_json::to_string(&self.root)?;
        match rest.strip_prefix('{').filter(|rest| *rest != "}") {
            Some(rest) => writeln!(out, ",{rest}"),
            None => writeln!(out, "}}"),
        }
    }
}
