//! `treewright extract`: columns from many pages, by a plan.

mod checked_pages;
mod formats;
mod manifest;
mod places;
mod reading;
mod running;
mod units;
mod whole_file;

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use treewright::Limits;
use treewright_extract::{Options, Plan};

use crate::arguments::{DefaultLimits as _, ServiceLimits, ThreadsArgument};
use crate::input::describe;
use crate::output::{Failure, Outcome};
use places::Place;

#[derive(Debug, Args)]
#[command(after_help = "\
A plan:      [columns]
             title = { get = \"title\" }
             price = { select = \".price\", type = \"float\" }
             links = { select = \"a[href]\", attr = \"href\", type = \"url\", list = true }

docs/reference/plans.md describes plans, the columns of the output and the statuses of pages.
A folder gets a file for each input and a manifest, with which a run that was ended goes on: inputs
that are finished are passed over.

Exit codes: 0 success, 2 wrong usage or a file that cannot be read or written.")]
pub(crate) struct ExtractArguments {
    /// Pages, archives (.warc, .wet), Parquet files, or folders with these; may be compressed. `-` is
    /// standard input
    #[arg(value_name = "INPUT", required = true)]
    inputs: Vec<OsString>,

    /// The plan, a TOML file
    #[arg(long, value_name = "PLAN")]
    plan: PathBuf,

    /// The output folder, or one output file: a name that ends in .parquet, .arrow, .jsonl or .csv
    #[arg(short, long, value_name = "OUT")]
    out: PathBuf,

    /// Format of the output; default: from the file name, or `parquet` in a folder
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// Limits of each page, as for `treewright parse`. `time` includes the extraction of values
    #[arg(long, default_value = ServiceLimits::LIMITS)]
    limits: Limits,

    /// Guess the encoding of a page from its bytes if nothing declares it
    #[arg(long)]
    detect: bool,

    /// The Parquet column with URLs
    #[arg(long, value_name = "NAME", default_value = "url")]
    url_column: String,

    /// The Parquet column with pages
    #[arg(long, value_name = "NAME", default_value = "content")]
    content_column: String,

    /// The Parquet column with content types; may be missing
    #[arg(long, value_name = "NAME", default_value = "content_type")]
    content_type_column: String,

    /// Start over in a folder that already has output, even of another plan
    #[arg(long)]
    restart: bool,

    #[command(flatten)]
    threads: ThreadsArgument,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Apache Parquet
    Parquet,
    /// Apache Arrow IPC file format
    Arrow,
    /// JSON lines
    Jsonl,
    /// CSV, with JSON in the fields of lists and structs
    Csv,
}

impl Format {
    const fn ending(self) -> &'static str {
        match self {
            Self::Parquet => "parquet",
            Self::Arrow => "arrow",
            Self::Jsonl => "jsonl",
            Self::Csv => "csv",
        }
    }
}

pub(crate) fn run(arguments: &ExtractArguments) -> Result<Outcome, Failure> {
    let text = fs::read_to_string(&arguments.plan).map_err(|error| {
        Failure::usage(&format!("{}: {}", arguments.plan.display(), describe(&error)))
    })?;
    let plan = Plan::parse(&text).map_err(|error| {
        let (line, column) = error.place().unwrap_or((1, 1));
        let shown = error.to_string();
        let excerpt = shown.split_once('\n').map_or("", |(_, excerpt)| excerpt);
        Failure::UsageAt {
            message: format!("{}:{line}:{column}: {}", arguments.plan.display(), error.message()),
            excerpt: excerpt.to_owned(),
        }
    })?;
    let options = Options::new()
        .limits(arguments.limits.clone())
        .detect(arguments.detect)
        .url(&arguments.url_column)
        .content(&arguments.content_column)
        .content_type(&arguments.content_type_column);
    let place = Place::new(&arguments.out, arguments.format)?;
    let run = running::Run { arguments, plan: &plan, text: &text, options: &options };
    match place {
        Place::Folder(folder, format) => run.write_folder(&folder, format),
        Place::File(file, format) => run.write_file(&file, format),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_limits_are_those_of_the_library() {
        assert_eq!(ServiceLimits::LIMITS.parse::<Limits>().unwrap(), Options::new().limits);
    }
}
