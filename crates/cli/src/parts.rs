//! Pages, or parts of them, printed as text of several lines.

use std::io::{self, Write as _};

use serde::Serialize;
use treewright::{NodeRef, Selector};

use crate::arguments::{PagesArguments, PartsArguments, compile};
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};
use crate::results::{JsonPlace, write_json_line};

/// The text of a page or of a part of it. Its kind is the name of its field in JSON.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Text {
    Text(String),
    Markdown(String),
}

impl Text {
    fn as_str(&self) -> &str {
        match self {
            Self::Text(text) | Self::Markdown(text) => text,
        }
    }
}

/// A page in JSON.
#[derive(Serialize)]
struct JsonPage<'a> {
    path: String,
    #[serde(flatten)]
    text: &'a Text,
}

/// A part of a page in JSON.
#[derive(Serialize)]
struct JsonPart<'a> {
    #[serde(flatten)]
    place: JsonPlace,
    #[serde(flatten)]
    text: &'a Text,
}

/// Prints the text that `read` makes of each page, or of each of the elements that are selected, with the
/// options of the page that `prepare` returns.
pub(crate) fn print<T>(
    arguments: &PagesArguments,
    command: &str,
    parts: &PartsArguments,
    prepare: impl Fn(&Page, &mut Printer<'_>) -> T + Send + Sync + 'static,
    read: impl Fn(NodeRef<'_>, &T) -> Text + Send + Sync + 'static,
) -> Result<Outcome, Failure> {
    let selector = match &parts.select {
        Some(text) => Some(compile(text, parts.scope)?),
        None => None,
    };
    let json = parts.is_json();
    let options = arguments.parsing.options().origins(json && selector.is_some());
    let notation = if json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(arguments, command, options, notation)?;
    let has_headers = pages.may_be_several() && !json;
    pages.headers(has_headers).print(move |page, out| {
        let printing = Printing { page, json };
        let options = prepare(page, out);
        match &selector {
            Some(selector) => printing.elements(selector, |node| read(node, &options), out),
            None => printing.whole(&read(page.parsed.document.root_node(), &options), out),
        }
        .map(Outcome::of_search)
    })
}

struct Printing<'a> {
    page: &'a Page,
    json: bool,
}

impl Printing<'_> {
    /// Prints the text of a page. Returns true if the page has text.
    fn whole(&self, text: &Text, out: &mut Printer<'_>) -> io::Result<bool> {
        if self.json {
            write_json_line(out, &JsonPage { path: self.page.input.to_string(), text })?;
        } else {
            write_lines(text.as_str(), out)?;
        }
        Ok(!text.as_str().trim_ascii().is_empty())
    }

    /// Prints the text of each element. Returns true if an element was found.
    fn elements(
        &self,
        selector: &Selector,
        read: impl Fn(NodeRef<'_>) -> Text,
        out: &mut Printer<'_>,
    ) -> io::Result<bool> {
        let mut is_found = false;
        for element in selector.select(&self.page.parsed.document) {
            let text = read(element);
            if self.json {
                let place = JsonPlace::of(self.page, element);
                write_json_line(out, &JsonPart { place, text: &text })?;
            } else {
                write_lines(text.as_str(), out)?;
            }
            is_found = true;
        }
        Ok(is_found)
    }
}

/// Writes text with a line break at the end. Writes nothing for empty text.
fn write_lines(text: &str, out: &mut Printer<'_>) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    if text.is_empty() || text.ends_with('\n') { Ok(()) } else { writeln!(out) }
}
