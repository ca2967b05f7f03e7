//! The sanitizer on generated fragments and configurations.

use std::sync::atomic::{AtomicUsize, Ordering};

use treewright_testing::check::Mismatch;
use treewright_testing::sanitizing::{Outcome, SanitizerCase, check_sanitizer, shrink};
use treewright_testing::suites::{report, run_all};

/// The number of pairs of a text and a configuration. `.ci/health sanitize` checks more.
const PAIRS: u64 = 2_000;

#[test]
fn sanitized_texts_are_closed_and_harmless() {
    let cases: Vec<SanitizerCase> = (1..=PAIRS).map(|seed| SanitizerCase::new(seed, 20)).collect();
    let not_proven = AtomicUsize::new(0);
    let results = run_all(&cases, |case| match check_sanitizer(case) {
        Ok(outcome) => {
            if outcome == Outcome::NotProven {
                not_proven.fetch_add(1, Ordering::Relaxed);
            }
            Ok(())
        }
        Err(violation) => {
            let (smallest, violation) = shrink(case, violation);
            Err(Mismatch {
                run: format!("seed {}: {:?}", case.seed, smallest.text()),
                expected: violation.invariant.to_owned(),
                found: violation.what,
            })
        }
    });
    let complaints: Vec<String> =
        results.into_iter().filter_map(|result| Some(result.err()?.to_string())).collect();
    report(&complaints);
    // One in a thousand.
    let not_proven = not_proven.into_inner();
    assert!(not_proven * 1000 <= cases.len(), "{not_proven} texts are not proven");
}
