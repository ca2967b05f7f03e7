//! Sets of the rows of one tree, and how combinators map set to set.

use treewright_dom::NodeRef;
use treewright_dom::internal::ElementTable;

use crate::program::Combinator;
use crate::rows::Rows;

/// A set of rows, a bit for each. All sets of a [`Tree`] have the same width.
pub(crate) type RowSet = Vec<u64>;

/// The rows of one tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tree<'a> {
    pub(crate) rows: Rows<'a>,
    /// The row of the root, and the row after the last one.
    pub(crate) root: u32,
    pub(crate) end: u32,
    /// The row of the first bit of sets, a multiple of 64.
    base: u32,
}

impl<'a> Tree<'a> {
    /// The tree of a row.
    pub(crate) fn of(rows: Rows<'a>, row: u32) -> Self {
        let mut root = row;
        while let Some(parent) = rows.table.parent(root) {
            root = parent;
        }
        Self { rows, root, end: rows.table.end(root), base: root & !63 }
    }

    /// The number of rows.
    pub(crate) const fn len(self) -> u32 {
        self.end.saturating_sub(self.root)
    }

    const fn width(self) -> usize {
        self.end.saturating_sub(self.base).div_ceil(64) as usize
    }

    /// Sets the set to the rows of a range, which are rows of the tree.
    pub(crate) fn fill(self, set: &mut RowSet, start: u32, end: u32) {
        self.clear(set);
        self.add_range(set, start, end);
    }

    /// Makes a set empty.
    pub(crate) fn clear(self, set: &mut RowSet) {
        set.clear();
        set.resize(self.width(), 0);
    }

    /// The elements of the tree.
    pub(crate) fn elements(self) -> RowSet {
        let is_element = self.rows.node(self.root).is_some_and(NodeRef::is_element);
        let start = if is_element { self.root } else { self.root.saturating_add(1) };
        let mut set = RowSet::new();
        self.fill(&mut set, start, self.end);
        set
    }

    /// The part of the table's set that covers the tree; empty for an empty set.
    pub(crate) fn part_of(self, column: &[u64]) -> &[u64] {
        let start = (self.base / 64) as usize;
        column.get(start..start.saturating_add(self.width())).unwrap_or_default()
    }

    /// Calls a function with each row of a set.
    #[inline]
    pub(crate) fn each(self, set: &[u64], mut give: impl FnMut(u32)) {
        let mut base = self.base;
        for word in set {
            let mut bits = *word;
            while bits != 0 {
                give(base.wrapping_add(bits.trailing_zeros()));
                bits &= bits.wrapping_sub(1);
            }
            base = base.wrapping_add(64);
        }
    }

    /// Keeps the rows of a set for which a function returns true.
    #[inline]
    pub(crate) fn retain(self, set: &mut [u64], mut keep: impl FnMut(u32) -> bool) {
        let mut base = self.base;
        for word in set {
            let (mut bits, mut kept) = (*word, 0);
            while bits != 0 {
                let bit = bits.trailing_zeros();
                // Without a branch, which would be unpredictable.
                kept |= u64::from(keep(base.wrapping_add(bit))) << bit;
                bits &= bits.wrapping_sub(1);
            }
            *word = kept;
            base = base.wrapping_add(64);
        }
    }

    #[inline]
    pub(crate) fn has(self, set: &[u64], row: u32) -> bool {
        let bit = row.wrapping_sub(self.base);
        set.get((bit / 64) as usize).is_some_and(|word| word >> (bit % 64) & 1 != 0)
    }

    /// Adds a row of the tree; returns false if the set already has it.
    #[inline]
    fn add(self, set: &mut [u64], row: u32) -> bool {
        let bit = row.wrapping_sub(self.base);
        let Some(word) = set.get_mut((bit / 64) as usize) else { return false };
        let is_new = *word >> (bit % 64) & 1 == 0;
        *word |= 1 << (bit % 64);
        is_new
    }

    fn add_range(self, set: &mut [u64], start: u32, end: u32) {
        if start >= end {
            return;
        }
        let (first, last) =
            (start.wrapping_sub(self.base), end.wrapping_sub(self.base).wrapping_sub(1));
        let (from, to) = (u64::MAX << (first % 64), u64::MAX >> (63 ^ (last % 64)));
        match set.get_mut((first / 64) as usize..=(last / 64) as usize) {
            Some([word]) => *word |= from & to,
            Some([word, between @ .., last]) => {
                *word |= from;
                between.fill(u64::MAX);
                *last |= to;
            }
            _ => {}
        }
    }

    /// Keeps the rows of a set that a combinator leads to from a row on its left. `marks` is room for a
    /// set.
    pub(crate) fn follow(
        self,
        combinator: Combinator,
        left: &[u64],
        set: &mut RowSet,
        marks: &mut RowSet,
    ) {
        let table = self.rows.table;
        match combinator {
            Combinator::Child => {
                return self.retain(set, |row| {
                    table.parent(row).is_some_and(|parent| self.has(left, parent))
                });
            }
            Combinator::Descendant | Combinator::Slot => {
                self.clear(marks);
                let mut end = 0;
                self.each(left, |row| {
                    // Its descendants are marked with it.
                    if row >= end {
                        end = table.end(row);
                        self.add_range(marks, row.saturating_add(1), end);
                    }
                });
            }
            Combinator::NextSibling => {
                self.clear(marks);
                self.each(left, |row| {
                    if let Some(next) = next_sibling(table, row) {
                        self.add(marks, next);
                    }
                });
            }
            Combinator::LaterSibling => {
                self.clear(marks);
                self.each(left, |row| {
                    let mut next = next_sibling(table, row);
                    while let Some(sibling) = next.filter(|sibling| self.add(marks, *sibling)) {
                        next = next_sibling(table, sibling);
                    }
                });
            }
        }
        intersect(set, marks);
    }

    /// Keeps the rows of a set from which a combinator leads to a row on its right.
    pub(crate) fn lead(
        self,
        combinator: Combinator,
        right: &[u64],
        set: &mut RowSet,
        marks: &mut RowSet,
    ) {
        let table = self.rows.table;
        self.clear(marks);
        match combinator {
            Combinator::Child => self.each(right, |row| {
                if let Some(parent) = table.parent(row) {
                    self.add(marks, parent);
                }
            }),
            Combinator::Descendant | Combinator::Slot => self.each(right, |row| {
                let mut next = table.parent(row);
                while let Some(ancestor) = next.filter(|ancestor| self.add(marks, *ancestor)) {
                    next = table.parent(ancestor);
                }
            }),
            Combinator::NextSibling => {
                return self.retain(set, |row| {
                    next_sibling(table, row).is_some_and(|next| self.has(right, next))
                });
            }
            Combinator::LaterSibling => self.each(right, |row| {
                let previous = |row| {
                    let sibling = self.rows.node(row)?.previous_element()?;
                    table.row(sibling.place())
                };
                let mut next = previous(row);
                while let Some(sibling) = next.filter(|sibling| self.add(marks, *sibling)) {
                    next = previous(sibling);
                }
            }),
        }
        intersect(set, marks);
    }
}

/// The next sibling that is an element.
#[inline]
fn next_sibling(table: &ElementTable, row: u32) -> Option<u32> {
    let (next, parent) = (table.end(row), table.parent(row)?);
    (next < table.end(parent)).then_some(next)
}

#[inline]
pub(crate) fn is_empty(set: &[u64]) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

#[inline]
pub(crate) fn count(set: &[u64]) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}

/// Keeps the rows of a set that are also in another one. An empty set can be shorter.
#[inline]
pub(crate) fn intersect(set: &mut RowSet, other: &[u64]) {
    if other.len() < set.len() {
        set.fill(0);
    }
    set.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

/// Adds the rows of another set.
#[inline]
pub(crate) fn unite(set: &mut RowSet, other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

/// Removes the rows of another set.
#[inline]
pub(crate) fn subtract(set: &mut RowSet, other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
}
