//! Checks the invariants on generated documents.
//!
//! ```text
//! cargo run --release -p treewright-testing --bin invariants -- [COUNT] [--seed S] [--size N]
//! ```
//!
//! COUNT documents (default 100,000) of up to N pieces (30) are made from the seeds S, S + 1 and so on (S
//! is 1). So a failure of seed X is reproduced by `1 --seed X`. See `treewright_testing::invariants`.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use treewright_testing::generator::GeneratedCase;
use treewright_testing::invariants::shrinking::{check_without_panic, shrink};
use treewright_testing::invariants::warnings::Warning;

/// The number of violations after which the rest is left out.
const MOST_VIOLATIONS: usize = 60;

/// The number of documents between two progress messages.
const PROGRESS: u64 = 50_000;

#[derive(Debug)]
struct Arguments {
    count: u64,
    seed: u64,
    size: usize,
}

impl Arguments {
    fn read(arguments: impl IntoIterator<Item = String>) -> Option<Self> {
        let mut read = Self { count: 100_000, seed: 1, size: 30 };
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--seed" => read.seed = arguments.next()?.parse().ok()?,
                "--size" => read.size = arguments.next()?.parse().ok().filter(|size| *size > 0)?,
                count => read.count = count.parse().ok()?,
            }
        }
        Some(read)
    }
}

/// The counts.
#[derive(Debug, Default)]
struct Counts {
    bytes: u64,
    stable_at_once: u64,
    /// By warning: the number of documents that have it, and of those that are not stable.
    warnings: BTreeMap<Warning, (u64, u64)>,
    /// The printed form of each violation.
    violations: Vec<String>,
}

fn main() -> ExitCode {
    let Some(arguments) = Arguments::read(std::env::args().skip(1)) else {
        eprintln!("usage: invariants [COUNT] [--seed S] [--size N]");
        return ExitCode::from(2);
    };
    // Panics are violations, and reported as such.
    std::panic::set_hook(Box::new(|_| {}));
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let counts = Mutex::new(Counts::default());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work(&arguments, &next, &counts, start));
        }
    });
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    // A closed standard output is not a failure.
    let _ = write_results(&arguments, &counts, start);
    if counts.violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn work(arguments: &Arguments, next: &AtomicU64, counts: &Mutex<Counts>, start: Instant) {
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= arguments.count {
            return;
        }
        if index > 0 && index.is_multiple_of(PROGRESS) {
            eprintln!("{index} documents in {} s", start.elapsed().as_secs());
        }
        let case = GeneratedCase::new(arguments.seed.wrapping_add(index), arguments.size);
        let result = check_without_panic(&case);
        let failure = result.as_ref().err().map(|violation| {
            let (smallest, violation) = shrink(&case, violation.clone());
            format!(
                "seed {}\n{:#?}\nscripts write {:?}\ninput {:?}\n{violation}",
                case.seed,
                smallest.setup,
                smallest.insertions,
                smallest.text()
            )
        });
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.bytes += case.pieces.iter().map(|piece| piece.len() as u64).sum::<u64>();
        if let Ok(round_trip) = result {
            counts.stable_at_once += u64::from(round_trip.is_stable_at_once);
            if let Some(warning) = round_trip.warning {
                let (all, unstable) = counts.warnings.entry(warning).or_default();
                *all += 1;
                *unstable += u64::from(!round_trip.is_stable);
            }
        }
        if let Some(failure) = failure {
            eprintln!("\n{failure}");
            counts.violations.push(failure);
            if counts.violations.len() >= MOST_VIOLATIONS {
                next.store(arguments.count, Ordering::Relaxed);
                return;
            }
        }
    }
}

fn write_results(arguments: &Arguments, counts: &Counts, start: Instant) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let percent = |number: u64| {
        let hundredths = number * 10_000 / arguments.count.max(1);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    };
    writeln!(
        out,
        "{} documents from seed {}, {} bytes, {} s",
        arguments.count,
        arguments.seed,
        counts.bytes,
        start.elapsed().as_secs()
    )?;
    writeln!(out, "the first serialization is stable: {} %", percent(counts.stable_at_once))?;
    let warned: u64 = counts.warnings.values().map(|(all, _)| all).sum();
    writeln!(out, "the standard warns of the serialization: {} %", percent(warned))?;
    for (warning, (all, unstable)) in &counts.warnings {
        writeln!(
            out,
            "  {warning:?}: {} %, {} % not stable from the second round on",
            percent(*all),
            percent(*unstable)
        )?;
    }
    writeln!(out, "{} violations", counts.violations.len())
}
