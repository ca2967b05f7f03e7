//! `:nth-child()` and its relatives.

use rustc_hash::FxHashMap;
use treewright_dom::NodeRef;

use crate::matching::{Matcher, same_type, type_of};
use crate::program::Nth;

/// The number of siblings that are counted without a look-up in the memory.
const FEW: i32 = 16;

impl<'a> Matcher<'_, 'a> {
    /// <https://drafts.csswg.org/selectors-4/#child-index>
    pub(crate) fn nth(&mut self, nth: &Nth, element: NodeRef<'a>) -> bool {
        if nth.of.is_none()
            && let Some((first, last)) = self.ordinals(nth, element)
        {
            return if nth.only {
                (first, last) == (1, 1)
            } else {
                is_in_progression(nth.a, nth.b, if nth.from_end { last } else { first })
            };
        }
        if let (0, 1, None) = (nth.a, nth.b, &nth.of) {
            // `:first-child`, `:last-child`, `:only-child` need no counting.
            if !nth.of_type {
                let first = || element.previous_element().is_none();
                let last = || element.next_element().is_none();
                return match (nth.only, nth.from_end) {
                    (true, _) => first() && last(),
                    (false, false) => first(),
                    (false, true) => last(),
                };
            }
            if nth.only {
                return self.position(nth, element, false) == 1
                    && self.position(nth, element, true) == 1;
            }
        }
        if let Some(of) = &nth.of
            && !self.any(of, element)
        {
            return false;
        }
        is_in_progression(nth.a, nth.b, self.position(nth, element, nth.from_end))
    }

    /// The positions from both ends, by the table of elements.
    #[inline]
    fn ordinals(&self, nth: &Nth, element: NodeRef<'a>) -> Option<(i32, i32)> {
        let rows = self.rows?;
        let row = rows.table.row(element.place())?;
        let (first, last) = if nth.of_type {
            rows.table.ordinal_of_type(rows.document, row)
        } else {
            rows.table.ordinal(row)
        };
        Some((i32::try_from(first).ok()?, i32::try_from(last).ok()?))
    }

    /// The position among the siblings that count, from 1.
    fn position(&mut self, nth: &Nth, element: NodeRef<'a>, from_end: bool) -> i32 {
        if nth.of.is_none()
            && let Some(position) = position_among_few(nth, element, from_end)
        {
            return position;
        }
        // `:only-of-type` needs both directions of one test.
        let number = nth.number.wrapping_mul(2).wrapping_add(u32::from(from_end));
        let key = (number, element.place());
        if let Some(position) = self.memo.positions.get(&key) {
            return *position;
        }
        self.count_siblings(nth, number, element, from_end);
        // An element without a parent has no siblings.
        self.memo.positions.get(&key).copied().unwrap_or(1)
    }

    /// Counts all children of the parent at once.
    fn count_siblings(&mut self, nth: &Nth, number: u32, element: NodeRef<'a>, from_end: bool) {
        let Some(parent) = element.parent() else {
            return;
        };
        let mut next = first(parent, from_end);
        let mut count = 0_i32;
        let mut counts_of_types = FxHashMap::default();
        while let Some(sibling) = next {
            let position = if nth.of_type {
                let count = counts_of_types.entry(type_of(sibling)).or_insert(0_i32);
                *count = count.saturating_add(1);
                *count
            } else {
                if nth.of.as_ref().is_none_or(|of| self.any(of, sibling)) {
                    count = count.saturating_add(1);
                }
                count
            };
            self.memo.positions.insert((number, sibling.place()), position);
            next = after(sibling, from_end);
        }
    }
}

/// The first child element of a parent, or the last one.
fn first(parent: NodeRef<'_>, from_end: bool) -> Option<NodeRef<'_>> {
    if from_end { parent.last_child_element() } else { parent.first_child_element() }
}

fn after(sibling: NodeRef<'_>, from_end: bool) -> Option<NodeRef<'_>> {
    if from_end { sibling.previous_element() } else { sibling.next_element() }
}

/// The position, if few siblings precede the element.
fn position_among_few(nth: &Nth, element: NodeRef<'_>, from_end: bool) -> Option<i32> {
    let mut position = 1_i32;
    let mut next = after(element, !from_end);
    for _ in 0..FEW {
        let Some(sibling) = next else {
            return Some(position);
        };
        if !nth.of_type || same_type(sibling, element) {
            position = position.saturating_add(1);
        }
        next = after(sibling, !from_end);
    }
    None
}

/// Returns true if `a * n + b == position` for some `n`, 0 or more.
pub(crate) fn is_in_progression(a: i32, b: i32, position: i32) -> bool {
    let distance = i64::from(position).wrapping_sub(i64::from(b));
    let a = i64::from(a);
    match distance.checked_rem(a) {
        None => distance == 0,
        Some(rest) => rest == 0 && (distance == 0 || (distance > 0) == (a > 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progressions() {
        for (a, b) in (-4..5).flat_map(|a| (-4..5).map(move |b| (a, b))) {
            for position in 1..20 {
                let expected = (0..30).any(|n| a * n + b == position);
                assert_eq!(is_in_progression(a, b, position), expected, "{a}n+{b}: {position}");
            }
        }
        // With an `n` of 2, and with one that is not an integer.
        assert!(is_in_progression(i32::MAX, i32::MIN, i32::MAX - 1));
        assert!(!is_in_progression(i32::MAX, i32::MIN, i32::MAX));
        assert!(is_in_progression(i32::MIN, i32::MIN, i32::MIN));
    }
}
