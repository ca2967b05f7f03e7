//! Forming a table.

use std::ops::Range;

use treewright_dom::NodeRef;
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use super::covered::{Covered, GROWING};
use super::{Cell, Column, RowGroup, Table, TableModelError};

/// The maximum number of columns of a cell, a column or a column group.
const MOST_COLUMNS: u64 = 1000;

/// The maximum number of rows of a cell.
const MOST_ROWS: u64 = 65_534;

impl<'a> Table<'a> {
    /// Forms the table of a `table` element; `None` for another node. The time is nearly linear in the
    /// number of its cells, however many slots they cover.
    /// <https://html.spec.whatwg.org/multipage/tables.html#forming-a-table>
    pub fn of(element: NodeRef<'a>) -> Option<Self> {
        element.is_html("table").then(|| Forming::new(element).form())
    }
}

/// The state of the algorithm.
struct Forming<'a> {
    table: Table<'a>,
    ycurrent: u64,
    covered: Covered,
    /// The numbers of the downward-growing cells.
    growing: Vec<usize>,
    /// The row of the last growth of the downward-growing cells.
    grown_to: Option<u64>,
}

/// The number of columns in a `span` or `colspan` attribute.
fn columns_of(element: NodeRef<'_>, attribute: &str) -> u64 {
    let parsed = element.attr(attribute).and_then(|value| parse_non_negative_integer(value).ok());
    parsed.filter(|columns| *columns > 0).unwrap_or(1).min(MOST_COLUMNS)
}

impl<'a> Forming<'a> {
    fn new(element: NodeRef<'a>) -> Self {
        let table = Table {
            element,
            caption: None,
            width: 0,
            height: 0,
            cells: Vec::new(),
            trs: Vec::new(),
            columns: Vec::new(),
            column_groups: Vec::new(),
            row_groups: Vec::new(),
            errors: Vec::new(),
            view: None,
        };
        Self { table, ycurrent: 0, covered: Covered::new(), growing: Vec::new(), grown_to: None }
    }

    fn form(mut self) -> Table<'a> {
        // Steps 1 to 6.
        let element = self.table.element;
        let mut pending_tfoots = Vec::new();
        self.table.caption = element.child_elements().find(|child| child.is_html("caption"));
        // Steps 7 to 9: column groups come before all rows.
        let mut in_rows = false;
        for child in element.child_elements() {
            match html_name(child) {
                "colgroup" if !in_rows => self.column_group(child),
                // Step 13.
                "tr" => {
                    in_rows = true;
                    self.process_row(child);
                }
                // Steps 14 and 15.
                "tfoot" => {
                    in_rows = true;
                    self.end_row_group();
                    pending_tfoots.push(child);
                }
                // Steps 14, 16 and 17.
                "thead" | "tbody" => {
                    in_rows = true;
                    self.end_row_group();
                    self.process_row_group(child);
                }
                _ => {}
            }
        }
        // Step 19.
        for tfoot in pending_tfoots {
            self.process_row_group(tfoot);
        }
        // Cells that grow after the last row group has ended belong to `tr` children of the table.
        self.stop_growing();
        // Step 20.
        self.find_rows_and_columns_without_cells();
        self.table
    }

    /// Step 9.1.
    fn column_group(&mut self, colgroup: NodeRef<'a>) {
        let table = &mut self.table;
        let xstart = table.width;
        for element in colgroup.child_elements().filter(|child| child.is_html("col")) {
            let width = columns_of(element, "span");
            table.columns.push(Column { element, x: table.width, width });
            table.width = table.width.saturating_add(width);
        }
        if table.width == xstart {
            table.width = table.width.saturating_add(columns_of(colgroup, "span"));
        }
        let width = table.width.saturating_sub(xstart);
        table.column_groups.push(Column { element: colgroup, x: xstart, width });
    }

    /// <https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-processing-row-groups>
    fn process_row_group(&mut self, element: NodeRef<'a>) {
        let ystart = self.table.height;
        for tr in element.child_elements().filter(|child| child.is_html("tr")) {
            self.process_row(tr);
        }
        let height = self.table.height.saturating_sub(ystart);
        if height > 0 {
            self.table.row_groups.push(RowGroup { element, y: ystart, height });
        }
        self.end_row_group();
    }

    /// <https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-ending-a-row-group>
    fn end_row_group(&mut self) {
        if self.ycurrent < self.table.height {
            self.ycurrent = self.table.height;
            self.grown_to = self.ycurrent.checked_sub(1);
        }
        self.stop_growing();
        // No cell covers a later row.
        self.covered.clear();
    }

    /// Sets the final height of the downward-growing cells, and empties their list.
    fn stop_growing(&mut self) {
        for number in self.growing.drain(..) {
            if let (Some(cell), Some(last)) = (self.table.cells.get_mut(number), self.grown_to) {
                cell.height = last.saturating_sub(cell.y).saturating_add(1);
            }
        }
        self.grown_to = None;
    }

    /// <https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-processing-rows>
    fn process_row(&mut self, tr: NodeRef<'a>) {
        // Step 1.
        let y = self.ycurrent;
        self.table.height = self.table.height.max(y.saturating_add(1));
        // Step 3: cells in the list keep their slots covered as they grow.
        self.grown_to = Some(y);
        self.covered.begin_row(y);
        self.table.trs.push((y, tr));
        // Steps 2, 5 and 18.
        let mut xcurrent = 0;
        for element in tr.child_elements() {
            if !matches!(html_name(element), "td" | "th") {
                continue;
            }
            // Steps 6 and 7: the first free column is at most the one after the last.
            xcurrent = self.covered.first_free(xcurrent);
            // Steps 8 to 11.
            let width = columns_of(element, "colspan");
            let rowspan =
                element.attr("rowspan").and_then(|value| parse_non_negative_integer(value).ok());
            let grows_downward = rowspan == Some(0);
            let height = rowspan.unwrap_or(1).clamp(1, MOST_ROWS);
            // Steps 12 to 14.
            let cell = Cell { element, x: xcurrent, y, width, height };
            self.table.width = self.table.width.max(cell.columns().end);
            self.table.height = self.table.height.max(cell.rows().end);
            let number = self.table.cells.len();
            let until = if grows_downward { GROWING } else { cell.rows().end };
            let overlap = self.covered.cover(cell.columns(), until, number);
            if let Some((x, other)) = overlap
                && let Some(other) = self.table.cells.get(other)
            {
                let other = other.element;
                let error = TableModelError::OverlappingCells { element, other, x, y };
                self.table.errors.push(error);
            }
            self.table.cells.push(cell);
            // Step 15.
            if grows_downward {
                self.growing.push(number);
            }
            // Step 16.
            xcurrent = cell.columns().end;
        }
        // Steps 4 and 17.
        self.ycurrent = y.saturating_add(1);
    }

    /// Step 20.
    fn find_rows_and_columns_without_cells(&mut self) {
        let mut columns: Vec<u64> = self.table.cells.iter().map(|cell| cell.x).collect();
        columns.sort_unstable();
        let rows = self.table.cells.iter().map(|cell| cell.y);
        let rows = gaps(rows, self.table.height).map(TableModelError::RowsWithoutCells);
        let columns = gaps(columns.into_iter(), self.table.width);
        let columns = columns.map(TableModelError::ColumnsWithoutCells);
        self.table.errors.extend(rows.chain(columns).collect::<Vec<_>>());
    }
}

/// The ranges between ascending numbers, from 0 to `end`.
fn gaps(numbers: impl Iterator<Item = u64>, end: u64) -> impl Iterator<Item = Range<u64>> {
    let mut next = 0;
    numbers.chain([end]).filter_map(move |number| {
        let gap = next..number;
        next = number.saturating_add(1);
        (!gap.is_empty()).then_some(gap)
    })
}

/// The local name of an HTML element, empty for other nodes.
fn html_name(node: NodeRef<'_>) -> &str {
    if node.namespace() == Some(treewright_dom::Namespace::Html) { node.name() } else { "" }
}
