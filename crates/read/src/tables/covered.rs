//! The slots of the current row, and of those below, that cells already cover.
//!
//! A cell that starts in this row or above covers a slot of this row and those below it down to some row.
//! So the cells are stored as segments of columns that are covered down to the same row, and the free
//! columns between them as intervals: the next free column is found in one look-up, however many cells
//! precede it. A heap has the rows at which segments end; segments that were cut in the meantime are
//! skipped there. A cell touches at most as many segments as it has columns, which is 1000.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::ops::Range;

/// The end row of a downward-growing cell: all rows, until its row group ends.
pub(super) const GROWING: u64 = u64::MAX;

#[derive(Clone, Copy, Debug)]
struct Segment {
    end: u64,
    /// The row after the last one that is covered.
    until: u64,
    /// The index of the cell that extends down to there.
    cell: usize,
}

#[derive(Debug)]
pub(super) struct Covered {
    /// By their first columns. They do not overlap.
    segments: BTreeMap<u64, Segment>,
    /// The columns without a segment: first columns, and the columns after the last ones.
    free: BTreeMap<u64, u64>,
    /// The rows where segments end, and the first columns of these.
    ends: BinaryHeap<Reverse<(u64, u64)>>,
}

impl Covered {
    pub(super) fn new() -> Self {
        let free = BTreeMap::from([(0, u64::MAX)]);
        Self { segments: BTreeMap::new(), free, ends: BinaryHeap::new() }
    }

    /// Drops cells that end above this row.
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

    /// Drops all cells.
    pub(super) fn clear(&mut self) {
        *self = Self::new();
    }

    /// The first free column from `x` on.
    pub(super) fn first_free(&self, x: u64) -> u64 {
        if let Some((_, end)) = self.free.range(..=x).next_back()
            && *end > x
        {
            return x;
        }
        self.free.range(x..).next().map_or(x, |(start, _)| *start)
    }

    /// Adds columns to the free ones. They were not free before.
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

    /// Covers columns down to the row before `until` with a cell. If cells already covered some of them,
    /// returns the one that extends farthest down, and the first column of the overlap.
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
                // The new cell extends farther down: only the part of the segment outside it is kept.
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
