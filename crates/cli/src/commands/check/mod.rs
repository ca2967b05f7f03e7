//! `treewright check`: everything that pages do against the standard.

mod json;
mod text;

use std::io;

use clap::{Args, ValueEnum};
use treewright::conformance::Diagnostic;
use treewright::{CheckOptions, Severity};

use crate::arguments::PagesArguments;
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright check site
  treewright check --format jsonl page.html | jq -r .code | sort | uniq -c

Exit codes: 0 no errors (there can be warnings), 1 errors, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct CheckArguments {
    #[command(flatten)]
    pages: PagesArguments,

    /// The form of the output
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,

    /// Leave warnings and information out
    #[arg(long)]
    errors_only: bool,

    /// The most findings for each page
    #[arg(long, value_name = "N", default_value_t = 1000)]
    max_count: usize,
}

/// The forms of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line for each finding
    Text,
    /// A line of JSON for each finding
    Jsonl,
}

pub(crate) fn run(arguments: CheckArguments) -> Result<Outcome, Failure> {
    let CheckArguments { pages, format, errors_only, max_count } = arguments;
    let options = pages.parsing.options().origins(true).collect_errors(true);
    let notation = match format {
        Format::Text => Notation::Text,
        Format::Jsonl => Notation::Json,
    };
    let pages = Pages::new(&pages, "check", options, notation)?;
    let check = CheckOptions::new().most(max_count);
    pages.print(move |page, out| {
        let report = page.check(&check);
        let is_shown = |finding: &&Diagnostic| !errors_only || finding.severity == Severity::Error;
        for finding in report.diagnostics.iter().filter(is_shown) {
            print(page, finding, format, out)?;
        }
        if report.left_out > 0 {
            out.trouble(format_args!("{} more findings", report.left_out));
        }
        let has_errors = report.count(Severity::Error) > 0;
        Ok(if has_errors { Outcome::Findings } else { Outcome::Fine })
    })
}

fn print(
    page: &Page,
    finding: &Diagnostic,
    format: Format,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    match format {
        Format::Text => text::print(page, finding, out),
        Format::Jsonl => json::print(page, finding, out),
    }
}
