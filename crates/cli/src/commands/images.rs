//! `treewright images`: the images of pages, with all their sources.

use std::io::{self, Write as _};

use clap::Args;
use serde::Serialize;
use treewright::read::url::{ParseError, Url};
use treewright::read::{DocumentUrls, Image, ImageKind, ImageSource, images};

use crate::arguments::{PagesArguments, ResultArguments, TextOrJsonArgument, UrlArguments};
use crate::output::{Failure, Notation, Outcome, Printer, style};
use crate::pages::{Page, Pages};
use crate::results::{JsonPlace, Prefixes, in_one_line, write_json_line};

#[derive(Debug, Args)]
#[command(after_help = "\
Prints one line per image: the URL of its `src`, or else of its first source, then a tab and the alternative
text, if any. With --sources, prints one line per source: its URL, its width or density, and its media query.
A URL that cannot be resolved is printed as it is written in the page.

Examples:
  treewright images --base https://example.com/ page.html
  treewright images --sources page.html
  treewright images --json site | jq -r 'select(.alt == null) | \"\\(.path):\\(.line)\"'

Exit codes: 0 images were found, 1 none was found, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct ImagesArguments {
    /// Print all sources of each image, in the order in which they are tried
    #[arg(long, conflicts_with_all = ["json", "format"])]
    sources: bool,

    /// Print a line of JSON for each image, with its path, line and column
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

pub(crate) fn run(arguments: ImagesArguments) -> Result<Outcome, Failure> {
    let ImagesArguments { sources, json, form, urls, results, pages: arguments } = arguments;
    let json = json || form.is_json();
    let options = arguments.parsing.options().origins(json || results.line_number);
    let notation = if json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(&arguments, "images", options, notation)?;
    let prefixes = Prefixes::new(results, pages.may_be_several());
    pages.print(move |page, out| {
        let document = &page.parsed.document;
        let urls = urls.urls(document);
        let mut is_found = false;
        for image in images(document.root_node()) {
            is_found = true;
            if json {
                write_json_line(out, &JsonImage::new(page, &image, &urls))?;
            } else if sources {
                for source in image.sources(&urls) {
                    prefixes.write(page, source.element, out)?;
                    write_source(&source, out)?;
                }
            } else {
                prefixes.write(page, image.element, out)?;
                write_image(&image, &urls, out)?;
            }
        }
        Ok(Outcome::of_search(is_found))
    })
}

/// Writes an image in one line.
fn write_image(image: &Image<'_>, urls: &DocumentUrls, out: &mut Printer<'_>) -> io::Result<()> {
    let src = image.element.attr("src").filter(|src| !src.is_empty());
    if let Some(src) = src {
        write_url(src, &urls.resolve(src), out)?;
    } else if let Some(source) = image.sources(urls).first() {
        write_url(source.href, &source.url, out)?;
    }
    let alt = in_one_line(image.alt().unwrap_or_default());
    if !alt.is_empty() {
        write!(out, "\t{alt}")?;
    }
    writeln!(out)
}

fn write_source(source: &ImageSource<'_>, out: &mut Printer<'_>) -> io::Result<()> {
    write_url(source.href, &source.url, out)?;
    let descriptor = source.descriptor.to_string();
    match source.media() {
        Some(media) => writeln!(out, "\t{descriptor}\t{}", in_one_line(media)),
        None if descriptor.is_empty() => writeln!(out),
        None => writeln!(out, "\t{descriptor}"),
    }
}

fn write_url(href: &str, url: &Result<Url, ParseError>, out: &mut Printer<'_>) -> io::Result<()> {
    match url {
        Ok(url) => out.styled(style::URL, url),
        Err(_) => out.styled(style::URL, in_one_line(href)),
    }
}

/// An image in JSON.
#[derive(Serialize)]
struct JsonImage<'a> {
    #[serde(flatten)]
    place: JsonPlace,
    kind: &'static str,
    /// `null` without the attribute, which differs from an empty one.
    alt: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    width: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<&'a str>,
    lazy: bool,
    sources: Vec<JsonSource<'a>>,
    /// The mistakes in `srcset`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<String>,
}

/// A source of an image in JSON.
#[derive(Serialize)]
struct JsonSource<'a> {
    href: &'a str,
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    descriptor: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    media: Option<&'a str>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    media_type: Option<&'a str>,
}

impl<'a> JsonImage<'a> {
    fn new(page: &Page, image: &Image<'a>, urls: &DocumentUrls) -> Self {
        let sources = image.sources(urls).into_iter().map(|source| JsonSource {
            href: source.href,
            media: source.media(),
            media_type: source.media_type(),
            url: source.url.as_ref().ok().map(ToString::to_string),
            error: source.url.as_ref().err().map(ToString::to_string),
            descriptor: source.descriptor.to_string(),
        });
        Self {
            place: JsonPlace::of(page, image.element),
            kind: word_of(image.kind),
            alt: image.alt(),
            width: image.width(),
            height: image.height(),
            lazy: image.is_lazy(),
            sources: sources.collect(),
            errors: image.errors().into_iter().map(|(_, error)| error.to_string()).collect(),
        }
    }
}

fn word_of(kind: ImageKind) -> &'static str {
    match kind {
        ImageKind::Img => "img",
        ImageKind::Button => "button",
        ImageKind::Poster => "poster",
        ImageKind::Svg => "svg",
        ImageKind::Icon => "icon",
        ImageKind::Preload => "preload",
        _ => "other",
    }
}
