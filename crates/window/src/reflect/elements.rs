//! Reflection as elements.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::set_content_attribute;
use crate::bindings::convert::frozen_array;
use crate::bindings::prelude::Answer;
use crate::bindings::{interface_of_node, receiver};
use crate::collections::Dependence;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::tree_changes::Attr;
use crate::world::World;
use crate::{Cx, bindings, tree_changes, wrappers};

/// "Explicitly set attr-elements" and "explicitly set attr-element" of elements, with the names of the attributes.
#[derive(Debug, Default)]
pub(crate) struct State {
    explicit: FxHashMap<NodeId, Vec<(&'static str, Vec<NodeId>)>>,
    /// The arrays that are kept.
    arrays: FxHashMap<NodeId, Vec<Array>>,
}

/// The dependence of an array of elements.
#[derive(Clone, Debug)]
struct Array {
    name: &'static str,
    /// The version in which the elements were found.
    version: u64,
    /// The element, and those that were set.
    members: Rc<FxHashSet<NodeId>>,
}

impl State {
    fn get(&self, element: NodeId, name: &str) -> Option<&[NodeId]> {
        let of = self.explicit.get(&element)?;
        of.iter().find(|(one, _)| *one == name).map(|(_, all)| all.as_slice())
    }

    fn remove(&mut self, element: NodeId, name: &str) {
        if let Some(of) = self.explicit.get_mut(&element) {
            of.retain(|(one, _)| *one != name);
        }
    }

    fn insert(&mut self, element: NodeId, name: &'static str, all: Vec<NodeId>) {
        self.remove(element, name);
        self.forget_array(element, name);
        self.explicit.entry(element).or_default().push((name, all));
    }

    /// The attribute change steps of attributes that reflect elements.
    pub(crate) fn attribute_changed(
        &mut self,
        element: NodeId,
        local: &str,
        namespace: Option<&str>,
    ) {
        if namespace.is_none() && !self.explicit.is_empty() {
            self.remove(element, local);
        }
        if namespace.is_none() && !self.arrays.is_empty() {
            self.forget_array(element, local);
        }
    }

    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.explicit.remove(&node);
        self.arrays.remove(&node);
    }

    fn forget_array(&mut self, element: NodeId, name: &str) {
        if let Some(of) = self.arrays.get_mut(&element) {
            of.retain(|one| one.name != name);
        }
    }

    fn keep_array(&mut self, element: NodeId, name: &'static str, version: u64) {
        self.forget_array(element, name);
        let explicit = self.get(element, name).unwrap_or_default().iter().copied();
        let members = Rc::new(explicit.chain(std::iter::once(element)).collect());
        self.arrays.entry(element).or_default().push(Array { name, version, members });
    }
}

/// True if a node is a descendant of any shadow-including ancestor of an element.
fn is_in_reach(world: &World, node: NodeId, element: NodeId) -> bool {
    let root = world.root_of(node);
    if root == node {
        return false;
    }
    let mut at = world.root_of(element);
    loop {
        // A root is not above itself.
        if at == root && at != element {
            return true;
        }
        match world.tree.host(at) {
            Some(host) => at = world.root_of(host),
            None => return false,
        }
    }
}

/// The first element of the element's tree with an ID, if it implements an interface.
fn by_id(world: &World, element: NodeId, id: &str, interface: Interface) -> Option<NodeId> {
    let definition = receiver::definition(interface);
    let is_one = |candidate: NodeId| definition.includes(interface_of_node(world, candidate));
    let root = world.root_of(element);
    let first = world.first_with_id(root, id)?;
    if is_one(first) {
        return Some(first);
    }
    world
        .tree
        .descendants(root)
        .find(|candidate| world.tree.attribute(*candidate, "id") == Some(id) && is_one(*candidate))
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-element>
pub(crate) fn attr_associated_element(
    world: &World,
    element: NodeId,
    name: &'static str,
    interface: Interface,
) -> Option<NodeId> {
    if let Some(explicit) = world.reflected_elements.get(element, name) {
        let explicit = explicit.first().copied().filter(|node| world.tree.contains(*node))?;
        return is_in_reach(world, explicit, element).then_some(explicit);
    }
    let id = world.tree.attribute(element, name)?;
    by_id(world, element, id, interface)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-elements>
pub(crate) fn attr_associated_elements(
    world: &World,
    element: NodeId,
    name: &'static str,
) -> Option<Vec<NodeId>> {
    if let Some(explicit) = world.reflected_elements.get(element, name) {
        let in_reach = explicit
            .iter()
            .filter(|node| world.tree.contains(**node) && is_in_reach(world, **node, element));
        return Some(in_reach.copied().collect());
    }
    let ids = world.tree.attribute(element, name)?.split_ascii_whitespace();
    Some(ids.filter_map(|id| by_id(world, element, id, Interface::Element)).collect())
}

/// Reflection as `T?`.
pub(crate) fn element(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &'static str,
    interface: Interface,
) -> Answer {
    let found = attr_associated_element(cx.host, element, name, interface);
    wrappers::wrap_option(cx, found)
}

pub(crate) fn set_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &'static str,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    set_explicit(cx, element, name, value.map(|value| vec![value]));
    Ok(())
}

fn set_explicit(cx: &mut Cx<'_>, element: NodeId, name: &'static str, value: Option<Vec<NodeId>>) {
    match value {
        None => {
            cx.host.reflected_elements.remove(element, name);
            tree_changes::remove_an_attribute(cx, element, name);
        }
        Some(all) => {
            // The attribute change steps forget the elements that were set before.
            set_content_attribute(cx, element, name, &DomString::from(""));
            cx.host.reflected_elements.insert(element, name, all);
        }
    }
}

/// Reflection as `FrozenArray<T>?`: the same array while it has the same elements.
pub(crate) fn elements(
    cx: &mut Cx<'_>,
    object: &Value,
    element: NodeId,
    name: &'static str,
) -> Answer {
    if has_current_array(cx.host, element, name)
        && let Some(kept) = bindings::same_object::kept_named(cx, object, name)
    {
        return Ok(kept);
    }
    let version = cx.host.tree_versions.now();
    let found = attr_associated_elements(cx.host, element, name);
    let Some(found) = found else {
        bindings::same_object::forget_named(cx, object, name);
        return Ok(cx.null());
    };
    let mut values = Vec::with_capacity(found.len());
    for node in found {
        values.push(wrappers::wrap(cx, node)?);
    }
    if let Some(kept) = bindings::same_object::kept_named(cx, object, name)
        && has_the_values(cx, &kept, &values)?
    {
        cx.host.reflected_elements.keep_array(element, name, version);
        return Ok(kept);
    }
    let array = frozen_array(cx, values)?;
    bindings::same_object::keep_named(cx, object, name, &array);
    cx.host.reflected_elements.keep_array(element, name, version);
    Ok(array)
}

/// True if the elements of an array are found as before: no element with an id came, went or changed it, and no other
/// one that was set.
fn has_current_array(world: &mut World, element: NodeId, name: &str) -> bool {
    let now = world.tree_versions.now();
    let arrays = world.reflected_elements.arrays.get(&element);
    let array = arrays.and_then(|all| all.iter().find(|one| one.name == name)).cloned();
    let Some(Array { version, members, .. }) = array else { return false };
    if version == now {
        return true;
    }
    let is_in_a_shadow_tree = world.tree.host(world.root_of(element)).is_some();
    let Some(mut notes) = world.tree_versions.since(version).filter(|_| !is_in_a_shadow_tree)
    else {
        return false;
    };
    let decides = |world: &World, node: NodeId| world.tree.attribute(node, "id").is_some();
    let depends = Dependence { decides, attributes: &[Attr::Id], states: false, is_within: false };
    if notes.any(|note| depends.is_concerned(world, element, note, &*members)) {
        return false;
    }
    let arrays = world.reflected_elements.arrays.get_mut(&element);
    if let Some(array) = arrays.and_then(|all| all.iter_mut().find(|one| one.name == name)) {
        array.version = now;
    }
    true
}

fn has_the_values(cx: &mut Cx<'_>, array: &Value, values: &[Value]) -> Result<bool, Thrown> {
    let length = cx.get_str(array, "length")?;
    if length.as_number() != Some(values.len() as f64) {
        return Ok(false);
    }
    for (index, value) in values.iter().enumerate() {
        if !cx.get_index(array, index as u32)?.strict_equals(value) {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(crate) fn set_elements(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &'static str,
    value: Option<Vec<NodeId>>,
) -> Result<(), Thrown> {
    set_explicit(cx, element, name, value);
    Ok(())
}
