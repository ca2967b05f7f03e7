//! `treewright hidden`: the text of pages that people do not see.

mod record;
mod sarif;

use std::io::{self, Write as _};

use clap::{Args, ValueEnum};
use treewright::style::Styles;
use treewright::style::hidden::Certainty;

use crate::arguments::{PagesArguments, StyleArguments, Switch, UrlArguments};
use crate::output::{Failure, Notation, Out, Outcome, Printer, Progress, in_one_line, style};
use crate::pages::Pages;
use crate::results::write_json_line;
use crate::styling::{self, Styling};
use record::Record;

#[derive(Debug, Args)]
#[command(after_help = "\
Prints a line for each run of text that programs read and people do not see: its place, how certain that is, the
trick that hides it, the text, and the rule of the style sheet. Scripts are not run, and nothing is laid out.

Examples:
  treewright hidden page.html
  treewright hidden --certainty certain --format jsonl site | jq -r .text
  treewright hidden --root site --base-url https://example.com/ site/blog/post.html

Exit codes: 0 no hidden text, 1 hidden text was found (0 with --exit-zero), 2 wrong usage or a file that cannot
be read.")]
pub(crate) struct HiddenArguments {
    /// Form of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    /// The least certainty of what is printed
    #[arg(long, value_enum, default_value_t = Least::Possible)]
    certainty: Least,

    /// Exit with 0 if hidden text was found
    #[arg(long)]
    exit_zero: bool,

    #[command(flatten)]
    styles: StyleArguments,

    #[command(flatten)]
    urls: UrlArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each run of text
    Text,
    /// A line of JSON for each run of text
    Jsonl,
    /// SARIF, for code scanning
    Sarif,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Least {
    /// All text that a person may not see
    Possible,
    /// Text that scripts, layout or the user could show
    Likely,
    /// Text that the computed values alone hide
    Certain,
}

impl Least {
    const fn certainty(self) -> Certainty {
        match self {
            Self::Possible => Certainty::Possible,
            Self::Likely => Certainty::Likely,
            Self::Certain => Certainty::Certain,
        }
    }
}

pub(crate) fn run(arguments: HiddenArguments) -> Result<Outcome, Failure> {
    let HiddenArguments { format, certainty, exit_zero, styles, urls, pages: arguments } =
        arguments;
    let styling = Styling::new(&styles, &urls)?.for_people(true);
    let options = arguments
        .parsing
        .options()
        .origins(true)
        .scripting(arguments.parsing.scripting == Switch::On || styling.has_scripting());
    let notation = if format == Format::Text { Notation::Text } else { Notation::Json };
    let mut pages = Pages::new(&arguments, "hidden", options, notation)?;
    if format == Format::Sarif {
        let mut out = Out::new(Progress::none(), notation);
        sarif::begin(&mut out).and_then(|()| out.flush()).map_err(Failure::output)?;
        drop(out);
        pages = pages.separated(sarif::SEPARATOR);
    }
    let sarif = sarif::Results::new();
    let outcome = pages.print(move |page, out| {
        let options = match styling.options(page) {
            Ok(options) => options.keep_rules(true),
            Err(failure) => {
                out.failure(failure.message());
                return Ok(Outcome::Fine);
            }
        };
        let document = &page.parsed.document;
        let found = styling::guarded(|| {
            let styles = Styles::compute(document, &options);
            let hidden = styles.hidden_text(document);
            (styles, hidden)
        });
        let (styles, hidden) = match found {
            Ok(found) => found,
            Err(error) => {
                out.failure(error);
                return Ok(Outcome::Fine);
            }
        };
        let hidden = hidden.iter().filter(|hidden| hidden.certainty >= certainty.certainty());
        let path = page.input.to_string();
        let records: Vec<Record<'_>> =
            hidden.map(|hidden| Record::new(&path, page, hidden, &styling)).collect();
        styling::note_missing(styles.missing_sheets(), styles.is_cut(), out);
        match format {
            Format::Text => records.iter().try_for_each(|record| line(record, out))?,
            Format::Jsonl => {
                records.iter().try_for_each(|record| write_json_line(out, record))?;
            }
            Format::Sarif => sarif.write(&records, out)?,
        }
        let is_fine = records.is_empty() || exit_zero;
        Ok(if is_fine { Outcome::Fine } else { Outcome::Findings })
    })?;
    if format == Format::Sarif {
        let mut out = Out::new(Progress::none(), notation);
        sarif::end(&mut out).and_then(|()| out.flush()).map_err(Failure::output)?;
    }
    Ok(outcome)
}

/// Writes a run of text for people.
fn line(record: &Record<'_>, out: &mut Printer<'_>) -> io::Result<()> {
    out.name(style::FILE, record.path)?;
    out.write_all(b":")?;
    match (record.line, record.column) {
        (Some(line), Some(column)) => {
            out.styled(style::PLACE, line)?;
            out.write_all(b":")?;
            out.styled(style::PLACE, column)?;
        }
        _ => out.write_all(b"-:-")?,
    }
    write!(out, ": {} ", record.certainty)?;
    out.styled(style::KEY, record.trick)?;
    write!(out, ": {}", in_one_line(record.text))?;
    if let Some(rule) = &record.rule {
        let selector = in_one_line(&rule.selector);
        write!(out, " ({selector} at {}:{}:{})", rule.path, rule.line, rule.column)?;
    }
    writeln!(out)
}
