//! Rows and cells of tables.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::{create_an_html_element, html_children, parent_element};
use crate::Cx;
use crate::collections::{self, Dependence, Filter, Listing};
use crate::exception::{DomExceptionName, dom_exception};
use crate::tree_changes;
use crate::trees::html_name;
use crate::world::World;

/// The elements that have rows.
const SECTIONS: [LocalName; 3] = [LocalName::THEAD, LocalName::TBODY, LocalName::TFOOT];

/// The rows of a table: those of its heads, then its own and those of its bodies, then those of its feet.
/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows>
pub(crate) fn rows_of_a_table(world: &World, table: NodeId) -> Vec<NodeId> {
    let (mut heads, mut bodies, mut feet) = (Vec::new(), Vec::new(), Vec::new());
    for child in world.tree.children(table) {
        match html_name(world, child) {
            Some(LocalName::TR) => bodies.push(child),
            Some(LocalName::THEAD) => heads.extend(rows_of_a_section(world, child)),
            Some(LocalName::TBODY) => bodies.extend(rows_of_a_section(world, child)),
            Some(LocalName::TFOOT) => feet.extend(rows_of_a_section(world, child)),
            _ => {}
        }
    }
    heads.extend(bodies);
    heads.extend(feet);
    heads
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows>
pub(crate) fn rows_of_a_section(world: &World, section: NodeId) -> Vec<NodeId> {
    html_children(world, section, &[LocalName::TR])
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies>
pub(crate) fn bodies(world: &World, table: NodeId) -> Vec<NodeId> {
    html_children(world, table, &[LocalName::TBODY])
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells>
pub(crate) fn cells(world: &World, row: NodeId) -> Vec<NodeId> {
    html_children(world, row, &[LocalName::TD, LocalName::TH])
}

/// Dependence on elements in the root.
const fn children_of(decides: fn(&World, NodeId) -> bool) -> Dependence {
    Dependence { decides, attributes: &[], states: false, is_within: true }
}

/// `rows` of tables.
pub(crate) static ROWS_OF_TABLES: Listing = Listing {
    find: rows_of_a_table,
    depends: children_of(|world, node| {
        html_name(world, node).is_some_and(|name| name == LocalName::TR || SECTIONS.contains(&name))
    }),
};

/// `rows` of `thead`, `tbody` and `tfoot`.
pub(crate) static ROWS_OF_SECTIONS: Listing = Listing {
    find: rows_of_a_section,
    depends: children_of(|world, node| html_name(world, node) == Some(LocalName::TR)),
};

/// `tBodies`.
pub(crate) static BODIES: Listing = Listing {
    find: bodies,
    depends: children_of(|world, node| html_name(world, node) == Some(LocalName::TBODY)),
};

/// `cells`.
pub(crate) static CELLS: Listing = Listing {
    find: cells,
    depends: children_of(|world, node| {
        matches!(html_name(world, node), Some(LocalName::TD | LocalName::TH))
    }),
};

/// The rows that a row is one of, by the element that it is a child of.
/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex>
pub(crate) fn index_in_the_table(world: &World, row: NodeId) -> Option<usize> {
    let parent = parent_element(world, row)?;
    let table = match html_name(world, parent) {
        Some(LocalName::TABLE) => parent,
        Some(name) if SECTIONS.contains(&name) => {
            let above = parent_element(world, parent)?;
            (html_name(world, above) == Some(LocalName::TABLE)).then_some(above)?
        }
        _ => return None,
    };
    world.places_in(table, &Filter::Of(&ROWS_OF_TABLES)).1.of(row)
}

/// <https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex>
pub(crate) fn index_in_the_section(world: &World, row: NodeId) -> Option<usize> {
    let parent = parent_element(world, row)?;
    let rows = match html_name(world, parent) {
        Some(LocalName::TABLE) => &ROWS_OF_TABLES,
        Some(name) if SECTIONS.contains(&name) => &ROWS_OF_SECTIONS,
        _ => return None,
    };
    world.places_in(parent, &Filter::Of(rows)).1.of(row)
}

/// A live collection of an element.
pub(crate) fn collection(
    cx: &mut Cx<'_>,
    root: NodeId,
    listing: &'static Listing,
) -> Result<Value, Thrown> {
    collections::html_collection(cx, root, Filter::Of(listing))
}

/// An index that is below -1 or past the end.
pub(crate) fn index_size(cx: &mut Cx<'_>, index: i32) -> Thrown {
    let message = format!("The index provided ({index}) is not in the allowed range.");
    dom_exception(cx, DomExceptionName::IndexSizeError, &message)
}

/// Inserts a new child before the one with this index in a collection of the children of one
/// parent.
pub(crate) fn insert_among(
    cx: &mut Cx<'_>,
    parent: NodeId,
    children: &[NodeId],
    index: i32,
    local: &str,
) -> Result<NodeId, Thrown> {
    let before = match usize::try_from(index) {
        Err(_) if index == -1 => None,
        Ok(index) if index == children.len() => None,
        Ok(index) if index < children.len() => Some(children[index]),
        _ => return Err(index_size(cx, index)),
    };
    let document = cx.host.node_document(parent);
    let new = create_an_html_element(cx, document, local)?;
    tree_changes::pre_insert(cx, new, parent, before)
}

/// Removes the member of a collection with this index, the last one for -1.
pub(crate) fn delete_among(cx: &mut Cx<'_>, children: &[NodeId], index: i32) -> Result<(), Thrown> {
    let found = match usize::try_from(index) {
        Ok(index) => children.get(index),
        Err(_) if index == -1 && children.is_empty() => return Ok(()),
        Err(_) if index == -1 => children.last(),
        Err(_) => None,
    };
    match found {
        Some(node) => {
            tree_changes::remove(cx, *node);
            Ok(())
        }
        None => Err(index_size(cx, index)),
    }
}
