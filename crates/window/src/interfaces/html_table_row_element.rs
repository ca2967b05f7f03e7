//! `HTMLTableRowElement`.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#the-tr-element>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::html::tables;

/// A number of a row or cell; -1 for none.
pub(super) fn number(index: Option<usize>) -> i32 {
    index.and_then(|index| i32::try_from(index).ok()).unwrap_or(-1)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex>
pub(crate) fn row_index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    Ok(number(tables::index_in_the_table(cx.host, this)))
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex>
pub(crate) fn section_row_index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    Ok(number(tables::index_in_the_section(cx.host, this)))
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells>
pub(crate) fn cells(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    tables::collection(cx, this, &tables::CELLS)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-insertcell>
pub(crate) fn insert_cell(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<NodeId, Thrown> {
    let cells = tables::cells(cx.host, this);
    tables::insert_among(cx, this, &cells, index, "td")
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-deletecell>
pub(crate) fn delete_cell(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<(), Thrown> {
    let cells = tables::cells(cx.host, this);
    tables::delete_among(cx, &cells, index)
}
