//! Measures the heap that parsing a page takes, with an allocator that counts. This is a separate program,
//! so that no measured time includes the counting.

mod styles;

use std::process::ExitCode;

use clap::Parser;
use serde::Serialize;
use treewright_bench::corpus;
use treewright_bench::corpus::Corpus;
use treewright_bench::exit_code;
use treewright_bench::heap::{CountingAllocator, counting_allocator, of_a_second_pass};
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};
use treewright_bench::ways::{Page, all};

#[global_allocator]
static ALLOCATOR: CountingAllocator = counting_allocator();

/// Measures the heap of parsing: the peak per byte of the page, and the number of allocations.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `peers --fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// Measure only methods whose names contain this.
    #[arg(long)]
    only: Option<String>,
    /// Measure computed styles instead of parsing; not in JSON.
    #[arg(long)]
    styles: bool,
    #[command(flatten)]
    writing: Writing,
}

/// The heap that a method takes for a corpus.
#[derive(Debug, Serialize)]
struct Heap {
    way: &'static str,
    /// The ratio of the peaks of all pages to their bytes.
    peak_per_byte: f64,
    allocations_per_page: f64,
    reallocations_per_page: f64,
}

#[derive(Debug, Serialize)]
struct HeapOfCorpus {
    corpus: String,
    pages: usize,
    bytes: usize,
    ways: Vec<Heap>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()).map(|()| ExitCode::SUCCESS))
}

fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let sources = corpus::sources_or_all(&args.corpora)?;
    let mut measured = Vec::new();
    if args.styles {
        for source in &sources {
            let section = styles::section(&ALLOCATOR, &corpus::read(source)?);
            print!("{}", section.print(args.writing.format()));
        }
        return Ok(());
    }
    for source in &sources {
        let heap = measure(corpus::read(source)?, args.only.as_deref().unwrap_or_default());
        if args.writing.format() != Format::Json {
            print!("{}", heap.section().print(args.writing.format()));
        }
        measured.push(heap);
    }
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &measured)?;
        println!();
    }
    Ok(())
}

fn measure(corpus: Corpus, only: &str) -> HeapOfCorpus {
    let bytes = corpus.len();
    let name = corpus.name;
    let pages: Vec<Page> = corpus.pages.into_iter().map(Page::new).collect();
    let mut ways = Vec::new();
    for way in all().into_iter().filter(|way| way.name.contains(only)) {
        let sum = of_a_second_pass(&ALLOCATOR, &way, &pages);
        ways.push(Heap {
            way: way.name,
            peak_per_byte: over(sum.peak, bytes),
            allocations_per_page: over(sum.allocations, pages.len()),
            reallocations_per_page: over(sum.reallocations, pages.len()),
        });
    }
    HeapOfCorpus { corpus: name, pages: pages.len(), bytes, ways }
}

impl HeapOfCorpus {
    fn section(&self) -> Section {
        let Self { corpus, pages, bytes, ways } = self;
        let mut section =
            Section::new(format!("Heap: {corpus}, {pages} pages, {} MB", megabytes(*bytes)));
        let mut table =
            Table::new(["", "peak per byte", "allocations per page", "reallocations per page"]);
        for way in ways {
            let numbers = [way.peak_per_byte, way.allocations_per_page, way.reallocations_per_page];
            table.row([way.way.to_owned()].into_iter().chain(numbers.map(number)));
        }
        section.table(table);
        section
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn over(what: usize, of: usize) -> f64 {
    what as f64 / of as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test, because heaps are measured and threads would disturb each other.
    #[test]
    fn every_method_has_the_expected_heap() {
        let page = format!("<!doctype html><p class=a>{}", "text <b>x</b> ".repeat(2000));
        let corpus = Corpus {
            name: "made".to_owned(),
            origin: String::new(),
            pages: vec![page; 2],
            encodings: Vec::new(),
            decoded: 0,
        };
        let heap = measure(corpus, "");
        assert_eq!(heap.ways.len(), all().len());
        let of = |name: &str| heap.ways.iter().find(|heap| heap.way == name).unwrap();
        let check = |name: &str, peak: std::ops::Range<f64>, least_allocations: f64| {
            let heap = of(name);
            assert!(peak.contains(&heap.peak_per_byte), "{heap:?}");
            assert!(heap.allocations_per_page >= least_allocations, "{heap:?}");
        };
        check("memchr, every `<`", 0.0..0.001, 0.0);
        check("treewright, &str", 1.0..20.0, 1.0);
        check("html5ever + rcdom", 1.0..100.0, 4000.0);
        let corpus = Corpus {
            name: "styled".to_owned(),
            origin: String::new(),
            pages: vec!["<style>p { color: red }</style>".to_owned() + &"<p>a".repeat(1000); 2],
            encodings: Vec::new(),
            decoded: 0,
        };
        let styles = styles::section(&ALLOCATOR, &corpus).print(Format::Plain);
        assert!(styles.contains("Styles: styled, 2008 elements"), "{styles}");
        let table = heap.section().print(Format::Plain);
        assert!(table.contains("allocations per page"), "{table}");
    }
}
