//! Columns and cells of tables.

use treewright_dom::{LocalName, NodeRef};

use super::values::Values;
use crate::styles::Styles;
use crate::{Display, Visibility};

/// The most columns that are looked at.
const MOST: usize = 64;

/// The row and the table of a cell.
fn around<'a>(styles: &Styles, cell: NodeRef<'a>) -> Option<(NodeRef<'a>, NodeRef<'a>)> {
    let row = cell.parent()?;
    let is_table = |node: NodeRef<'_>| {
        matches!(styles.display(node.id()), Some(Display::Table | Display::InlineTable))
    };
    let parent = row.parent()?;
    let table =
        if is_table(parent) { parent } else { parent.parent().filter(|node| is_table(*node))? };
    Some((row, table))
}

/// The number of columns or rows that a cell or a column takes.
fn span(node: NodeRef<'_>, name: &str) -> usize {
    let span = node.attr(name).and_then(|span| span.trim_ascii().parse::<usize>().ok());
    span.unwrap_or(1).clamp(1, MOST)
}

/// `visibility: collapse` of the column that a cell begins in.
pub(super) fn is_in_collapsed_column(styles: &Styles, cell: NodeRef<'_>) -> bool {
    let Some((row, table)) = around(styles, cell) else { return false };
    let is_collapsed =
        |node: NodeRef<'_>| styles.visibility(node.id()) == Some(Visibility::Collapse);
    let is = |node: NodeRef<'_>, name| node.is_html_element(name);
    let groups = table
        .child_elements()
        .take(MOST)
        .filter(|child| is(*child, LocalName::COL) || is(*child, LocalName::COLGROUP));
    let columns = groups.flat_map(|group| {
        let has_columns = group.child_elements().next().is_some();
        group.child_elements().chain((!has_columns).then_some(group)).take(MOST).flat_map(
            move |column| {
                let is_collapsed = is_collapsed(column) || is_collapsed(group);
                std::iter::repeat_n(is_collapsed, span(column, "span"))
            },
        )
    });
    let collapsed: Vec<bool> = columns.take(MOST).collect();
    if !collapsed.contains(&true) {
        return false;
    }
    // Cells of rows above may be in the way.
    let spans_rows =
        |row: NodeRef<'_>| row.child_elements().take(MOST).any(|cell| cell.has_attr("rowspan"));
    if std::iter::once(row).chain(row.previous_siblings().take(MOST)).any(spans_rows) {
        return false;
    }
    let before = cell.previous_siblings().filter(|node| !node.name().is_empty()).take(MOST);
    let place: usize = before.map(|cell| span(cell, "colspan")).sum();
    collapsed.get(place).copied().unwrap_or(false)
}

/// A cell that takes no width: of the first row of a table with a fixed layout, or one whose contents count for nothing in a table
/// that is as wide as its contents.
pub(super) fn is_thin_cell(styles: &Styles, cell: NodeRef<'_>, values: &Values<'_>) -> bool {
    let Some((row, table)) = around(styles, cell) else { return false };
    let Some(table) = styles.values_of(table.id()) else { return false };
    let table = values.like(table);
    if table.has_fixed_layout() && table.has_width() {
        let is_first = row.previous_siblings().all(|node| node.name().is_empty());
        return is_first && values.size().0.is_some_and(|width| width <= 1.0);
    }
    !table.has_width() && !values.has_width() && values.most().0.is_some_and(|width| width <= 1.0)
}
