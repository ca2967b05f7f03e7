//! Table model errors: cells that overlap, rows and columns without cells; and rows of uneven length, as a warning.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#table-processing-model>

use treewright_dom::NodeRef;
use treewright_markup::tag;
use treewright_microsyntaxes::numbers::parse_non_negative_integer;

use crate::codes::tables as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};
use crate::tables::ElementSet;

/// The maximum number of slots of a page, without those of cells with a span of one, that are checked; tables beyond
/// are not checked, so that a page with enormous spans takes no more time than others.
const MOST_WORK: u32 = 100_000;

/// See the module.
#[derive(Default)]
pub(super) struct Tables {
    work: u32,
}

impl<'a> Subject<'a> for Tables {
    const LEAVES: Concern = Concern::of(&[tag::TABLE]);

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::TABLE)
            && cx.is_child_of(const { ElementSet::of(&[tag::FIGURE]) })
        {
            caption_in_a_figure(cx, element);
        }
        if element.is_html_element(tag::TABLE) && self.work < MOST_WORK {
            let mut forming = Forming { work: self.work, ..Forming::default() };
            forming.table(cx, element);
            self.work = forming.work;
        }
    }
}

/// "When a `table` element is the only content in a `figure` element other than the `figcaption`, the `caption`
/// element should be omitted in favor of the `figcaption`."
/// <https://html.spec.whatwg.org/multipage/tables.html#the-caption-element>
fn caption_in_a_figure<'a>(cx: &mut Context<'a>, table: Element<'a>) {
    /// The maximum number of children that are examined, so that many tables in a figure take no more than linear time.
    const MOST: usize = 100;
    let is = |node: NodeRef<'_>, name| Element::without_names(node).is_html_element(name);
    let mut children = table.node.children().take(MOST);
    let Some(caption) = children.find(|child| is(*child, tag::CAPTION)) else {
        return;
    };
    let Some(figure) = table.node.parent() else { return };
    let mut figcaption = None;
    for (count, child) in figure.children().enumerate() {
        if count == MOST {
            return;
        }
        if child.is_text() && !is_white_space(child.data().unwrap_or_default()) {
            return;
        }
        if !child.is_element() || child == table.node {
            continue;
        }
        if !is(child, tag::FIGCAPTION) {
            return;
        }
        figcaption = Some(child);
    }
    if let Some(figcaption) = figcaption {
        let reported = cx.report(&codes::CAPTION_BESIDE_FIGCAPTION, Place::Node(caption), &[]);
        reported.related(Place::Node(figcaption), "the caption of the figure");
    }
}

/// A table that is being formed.
#[derive(Default)]
struct Forming<'a> {
    columns: Vec<Column<'a>>,
    /// `ycurrent` and `yheight` of the standard.
    y: u32,
    height: u32,
    /// The cell that reaches down farthest in the current row group.
    deepest: Option<(u32, Element<'a>)>,
    /// The number of columns of the first row, and of those that `col` elements represent.
    first_width: Option<u32>,
    columns_of_markup: u32,
    work: u32,
}

/// A column of a table.
#[derive(Clone, Copy)]
struct Column<'a> {
    /// The element that creates the column: a cell, a `col` or a `colgroup`.
    due_to: Element<'a>,
    has_cell: bool,
    /// The cell that covers its slots up to this row.
    covered: Option<(u32, Element<'a>)>,
}

impl<'a> Forming<'a> {
    /// <https://html.spec.whatwg.org/multipage/tables.html#forming-a-table>
    fn table(&mut self, cx: &mut Context<'a>, table: Element<'a>) {
        let mut feet = Vec::new();
        let mut has_rows = false;
        for child in child_elements(table) {
            match child.tag {
                tag::COLGROUP if !has_rows => self.column_group(child),
                tag::TR => {
                    has_rows = true;
                    self.row(cx, child);
                }
                tag::THEAD | tag::TBODY => {
                    has_rows = true;
                    self.end_row_group(cx);
                    self.row_group(cx, child);
                }
                tag::TFOOT => {
                    has_rows = true;
                    self.end_row_group(cx);
                    feet.push(child);
                }
                _ => {}
            }
        }
        self.end_row_group(cx);
        for foot in feet {
            self.row_group(cx, foot);
        }
        self.columns_without_cells(cx);
    }

    fn column_group(&mut self, group: Element<'a>) {
        let mut has_columns = false;
        for column in child_elements(group).filter(|child| child.is_html_element(tag::COL)) {
            has_columns = true;
            self.add_columns(column, span_of(column, "span", 1000));
        }
        if !has_columns {
            self.add_columns(group, span_of(group, "span", 1000));
        }
        self.columns_of_markup = self.columns.len() as u32;
    }

    fn add_columns(&mut self, due_to: Element<'a>, count: u32) {
        self.work = self.work.saturating_add(count.saturating_sub(1));
        if self.work < MOST_WORK {
            let new = Column { due_to, has_cell: false, covered: None };
            self.columns.extend(std::iter::repeat_n(new, count as usize));
        }
    }

    fn row_group(&mut self, cx: &mut Context<'a>, group: Element<'a>) {
        for row in child_elements(group).filter(|child| child.is_html_element(tag::TR)) {
            self.row(cx, row);
        }
        self.end_row_group(cx);
    }

    /// "The algorithm for ending a row group": rows that only exist because a cell spans them have no cell of
    /// their own.
    fn end_row_group(&mut self, cx: &mut Context<'a>) {
        if let Some((_, cell)) = self.deepest.take_if(|(end, _)| *end > self.y) {
            cx.report(&codes::CELL_SPANS_PAST_ROW_GROUP, cell.start_tag(), &[]);
        }
        self.deepest = None;
        self.y = self.y.max(self.height);
        for column in &mut self.columns {
            column.covered = None;
        }
        self.work = self.work.saturating_add(self.columns.len() as u32);
    }

    /// "The algorithm for processing rows".
    fn row(&mut self, cx: &mut Context<'a>, row: Element<'a>) {
        self.height = self.height.max(self.y.saturating_add(1));
        let mut x = 0_usize;
        let mut has_cells = false;
        for cell in child_elements(row)
            .filter(|child| child.is_html_element(tag::TD) || child.is_html_element(tag::TH))
        {
            has_cells = true;
            while self.columns.get(x).is_some_and(|column| column.is_covered(self.y)) {
                x = x.saturating_add(1);
                self.work = self.work.saturating_add(1);
            }
            x = self.cell(cx, cell, x);
            if self.work >= MOST_WORK {
                return;
            }
        }
        if !has_cells {
            cx.report(&codes::ROW_WITHOUT_CELLS, row.start_tag(), &[]);
        }
        self.width_of_row(cx, row, x);
        self.y = self.y.saturating_add(1);
    }

    /// Puts a cell at a column of the current row, and returns the column after it.
    fn cell(&mut self, cx: &mut Context<'a>, cell: Element<'a>, x: usize) -> usize {
        let width = span_of(cell, "colspan", 1000);
        // "… nor in the Column Group state if the element is not anchored in a column group."
        if x >= self.columns_of_markup as usize
            && cell.is_html_element(tag::TH)
            && cell.attr_is("scope", "colgroup")
        {
            cx.report(&codes::SCOPE_WITHOUT_COLUMN_GROUP, cell.place_of("scope"), &[]);
        }
        let rows =
            match cell.attr("rowspan").and_then(|value| parse_non_negative_integer(value).ok()) {
                // It grows downward to the end of the row group.
                Some(0) => None,
                Some(rows) => Some(rows.min(65534) as u32),
                None => Some(1),
            };
        let bottom = rows.map_or(u32::MAX, |rows| self.y.saturating_add(rows));
        let end = x.saturating_add(width as usize);
        let missing = end.saturating_sub(self.columns.len());
        self.add_columns(cell, missing as u32);
        self.work = self.work.saturating_add(width.saturating_sub(1));
        if rows.is_some() {
            self.height = self.height.max(bottom);
            if self.deepest.is_none_or(|(deepest, _)| bottom > deepest) {
                self.deepest = Some((bottom, cell));
            }
        }
        let y = self.y;
        let mut overlapped = None;
        let covered = self.columns.iter_mut().take(end).skip(x);
        for (index, column) in covered.enumerate() {
            column.has_cell |= index == 0;
            match column.covered {
                Some((until, other)) if until > y => {
                    overlapped = overlapped.or(Some(other));
                    column.covered = Some((until.max(bottom), cell));
                }
                _ => column.covered = Some((bottom, cell)),
            }
        }
        if let Some(other) = overlapped {
            let reported = cx.report(&codes::OVERLAPPING_CELLS, cell.start_tag(), &[]);
            reported.related(other.start_tag(), "the other cell");
        }
        end
    }

    /// Compares the width of a row with that of the columns of the markup, or of the first row.
    fn width_of_row(&mut self, cx: &mut Context<'a>, row: Element<'a>, end: usize) {
        // Cells from above that reach into this row count.
        let mut width = end;
        while self.columns.get(width).is_some_and(|column| column.is_covered(self.y)) {
            width = width.saturating_add(1);
            self.work = self.work.saturating_add(1);
        }
        let width = width as u32;
        let (expected, by) = match (self.columns_of_markup, self.first_width) {
            (0, Some(first)) => (first, "the first row"),
            (0, None) => {
                self.first_width = Some(width);
                return;
            }
            (of_markup, _) => (of_markup, "`<col>` or `<colgroup>`"),
        };
        if width != expected && end > 0 {
            let (width, expected) = (width.to_string(), expected.to_string());
            let values = [("width", width.as_str()), ("expected", &expected), ("by", by)];
            cx.report(&codes::UNEVEN_ROWS, row.start_tag(), &values);
        }
    }

    /// "If there exists a row or column in the table containing only slots that do not have a cell anchored to
    /// them, then this is a table model error."
    fn columns_without_cells(&self, cx: &mut Context<'a>) {
        let mut last = None;
        for (index, column) in self.columns.iter().enumerate() {
            if column.has_cell || last == Some(column.due_to.node) {
                continue;
            }
            last = Some(column.due_to.node);
            let number = index.saturating_add(1).to_string();
            let values = [("number", number.as_str()), ("element", column.due_to.name())];
            cx.report(&codes::COLUMN_WITHOUT_CELLS, column.due_to.start_tag(), &values);
        }
    }
}

impl Column<'_> {
    fn is_covered(&self, y: u32) -> bool {
        self.covered.is_some_and(|(until, _)| until > y)
    }
}

fn child_elements(parent: Element<'_>) -> impl Iterator<Item = Element<'_>> {
    parent.node.child_elements().map(Element::new).filter(|element| element.is_in_html())
}

/// The value of `colspan` or `span`: from 1 to a limit.
fn span_of(element: Element<'_>, attribute: &str, most: u32) -> u32 {
    let value = element.attr(attribute).and_then(|value| parse_non_negative_integer(value).ok());
    value.filter(|value| *value > 0).unwrap_or(1).min(most.into()) as u32
}
