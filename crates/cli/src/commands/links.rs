//! `treewright links`: the links of pages, with resolved URLs.

use std::io::{self, Write as _};

use clap::{Args, ValueEnum};
use serde::Serialize;
use treewright::read::{Link, LinkOptions, links};

use crate::arguments::{PagesArguments, ResultArguments, TextOrJsonArgument, UrlArguments};
use crate::output::{Failure, Notation, Outcome, Printer, style};
use crate::pages::{Page, Pages};
use crate::results::{JsonPlace, Prefixes, in_one_line, write_json_line};

#[derive(Debug, Args)]
#[command(after_help = "\
Prints one line per link: its URL, then a tab and the text of the link, if any. A URL that cannot be resolved
is printed as it is written in the page.

Examples:
  treewright links --base https://example.com/ page.html
  treewright links --kind anchors --json site | jq -r .url
  curl -s https://example.com/ | treewright links --base https://example.com/ | cut -f 1

Exit codes: 0 links were found, 1 none was found, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct LinksArguments {
    /// The kinds of links, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Kind::Anchors, Kind::Links])]
    kind: Vec<Kind>,

    /// Print a line of JSON for each link, with its path, line and column
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    form: TextOrJsonArgument,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    results: ResultArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// `href` of `a` and `area` elements
    Anchors,
    /// `href` of `link` elements
    Links,
    /// `action` and `formaction` of forms
    Actions,
    /// Embedded documents, scripts and media; for images see the command `images`
    Embedded,
    /// `cite` of quotes and edits
    Citations,
    /// All of these
    All,
}

fn options(kinds: &[Kind]) -> LinkOptions {
    let has = |kind| kinds.contains(&kind) || kinds.contains(&Kind::All);
    LinkOptions::new()
        .hyperlinks(has(Kind::Anchors))
        .link_elements(has(Kind::Links))
        .actions(has(Kind::Actions))
        .embedded(has(Kind::Embedded))
        .citations(has(Kind::Citations))
}

pub(crate) fn run(arguments: LinksArguments) -> Result<Outcome, Failure> {
    let LinksArguments { kind, json, form, urls, results, pages: arguments } = arguments;
    let json = json || form.is_json();
    let options = arguments.parsing.options().origins(json || results.line_number);
    let notation = if json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(&arguments, "links", options, notation)?;
    let prefixes = Prefixes::new(results, pages.may_be_several());
    let kinds = self::options(&kind);
    pages.print(move |page, out| {
        let document = &page.parsed.document;
        let mut is_found = false;
        for link in links(document.root_node(), &urls.urls(document), kinds) {
            if json {
                write_json_line(out, &JsonLink::new(page, &link))?;
            } else {
                prefixes.write(page, link.element, out)?;
                write_link(&link, out)?;
            }
            is_found = true;
        }
        Ok(Outcome::of_search(is_found))
    })
}

/// Writes a link in a line: its URL, then a tab and its text, if any.
pub(super) fn write_link(link: &Link<'_>, out: &mut Printer<'_>) -> io::Result<()> {
    match &link.url {
        Ok(url) => out.styled(style::URL, url)?,
        Err(_) => out.styled(style::URL, in_one_line(link.href))?,
    }
    let text = in_one_line(&link.text());
    if !text.is_empty() {
        write!(out, "\t{text}")?;
    }
    writeln!(out)
}

/// A link in JSON.
#[derive(Serialize)]
struct JsonLink<'a> {
    #[serde(flatten)]
    place: JsonPlace,
    /// The name of the element.
    element: &'a str,
    attribute: &'static str,
    /// The value of the attribute.
    href: &'a str,
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    text: String,
    rel: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    media_type: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hreflang: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    download: Option<&'a str>,
}

impl<'a> JsonLink<'a> {
    fn new(page: &Page, link: &Link<'a>) -> Self {
        Self {
            place: JsonPlace::of(page, link.element),
            element: link.element.name(),
            attribute: link.attribute,
            href: link.href,
            url: link.url.as_ref().ok().map(ToString::to_string),
            error: link.url.as_ref().err().map(ToString::to_string),
            text: link.text(),
            rel: link.rel().collect(),
            title: link.title(),
            media_type: link.media_type(),
            hreflang: link.hreflang(),
            target: link.target(),
            download: link.download(),
        }
    }
}
