//! Pages, or parts of them, printed as text of several lines.

use std::io::{self, Write as _};

use serde::Serialize;
use treewright::{NodeRef, Selector};

use crate::arguments::{PagesArguments, PartsArguments, compile};
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};
use crate::places::Places;
use crate::results::{JsonPlace, write_json_line};

/// A page in JSON, or a part of it, which has a place.
#[derive(Serialize)]
#[serde(untagged)]
enum JsonPart<'a> {
    Page {
        path: String,
        text: &'a str,
    },
    Element {
        #[serde(flatten)]
        place: JsonPlace,
        text: &'a str,
    },
}

/// Prints the text that `read` makes of each page, or of each of the elements that are selected.
pub(crate) fn print(
    arguments: &PagesArguments,
    command: &str,
    parts: &PartsArguments,
    read: impl Fn(&Page, NodeRef<'_>) -> String + Send + Sync + 'static,
) -> Result<Outcome, Failure> {
    let selector = match &parts.select {
        Some(text) => Some(compile(text, parts.scope)?),
        None => None,
    };
    let json = parts.json;
    let options = arguments.parsing.options().origins(json && selector.is_some());
    let notation = if json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(arguments, command, options, notation)?;
    let has_headers = pages.may_be_several() && !json;
    pages.print_below_headers(has_headers, move |page, out| {
        let printing = Printing { page, json };
        match &selector {
            Some(selector) => printing.elements(selector, |node| read(page, node), out),
            None => printing.whole(&read(page, page.parsed.document.root_node()), out),
        }
        .map(Outcome::of_search)
    })
}

struct Printing<'a> {
    page: &'a Page,
    json: bool,
}

impl Printing<'_> {
    /// Prints the text of a page; returns true if there is some.
    fn whole(&self, text: &str, out: &mut Printer<'_>) -> io::Result<bool> {
        if self.json {
            write_json_line(out, &JsonPart::Page { path: self.page.input.to_string(), text })?;
        } else {
            write_lines(text, out)?;
        }
        Ok(!text.trim_ascii().is_empty())
    }

    /// Prints the text of each element; returns true if there are some.
    fn elements(
        &self,
        selector: &Selector,
        read: impl Fn(NodeRef<'_>) -> String,
        out: &mut Printer<'_>,
    ) -> io::Result<bool> {
        let places = Places::new(&self.page.parsed.document);
        let mut is_found = false;
        for element in selector.select(&self.page.parsed.document) {
            let text = read(element);
            if self.json {
                let place = JsonPlace::of(self.page, &places, element);
                write_json_line(out, &JsonPart::Element { place, text: &text })?;
            } else {
                write_lines(&text, out)?;
            }
            is_found = true;
        }
        Ok(is_found)
    }
}

/// Writes text that ends with a line break, if there is some.
fn write_lines(text: &str, out: &mut Printer<'_>) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    if text.is_empty() || text.ends_with('\n') { Ok(()) } else { writeln!(out) }
}
