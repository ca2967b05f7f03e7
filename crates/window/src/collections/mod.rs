//! Collections of nodes: live ones, which are computed when they are read, and static ones.
//!
//! <https://dom.spec.whatwg.org/#old-style-collections>

mod dependence;
pub(crate) mod document_names;
mod filter;
mod found;
pub(crate) mod html_all;

pub(crate) use dependence::{Dependence, KeptTable, Members, kept_table};
pub(crate) use filter::{Filter, Listing, all_property_names, supported_property_names};
use found::Shared;
pub(crate) use found::{LastCollections, Names};

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::objects::slots;
use crate::world::World;
use crate::wrappers;

/// The state of a collection's object.
pub(crate) struct Collection {
    root: NodeId,
    filter: Filter,
    found: Shared,
}

/// The state of a static list's object.
pub(crate) struct StaticList {
    pub(crate) nodes: Vec<NodeId>,
}

/// Makes an object for a collection below a root.
fn new_collection(
    cx: &mut Cx<'_>,
    interface: Interface,
    root: NodeId,
    filter: Filter,
) -> Result<Value, Thrown> {
    if matches!(filter, Filter::ChildNodes | Filter::Children) {
        cx.host.tree_versions.of_children.entry(root).or_default();
    }
    let owner = wrappers::wrap(cx, root)?;
    let object = bindings::new_object(cx, interface)?;
    let found = cx.host.shared_collection(root, &filter);
    cx.set_data(&object, Box::new(Collection { root, filter, found }));
    cx.set_slot(&object, slots::ROOT, &owner);
    Ok(object)
}

/// A live collection of an interface that inherits from `HTMLCollection` or `NodeList`.
pub(crate) fn collection_of(
    cx: &mut Cx<'_>,
    interface: Interface,
    root: NodeId,
    filter: Filter,
) -> Result<Value, Thrown> {
    new_collection(cx, interface, root, filter)
}

/// The root of a live collection.
pub(crate) fn root_of(cx: &mut Cx<'_>, collection: &Value) -> Option<NodeId> {
    cx.data(collection, |collection: &mut Collection, _| collection.root)
}

/// A live `HTMLCollection`.
pub(crate) fn html_collection(
    cx: &mut Cx<'_>,
    root: NodeId,
    filter: Filter,
) -> Result<Value, Thrown> {
    new_collection(cx, Interface::HTMLCollection, root, filter)
}

/// A live `NodeList`.
pub(crate) fn live_node_list(
    cx: &mut Cx<'_>,
    root: NodeId,
    filter: Filter,
) -> Result<Value, Thrown> {
    new_collection(cx, Interface::NodeList, root, filter)
}

/// The child nodes of a node, always the same object.
pub(crate) fn child_nodes(cx: &mut Cx<'_>, node: NodeId) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, node)?;
    if let Some(list) = cx.slot(&owner, slots::CHILD_NODES) {
        return Ok(list);
    }
    let list = live_node_list(cx, node, Filter::ChildNodes)?;
    cx.set_slot(&owner, slots::CHILD_NODES, &list);
    Ok(list)
}

/// A static `NodeList`.
pub(crate) fn static_node_list(cx: &mut Cx<'_>, nodes: Vec<NodeId>) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::NodeList)?;
    // The objects of the nodes are made at once: the list keeps them, with the properties that
    // scripts set.
    for (number, node) in (slots::ITEMS..).zip(&nodes) {
        let item = wrappers::wrap(cx, *node)?;
        cx.set_slot(&object, number, &item);
    }
    cx.set_data(&object, Box::new(StaticList { nodes }));
    Ok(object)
}

/// The nodes of a `NodeList` or `HTMLCollection`, lent to a function.
pub(crate) fn with_nodes<R>(
    cx: &mut Cx<'_>,
    collection: &Value,
    read: impl FnOnce(&[NodeId], &World) -> R,
) -> R {
    let live = cx.data(collection, |collection: &mut Collection, world| {
        let Collection { root, filter, found } = collection;
        found::nodes_of(world, found, *root, filter)
    });
    if let Some(nodes) = live {
        return read(&nodes, cx.host);
    }
    let mut read = Some(read);
    let fixed = cx.data(collection, |list: &mut StaticList, world| {
        read.take().map(|read| read(&list.nodes, world))
    });
    match (fixed, read) {
        (Some(Some(result)), _) => result,
        (_, Some(read)) => read(&[], cx.host),
        // One of the two calls above has read the nodes.
        (_, None) => unreachable!("a function is called once"),
    }
}

/// The element of an `HTMLCollection` that a name stands for: by its id, or by its `name`.
/// <https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key>
pub(crate) fn named_item(cx: &mut Cx<'_>, collection: &Value, name: &str) -> Option<NodeId> {
    let names = cx.data(collection, |collection: &mut Collection, world| {
        let Collection { root, filter, found } = collection;
        found::names_of(world, found, *root, filter)
    });
    names?.get(name).first().copied()
}

/// The attributes of an element, always the same object.
pub(crate) fn named_node_map(cx: &mut Cx<'_>, element: NodeId) -> Result<Value, Thrown> {
    of_element(
        cx,
        element,
        Interface::NamedNodeMap,
        slots::ATTRIBUTES,
        ElementOf { element, local: "" },
    )
}

/// The token list of an attribute.
pub(crate) fn token_list(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &'static str,
) -> Result<Value, Thrown> {
    of_element(
        cx,
        element,
        Interface::DOMTokenList,
        slots::token_list(local),
        ElementOf { element, local },
    )
}

/// The state of an object that belongs to an element and reads from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementOf {
    pub(crate) element: NodeId,
    /// The attribute, for token lists.
    pub(crate) local: &'static str,
}

/// A new object that reads from an element, for interfaces whose attribute is `[SameObject]`.
pub(crate) fn object_of_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    interface: Interface,
) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, element)?;
    let object = bindings::new_object(cx, interface)?;
    cx.set_data(&object, Box::new(ElementOf { element, local: "" }));
    cx.set_slot(&object, slots::ROOT, &owner);
    Ok(object)
}

fn of_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    interface: Interface,
    slot: u64,
    data: ElementOf,
) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, element)?;
    if let Some(object) = cx.slot(&owner, slot) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, interface)?;
    cx.set_data(&object, Box::new(data));
    cx.set_slot(&object, slots::ROOT, &owner);
    cx.set_slot(&owner, slot, &object);
    Ok(object)
}

/// The element that an object belongs to.
pub(crate) fn element_of(cx: &mut Cx<'_>, object: &Value) -> Option<ElementOf> {
    cx.data(object, |data: &mut ElementOf, _| *data)
}
