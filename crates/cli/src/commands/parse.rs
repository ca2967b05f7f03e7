//! `treewright parse`: files in, trees out.

use std::io::{self, Write};

use clap::{Args, ValueEnum};
use treewright::{WriteError, WriteHtml as _, XmlOptions};

use crate::arguments::{JsonArgument, PagesArguments};
use crate::output::{
    Failure, JsonDecodingError, JsonError, Notation, Outcome, Printer, write_text,
};
use crate::pages::{ErrorOutput, MetLimit, Page, Pages};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright parse page.html
  treewright parse --fragment auto --format html cells.html
  treewright parse --encoding windows-1251 --errors --no-tree old.html
  treewright parse --format json pages > trees.jsonl
  treewright parse --format xml page.html | xmllint --format --nonet -
  treewright parse --limits browser,nodes=100000,time=2.5 hostile.html
  curl -s https://example.com/ | treewright parse --format json --errors

Exit codes: 0 success, 1 errors if --errors is given, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct ParseArguments {
    /// Form of the output
    #[arg(long, value_enum, default_value_t = Format::Tree)]
    format: Format,

    #[command(flatten)]
    json: JsonArgument,

    /// Do not print the tree; `--format json` still prints the other fields
    #[arg(long)]
    no_tree: bool,

    /// Report parse errors and malformed bytes, on standard error or in the JSON
    #[arg(long)]
    errors: bool,

    /// End each parse at its first parse error and report it (implies --errors)
    #[arg(long)]
    stop_at_first_error: bool,

    #[command(flatten)]
    pages: PagesArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The tree in the format of the html5lib tests
    Tree,
    /// HTML, serialized by the standard's algorithm
    Html,
    /// One line of JSON for each file
    Json,
    /// XML, from the tree coerced to an infoset
    Xml,
}

pub(crate) fn run(mut arguments: ParseArguments) -> Result<Outcome, Failure> {
    if arguments.json.json {
        arguments.format = Format::Json;
    }
    let options = arguments.pages.parsing.options().collect_errors(arguments.errors);
    let notation = match arguments.format {
        Format::Tree | Format::Html | Format::Xml => Notation::Text,
        Format::Json => Notation::Json,
    };
    let mut pages = Pages::new(&arguments.pages, "parse", options, notation)?;
    if arguments.stop_at_first_error {
        pages = pages.stop_at_first_error();
    }
    let has_headers =
        pages.may_be_several() && arguments.format == Format::Tree && !arguments.no_tree;
    let errors = match arguments.format {
        Format::Json => ErrorOutput::InResults,
        _ => ErrorOutput::AfterResults,
    };
    pages
        .headers(has_headers)
        .errors(errors)
        .print(move |page, out| print(page, &arguments, out).map(|()| Outcome::Fine))
}

fn print(page: &Page, arguments: &ParseArguments, out: &mut Printer<'_>) -> io::Result<()> {
    let document = &page.parsed.document;
    let root = document.root();
    match arguments.format {
        Format::Tree | Format::Html | Format::Xml if arguments.no_tree => Ok(()),
        Format::Tree => write_text(out, |out| document.dump_to(root, out)),
        Format::Html => {
            let options = page.serialize_options(root);
            write_text(&mut *out, |out| Ok(document.serialize(root, &options, out)?))?;
            out.end_line_on_a_terminal()
        }
        Format::Json => write_json(page, arguments, out),
        Format::Xml => write_xml(page, out),
    }
}

/// XML, with shadow roots as in HTML.
fn write_xml(page: &Page, out: &mut Printer<'_>) -> io::Result<()> {
    let options = XmlOptions::new().shadow_roots(true);
    match page.parsed.document.write_xml(&options, &mut *out) {
        Ok(()) => out.end_line_on_a_terminal(),
        Err(WriteError::Io(error)) => Err(error),
        Err(error) => {
            out.failure(format_args!("not written as XML: {error}"));
            Ok(())
        }
    }
}

/// One line: an object with the facts about the file, and its tree.
fn write_json(page: &Page, arguments: &ParseArguments, out: &mut Printer<'_>) -> io::Result<()> {
    let Page { input, parsed, bytes, .. } = page;
    out.write_all(b"{\"file\":")?;
    serde_json::to_writer(&mut *out, &input.to_string())?;
    write!(out, ",\"quirks_mode\":\"{}\"", parsed.document.mode().as_str())?;
    if let Some(decision) = &parsed.encoding {
        // The names have no characters that JSON would escape.
        let (encoding, confidence) = (decision.encoding.name(), decision.confidence.as_str());
        write!(out, ",\"encoding\":\"{encoding}\",\"confidence\":\"{confidence}\"")?;
    }
    if arguments.errors || arguments.stop_at_first_error {
        out.write_all(b",\"errors\":")?;
        serde_json::to_writer(&mut *out, &JsonError::all(parsed, Some(bytes)))?;
        if parsed.errors_left_out > 0 {
            write!(out, ",\"errors_left_out\":{}", parsed.errors_left_out)?;
        }
        out.write_all(b",\"decoding_errors\":")?;
        serde_json::to_writer(&mut *out, &JsonDecodingError::all(parsed))?;
    }
    write!(out, ",\"end\":\"{}\"", parsed.end.as_str())?;
    if !parsed.limits_met.is_empty() {
        out.write_all(b",\"limits_met\":")?;
        serde_json::to_writer(&mut *out, &MetLimit::all(parsed, None))?;
    }
    if !arguments.no_tree {
        out.write_all(b",\"tree\":")?;
        write_text(&mut *out, |out| parsed.document.write_json(parsed.document.root(), out))?;
    }
    out.write_all(b"}\n")
}
