//! The time to parse hostile input grows in proportion to its length. `data/limits-that-do-not-hold.tsv`
//! lists the exceptions, with the reason.

use std::time::Duration;

use treewright::{Limits, Options};
use treewright_testing::hostile::{CASES, Case, OTHERS};
use treewright_testing::suites::LimitsThatDoNotHold;

/// The lengths of the shorter inputs in bytes. The second is for most cases several thousand elements,
/// enough for a walk over them to take longer than the rest of the work for a tag; an input whose first
/// length takes longer than [`LONG`] is not tried at the second.
const BYTES: [usize; 2] = if cfg!(debug_assertions) { [6_000, 24_000] } else { [12_000, 96_000] };
const LONG: Duration = Duration::from_millis(30);

fn check(case: &Case, options: fn() -> Options) -> Result<(), String> {
    let parse = |input: &str| drop(std::hint::black_box(case.parse(input, options())));
    let input = case.input_of(BYTES[0]);
    let is_long = crate::growth::time_of(&mut || parse(&input)) > LONG.as_secs_f64();
    let bytes = BYTES[usize::from(!is_long)];
    let (short, long) = (case.input_of(bytes), case.input_of(4 * bytes));
    crate::growth::compare(|| parse(&short), || parse(&long))
}

fn check_all(promise: &str, options: fn() -> Options) {
    let cases = || CASES.iter().chain(OTHERS);
    let results: Vec<_> = cases().map(|case| check(case, options)).collect();
    LimitsThatDoNotHold::of(promise).judge(cases().map(|case| case.name).zip(&results));
}

#[test]
fn without_limits() {
    check_all("linear time", Options::new);
}

#[test]
fn under_the_limits_of_browser() {
    check_all("linear time under browser", || {
        let mut limits = Limits::BROWSER;
        // Few enough that the shorter input already uses all of it.
        limits.formatting_work = Some(1000);
        Options::new().limits(limits)
    });
}

#[test]
fn with_errors() {
    check_all("linear time with errors", || Options::new().collect_errors(true));
}
