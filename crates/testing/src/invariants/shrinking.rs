//! Makes a failing case smaller, as long as it fails in the same way.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Violation, check_generated};
use crate::generator::GeneratedCase;

/// [`check_generated`], where a panic is also a violation.
///
/// # Errors
/// The first violation.
pub fn check_without_panic(case: &GeneratedCase) -> Result<super::RoundTrip, Violation> {
    catch_unwind(AssertUnwindSafe(|| check_generated(case))).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Violation::new("no panic", said.unwrap_or("a panic")))
    })
}

/// Leaves out pieces of the case, then characters and texts of scripts, as long as the same invariant is
/// violated. Returns the smallest case that was found, and its violation.
pub fn shrink(case: &GeneratedCase, violation: Violation) -> (GeneratedCase, Violation) {
    shrink_by(case, violation, &|case| check_without_panic(case).map(drop))
}

/// [`shrink`] for any check.
pub fn shrink_by(
    case: &GeneratedCase,
    violation: Violation,
    check: &dyn Fn(&GeneratedCase) -> Result<(), Violation>,
) -> (GeneratedCase, Violation) {
    let mut smallest = (case.clone(), violation);
    leave_out(&mut smallest, check, |case| &mut case.insertions);
    leave_out(&mut smallest, check, |case| &mut case.pieces);
    smallest.0.pieces = smallest.0.text().chars().map(String::from).collect();
    leave_out(&mut smallest, check, |case| &mut case.pieces);
    smallest
}

/// Removes as many items of a list as it can, in runs that get shorter.
fn leave_out<I>(
    smallest: &mut (GeneratedCase, Violation),
    check: &dyn Fn(&GeneratedCase) -> Result<(), Violation>,
    list: impl Fn(&mut GeneratedCase) -> &mut Vec<I>,
) {
    let mut run = list(&mut smallest.0).len().div_ceil(2);
    while run > 0 {
        let mut start = 0;
        let mut was_smaller = false;
        while start < list(&mut smallest.0).len() {
            let mut candidate = smallest.0.clone();
            let items = list(&mut candidate);
            let end = (start + run).min(items.len());
            items.drain(start..end);
            match check(&candidate) {
                Err(violation) if violation.invariant == smallest.1.invariant => {
                    *smallest = (candidate, violation);
                    was_smaller = true;
                }
                _ => start += run,
            }
        }
        if run > 1 || !was_smaller {
            run /= 2;
        }
    }
}
