//! `treewright tables`: the tables of pages as rows.

use std::io::{self, Write as _};

use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::value::RawValue;
use treewright::NodeRef;
use treewright::read::{Spans, Table, TableOptions, TableTooLarge};

use crate::arguments::{
    JsonArgument, PagesArguments, ResultArguments, ScopeName, ShownArguments, UrlArguments, compile,
};
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};
use crate::results::{JsonPlace, Prefixes, write_json_line};
use crate::shown::Showing;

#[derive(Debug, Args)]
#[command(after_help = "\
Spanning cells are resolved by the standard's algorithm for forming a table: all rows have the same number of
fields. Cells have the text that is shown: the style sheets of the page apply.

Examples:
  treewright tables page.html                               # a list of the tables
  treewright tables --format csv --table 2 page.html > prices.csv
  treewright tables --format objects page.html | jq '.rows[]'

Exit codes: 0 tables were found, 1 none was found, 2 wrong usage, a file that cannot be read, or a table that
is too large.")]
pub(crate) struct TablesArguments {
    /// Form of the output
    #[arg(long, value_enum, default_value_t = Format::List)]
    format: Format,

    #[command(flatten)]
    json: JsonArgument,

    /// The number of the table in its page, from 1; default: all tables
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    table: Option<u64>,

    /// Only tables that match this CSS selector
    #[arg(long, value_name = "SELECTOR", default_value = "table", hide_default_value = true)]
    select: String,

    /// The fields that get the text of a spanning cell
    #[arg(long, value_enum, default_value_t = SpansName::Repeat)]
    spans: SpansName,

    #[command(flatten)]
    results: ResultArguments,

    #[command(flatten)]
    shown: ShownArguments,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each table: its number, its size, and its caption or the text of its first row
    List,
    /// The rows of each table as CSV, with empty lines between tables
    Csv,
    /// A line of JSON for each table: the rows are lists of strings
    Json,
    /// A line of JSON for each table: the rows are objects with the names of the columns
    Objects,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SpansName {
    /// All fields that the cell covers
    Repeat,
    /// Only the first one; the others are empty
    First,
}

pub(crate) fn run(arguments: TablesArguments) -> Result<Outcome, Failure> {
    let TablesArguments {
        format,
        json,
        table,
        select,
        spans,
        results,
        shown,
        urls,
        pages: arguments,
    } = arguments;
    let showing = Showing::new(&shown, &urls)?;
    let format = if json.json { Format::Json } else { format };
    let selector = compile(&select, ScopeName::Light)?;
    let is_json = matches!(format, Format::Json | Format::Objects);
    let options = arguments.parsing.options().origins(is_json || results.line_number);
    let notation = if is_json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(&arguments, "tables", options, notation)?;
    let prefixes = Prefixes::new(results, pages.may_be_several());
    let options = TableOptions::new().spans(match spans {
        SpansName::Repeat => Spans::Repeat,
        SpansName::First => Spans::First,
    });
    let gap = match table {
        Some(_) => Gap::None,
        None if pages.may_be_several() => Gap::After,
        None => Gap::Between,
    };
    pages.print(move |page, out| {
        let shown = showing.always_of(page, out);
        let mut is_found = false;
        let elements = selector.select(&page.parsed.document);
        let tables = elements.filter_map(|element| {
            let found = Table::of(shown.node(element))?;
            Some((element, found.styled(shown.view())))
        });
        for (number, (element, found)) in (1_u64..).zip(tables) {
            if table.is_some_and(|table| table != number) {
                continue;
            }
            let printing = Printing { page, element, options: &options };
            match format {
                Format::List => {
                    prefixes.write(page, element, out)?;
                    list(number, &found, out)?;
                }
                Format::Csv => printing.csv(number, &found, gap, !is_found, out)?,
                Format::Json => {
                    printing.json(number, &found, found.to_json(printing.options), out)?;
                }
                Format::Objects => {
                    printing.json(number, &found, found.to_json_objects(printing.options), out)?;
                }
            }
            is_found = true;
        }
        Ok(Outcome::of_search(is_found))
    })
}

/// The empty lines of CSV.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// None: the tables of all pages are one.
    None,
    /// Between the tables of a page.
    Between,
    /// After each table.
    After,
}

/// A table of a page that is printed.
struct Printing<'a> {
    page: &'a Page,
    /// The element of the page, which has its place.
    element: NodeRef<'a>,
    options: &'a TableOptions,
}

impl Printing<'_> {
    fn csv(
        &self,
        number: u64,
        table: &Table<'_>,
        gap: Gap,
        is_first: bool,
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        let csv = match table.to_csv(self.options) {
            Ok(csv) => csv,
            Err(error) => {
                too_large(number, error, out);
                return Ok(());
            }
        };
        if gap == Gap::Between && !is_first {
            writeln!(out)?;
        }
        out.write_all(csv.as_bytes())?;
        if gap == Gap::After { writeln!(out) } else { Ok(()) }
    }

    fn json(
        &self,
        number: u64,
        table: &Table<'_>,
        rows: Result<String, TableTooLarge>,
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        let rows = match rows {
            Ok(rows) => RawValue::from_string(rows)?,
            Err(error) => {
                too_large(number, error, out);
                return Ok(());
            }
        };
        let caption = table.caption_text();
        let place = JsonPlace::of(self.page, self.element);
        write_json_line(out, &JsonTable { place, table: number, caption, rows })
    }
}

/// Writes the line of a table in the list.
fn list(number: u64, table: &Table<'_>, out: &mut Printer<'_>) -> io::Result<()> {
    write!(out, "{number}\t{}x{}", table.height(), table.width())?;
    let first = || {
        let row = table.rows().next();
        row.map(|row| row.cells().iter().map(|cell| table.text_of(cell)).collect())
    };
    let name: Option<Vec<String>> = match table.caption_text() {
        Some(caption) => Some(vec![caption]),
        None => first(),
    };
    match name.map(|name| name.join(" | ")).filter(|name| !name.is_empty()) {
        Some(name) => writeln!(out, "\t{name}"),
        None => writeln!(out),
    }
}

fn too_large(number: u64, error: TableTooLarge, out: &mut Printer<'_>) {
    out.failure(format_args!("table {number}: {error}"));
}

/// A table in JSON.
#[derive(Serialize)]
struct JsonTable {
    #[serde(flatten)]
    place: JsonPlace,
    /// Its number in the page, from 1.
    table: u64,
    caption: Option<String>,
    rows: Box<RawValue>,
}
