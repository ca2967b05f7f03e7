//! Compares Treewright with other libraries: time, heap, first pass, instructions, start-up.

mod cold;
mod goals;
mod measure;
mod memory;
mod report;
mod start_up;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use treewright_bench::lexbor::Lexbor;
use treewright_bench::report::{Format, Writing};
use treewright_bench::{Wrong, companion, corpus, exit_code, fetch, heap};

use crate::report::Report;

/// Compares Treewright with other libraries: the time per page, the use of the heap, the first pass of a
/// fresh process, instructions, and the start-up of the command.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `--fetch` fetched, and the examples of this repository.
    corpora: Vec<PathBuf>,
    /// Fetch `htmlparser-benchmark` from npm and lexbor from the Python Package Index to target/bench
    /// first, unless they are there.
    #[arg(long)]
    fetch: bool,
    /// Measure only this; can be repeated.
    #[arg(long)]
    part: Vec<Part>,
    /// Measure only methods whose names contain this, and those that they are compared with.
    #[arg(long)]
    only: Option<String>,
    /// The number of times that each method is timed; the median counts.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The number of fresh processes that make a first pass; the median counts.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    cold_rounds: u32,
    /// The number of times that the command is started; the median counts.
    #[arg(long, default_value_t = 41, value_parser = clap::value_parser!(u32).range(1..))]
    starts: u32,
    /// Include this in the report.
    #[arg(long)]
    note: Option<String>,
    #[command(flatten)]
    writing: Writing,
    /// Only parse the corpora with this method, the given number of times, and print the nanoseconds that
    /// it took; fresh processes are started with it.
    #[arg(long, hide = true, value_name = "WAY")]
    child: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Time and ratios.
    Time,
    /// The heap.
    Heap,
    /// The first pass of a fresh process.
    Cold,
    /// Instructions per byte, by valgrind.
    Instructions,
    /// The start-up time of the command.
    StartUp,
}

impl Args {
    fn wants(&self, part: Part) -> bool {
        self.part.is_empty() || self.part.contains(&part)
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let result = match &args.child {
        Some(way) => cold::child(&args, way).map(|()| ExitCode::SUCCESS),
        None => run(&args),
    };
    exit_code(result)
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    if args.fetch {
        for line in fetch::fetch()? {
            eprintln!("{line}");
        }
    }
    heap::settle();
    let mut wrong = Wrong::default();
    let mut report = Report::new(args.note.clone());
    // All at once, so that they are built from the same sources.
    let heap = built(args, Part::Heap, "treewright-bench", "heap", &mut report);
    let command = built(args, Part::StartUp, "treewright-cli", "treewright", &mut report);
    let lexbor = Lexbor::find();
    if lexbor.is_none() {
        report.skipped(
            "lexbor: neither the program nor a Python with selectolax is here; `--fetch` gets them",
        );
    }
    for source in corpus::sources_or_all(&args.corpora)? {
        eprintln!("{}", source.name);
        let programs = Programs { heap: heap.as_deref(), lexbor: lexbor.as_ref() };
        let corpus = measure::corpus(args, &source, &programs, &mut report, &mut wrong)?;
        report.corpora.push(corpus);
    }
    if let Some(command) = command {
        start_up::measure(&command, args.starts as usize, &mut report);
    }
    report.goals = goals::check(&report);
    report.wrong = wrong.all().to_vec();
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &report)?;
        println!();
    } else {
        print!("{}", report.print(args.writing.format()));
    }
    Ok(wrong.report())
}

/// Other programs that measure something.
#[derive(Clone, Copy, Debug, Default)]
struct Programs<'a> {
    heap: Option<&'a Path>,
    lexbor: Option<&'a Lexbor>,
}

/// The binary that a part needs, if that part is requested.
fn built(
    args: &Args,
    part: Part,
    package: &str,
    binary: &str,
    report: &mut Report,
) -> Option<PathBuf> {
    if !args.wants(part) {
        return None;
    }
    let built = companion::build(package, binary);
    built.map_err(|error| report.skipped(&format!("what {binary} measures: {error}"))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_measured_and_nothing_is_wrong() {
        let args = Args::parse_from(["peers", "--part", "time", "--rounds", "1"]);
        let none = Programs::default();
        let mut wrong = Wrong::default();
        let mut report = Report::new(Some("A note.".to_owned()));
        let corpus =
            measure::corpus(&args, &corpus::examples(), &none, &mut report, &mut wrong).unwrap();
        assert_eq!(corpus.ways.len(), treewright_bench::ways::all().len());
        assert!(corpus.ways.iter().all(|way| way.ns_per_byte.is_some_and(|time| time > 0.0)));
        report.corpora.push(corpus);
        report.goals = goals::check(&report);
        for format in [Format::Plain, Format::Markdown] {
            let printed = report.print(format);
            for expected in ["html5ever + rcdom", "examples", "A note."] {
                assert!(printed.contains(expected), "{printed}");
            }
        }
        assert_eq!(wrong.all(), Vec::<String>::new());
    }
}
