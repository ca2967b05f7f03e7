//! Tables.
//! <https://github.github.com/gfm/#tables-extension->

use std::collections::HashMap;

use treewright_dom::{NodeId, NodeRef};

use crate::{Cell, Table};

/// The alignment of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alignment {
    Left,
    Center,
    Right,
}

/// A table that is being collected.
#[derive(Debug)]
pub(super) struct Rows {
    /// The columns of the cells.
    columns: HashMap<NodeId, u64>,
    alignments: Vec<Option<Alignment>>,
    has_header: bool,
    lines: Vec<Vec<String>>,
    /// The empty slots that may still be written. Parts of a table that is in pieces, as at the limit of
    /// depth, would each have all columns.
    slots_left: u64,
}

/// The maximum number of slots that a table may have in addition to those of its cells, for each cell:
/// spans of a few bytes can request any number.
const SLOTS_PER_CELL: u64 = 20;

impl Rows {
    /// The rows of a table, initially empty; `None` if it is not written as a table.
    pub(super) fn of(element: NodeRef<'_>) -> Option<Self> {
        let role = element.attr("role").unwrap_or_default().trim_ascii();
        if role.eq_ignore_ascii_case("presentation") || role.eq_ignore_ascii_case("none") {
            return None;
        }
        let table = Table::of(element)?;
        if table.width() < 2 || table.cells().iter().any(|cell| has_blocks(cell.element)) {
            return None;
        }
        let cells = table.cells().len() as u64;
        let allowed = cells.saturating_mul(SLOTS_PER_CELL).saturating_add(1000);
        let mut slots = table.width();
        for row in table.cells().chunk_by(|one, other| one.y == other.y) {
            slots = slots.saturating_add(row.last().map_or(0, |last| last.x));
        }
        if slots > allowed {
            return None;
        }
        let first = table.cells().iter().filter(|cell| cell.y == 0);
        let group = table.row_group_of(0);
        let has_header = group.is_some_and(|group| group.element.is_html("thead"))
            || first.clone().count() > 0 && first.clone().all(Cell::is_header);
        let width = usize::try_from(table.width()).unwrap_or_default();
        let mut found: Vec<Option<Option<Alignment>>> = vec![None; width];
        let mut columns = HashMap::with_capacity(table.cells().len());
        for cell in table.cells() {
            columns.insert(cell.element.id(), cell.x);
            if let (Some(alignment), Ok(x)) = (alignment(cell.element), usize::try_from(cell.x))
                && let Some(column) = found.get_mut(x)
            {
                // Columns with cells that disagree get no alignment.
                let agrees = column.is_none_or(|other| other == Some(alignment));
                *column = Some(agrees.then_some(alignment));
            }
        }
        let alignments = found.into_iter().map(Option::flatten).collect();
        Some(Self { columns, alignments, has_header, lines: Vec::new(), slots_left: allowed })
    }

    /// Returns true if this number of empty slots may be written.
    fn take_slots(&mut self, count: usize) -> bool {
        let left = self.slots_left.checked_sub(count as u64);
        self.slots_left = left.unwrap_or(self.slots_left);
        left.is_some()
    }

    pub(super) fn begin_row(&mut self) {
        self.lines.push(Vec::new());
    }

    /// Adds the contents of a cell to the last row.
    pub(super) fn cell(&mut self, element: NodeRef<'_>, contents: String) {
        let column = self.columns.get(&element.id()).copied().unwrap_or_default();
        let column = usize::try_from(column).unwrap_or_default();
        // Its row can have been taken already.
        if self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        let length = self.lines.last().map_or(0, Vec::len);
        let has_slots = self.take_slots(column.saturating_sub(length));
        if let Some(row) = self.lines.last_mut() {
            if has_slots && length < column {
                row.resize(column, String::new());
            }
            row.push(contents);
        }
    }

    /// Takes the lines of the table so far; `None` if it is empty.
    pub(super) fn take_lines(&mut self) -> Option<String> {
        self.lines.retain(|row| row.iter().any(|cell| !cell.is_empty()));
        if self.lines.is_empty() {
            return None;
        }
        let rows = std::mem::take(&mut self.lines);
        let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
        let columns = self.alignments.len();
        let columns = if self.take_slots(columns) { columns } else { longest.min(columns) };
        let mut rows = rows.into_iter();
        let has_header = std::mem::take(&mut self.has_header);
        let header = if has_header { rows.next().unwrap_or_default() } else { Vec::new() };
        let mut lines = String::new();
        line(header.iter().map(String::as_str), columns, &mut lines);
        let delimiters = self.alignments.iter().take(columns).map(|alignment| match alignment {
            None => "---",
            Some(Alignment::Left) => ":---",
            Some(Alignment::Center) => ":---:",
            Some(Alignment::Right) => "---:",
        });
        lines.push('\n');
        line(delimiters, 0, &mut lines);
        for row in rows {
            lines.push('\n');
            line(row.iter().map(String::as_str), 0, &mut lines);
        }
        Some(lines)
    }
}

/// A row with at least this number of cells. Rows after the first may be shorter.
fn line<'c>(cells: impl Iterator<Item = &'c str>, least: usize, lines: &mut String) {
    lines.push('|');
    let mut count: usize = 0;
    for cell in cells {
        lines.push(' ');
        lines.push_str(cell);
        lines.push_str(if cell.is_empty() { "|" } else { " |" });
        count = count.saturating_add(1);
    }
    for _ in count..least {
        lines.push_str(" |");
    }
}

/// Returns true if a cell holds something that does not fit in a line.
fn has_blocks(cell: NodeRef<'_>) -> bool {
    cell.descendants().any(|node| {
        matches!(
            node.name(),
            "table"
                | "ul"
                | "ol"
                | "menu"
                | "dir"
                | "dl"
                | "pre"
                | "listing"
                | "xmp"
                | "plaintext"
                | "blockquote"
                | "hr"
                | "h1"
                | "h2"
                | "h3"
                | "h4"
                | "h5"
                | "h6"
                | "details"
                | "fieldset"
        ) && node.is_html(node.name())
    })
}

/// The alignment of a cell.
fn alignment(cell: NodeRef<'_>) -> Option<Alignment> {
    let by_style = cell.attr("style").and_then(|style| {
        let (_, after) = style.split_once("text-align")?;
        let value = after.trim_ascii_start().strip_prefix(':')?.split(';').next()?;
        Some(value.split_ascii_whitespace().next().unwrap_or_default())
    });
    let value = by_style.or_else(|| cell.attr("align").map(str::trim_ascii))?;
    match value.to_ascii_lowercase().as_str() {
        "left" => Some(Alignment::Left),
        "center" | "middle" => Some(Alignment::Center),
        "right" => Some(Alignment::Right),
        _ => None,
    }
}
