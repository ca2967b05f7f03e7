//! `HTMLTableElement`.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#the-table-element>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::html::{create_an_html_element, first_html_child, tables};
use crate::tree_changes;
use crate::trees::html_name;

/// The first child after the caption and the column groups.
fn place_of_the_head(cx: &Cx<'_>, table: NodeId) -> Option<NodeId> {
    let is_before = |child: &NodeId| {
        matches!(html_name(cx.host, *child), Some(LocalName::CAPTION | LocalName::COLGROUP))
    };
    let tree = &cx.host.tree;
    tree.children(table).find(|child| {
        tree.kind(*child) == Some(treewright_dom::NodeKind::Element) && !is_before(child)
    })
}

/// Puts a new child of its kind into a table, replacing an existing one.
fn set(cx: &mut Cx<'_>, table: NodeId, name: LocalName, new: Option<NodeId>) -> Result<(), Thrown> {
    if new.is_some_and(|new| html_name(cx.host, new) != Some(name)) {
        let message = "The element is not of the required kind.";
        return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
    }
    delete(cx, table, name);
    if let Some(new) = new {
        insert(cx, table, name, new)?;
    }
    Ok(())
}

fn insert(cx: &mut Cx<'_>, table: NodeId, name: LocalName, new: NodeId) -> Result<NodeId, Thrown> {
    let before = match name {
        LocalName::CAPTION => cx.host.tree.first_child(table),
        LocalName::THEAD => place_of_the_head(cx, table),
        _ => None,
    };
    tree_changes::pre_insert(cx, new, table, before)
}

fn create(cx: &mut Cx<'_>, table: NodeId, name: LocalName, local: &str) -> Result<NodeId, Thrown> {
    if let Some(there) = first_html_child(cx.host, table, &[name]) {
        return Ok(there);
    }
    let document = cx.host.node_document(table);
    let new = create_an_html_element(cx, document, local)?;
    insert(cx, table, name, new)
}

fn delete(cx: &mut Cx<'_>, table: NodeId, name: LocalName) {
    if let Some(there) = first_html_child(cx.host, table, &[name]) {
        tree_changes::remove(cx, there);
    }
}

macro_rules! parts {
    ($($name:ident $local:literal: $get:ident $set:ident $create:ident $delete:ident;)*) => { $(
        /// The first child of this kind.
        pub(crate) fn $get(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
            Ok(first_html_child(cx.host, this, &[LocalName::$name]))
        }

        /// Replaces the first child of this kind.
        pub(crate) fn $set(
            cx: &mut Cx<'_>,
            this: NodeId,
            value: Option<NodeId>,
        ) -> Result<(), Thrown> {
            set(cx, this, LocalName::$name, value)
        }

        /// Returns the first child of this kind, which is created if it is missing.
        pub(crate) fn $create(cx: &mut Cx<'_>, this: NodeId) -> Result<NodeId, Thrown> {
            create(cx, this, LocalName::$name, $local)
        }

        /// Removes the first child of this kind.
        pub(crate) fn $delete(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
            delete(cx, this, LocalName::$name);
            Ok(())
        }
    )* };
}

parts! {
    CAPTION "caption": caption set_caption create_caption delete_caption;
    THEAD "thead": t_head set_t_head create_t_head delete_t_head;
    TFOOT "tfoot": t_foot set_t_foot create_t_foot delete_t_foot;
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies>
pub(crate) fn t_bodies(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    tables::collection(cx, this, &tables::BODIES)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtbody>
pub(crate) fn create_t_body(cx: &mut Cx<'_>, this: NodeId) -> Result<NodeId, Thrown> {
    let last = tables::bodies(cx.host, this).last().copied();
    let before = last.and_then(|last| cx.host.tree.next_sibling(last));
    let document = cx.host.node_document(this);
    let new = create_an_html_element(cx, document, "tbody")?;
    tree_changes::pre_insert(cx, new, this, before)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows>
pub(crate) fn rows(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    tables::collection(cx, this, &tables::ROWS_OF_TABLES)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-insertrow>
pub(crate) fn insert_row(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<NodeId, Thrown> {
    let rows = tables::rows_of_a_table(cx.host, this);
    let place = usize::try_from(index).ok();
    if index < -1 || place.is_some_and(|place| place > rows.len()) {
        return Err(tables::index_size(cx, index));
    }
    let document = cx.host.node_document(this);
    let row = create_an_html_element(cx, document, "tr")?;
    let Some(last) = rows.last().copied() else {
        let Some(body) = tables::bodies(cx.host, this).last().copied() else {
            let body = create_an_html_element(cx, document, "tbody")?;
            tree_changes::append(cx, row, body)?;
            tree_changes::append(cx, body, this)?;
            return Ok(row);
        };
        return tree_changes::append(cx, row, body);
    };
    let before = place.and_then(|place| rows.get(place).copied());
    let Some(parent) = cx.host.tree.parent(before.unwrap_or(last)) else { return Ok(row) };
    tree_changes::pre_insert(cx, row, parent, before)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-deleterow>
pub(crate) fn delete_row(cx: &mut Cx<'_>, this: NodeId, index: i32) -> Result<(), Thrown> {
    let rows = tables::rows_of_a_table(cx.host, this);
    tables::delete_among(cx, &rows, index)
}
