//! `HTMLTableCellElement`.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::Thrown;

use super::html_table_row_element::number;
use crate::Cx;
use crate::html::{parent_element, tables};
use crate::trees::html_name;

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex>
pub(crate) fn cell_index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let row = parent_element(cx.host, this);
    let row = row.filter(|row| html_name(cx.host, *row) == Some(LocalName::TR));
    let cells = row.map(|row| tables::cells(cx.host, row)).unwrap_or_default();
    Ok(number(cells.iter().position(|cell| *cell == this)))
}
