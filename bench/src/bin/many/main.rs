//! The speed-up from parsing many documents on several threads.

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use serde::Serialize;
use treewright::Options;
use treewright_bench::corpus;
use treewright_bench::corpus::Corpus;
use treewright_bench::exit_code;
use treewright_bench::report::{Format, Section, Writing, number};
use treewright_bench::table::{Table, megabytes};

/// Measures the speed-up from parsing many documents on several threads: wall time of `parse_many`, with
/// alternating numbers of threads within one run, and medians. For comparison, threads that only parse,
/// each the next page that is not taken, show the limit of the machine.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Files and folders with pages, each a corpus. Default: those in ../shared/corpus next to the
    /// checkout, the pages that `peers --fetch` fetched, and the examples of this repository.
    corpora: Vec<std::path::PathBuf>,
    /// The largest number of threads. Default: as many as the machine runs at once.
    #[arg(long)]
    threads: Option<usize>,
    /// The number of times that each number of threads is timed; the median counts.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    #[command(flatten)]
    writing: Writing,
}

/// The time of a number of threads for a corpus.
#[derive(Debug, Serialize)]
struct Scaling {
    threads: usize,
    megabytes_per_second: f64,
    /// The ratio of the time of one thread to that of these, in the same round.
    over_one_thread: f64,
    /// The same for as many threads that only parse and drop.
    plain_over_one_thread: f64,
}

#[derive(Debug, Serialize)]
struct ScalingOfCorpus {
    corpus: String,
    pages: usize,
    bytes: usize,
    threads: Vec<Scaling>,
}

fn main() -> ExitCode {
    exit_code(run(&Args::parse()).map(|()| ExitCode::SUCCESS))
}

fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let sources = corpus::sources_or_all(&args.corpora)?;
    let most = match args.threads {
        Some(most) => most.max(1),
        None => std::thread::available_parallelism()?.get(),
    };
    let mut measured = Vec::new();
    for source in &sources {
        let scaling = measure(corpus::read(source)?, most, args.rounds);
        if args.writing.format() != Format::Json {
            print!("{}", scaling.section().print(args.writing.format()));
        }
        measured.push(scaling);
    }
    if args.writing.format() == Format::Json {
        serde_json::to_writer_pretty(std::io::stdout().lock(), &measured)?;
        println!();
    }
    Ok(())
}

fn measure(corpus: Corpus, most: usize, rounds: u32) -> ScalingOfCorpus {
    let bytes = corpus.len();
    let pages: Vec<Arc<str>> = corpus.pages.into_iter().map(Arc::from).collect();
    // Work that is done only once is done before measuring.
    parse_all(&pages, most);
    let mut times = vec![Vec::new(); most];
    let mut plain_times = vec![Vec::new(); most];
    for _ in 0..rounds {
        for (index, times) in times.iter_mut().enumerate() {
            times.push(parse_all(&pages, index + 1));
        }
        for (index, times) in plain_times.iter_mut().enumerate() {
            times.push(parse_all_plainly(&pages, index + 1));
        }
    }
    let threads = times.iter().zip(&plain_times).enumerate().map(|(index, (of_these, plain))| {
        let seconds = median(of_these.iter().map(Duration::as_secs_f64).collect());
        Scaling {
            threads: index + 1,
            megabytes_per_second: millions(bytes) / seconds,
            over_one_thread: over_one_thread(&times[0], of_these),
            plain_over_one_thread: over_one_thread(&plain_times[0], plain),
        }
    });
    let threads = threads.collect();
    ScalingOfCorpus { corpus: corpus.name, pages: pages.len(), bytes, threads }
}

/// The time for the pages; their documents are dropped as they arrive.
fn parse_all(pages: &[Arc<str>], threads: usize) -> Duration {
    let pages = pages.to_vec();
    let count = pages.len();
    let start = Instant::now();
    let documents = treewright::parse_many(pages).threads(threads).count();
    let time = start.elapsed();
    assert_eq!(documents, count, "each page has its document");
    time
}

/// The time of threads that do nothing else: no order, no results, one atomic operation for each page.
fn parse_all_plainly(pages: &[Arc<str>], threads: usize) -> Duration {
    let next = AtomicUsize::new(0);
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(page) = pages.get(next.fetch_add(1, Ordering::Relaxed)) {
                    black_box(Options::new().parse(&**page));
                }
            });
        }
    });
    start.elapsed()
}

/// The median of the ratios of the time of one thread to that of several in the same round.
fn over_one_thread(one: &[Duration], several: &[Duration]) -> f64 {
    let ratios = one.iter().zip(several);
    median(ratios.map(|(one, several)| one.as_secs_f64() / several.as_secs_f64()).collect())
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
fn millions(bytes: usize) -> f64 {
    bytes as f64 / 1e6
}

impl ScalingOfCorpus {
    fn section(&self) -> Section {
        let Self { corpus, pages, bytes, threads } = self;
        let title = format!("Threads: {corpus}, {pages} pages, {} MB", megabytes(*bytes));
        let mut section = Section::new(title);
        let mut table =
            Table::new(["threads", "MB/s on the wall", "× one thread", "threads that only parse"]);
        for of in threads {
            let numbers = [of.megabytes_per_second, of.over_one_thread, of.plain_over_one_thread];
            let numbers = numbers.map(number);
            table.row([of.threads.to_string()].into_iter().chain(numbers));
        }
        section.table(table);
        section
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_threads_is_measured() {
        let corpus = Corpus {
            name: "made".to_owned(),
            origin: String::new(),
            pages: vec!["<p>text <b>x</b>".repeat(500); 20],
            encodings: Vec::new(),
            decoded: 0,
        };
        let scaling = measure(corpus, 3, 3);
        let threads: Vec<usize> = scaling.threads.iter().map(|of| of.threads).collect();
        assert_eq!(threads, [1, 2, 3]);
        assert!((scaling.threads[0].over_one_thread - 1.0).abs() < f64::EPSILON, "{scaling:?}");
        assert!(scaling.threads.iter().all(|of| of.megabytes_per_second > 0.0), "{scaling:?}");
        let table = scaling.section().print(Format::Plain);
        assert!(table.contains("× one thread"), "{table}");
    }
}
