//! `treewright diff`: two pages, compared as trees.
//!
//! Each tree becomes a sequence of lines without indentation, so that contents which only moved deeper are
//! still equal. The sequences are compared like text.

mod hunks;
mod lines;
mod report;

use std::ffi::OsString;

use clap::Args;

use crate::arguments::{EncodingArguments, ParsingArguments};
use crate::input::Input;
use crate::output::{Failure, Notation, Out, Outcome, Progress};
use crate::pages::{Page, Reader, Remarks};
use hunks::hunks;
use lines::lines;
use report::Report;

#[derive(Debug, Args)]
#[command(after_help = "\
Compares only the trees: the order and quotes of attributes and optional tags make no difference.

Examples:
  treewright diff old.html new.html
  treewright diff --ignore-white-space old.html new.html
  curl -s https://example.com/ | treewright diff saved.html -

Exit codes: 0 the trees are the same, 1 they differ, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct DiffArguments {
    /// The first page; `-` is standard input
    #[arg(value_name = "A")]
    first: OsString,

    /// The second page
    #[arg(value_name = "B")]
    second: OsString,

    /// Print only that the trees differ
    #[arg(long, short = 'q')]
    brief: bool,

    /// Collapse white space in text, and ignore text that is only white space
    #[arg(long, short = 'w')]
    ignore_white_space: bool,

    /// Number of equal lines to show around each difference
    #[arg(long, short = 'U', value_name = "LINES", default_value_t = 3)]
    context: u16,

    #[command(flatten)]
    parsing: ParsingArguments,

    #[command(flatten)]
    encoding: EncodingArguments,
}

pub(crate) fn run(arguments: &DiffArguments) -> Result<Outcome, Failure> {
    let inputs = [Input::named(&arguments.first), Input::named(&arguments.second)];
    if inputs.iter().all(|input| matches!(input, Input::StandardInput { .. })) {
        return Err(Failure::usage(
            "only one of the two pages can be standard input; see `treewright diff --help`",
        ));
    }
    let reader = Reader::new(
        arguments.parsing.options().origins(true),
        &arguments.parsing,
        arguments.encoding.metadata()?,
    );
    let mut out = Out::new(Progress::none(), Notation::Text);
    let mut pages = Vec::new();
    let mut outcome = Outcome::Fine;
    for input in inputs {
        match reader.read(&input) {
            Ok(page) => {
                outcome = outcome.max(Remarks::of_page(&page).print(&page.input, &mut out)?);
                pages.push(page);
            }
            Err(unreadable) => {
                out.print_message(&unreadable)?;
                outcome = Outcome::UnreadableInput;
            }
        }
    }
    let [first, second] = &pages[..] else { return Ok(outcome) };
    Ok(outcome.max(compare(first, second, arguments, &mut out)?))
}

fn compare(
    first: &Page,
    second: &Page,
    arguments: &DiffArguments,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let sides =
        [first, second].map(|page| lines(&page.parsed.document, arguments.ignore_white_space));
    let [before, after] = &sides;
    if before.iter().map(|line| &line.text).eq(after.iter().map(|line| &line.text)) {
        return Ok(Outcome::Fine);
    }
    let report = Report::new([first, second], [before, after], arguments.context.into());
    let mut printer = out.printer();
    if arguments.brief {
        report.print_in_brief(&mut printer)
    } else {
        report.print(&hunks(before, after), &mut printer)
    }
    .map_err(Failure::output)?;
    std::io::Write::flush(out).map_err(Failure::output)?;
    Ok(Outcome::Findings)
}
