//! Header cells, and the cells that they apply to.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use treewright_dom::NodeId;

use super::{Cell, Table};

/// The header cells that are assigned to each cell of a table. See [`Table::header_cells`].
#[derive(Clone, Debug)]
pub struct HeaderCells<'t, 'a> {
    cells: &'t [Cell<'a>],
    table: &'t Table<'a>,
    /// For each cell, the row after the last one that it or an earlier cell covers.
    bottoms: Vec<u64>,
    /// The indices of the cells by first column, with the column after the last one that each or an earlier
    /// one covers.
    by_column: Vec<(usize, u64)>,
    /// The rows and the columns that data cells cover, as ranges that do not touch.
    data_rows: Vec<Range<u64>>,
    data_columns: Vec<Range<u64>>,
    /// The indices of row group headers and column group headers.
    group_headers: Vec<usize>,
    /// The cells that IDs in `headers` attributes name.
    by_id: HashMap<&'a str, usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Row,
    Column,
    RowGroup,
    ColumnGroup,
    Auto,
}

/// <https://html.spec.whatwg.org/multipage/tables.html#attr-th-scope>
fn scope(cell: &Cell<'_>) -> Scope {
    let keyword = cell.element.attr("scope").unwrap_or_default();
    let states = [
        ("row", Scope::Row),
        ("col", Scope::Column),
        ("rowgroup", Scope::RowGroup),
        ("colgroup", Scope::ColumnGroup),
    ];
    let state = states.into_iter().find(|(name, _)| keyword.eq_ignore_ascii_case(name));
    state.map_or(Scope::Auto, |(_, state)| state)
}

/// The direction in which header cells are searched.
#[derive(Clone, Copy)]
enum Direction {
    /// Δx is −1, Δy is 0.
    Left,
    /// Δx is 0, Δy is −1.
    Up,
}

impl<'a> Table<'a> {
    /// Finds the header cells of any cell on request.
    pub fn header_cells(&self) -> HeaderCells<'_, 'a> {
        HeaderCells::new(self)
    }
}

/// Joins ranges that overlap or touch.
fn union(mut ranges: Vec<Range<u64>>) -> Vec<Range<u64>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut joined: Vec<Range<u64>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if last.end >= range.start => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// Returns true if one of the ranges, which are sorted and do not overlap, overlaps this one.
fn overlaps(ranges: &[Range<u64>], range: &Range<u64>) -> bool {
    let first = ranges.partition_point(|other| other.end <= range.start);
    ranges.get(first).is_some_and(|other| other.start < range.end)
}

impl<'t, 'a> HeaderCells<'t, 'a> {
    fn new(table: &'t Table<'a>) -> Self {
        let cells = table.cells();
        let mut bottom = 0;
        let bottoms = cells.iter().map(|cell| {
            bottom = cell.rows().end.max(bottom);
            bottom
        });
        let bottoms = bottoms.collect();
        let mut order: Vec<_> = cells.iter().enumerate().collect();
        order.sort_by_key(|(_, cell)| cell.x);
        let mut right = 0;
        let by_column = order.into_iter().map(|(number, cell)| {
            right = cell.columns().end.max(right);
            (number, right)
        });
        let by_column = by_column.collect();
        let data = || cells.iter().filter(|cell| !cell.is_header());
        let group_headers = cells.iter().enumerate().filter(|(_, cell)| {
            cell.is_header() && matches!(scope(cell), Scope::RowGroup | Scope::ColumnGroup)
        });
        Self {
            cells,
            table,
            bottoms,
            by_column,
            data_rows: union(data().map(Cell::rows).collect()),
            data_columns: union(data().map(Cell::columns).collect()),
            group_headers: group_headers.map(|(number, _)| number).collect(),
            by_id: by_id(table),
        }
    }

    /// The header cells of a cell, by their index in [`Table::cells`], in the order in which the standard
    /// finds them. Empty for an index without a cell.
    ///
    /// The time is one scan of the cells that share a row or a column with it, plus one scan for each of its
    /// rows and columns at which one of those starts or ends, until all their header cells are found.
    ///
    /// <https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-assigning-header-cells>
    pub fn of(&self, principal: usize) -> Vec<usize> {
        // Steps 1 and 2.
        let Some(cell) = self.cells.get(principal) else {
            return Vec::new();
        };
        let mut list = Vec::new();
        // Step 3.
        if let Some(headers) = cell.element.attr("headers") {
            list.extend(headers.split_ascii_whitespace().filter_map(|id| self.by_id.get(id)));
        } else {
            self.scan(cell, Direction::Left, &mut list);
            self.scan(cell, Direction::Up, &mut list);
            self.add_group_headers(cell, Scope::RowGroup, &mut list);
            self.add_group_headers(cell, Scope::ColumnGroup, &mut list);
        }
        // Steps 4 to 7.
        let mut known = HashSet::from([principal]);
        list.retain(|header| {
            known.insert(*header) && self.cells.get(*header).is_some_and(|cell| !cell.is_empty())
        });
        list
    }

    /// Steps 3.5 and 3.6 of the algorithm for assigning header cells.
    fn add_group_headers(&self, principal: &Cell<'a>, kind: Scope, list: &mut Vec<usize>) {
        let group = |cell: &Cell<'a>| match kind {
            Scope::RowGroup => self.table.row_group_of(cell.y).map(|group| group.y),
            _ => self.table.column_group_of(cell.x).map(|group| group.x),
        };
        let Some(own) = group(principal) else {
            return;
        };
        let headers = self.group_headers.iter().filter(|number| {
            self.cells.get(**number).is_some_and(|cell| {
                scope(cell) == kind
                    && group(cell) == Some(own)
                    && cell.x < principal.columns().end
                    && cell.y < principal.rows().end
            })
        });
        list.extend(headers);
    }

    /// The indices of the cells that cover a slot of these rows left of this column, or of these columns
    /// above this row.
    fn candidates(&self, principal: &Cell<'a>, direction: Direction) -> Vec<usize> {
        let mut found = Vec::new();
        match direction {
            Direction::Left => {
                let rows = principal.rows();
                let last = self.cells.partition_point(|cell| cell.y < rows.end);
                let cells = self.cells.iter().zip(&self.bottoms).enumerate();
                for (number, (cell, bottom)) in cells.take(last).rev() {
                    if *bottom <= rows.start {
                        break;
                    }
                    if cell.x < principal.x && cell.rows().end > rows.start {
                        found.push(number);
                    }
                }
            }
            Direction::Up => {
                let columns = principal.columns();
                let starts_before = |(number, _): &(usize, u64)| {
                    self.cells.get(*number).is_some_and(|cell| cell.x < columns.end)
                };
                let last = self.by_column.partition_point(starts_before);
                for (number, right) in self.by_column.iter().take(last).rev() {
                    if *right <= columns.start {
                        break;
                    }
                    if let Some(cell) = self.cells.get(*number)
                        && cell.y < principal.y
                        && cell.columns().end > columns.start
                    {
                        found.push(*number);
                    }
                }
            }
        }
        found
    }

    /// Steps 3.3 and 3.4 of the algorithm for assigning header cells: the internal algorithm from each row,
    /// or each column, of the principal cell. Rows between which no cell starts or ends give the same
    /// result, so it runs once for them.
    fn scan(&self, principal: &Cell<'a>, direction: Direction, list: &mut Vec<usize>) {
        let (lines, across): (LinesOf, LinesOf) = match direction {
            Direction::Left => (|cell| cell.rows(), |cell| cell.columns()),
            Direction::Up => (|cell| cell.columns(), |cell| cell.rows()),
        };
        let own = lines(principal);
        let mut starting = self.candidates(principal, direction);
        // The header cells that can still be found. Most tables have few, so most lines are not scanned.
        let mut pending: HashSet<usize> = starting.iter().copied().collect();
        pending.retain(|number| {
            self.cells.get(*number).is_some_and(|cell| self.is_header_in(cell, direction))
        });
        let first_line = |number: &usize| {
            self.cells.get(*number).map_or(0, |cell| lines(cell).start.max(own.start))
        };
        starting.sort_unstable_by_key(|number| Reverse(first_line(number)));
        let mut line = own.start;
        // The cells on the line, those next to the principal cell last.
        let mut active: BTreeSet<(u64, usize)> = BTreeSet::new();
        while !pending.is_empty() {
            active.retain(|(_, number)| {
                self.cells.get(*number).is_some_and(|cell| lines(cell).contains(&line))
            });
            while let Some(number) = starting.pop_if(|number| first_line(number) <= line) {
                if let Some(cell) = self.cells.get(number) {
                    active.insert((across(cell).start, number));
                }
            }
            if !active.is_empty() {
                let known = list.len();
                self.scan_line(principal, direction, &active, list);
                for found in list.iter().skip(known) {
                    pending.remove(found);
                }
            }
            // The next line at which a cell starts, or after which one ends.
            let ends = active.iter().filter_map(|(_, number)| self.cells.get(*number));
            let next =
                ends.map(|cell| lines(cell).end).chain(starting.last().map(first_line)).min();
            match next {
                Some(next) if next < own.end => line = next,
                _ => return,
            }
        }
    }

    /// The internal algorithm for scanning and assigning header cells, over the cells of one line. Adjacent
    /// slots of one cell give the same result as one of them.
    /// <https://html.spec.whatwg.org/multipage/tables.html#internal-algorithm-for-scanning-and-assigning-header-cells>
    fn scan_line(
        &self,
        principal: &Cell<'a>,
        direction: Direction,
        line: &BTreeSet<(u64, usize)>,
        list: &mut Vec<usize>,
    ) {
        let across: LinesOf = match direction {
            Direction::Left => |cell| cell.columns(),
            Direction::Up => |cell| cell.rows(),
        };
        let limit = across(principal).start;
        // Steps 3 and 4.
        let mut opaque: HashSet<(u64, u64)> = HashSet::new();
        let mut in_header_block = principal.is_header();
        let mut current_block: Vec<Cell<'a>> = Vec::new();
        if in_header_block {
            current_block.push(*principal);
        }
        let key = |cell: &Cell<'a>| match direction {
            Direction::Left => (cell.y, cell.height),
            Direction::Up => (cell.x, cell.width),
        };
        // Steps 5 to 8 and 10.
        for number in slots_with_one_cell(self.cells, line, across, limit) {
            let Some(cell) = self.cells.get(number) else {
                continue;
            };
            // Step 9.
            if cell.is_header() {
                in_header_block = true;
                current_block.push(*cell);
                if self.is_header_in(cell, direction) && !opaque.contains(&key(cell)) {
                    list.push(number);
                }
            } else if in_header_block {
                in_header_block = false;
                opaque.extend(current_block.drain(..).map(|cell| key(&cell)));
            }
        }
    }

    /// Returns true for a header cell that is found in this direction, unless it is opaque.
    fn is_header_in(&self, cell: &Cell<'a>, direction: Direction) -> bool {
        cell.is_header()
            && match direction {
                Direction::Left => self.is_row_header(cell),
                Direction::Up => self.is_column_header(cell),
            }
    }

    /// <https://html.spec.whatwg.org/multipage/tables.html#column-header>
    fn is_column_header(&self, cell: &Cell<'a>) -> bool {
        match scope(cell) {
            Scope::Column => true,
            Scope::Auto => !overlaps(&self.data_rows, &cell.rows()),
            _ => false,
        }
    }

    /// <https://html.spec.whatwg.org/multipage/tables.html#row-header>
    fn is_row_header(&self, cell: &Cell<'a>) -> bool {
        match scope(cell) {
            Scope::Row => true,
            Scope::Auto => {
                !self.is_column_header(cell) && !overlaps(&self.data_columns, &cell.columns())
            }
            _ => false,
        }
    }
}

/// The rows or the columns of a cell.
type LinesOf = fn(&Cell<'_>) -> Range<u64>;

/// The cells that alone cover some slots of a line, from the last to the first before `limit`. A cell
/// occurs again after a part of it that is covered twice.
fn slots_with_one_cell(
    cells: &[Cell<'_>],
    line: &BTreeSet<(u64, usize)>,
    across: LinesOf,
    limit: u64,
) -> Vec<usize> {
    // The ends of cells, and the number of those that cover the part between two of them.
    let mut edges: Vec<(u64, bool, usize)> = Vec::new();
    for (_, number) in line {
        if let Some(cell) = cells.get(*number) {
            let range = across(cell);
            edges.push((range.start, true, *number));
            edges.push((range.end.min(limit), false, *number));
        }
    }
    edges.sort_unstable();
    let mut covering: BTreeSet<usize> = BTreeSet::new();
    let mut found = Vec::new();
    let mut from = 0;
    for (at, begins, number) in edges {
        if at > from && covering.len() == 1 {
            found.extend(covering.first().filter(|only| found.last() != Some(*only)));
        }
        from = at;
        if begins {
            covering.insert(number);
        } else {
            covering.remove(&number);
        }
    }
    found.reverse();
    found
}

/// The cells of a table that `headers` attributes name: the first element with an ID in the tree of the
/// table counts.
fn by_id<'a>(table: &Table<'a>) -> HashMap<&'a str, usize> {
    let headers = table.cells.iter().filter_map(|cell| cell.element.attr("headers"));
    let mut wanted: HashSet<&str> = headers.flat_map(str::split_ascii_whitespace).collect();
    let mut found = HashMap::new();
    if wanted.is_empty() {
        return found;
    }
    let numbers: HashMap<NodeId, usize> =
        table.cells.iter().enumerate().map(|(number, cell)| (cell.element.id(), number)).collect();
    let root = table.element.ancestors().last().unwrap_or(table.element);
    for element in std::iter::once(root).chain(root.descendants()) {
        if let Some(id) = element.attr("id")
            && wanted.remove(id)
            && let Some(number) = numbers.get(&element.id())
        {
            found.insert(id, *number);
        }
    }
    found
}
