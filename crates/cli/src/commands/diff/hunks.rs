//! The parts of two sequences of lines that differ.

use std::collections::HashMap;
use std::ops::Range;
use std::time::Duration;

use similar::{Algorithm, DiffOp};

use super::lines::{Line, Part};
use crate::differences::differences;

/// The time after which differences that were not compared yet are taken as whole. It is met only by
/// pages that were made for it; others of that size take a fraction of it.
const LONGEST: Duration = Duration::from_secs(3);

/// The number of places that are tried for a difference that has several, in each direction.
const PLACES: usize = 100;

/// Lines of the first sequence that were replaced by lines of the second. One of the ranges may be
/// empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hunk {
    pub(super) before: Range<usize>,
    pub(super) after: Range<usize>,
}

/// A line, as a number that is the same for equal lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Token(u32, Part);

/// The differences of two sequences, in order.
pub(super) fn hunks(before: &[Line], after: &[Line]) -> Vec<Hunk> {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let [before, after] = [before, after].map(|lines| -> Vec<Token> {
        let tokens = lines.iter().map(|line| {
            let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
            Token(*numbers.entry(&line.text).or_insert(next), line.part)
        });
        tokens.collect()
    });
    let operations = differences(Algorithm::Histogram, &before, &after, LONGEST);
    let mut hunks: Vec<Hunk> = Vec::new();
    for operation in operations {
        if matches!(operation, DiffOp::Equal { .. }) {
            continue;
        }
        let (before, after) = (operation.old_range(), operation.new_range());
        match hunks.last_mut() {
            Some(last) if last.before.end == before.start && last.after.end == after.start => {
                last.before.end = before.end;
                last.after.end = after.end;
            }
            _ => hunks.push(Hunk { before, after }),
        }
    }
    slide(&mut hunks, &before, &after);
    hunks
}

/// Moves each hunk that is in only one sequence to a place where it consists of whole nodes, if one exists: in
/// `<li>a</li><li>b</li>` the second `li`, and not `</li><li>b`, is new.
fn slide(hunks: &mut [Hunk], before: &[Token], after: &[Token]) {
    for index in 0..hunks.len() {
        let ends =
            index.checked_sub(1).and_then(|index| hunks.get(index)).map(|hunk| hunk.after.end);
        let starts = hunks.get(index.saturating_add(1)).map(|hunk| hunk.after.start);
        let before_ends =
            index.checked_sub(1).and_then(|index| hunks.get(index)).map(|hunk| hunk.before.end);
        let Some(hunk) = hunks.get_mut(index) else { continue };
        let (tokens, range, previous, next) = if hunk.before.is_empty() {
            // Between this hunk and the next, the two sequences are equal.
            (after, &hunk.after, ends.unwrap_or(0), starts.unwrap_or(after.len()))
        } else if hunk.after.is_empty() {
            let equal = starts.unwrap_or(after.len()).saturating_sub(hunk.after.end);
            (before, &hunk.before, before_ends.unwrap_or(0), hunk.before.end.saturating_add(equal))
        } else {
            continue;
        };
        let Some(start) = best_start(tokens, range, previous, next) else { continue };
        let moved = |range: &Range<usize>, from: usize| {
            let place = |place: usize| place.saturating_add(start).saturating_sub(from);
            place(range.start)..place(range.end)
        };
        let from = range.start;
        (hunk.before, hunk.after) = (moved(&hunk.before, from), moved(&hunk.after, from));
    }
}

/// The start of a place, as far down as possible, to which a range of changed tokens can be moved,
/// between those that `previous` ends and `next` starts, and where it is made of whole nodes.
fn best_start(
    tokens: &[Token],
    range: &Range<usize>,
    previous: usize,
    next: usize,
) -> Option<usize> {
    let length = range.len();
    let same = |one: usize, other: usize| {
        tokens.get(one).is_some_and(|token| tokens.get(other) == Some(token))
    };
    // A hunk can move down if the token that leaves it equals the one that enters it.
    let down = |start: &usize| {
        let end = start.checked_add(length)?;
        (end < next && same(*start, end)).then(|| start.saturating_add(1))
    };
    let up = |start: &usize| {
        let above = start.checked_sub(1)?;
        let last = start.checked_add(length)?.checked_sub(1)?;
        (*start > previous && same(above, last)).then_some(above)
    };
    let lowest = std::iter::successors(Some(range.start), down).take(PLACES).last()?;
    let mut places = std::iter::successors(Some(lowest), up).take(PLACES.saturating_mul(2));
    places.find(|start| {
        let changed = tokens.get(*start..start.saturating_add(length)).unwrap_or_default();
        is_whole(changed)
    })
}

/// Returns true if each start comes before its end.
fn is_whole(tokens: &[Token]) -> bool {
    let mut depth = 0_u32;
    for Token(_, part) in tokens {
        match part {
            Part::Start => depth = depth.saturating_add(1),
            Part::Whole => {}
            Part::End => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return false,
            },
        }
    }
    depth == 0
}
