//! Checks the sanitizer on generated fragments and configurations.
//!
//! ```text
//! cargo run --release -p treewright-testing --bin sanitizer -- [COUNT] [--seed S] [--size N] [--for-browser FILE]
//! ```
//!
//! COUNT pairs (default 100,000) of a text of up to N pieces (20) and a configuration are made from the seeds S, S + 1
//! and so on (S is 1). See `treewright_testing::sanitizing`.
//!
//! With `--for-browser`, pairs for `crates/testing/scripts/chromium_sanitizer.py` are written to FILE.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use treewright_testing::invariants::Violation;
use treewright_testing::sanitizing::{
    Outcome, SanitizerCase, check_sanitizer, pair_for_a_browser, shrink,
};

/// The number of violations after which the rest is left out.
const MOST_VIOLATIONS: u64 = 10;

/// The results that are counted.
#[derive(Default)]
struct Counts {
    /// By the number of proofs.
    sanitized: BTreeMap<u32, u64>,
    raw_contexts: u64,
    not_proven: Vec<u64>,
    violations: u64,
}

fn main() -> ExitCode {
    let (mut count, mut seed, mut size) = (100_000, 1, 20);
    let mut file = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let number = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok());
        let read = match argument.as_str() {
            "--seed" => number(arguments.next()).map(|number| seed = number),
            "--size" => number(arguments.next()).map(|number| size = number),
            "--for-browser" => arguments.next().map(|path| file = Some(path)),
            other => number(Some(other.to_owned())).map(|number| count = number),
        };
        if read.is_none() {
            eprintln!("usage: sanitizer [COUNT] [--seed S] [--size N] [--for-browser FILE]");
            return ExitCode::from(2);
        }
    }
    let size = usize::try_from(size).unwrap_or(20).max(1);
    if let Some(path) = file {
        let written = write_for_a_browser(&path, seed, count, size);
        return written.map_or_else(
            |error| {
                eprintln!("{path}: {error}");
                ExitCode::from(2)
            },
            |()| ExitCode::SUCCESS,
        );
    }
    std::panic::set_hook(Box::new(|_| {}));
    let next = AtomicU64::new(0);
    let counts = Mutex::new(Counts::default());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return;
                    }
                    let case = SanitizerCase::new(seed.wrapping_add(index), size);
                    if !check(&case, &counts) {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{count} pairs from seed {seed}");
    println!("by the number of proofs: {:?}", counts.sanitized);
    println!("contexts without markup: {}", counts.raw_contexts);
    println!("not proven: {:?}", counts.not_proven);
    if counts.violations == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn write_for_a_browser(path: &str, seed: u64, count: u64, size: usize) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    for seed in seed..seed.saturating_add(count) {
        writeln!(out, "{}", pair_for_a_browser(seed, size))?;
    }
    out.flush()
}

/// Checks a case. Returns false after too many violations.
fn check(case: &SanitizerCase, counts: &Mutex<Counts>) -> bool {
    let result = catch_unwind(AssertUnwindSafe(|| check_sanitizer(case)))
        .unwrap_or_else(|_| Err(Violation::new("no panic", "a panic")));
    let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
    match result {
        Ok(Outcome::Sanitized(proofs)) => *counts.sanitized.entry(proofs).or_default() += 1,
        Ok(Outcome::RawContext) => counts.raw_contexts += 1,
        Ok(Outcome::NotProven) => counts.not_proven.push(case.seed),
        Err(violation) => {
            counts.violations += 1;
            let (smallest, violation) = if violation.invariant == "no panic" {
                (case.clone(), violation)
            } else {
                shrink(case, violation, check_sanitizer)
            };
            let text = smallest.text();
            eprintln!("\nseed {}\ninput {text:?}\n{smallest:?}\n{violation}", case.seed);
        }
    }
    counts.violations < MOST_VIOLATIONS
}
