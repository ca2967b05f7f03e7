//! The time to check pages against the standard, compared with the time to parse them.

use std::hint::black_box;
use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use treewright::{Checker, Options};
use treewright_bench::corpus::Corpus;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::timing::{Candidate, Outcome, compare, parts};
use treewright_bench::{corpus, exit_code};

/// Measures the time to check pages, including parsing, compared with parsing alone: without and with the
/// origins of nodes and the parse errors, which a check needs. CPU times; the modes alternate within one
/// run, and medians count.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `peers --fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// The number of times that the pages are timed.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[command(flatten)]
    writing: Writing,
}

/// One of the three modes.
#[derive(Debug, Serialize)]
struct Way {
    name: &'static str,
    milliseconds: f64,
    over_parsing: f64,
}

#[derive(Debug, Serialize)]
struct Measured {
    corpus: String,
    pages: usize,
    bytes: usize,
    findings: usize,
    ways: Vec<Way>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()).map(|()| ExitCode::SUCCESS))
}

fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let mut measured = Vec::new();
    for source in &corpus::sources_or_all(&args.corpora)? {
        let of = measure(corpus::read(source)?, args.rounds as usize);
        if args.writing.format() != Format::Json {
            print!("{}", of.section().print(args.writing.format()));
        }
        measured.push(of);
    }
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &measured)?;
        println!();
    }
    Ok(())
}

fn measure(corpus: Corpus, rounds: usize) -> Measured {
    let pages = &corpus.pages;
    let checker = Checker::new();
    let with_origins = Options::new().origins(true).collect_errors(true);
    let found = |page: &String| checker.check(page).1.diagnostics.len();
    let findings = pages.iter().map(found).sum();
    let candidates = vec![
        Candidate::new("parsed", |range| {
            for page in &pages[range] {
                black_box(Options::new().parse(page));
            }
        }),
        Candidate::new("parsed with origins and errors", |range| {
            for page in &pages[range] {
                black_box(with_origins.parse(page));
            }
        }),
        Candidate::new("checked", |range| {
            for page in &pages[range] {
                black_box(checker.check(page));
            }
        }),
    ];
    let outcomes = compare(candidates, rounds, &parts(pages.iter().map(String::len)));
    let way = |outcome: Outcome| Way {
        name: outcome.name,
        milliseconds: outcome.median.as_secs_f64() * 1e3,
        over_parsing: outcome.ratio,
    };
    Measured {
        pages: pages.len(),
        bytes: corpus.len(),
        findings,
        ways: outcomes.into_iter().map(way).collect(),
        corpus: corpus.name,
    }
}

impl Measured {
    fn section(&self) -> Section {
        let Self { corpus, pages, bytes, findings, ways } = self;
        let mut section = Section::new(format!(
            "Checks: {corpus}, {pages} pages, {} MB, {findings} findings",
            megabytes(*bytes)
        ));
        let mut table = Table::new(["", "ms of CPU", "× parsed"]);
        for way in ways {
            let numbers = [way.milliseconds, way.over_parsing].map(number);
            table.row([way.name.to_owned()].into_iter().chain(numbers));
        }
        section.table(table);
        section
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_are_measured() {
        let corpus = Corpus {
            name: "made".to_owned(),
            origin: String::new(),
            pages: vec!["<p align=left>text <b>x</b>".repeat(50); 5],
            encodings: Vec::new(),
            decoded: 0,
        };
        let measured = measure(corpus, 3);
        assert_eq!(measured.ways.len(), 3);
        assert!(measured.findings >= 250, "{measured:?}");
        assert!((measured.ways[0].over_parsing - 1.0).abs() < f64::EPSILON, "{measured:?}");
        assert!(measured.section().print(Format::Plain).contains("checked"));
    }
}
