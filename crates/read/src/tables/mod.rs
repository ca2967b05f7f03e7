//! Tables: the standard's table model of a `table` element, its rows, and its header cells.
//! <https://html.spec.whatwg.org/multipage/tables.html#table-processing-model>
//!
//! A table is stored as its cells, not as its slots: a cell of 1000 columns and 65,534 rows takes as much
//! memory as any other. [`Table::rows`] finds the cells of each row on request.

mod covered;
mod forming;
mod headers;
mod options;
mod output;
mod rows;
mod text;

use std::ops::Range;

use treewright_dom::NodeRef;

use crate::rendered::{StyleView, Viewing};

pub use headers::HeaderCells;
pub use options::{Spans, TableOptions, TableTooLarge};
pub use rows::{Row, Rows};

/// The table that a `table` element represents.
/// <https://html.spec.whatwg.org/multipage/tables.html#concept-table>
///
/// ```
/// use treewright_dom::{Document, Namespace, NodeId};
/// use treewright_read::{Table, TableOptions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # fn add(document: &mut Document, parent: NodeId, name: &str) -> NodeId {
/// #     let element = document.create_element(Namespace::Html, name).unwrap();
/// #     document.append(parent, element).unwrap();
/// #     element
/// # }
/// // <table><tr><th colspan=2>a<tr><td>b<td>c</table>
/// let mut document = Document::new();
/// let root = document.root();
/// let element = add(&mut document, root, "table");
/// for row in [&["a"][..], &["b", "c"]] {
///     let tr = add(&mut document, element, "tr");
///     for text in row {
///         let cell = add(&mut document, tr, "td");
///         document.set_text_content(cell, text)?;
///         if row.len() == 1 {
///             document.set_attribute(cell, "colspan", "2")?;
///         }
///     }
/// }
/// let table = Table::of(document.get(element).unwrap()).unwrap();
/// assert_eq!((table.width(), table.height()), (2, 2));
/// assert_eq!(table.to_csv(&TableOptions::new())?, "a,a\nb,c\n");
/// assert_eq!(table.to_json(&TableOptions::new())?, r#"[["a","a"],["b","c"]]"#);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Table<'a> {
    element: NodeRef<'a>,
    caption: Option<NodeRef<'a>>,
    width: u64,
    height: u64,
    /// In the order in which they were formed: by row, and by column in a row.
    cells: Vec<Cell<'a>>,
    /// The `tr` elements and their rows, from top to bottom.
    trs: Vec<(u64, NodeRef<'a>)>,
    columns: Vec<Column<'a>>,
    column_groups: Vec<Column<'a>>,
    row_groups: Vec<RowGroup<'a>>,
    errors: Vec<TableModelError<'a>>,
    view: Option<&'a dyn StyleView>,
}

/// A cell of a table: the slots that a `td` or `th` element covers.
/// <https://html.spec.whatwg.org/multipage/tables.html#concept-cell>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cell<'a> {
    /// The `td` or `th` element.
    pub element: NodeRef<'a>,
    /// The first column, counted from 0.
    pub x: u64,
    /// The first row, counted from 0.
    pub y: u64,
    /// The number of columns, at least 1.
    pub width: u64,
    /// The number of rows, at least 1.
    pub height: u64,
}

impl Cell<'_> {
    /// Returns true for a header cell, which is a `th` element.
    pub fn is_header(&self) -> bool {
        self.element.is_html("th")
    }

    /// The columns of the cell.
    pub const fn columns(&self) -> Range<u64> {
        self.x..self.x.saturating_add(self.width)
    }

    /// The rows of the cell.
    pub const fn rows(&self) -> Range<u64> {
        self.y..self.y.saturating_add(self.height)
    }

    /// The text, trimmed, with a single space for inner white space, for `br` elements and between blocks.
    /// The text of scripts and style sheets is left out. [`Table::text_of`] also leaves out what style sheets hide.
    pub fn text(&self) -> String {
        text::text_of_part(self.element, None)
    }

    /// Returns true if it contains no element and no text except ASCII whitespace.
    /// <https://html.spec.whatwg.org/multipage/tables.html#empty-cell>
    pub fn is_empty(&self) -> bool {
        self.element.children().all(|child| {
            let blank = child.data().is_none_or(|data| data.trim_ascii().is_empty());
            !child.is_element() && (!child.is_text() || blank)
        })
    }
}

/// The columns of a `col` element, or of a column group.
/// <https://html.spec.whatwg.org/multipage/tables.html#concept-column-group>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Column<'a> {
    /// The `col` or `colgroup` element.
    pub element: NodeRef<'a>,
    /// The first column, counted from 0.
    pub x: u64,
    /// The number of columns.
    pub width: u64,
}

/// A row group.
/// <https://html.spec.whatwg.org/multipage/tables.html#concept-row-group>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RowGroup<'a> {
    /// The `thead`, `tbody` or `tfoot` element.
    pub element: NodeRef<'a>,
    /// The first row, counted from 0.
    pub y: u64,
    /// The number of rows.
    pub height: u64,
}

/// An error in the data of a table.
/// <https://html.spec.whatwg.org/multipage/tables.html#table-model-error>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableModelError<'a> {
    /// A cell covers slots that another cell already covers.
    OverlappingCells {
        /// The cell.
        element: NodeRef<'a>,
        /// The overlapped cell, or if there are several, the one that extends farthest down.
        other: NodeRef<'a>,
        /// The column of the first slot that both cover, counted from 0.
        x: u64,
        /// The row of that slot.
        y: u64,
    },
    /// No cell starts in these rows.
    RowsWithoutCells(Range<u64>),
    /// No cell starts in these columns.
    ColumnsWithoutCells(Range<u64>),
}

/// The tables at or below a node, in tree order, including those in cells of other tables, except in
/// template contents and shadow trees.
pub fn tables(root: NodeRef<'_>) -> impl Iterator<Item = Table<'_>> {
    std::iter::once(root).chain(root.descendants()).filter_map(Table::of)
}

/// [`tables`] with the computed styles of a view: the texts of cells are without what the style sheets of the page hide.
pub fn tables_styled<'a>(
    root: NodeRef<'a>,
    view: &'a dyn StyleView,
) -> impl Iterator<Item = Table<'a>> {
    tables(root).map(move |table| table.styled(view))
}

impl<'a> Table<'a> {
    /// Leaves out of the texts of cells what is not shown: elements inside the table with `display: none`, and text with
    /// `visibility: hidden`, by the style sheets of the page, or by markup and `style` attributes for elements without a computed style.
    /// Rows and columns stay. A table that is not shown as a whole keeps its text, like the `innerText` of an element that is not
    /// rendered.
    #[must_use]
    pub fn styled(mut self, view: &'a dyn StyleView) -> Self {
        let viewing = Viewing::new(false, Some(view));
        let ancestors = std::iter::successors(Some(self.element), |node| node.parent());
        let is_hidden = ancestors.into_iter().any(|node| viewing.has_no_box(node));
        self.view = (!is_hidden).then_some(view);
        self
    }

    /// The text of a cell of this table, as in its [rows](Self::to_rows): that of [`Cell::text`], without what is hidden if the table
    /// is [styled](Self::styled).
    pub fn text_of(&self, cell: &Cell<'_>) -> String {
        self.text_in(cell.element)
    }

    /// The text of the [caption](Self::caption), in one line like that of a cell.
    pub fn caption_text(&self) -> Option<String> {
        self.caption.map(|caption| self.text_in(caption))
    }

    fn text_in(&self, part: NodeRef<'_>) -> String {
        text::text_of_part(part, self.view.map(|view| (view, self.element.id())))
    }

    /// The `table` element.
    pub const fn element(&self) -> NodeRef<'a> {
        self.element
    }

    /// The `caption` element.
    pub const fn caption(&self) -> Option<NodeRef<'a>> {
        self.caption
    }

    /// The number of columns.
    pub const fn width(&self) -> u64 {
        self.width
    }

    /// The number of rows.
    pub const fn height(&self) -> u64 {
        self.height
    }

    /// The cells, in the order of their first slots: row by row.
    pub fn cells(&self) -> &[Cell<'a>] {
        &self.cells
    }

    /// The columns of `col` elements. Other columns are implied.
    pub fn columns(&self) -> &[Column<'a>] {
        &self.columns
    }

    /// The column groups.
    pub fn column_groups(&self) -> &[Column<'a>] {
        &self.column_groups
    }

    /// The row groups, from top to bottom.
    pub fn row_groups(&self) -> &[RowGroup<'a>] {
        &self.row_groups
    }

    /// The table model errors.
    pub fn errors(&self) -> &[TableModelError<'a>] {
        &self.errors
    }

    /// The row group of a row.
    pub fn row_group_of(&self, y: u64) -> Option<&RowGroup<'a>> {
        let after = self.row_groups.partition_point(|group| group.y <= y);
        let group = self.row_groups.get(after.checked_sub(1)?)?;
        (y.saturating_sub(group.y) < group.height).then_some(group)
    }

    /// The column group of a column.
    pub fn column_group_of(&self, x: u64) -> Option<&Column<'a>> {
        let after = self.column_groups.partition_point(|group| group.x <= x);
        let group = self.column_groups.get(after.checked_sub(1)?)?;
        (x.saturating_sub(group.x) < group.width).then_some(group)
    }
}
