//! Differences of two sequences, such as the lines of two files, within a time limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};

/// The operations that turn the first sequence into the second. After this time, everything not yet compared counts as
/// different.
///
/// Items become numbers, so that the algorithms are compiled for one type only: they are large.
pub(crate) fn differences<T: Eq + Hash>(
    algorithm: Algorithm,
    old: &[T],
    new: &[T],
    most: Duration,
) -> Vec<DiffOp> {
    let mut numbers: HashMap<&T, u32> = HashMap::new();
    let [old, new] = [old, new].map(|items| -> Vec<u32> {
        let number = |item| {
            let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
            *numbers.entry(item).or_insert(next)
        };
        items.iter().map(number).collect()
    });
    let deadline = Instant::now().checked_add(most);
    capture_diff_slices_deadline(algorithm, &old, &new, deadline)
}
