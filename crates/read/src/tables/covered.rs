//! The slots of the current row, and of those below, that cells cover already.
//!
//! A cell that starts in this row or above covers a slot of this row and those below it down to some
//! row. So the cells are known by segments of columns that are covered down to the same row, and the
//! columns between them are kept as intervals of their own: the next free one is found in one look-up,
//! however many cells come before it. A heap has the rows at which segments end; segments that were cut
//! since are skipped there. A cell touches at most as many segments as it has columns, which are 1000.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::ops::Range;

/// The row that a cell reaches which grows downward: all rows, until its row group ends.
pub(super) const GROWING: u64 = u64::MAX;

#[derive(Clone, Copy, Debug)]
struct Segment {
    end: u64,
    /// The row after the last one that is covered.
    until: u64,
    /// The number of the cell that reaches down to there.
    cell: usize,
}

#[derive(Debug)]
pub(super) struct Covered {
    /// By their first columns. They do not overlap.
    segments: BTreeMap<u64, Segment>,
    /// The columns that no segment has: first columns, and the columns after the last ones.
    free: BTreeMap<u64, u64>,
    /// The rows where segments end, and the first columns of these.
    ends: BinaryHeap<Reverse<(u64, u64)>>,
}

impl Covered {
    pub(super) fn new() -> Self {
        let free = BTreeMap::from([(0, u64::MAX)]);
        Self { segments: BTreeMap::new(), free, ends: BinaryHeap::new() }
    }

    /// Forgets cells that end above this row.
    pub(super) fn begin_row(&mut self, y: u64) {
        while let Some(Reverse((until, start))) = self.ends.peek().copied()
            && until <= y
        {
            self.ends.pop();
            if let Some(segment) = self.segments.get(&start).copied()
                && segment.until == until
            {
                self.segments.remove(&start);
                self.release(start..segment.end);
            }
        }
    }

    /// Forgets all cells.
    pub(super) fn clear(&mut self) {
        *self = Self::new();
    }

    /// The first column from `x` on that no cell covers.
    pub(super) fn first_free(&self, x: u64) -> u64 {
        if let Some((_, end)) = self.free.range(..=x).next_back()
            && *end > x
        {
            return x;
        }
        self.free.range(x..).next().map_or(x, |(start, _)| *start)
    }

    /// Adds columns to the free ones. They are not among them yet.
    fn release(&mut self, columns: Range<u64>) {
        let mut columns = columns;
        if let Some((start, end)) = self.free.range(..columns.start).next_back()
            && *end == columns.start
        {
            columns.start = *start;
        }
        if let Some(end) = self.free.remove(&columns.end) {
            columns.end = end;
        }
        self.free.insert(columns.start, columns.end);
    }

    /// Removes columns from the free ones.
    fn occupy(&mut self, columns: &Range<u64>) {
        while let Some((start, end)) = self.free.range(..columns.end).next_back()
            && *end > columns.start
        {
            let (start, end) = (*start, *end);
            self.free.remove(&start);
            if end > columns.end {
                self.free.insert(columns.end, end);
            }
            if start < columns.start {
                self.free.insert(start, columns.start);
            }
        }
    }

    /// Covers columns down to the row before `until` by a cell. Returns the cell that reaches farthest down
    /// of those that covered some of them already, and the first column of the two.
    pub(super) fn cover(
        &mut self,
        columns: Range<u64>,
        until: u64,
        cell: usize,
    ) -> Option<(u64, usize)> {
        self.occupy(&columns);
        let mut overlapped: Option<(u64, u64, usize)> = None;
        let mut position = columns.start;
        let mut first = columns.start;
        if let Some((start, segment)) = self.segments.range(..columns.start).next_back()
            && segment.end > columns.start
        {
            first = *start;
        }
        let inside: Vec<_> = self
            .segments
            .range(first..columns.end)
            .map(|(start, segment)| (*start, *segment))
            .collect();
        for (start, segment) in inside {
            let from = start.max(columns.start);
            overlapped = Some(match overlapped {
                None => (from, segment.until, segment.cell),
                Some((_, reach, _)) if segment.until > reach => (from, segment.until, segment.cell),
                Some(before) => before,
            });
            if segment.until >= until {
                self.insert(position..from, until, cell);
            } else {
                // The new cell reaches farther down: the segment is kept outside of it only.
                self.segments.remove(&start);
                self.insert(start..from, segment.until, segment.cell);
                self.insert(position..segment.end.min(columns.end), until, cell);
                self.insert(columns.end..segment.end, segment.until, segment.cell);
            }
            position = segment.end.min(columns.end);
        }
        self.insert(position..columns.end, until, cell);
        overlapped.map(|(x, _, cell)| (x, cell))
    }

    fn insert(&mut self, columns: Range<u64>, until: u64, cell: usize) {
        if columns.is_empty() {
            return;
        }
        self.segments.insert(columns.start, Segment { end: columns.end, until, cell });
        if until != GROWING {
            self.ends.push(Reverse((until, columns.start)));
        }
    }
}
