//! Checks the sanitizer on generated fragments and configurations.
//!
//! ```text
//! cargo run --release -p treewright-testing --bin sanitizer -- [COUNT] [--seed S] [--size N] [--all-checks N]
//!     [--for-browser FILE | --results FILE | --html5ever | --payloads IN OUT]
//! ```
//!
//! COUNT pairs (default 100,000) of a text of up to N pieces (20) and a configuration are made from the seeds S, S + 1
//! and so on (S is 1). Each is closed, and one in ten gets all checks (one in `--all-checks N`). See `treewright_testing::sanitizing`.
//!
//! With `--for-browser`, pairs for `crates/testing/scripts/chromium_sanitizer.py` are written to FILE, and with `--results`
//! COUNT results for `crates/testing/scripts/chromium_sanitized.py`. With `--html5ever`, COUNT results are parsed by html5ever,
//! and the trees compared: `crates/testing/data/sanitizer-in-other-parsers.tsv` lists the known differences. With
//! `--payloads`, each string of JSON in a line of IN is sanitized for `crates/testing/scripts/chromium_payloads.py`.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use treewright_testing::fuzzing::known_differences;
use treewright_testing::invariants::Violation;
use treewright_testing::sanitizing::{
    Agreement, Outcome, SanitizerCase, agree_with_html5ever, check_closed, check_sanitizer,
    pair_for_a_browser, result_for_a_browser, sanitized_payload, sanitizers_for_payloads, shrink,
};
use treewright_testing::suites::table;

/// One pair of so many gets all checks, which take twenty times as long.
const PAIRS_FOR_ALL_CHECKS: u64 = 10;

/// The number of violations after which the rest is left out.
const MOST_VIOLATIONS: u64 = 10;

/// One result of so many may have another tree in another parser.
const MOST_DIFFERENT: u64 = 1000;

/// The results that are counted.
#[derive(Default)]
struct Counts {
    /// By the number of proofs.
    sanitized: BTreeMap<u32, u64>,
    raw_contexts: u64,
    not_proven: Vec<u64>,
    violations: u64,
}

/// The work for the seeds.
enum Job {
    Check,
    WritePairs(String),
    WriteResults(String),
    AskHtml5ever,
    SanitizePayloads(String, String),
}

fn main() -> ExitCode {
    let (mut count, mut seed, mut size) = (100_000, 1, 20);
    let mut pairs_for_all_checks = PAIRS_FOR_ALL_CHECKS;
    let mut job = Job::Check;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let number = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok());
        let read = match argument.as_str() {
            "--seed" => number(arguments.next()).map(|number| seed = number),
            "--all-checks" => {
                number(arguments.next()).map(|number| pairs_for_all_checks = number.max(1))
            }
            "--size" => number(arguments.next()).map(|number| size = number),
            "--for-browser" => arguments.next().map(|path| job = Job::WritePairs(path)),
            "--results" => arguments.next().map(|path| job = Job::WriteResults(path)),
            "--html5ever" => {
                job = Job::AskHtml5ever;
                Some(())
            }
            "--payloads" => match (arguments.next(), arguments.next()) {
                (Some(from), Some(to)) => {
                    job = Job::SanitizePayloads(from, to);
                    Some(())
                }
                _ => None,
            },
            other => number(Some(other.to_owned())).map(|number| count = number),
        };
        if read.is_none() {
            eprintln!(
                "usage: sanitizer [COUNT] [--seed S] [--size N] [--all-checks N] [--for-browser FILE | --results FILE | --html5ever | \
                 --payloads IN OUT]"
            );
            return ExitCode::from(2);
        }
    }
    let size = usize::try_from(size).unwrap_or(20).max(1);
    let count_for_writing = usize::try_from(count).unwrap_or(usize::MAX);
    match job {
        Job::Check => check_all(seed, count, size, pairs_for_all_checks),
        Job::WritePairs(path) => {
            let pairs = (seed..).map(|seed| pair_for_a_browser(seed, size));
            write_lines(&path, pairs.take(count_for_writing))
        }
        Job::WriteResults(path) => {
            let results = (seed..).filter_map(|seed| result_for_a_browser(seed, size));
            write_lines(&path, results.take(count_for_writing))
        }
        Job::AskHtml5ever => ask_html5ever(seed, count, size),
        Job::SanitizePayloads(from, to) => sanitize_payloads(&from, &to),
    }
}

fn check_all(seed: u64, count: u64, size: usize, pairs_for_all_checks: u64) -> ExitCode {
    std::panic::set_hook(Box::new(|_| {}));
    let counts = Mutex::new(Counts::default());
    for_all(seed, count, size, |case| check(case, pairs_for_all_checks, &counts));
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{count} pairs from seed {seed}");
    println!("by the number of proofs: {:?}", counts.sanitized);
    println!("contexts without markup: {}", counts.raw_contexts);
    println!("not proven: {:?}", counts.not_proven);
    if counts.violations == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Works on the cases of all seeds, on as many threads as there are processors, until the function returns false.
fn for_all(seed: u64, count: u64, size: usize, work: impl Fn(&SanitizerCase) -> bool + Sync) {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return;
                    }
                    if !work(&SanitizerCase::new(seed.wrapping_add(index), size)) {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
}

/// Compares COUNT results with html5ever.
fn ask_html5ever(seed: u64, count: u64, size: usize) -> ExitCode {
    std::panic::set_hook(Box::new(|_| {}));
    let counts = Mutex::new(BTreeMap::<&str, u64>::new());
    for_all(seed, u64::MAX / 2, size, |case| {
        let agreement = agree_with_html5ever(case);
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let kind = match agreement {
            Ok(Agreement::NotCompared) => return true,
            Ok(Agreement::Known(kind)) => kind,
            Ok(_) => "same",
            Err(violation) => {
                eprintln!("\nseed {}: {violation}", case.seed);
                "different"
            }
        };
        *counts.entry(kind).or_default() += 1;
        counts.values().sum::<u64>() < count
    });
    let counts = counts.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("{counts:?}");
    let rows = table("sanitizer-in-other-parsers.tsv", 4);
    let is_listed = |kind: &str| rows.iter().any(|row| row[0] == "html5ever" && row[1] == kind);
    let is_known = |kind: &str| {
        let is_of_fuzzing = || known_differences().iter().any(|known| known.name == kind);
        kind == "same" || is_listed(kind) || is_of_fuzzing()
    };
    let all: u64 = counts.values().sum();
    let same = counts.get("same").copied().unwrap_or_default();
    let is_within = (all - same).saturating_mul(MOST_DIFFERENT) <= all;
    if counts.keys().all(|kind| is_known(kind)) && is_within {
        ExitCode::SUCCESS
    } else {
        eprintln!("an unknown kind of difference, or too many");
        ExitCode::FAILURE
    }
}

fn sanitize_payloads(from: &str, to: &str) -> ExitCode {
    let texts = std::fs::read_to_string(from).map(|text| {
        text.lines().map(serde_json::from_str::<String>).collect::<Result<Vec<_>, _>>()
    });
    let texts = match texts {
        Ok(Ok(texts)) => texts,
        other => {
            eprintln!("{from}: {other:?}");
            return ExitCode::from(2);
        }
    };
    let sanitizers = sanitizers_for_payloads();
    write_lines(to, texts.iter().map(|text| sanitized_payload(&sanitizers, text)))
}

fn write_lines(path: &str, lines: impl Iterator<Item = Value>) -> ExitCode {
    let write = || {
        let mut out = BufWriter::new(File::create(path)?);
        for line in lines {
            writeln!(out, "{line}")?;
        }
        out.flush()
    };
    let written: io::Result<()> = write();
    written.map_or_else(
        |error| {
            eprintln!("{path}: {error}");
            ExitCode::from(2)
        },
        |()| ExitCode::SUCCESS,
    )
}

/// Checks a case. Returns false after too many violations.
fn check(case: &SanitizerCase, pairs_for_all_checks: u64, counts: &Mutex<Counts>) -> bool {
    let check =
        if case.seed.is_multiple_of(pairs_for_all_checks) { check_sanitizer } else { check_closed };
    let result = catch_unwind(AssertUnwindSafe(|| check(case)))
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
                shrink(case, violation, check)
            };
            let text = smallest.text();
            eprintln!("\nseed {}\ninput {text:?}\n{smallest:?}\n{violation}", case.seed);
        }
    }
    counts.violations < MOST_VIOLATIONS
}
