//! The places that elements come from: the page, or a write of a script.

use std::io::{self, Write as _};

use serde::Serialize;
use treewright::{LineColumn, LineIndex, NodeRef, Selector};
use treewright_window::Agent;

use super::Format;
use super::reports::Reports;
use crate::output::Printer;
use crate::results::{JsonAttributes, in_one_line, write_json_line};

/// An element in JSON, with the fields of `select --json` that say where it was written.
#[derive(Serialize)]
struct JsonElement<'a> {
    path: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
    name: &'a str,
    attributes: JsonAttributes<'a>,
    write: Option<JsonWrite<'a>>,
}

/// A place in the page; `null` for elements that are not written there.
#[derive(Clone, Copy, Default, Serialize)]
struct JsonPlace {
    line: Option<u32>,
    column: Option<u32>,
    offset: Option<u32>,
}

/// The call of `document.write` that an element comes from.
#[derive(Serialize)]
struct JsonWrite<'a> {
    path: &'a str,
    line: Option<u32>,
    column: Option<u32>,
    /// The whole text of the call, and the offset of the element's tag in it.
    text: String,
    offset: usize,
    /// The `script` element that ran.
    script: Option<JsonPlace>,
}

/// The page, as far as places need it.
struct Places<'a> {
    agent: &'a Agent,
    reports: &'a Reports,
    /// The name that the page was given by.
    name: &'a str,
    /// The page as text, if its bytes are that, with the starts of its lines.
    text: Option<(&'a str, LineIndex)>,
}

/// Prints a line for each element of the page, or each selected one. False if none was found.
pub(super) fn print(
    agent: &Agent,
    reports: &Reports,
    format: Format,
    selector: Option<&Selector>,
    out: &mut Printer<'_>,
) -> io::Result<bool> {
    let Some(document) = agent.document() else { return Ok(false) };
    let sources = reports.sources.borrow();
    let (url, name) = reports.page.as_ref().map_or(("", ""), |(url, name)| (url, name));
    let bytes = sources.get(url).map_or(&[][..], |bytes| &**bytes);
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)).ok();
    let text = text.map(|text| (text, LineIndex::new(text)));
    let places = Places { agent, reports, name, text };
    let mut is_found = false;
    let mut print = |element: NodeRef<'_>| {
        is_found = true;
        places.print(element, format, &mut *out)
    };
    match selector {
        Some(selector) => selector.select(document).try_for_each(&mut print)?,
        None => document.descendants().filter(|node| node.is_element()).try_for_each(print)?,
    }
    Ok(is_found)
}

impl Places<'_> {
    fn print(&self, element: NodeRef<'_>, format: Format, out: &mut Printer<'_>) -> io::Result<()> {
        let write = self.agent.write_of(element.id());
        let place = if write.is_some() { JsonPlace::default() } else { self.place(element) };
        if format == Format::Json {
            let write = write.as_ref().map(|write| JsonWrite {
                path: self.reports.name_of(&write.file),
                line: (write.line > 0).then_some(write.line),
                column: (write.column > 0).then_some(write.column),
                text: write.text.clone(),
                offset: write.offset,
                script: write
                    .script
                    .and_then(|script| element.document().get(script))
                    .map(|script| self.place(script)),
            });
            let (path, name) = (self.name, element.name());
            let attributes = JsonAttributes(element);
            return write_json_line(out, &JsonElement { path, place, name, attributes, write });
        }
        let number =
            |number: Option<u32>| number.map_or("-".to_owned(), |number| number.to_string());
        let Some(write) = write else {
            let (line, column) = (number(place.line), number(place.column));
            return writeln!(out, "{}:{line}:{column}: <{}>", self.name, element.name());
        };
        let file = self.reports.name_of(&write.file);
        let (line, column) = (number(Some(write.line)), number(Some(write.column)));
        let text = in_one_line(write.text.get(write.offset..).unwrap_or_default());
        writeln!(out, "{file}:{line}:{column}: <{}> document.write: {text}", element.name())
    }

    /// The place of an element in the page.
    fn place(&self, element: NodeRef<'_>) -> JsonPlace {
        let Some(offset) = element.source_offset() else { return JsonPlace::default() };
        let place = self.text.as_ref().map(|(text, lines)| lines.line_column(text, offset));
        let (line, column) = match place {
            Some(LineColumn { line, column }) => (Some(line), Some(column)),
            None => (None, None),
        };
        JsonPlace { line, column, offset: Some(offset) }
    }
}
