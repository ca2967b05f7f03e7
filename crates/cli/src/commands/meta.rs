//! `treewright meta`: the metadata of pages.

use std::io::{self, Write as _};

use clap::Args;
use serde::Serialize;
use serde_json::value::RawValue;
use treewright::read::{Link, Metadata, Microdata};

use crate::arguments::{PagesArguments, TextOrJsonArgument, UrlArguments};
use crate::output::{Failure, Notation, Outcome, Printer, style};
use crate::pages::{Page, Pages};
use crate::results::{in_one_line, write_json_line};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright meta page.html
  treewright meta --json site | jq -r '[.path, .metadata.title] | @tsv'
  curl -s https://example.com/ | treewright meta --base https://example.com/ --json

Exit codes: 0 metadata was found, 1 none was found, 2 wrong usage, a file that cannot be read, or microdata
that is too long.")]
pub(crate) struct MetaArguments {
    /// Print a line of JSON for each page, with its metadata and its microdata
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    form: TextOrJsonArgument,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

/// The maximum number of bytes of the microdata of a page in JSON, in which items can be repeated.
const MOST_OF_MICRODATA: usize = 1 << 26;

pub(crate) fn run(arguments: MetaArguments) -> Result<Outcome, Failure> {
    let MetaArguments { json, form, urls, pages: arguments } = arguments;
    let json = json || form.is_json();
    let options = arguments.parsing.options();
    let notation = if json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(&arguments, "meta", options, notation)?;
    let has_headers = pages.may_be_several() && !json;
    pages.headers(has_headers).print(move |page, out| {
        let document = &page.parsed.document;
        let urls = urls.urls(document);
        let metadata = Metadata::of(document, &urls);
        let microdata = Microdata::of(document.root_node(), &urls);
        let is_found = Lines::of(&metadata).0.len() > 1 || microdata.items().next().is_some();
        if json {
            write_json(page, &metadata, &microdata, out)?;
        } else {
            write_lines(&metadata, &microdata, out)?;
        }
        Ok(Outcome::of_search(is_found))
    })
}

/// The names and values that people see.
struct Lines(Vec<(String, String)>);

impl Lines {
    fn of(metadata: &Metadata<'_>) -> Self {
        let mut lines = Self(Vec::new());
        lines.add("charset", Some(metadata.charset));
        lines.add("title", metadata.title.as_deref());
        lines.add("language", metadata.language);
        lines.links("canonical", &metadata.canonical);
        if !metadata.keywords.is_empty() {
            lines.add("keywords", Some(&metadata.keywords.join(", ")));
        }
        for meta in &metadata.named {
            // Twitter cards and Open Graph have their own lines.
            let is_listed = metadata.twitter.iter().any(|(name, _)| *name == meta.name)
                || metadata.open_graph.iter().any(|property| property.name == meta.name)
                || meta.name.eq_ignore_ascii_case("keywords");
            if !is_listed {
                lines.add(meta.name, Some(meta.content));
            }
        }
        if let Some(refresh) = &metadata.refresh {
            let url = refresh.url.as_ref().map(ToString::to_string).unwrap_or_default();
            lines.add("refresh", Some(&format!("{} {url}", refresh.seconds)));
        }
        lines.links("alternate", &metadata.alternates);
        lines.links("feed", &metadata.feeds);
        lines.links("icon", &metadata.icons);
        lines.links("manifest", &metadata.manifest);
        for property in &metadata.open_graph {
            lines.add(property.name, Some(property.value));
            for (detail, value) in &property.details {
                lines.add(&format!("{}:{detail}", property.name), Some(value));
            }
        }
        for (name, value) in &metadata.twitter {
            lines.add(name, Some(value));
        }
        for block in &metadata.json_ld {
            lines.add("json-ld", Some(&block.text));
        }
        lines
    }

    fn add(&mut self, name: &str, value: Option<&str>) {
        let Some(value) = value.map(in_one_line).filter(|value| !value.is_empty()) else { return };
        self.0.push((in_one_line(name), value));
    }

    fn links<'a>(&mut self, name: &str, links: impl IntoIterator<Item = &'a Link<'a>>) {
        for link in links {
            match &link.url {
                Ok(url) => self.add(name, Some(url.as_str())),
                Err(_) => self.add(name, Some(link.href)),
            }
        }
    }
}

fn write_lines(
    metadata: &Metadata<'_>,
    microdata: &Microdata<'_>,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    for (name, value) in Lines::of(metadata).0 {
        out.styled(style::KEY, name)?;
        writeln!(out, ": {value}")?;
    }
    for item in microdata.items() {
        let types: Vec<&str> = item.types().collect();
        out.styled(style::KEY, "item")?;
        writeln!(out, ": {}", types.join(" "))?;
    }
    Ok(())
}

fn write_json(
    page: &Page,
    metadata: &Metadata<'_>,
    microdata: &Microdata<'_>,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    let microdata = match microdata.to_json(MOST_OF_MICRODATA) {
        Ok(json) => Some(RawValue::from_string(json)?),
        Err(error) => {
            out.failure(format_args!("microdata: {error}"));
            None
        }
    };
    let metadata = RawValue::from_string(metadata.to_json())?;
    write_json_line(out, &JsonMeta { path: page.input.to_string(), metadata, microdata })
}

/// The metadata of a page in JSON.
#[derive(Serialize)]
struct JsonMeta {
    path: String,
    metadata: Box<RawValue>,
    /// `null` if they are too long.
    microdata: Option<Box<RawValue>>,
}
