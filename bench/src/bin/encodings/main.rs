//! The cost of parsing bytes: per byte compared with text, and with a late declaration of the encoding.

mod late_declaration;
mod per_byte;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use treewright_bench::heap::{CountingAllocator, counting_allocator};
use treewright_bench::{Wrong, corpus, exit_code};

#[global_allocator]
static ALLOCATOR: CountingAllocator = counting_allocator();

/// The number of bytes of a chunk, for bytes in chunks.
const CHUNK: usize = 1 << 16;

/// Measures the cost of parsing bytes compared with text.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, if that folder exists. Generated pages are always measured too.
    corpora: Vec<PathBuf>,
    /// Measure only this.
    #[arg(long)]
    part: Option<Part>,
    /// The number of times that each method is timed; the median counts.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// The number of times that each method is timed with the long pages.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    long_rounds: u32,
    /// The length of the long pages, in millions of bytes.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=2000))]
    megabytes: u32,
    /// The length of each generated corpus, in millions of bytes.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    generated_megabytes: u32,
    /// Write one JSON object instead of tables.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Bytes compared with text, per byte.
    PerByte,
    /// Long pages in windows-1251 that declare it late.
    LateDeclaration,
}

/// Everything that was measured.
#[derive(Debug, Serialize)]
struct Report {
    per_byte: Vec<per_byte::Comparison>,
    late_declaration: Vec<late_declaration::LongPage>,
    wrong: Vec<String>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()))
}

fn run(args: &Args) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let is_plain = !args.json;
    let mut report =
        Report { per_byte: Vec::new(), late_declaration: Vec::new(), wrong: Vec::new() };
    let mut wrong = Wrong::default();
    if args.part != Some(Part::LateDeclaration) {
        let mut corpora = corpus::real(&args.corpora)?;
        if is_plain && corpora.is_empty() {
            println!("../shared/corpus is missing: generated pages only.\n");
        }
        corpora.extend(corpus::generated(args.generated_megabytes as usize * 1_000_000));
        if is_plain {
            println!("{}\n", per_byte::EXPLANATION);
        }
        for corpus in &corpora {
            for comparison in per_byte::measure(corpus, args.rounds as usize, &mut wrong) {
                if is_plain {
                    println!("{comparison}");
                }
                report.per_byte.push(comparison);
            }
        }
    }
    if args.part != Some(Part::PerByte) {
        if is_plain {
            println!("{}\n", late_declaration::EXPLANATION);
        }
        let length = args.megabytes as usize * 1_000_000;
        for kind in late_declaration::KINDS {
            let page =
                late_declaration::measure(kind, length, args.long_rounds as usize, &mut wrong);
            if is_plain {
                println!("{page}");
            }
            report.late_declaration.push(page);
        }
    }
    if is_plain {
        let verdict =
            if wrong.all().is_empty() { "All results are right." } else { "Results are wrong!" };
        println!("{verdict}");
    } else {
        report.wrong = wrong.all().to_vec();
        serde_json::to_writer_pretty(std::io::stdout().lock(), &report)?;
        println!();
    }
    Ok(wrong.report())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test, because heaps are measured and threads would disturb each other.
    #[test]
    fn small_pages_are_measured_and_nothing_is_wrong() {
        let mut wrong = Wrong::default();
        for corpus in corpus::generated(150_000) {
            let comparisons = per_byte::measure(&corpus, 1, &mut wrong);
            assert_eq!(comparisons.len(), 3);
            for comparison in comparisons {
                assert!(comparison.ways.iter().all(|way| way.ns_per_byte > 0.0));
                assert!(comparison.to_string().contains("ns/byte"));
            }
        }
        for kind in late_declaration::KINDS {
            let page = late_declaration::measure(kind, 1_200_000, 1, &mut wrong);
            assert!(page.to_string().contains("parsed twice"));
        }
        assert_eq!(wrong.all(), Vec::<String>::new());
    }
}
