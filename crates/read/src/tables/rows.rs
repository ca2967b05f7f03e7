//! The rows of a table in sequence.

use std::iter::FusedIterator;

use treewright_dom::NodeRef;

use super::{Cell, RowGroup, Table};

/// The rows of a table, from top to bottom. See [`Table::rows`].
#[derive(Clone, Debug)]
pub struct Rows<'t, 'a> {
    table: &'t Table<'a>,
    y: u64,
    /// The index of the first cell of the next row, and of the first `tr` that is not above it.
    next_cell: usize,
    next_tr: usize,
    /// The cells of the last row, by their columns.
    cells: Vec<&'t Cell<'a>>,
}

/// A row of a table.
/// <https://html.spec.whatwg.org/multipage/tables.html#concept-row>
#[derive(Clone, Debug)]
pub struct Row<'t, 'a> {
    table: &'t Table<'a>,
    y: u64,
    tr: Option<NodeRef<'a>>,
    cells: Vec<&'t Cell<'a>>,
}

impl<'a> Table<'a> {
    /// The rows, from top to bottom. Each is computed on request from the one before it.
    pub const fn rows(&self) -> Rows<'_, 'a> {
        Rows { table: self, y: 0, next_cell: 0, next_tr: 0, cells: Vec::new() }
    }
}

impl<'t, 'a> Iterator for Rows<'t, 'a> {
    type Item = Row<'t, 'a>;

    fn next(&mut self) -> Option<Row<'t, 'a>> {
        let y = self.y;
        if y >= self.table.height {
            return None;
        }
        self.cells.retain(|cell| cell.rows().contains(&y));
        let before = self.cells.len();
        let first = self.next_cell;
        let starting = self.table.cells.get(first..).unwrap_or_default();
        let starting = starting.iter().take_while(|cell| cell.y == y);
        self.cells.extend(starting);
        let added = self.cells.len().saturating_sub(before);
        if added > 0 {
            self.next_cell = first.saturating_add(added);
            // Two sorted runs: cells from above, and those that start here.
            self.cells.sort_by_key(|cell| (cell.x, cell.y));
        }
        let tr = self.table.trs.get(self.next_tr).filter(|(row, _)| *row == y);
        if tr.is_some() {
            self.next_tr = self.next_tr.saturating_add(1);
        }
        self.y = y.saturating_add(1);
        let tr = tr.map(|(_, element)| *element);
        Some(Row { table: self.table, y, tr, cells: self.cells.clone() })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.table.height.saturating_sub(self.y));
        (left.unwrap_or(usize::MAX), left.ok())
    }
}

impl FusedIterator for Rows<'_, '_> {}

impl<'t, 'a> Row<'t, 'a> {
    /// The index of the row, counted from 0.
    pub const fn y(&self) -> u64 {
        self.y
    }

    /// The `tr` element; `None` for rows at the end of a row group that only cells from above extend to.
    pub const fn element(&self) -> Option<NodeRef<'a>> {
        self.tr
    }

    /// The row group.
    pub fn group(&self) -> Option<&'t RowGroup<'a>> {
        self.table.row_group_of(self.y)
    }

    /// The cells that cover a slot of the row, by first column. Those that start in this row have its index
    /// as [`Cell::y`].
    pub fn cells(&self) -> &[&'t Cell<'a>] {
        &self.cells
    }

    /// The slots of the row, from left to right, each with its cell. If cells overlap, the first one
    /// counts, so a cell is always at the slot where it starts.
    pub fn slots(&self) -> impl Iterator<Item = Option<&'t Cell<'a>>> {
        let mut next = 0;
        let mut covering: Vec<&'t Cell<'a>> = Vec::new();
        (0..self.table.width).map(move |x| {
            covering.retain(|cell| cell.columns().contains(&x));
            while let Some(cell) = self.cells.get(next)
                && cell.x <= x
            {
                covering.push(cell);
                next = next.saturating_add(1);
            }
            covering.iter().copied().min_by_key(|cell| (cell.y, cell.x))
        })
    }
}
