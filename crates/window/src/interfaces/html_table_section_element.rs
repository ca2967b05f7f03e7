//! `HTMLTableSectionElement`.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::html::tables;

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows>
pub(crate) fn rows(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    tables::collection(cx, this, &tables::ROWS_OF_SECTIONS)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-insertrow>
pub(crate) fn insert_row(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<NodeId, Thrown> {
    let rows = tables::rows_of_a_section(cx.host, this);
    tables::insert_among(cx, this, &rows, index, "tr")
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-deleterow>
pub(crate) fn delete_row(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<(), Thrown> {
    let rows = tables::rows_of_a_section(cx.host, this);
    tables::delete_among(cx, &rows, index)
}
