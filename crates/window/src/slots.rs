//! Slots and slottables.
//!
//! <https://dom.spec.whatwg.org/#shadow-tree-slots>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{NodeId, NodeRef, ShadowRootInit};
use treewright_quickjs::Thrown;
use treewright_semantics::slots::{
    Slots as NamedSlots, has_manual_assignment, is_slot, is_slottable,
};

use crate::Cx;
use crate::custom_elements::registry::RegistryId;
use crate::exception::{DomExceptionName, dom_exception};
use crate::observers;
use crate::world::World;

/// The assignments of an agent.
#[derive(Default)]
pub(crate) struct Slots {
    /// The assigned nodes of a slot.
    pub(crate) assigned_nodes: FxHashMap<NodeId, Vec<NodeId>>,
    /// The assigned slot of a slottable.
    pub(crate) assigned_slot: FxHashMap<NodeId, NodeId>,
    /// The nodes that a script assigned to a slot.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#manually-assigned-nodes>
    pub(crate) manually_assigned: FxHashMap<NodeId, Vec<NodeId>>,
    /// The slot that a script assigned a node to.
    pub(crate) manual_slot_assignment: FxHashMap<NodeId, NodeId>,
    /// The number of shadow roots that were made: without any, nothing here runs.
    pub(crate) has_shadow_roots: bool,
}

impl Slots {
    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        if !self.has_shadow_roots {
            return;
        }
        self.assigned_nodes.remove(&node);
        self.assigned_slot.remove(&node);
        self.manual_slot_assignment.remove(&node);
        for assigned in self.manually_assigned.remove(&node).into_iter().flatten() {
            if self.manual_slot_assignment.get(&assigned) == Some(&node) {
                self.manual_slot_assignment.remove(&assigned);
            }
        }
    }
}

impl World {
    /// <https://dom.spec.whatwg.org/#concept-slot>
    pub(crate) fn is_slot(&self, node: NodeId) -> bool {
        self.is(node, is_slot)
    }

    fn is_slottable(&self, node: NodeId) -> bool {
        self.is(node, is_slottable)
    }

    /// The shadow root that a node is in, if its root is one.
    pub(crate) fn containing_shadow_root(&self, node: NodeId) -> Option<NodeId> {
        let root = self.root_of(node);
        self.tree.shadow_root_properties(root).is_some().then_some(root)
    }

    fn has_manual_assignment(&self, shadow_root: NodeId) -> bool {
        self.is(shadow_root, has_manual_assignment)
    }

    /// <https://dom.spec.whatwg.org/#find-a-slot>
    pub(crate) fn find_a_slot(&self, slottable: NodeId, open: bool) -> Option<NodeId> {
        let parent = self.tree.parent(slottable)?;
        let shadow_root = self.tree.shadow_root(parent)?;
        let init = self.tree.shadow_root_properties(shadow_root)?;
        if open && init.mode != treewright_dom::ShadowRootMode::Open {
            return None;
        }
        if init.manual_slot_assignment {
            let slot = *self.slots.manual_slot_assignment.get(&slottable)?;
            return (self.root_of(slot) == shadow_root).then_some(slot);
        }
        NamedSlots::default().assigned_slot(self.tree.get(slottable)?).map(NodeRef::id)
    }

    /// <https://dom.spec.whatwg.org/#find-slotables>
    fn find_slottables(&self, slot: NodeId) -> Vec<NodeId> {
        let Some(shadow_root) = self.containing_shadow_root(slot) else { return Vec::new() };
        let Some(host) = self.tree.host(shadow_root) else { return Vec::new() };
        if self.has_manual_assignment(shadow_root) {
            let assigned = self.slots.manually_assigned.get(&slot).into_iter().flatten().copied();
            return assigned.filter(|node| self.tree.parent(*node) == Some(host)).collect();
        }
        let Some(slot) = self.tree.get(slot) else { return Vec::new() };
        NamedSlots::default().assigned_nodes(slot).into_iter().map(NodeRef::id).collect()
    }

    /// The nodes that are assigned to each slot in a tree.
    fn slottables_by_slot(&self, root: NodeId) -> FxHashMap<NodeId, Vec<NodeId>> {
        let mut assigned: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
        let is_shadow_root = self.tree.shadow_root_properties(root).is_some();
        let host = self.tree.host(root).filter(|_| is_shadow_root);
        let Some(host) = host.and_then(|host| self.tree.get(host)) else { return assigned };
        if self.has_manual_assignment(root) {
            let slots = self.tree.descendants(root).filter(|node| self.is_slot(*node));
            return slots.map(|slot| (slot, self.find_slottables(slot))).collect();
        }
        let mut slots = NamedSlots::default();
        for child in host.children() {
            if is_slottable(child)
                && let Some(slot) = slots.assigned_slot(child)
            {
                assigned.entry(slot.id()).or_default().push(child.id());
            }
        }
        assigned
    }

    /// <https://dom.spec.whatwg.org/#find-flattened-slotables>
    pub(crate) fn find_flattened_slottables(&self, slot: NodeId) -> Vec<NodeId> {
        let mut result = Vec::new();
        // The slots being visited, each with the rest of its nodes.
        let mut left = vec![self.slottables_or_children(slot).into_iter()];
        while let Some(nodes) = left.last_mut() {
            let Some(node) = nodes.next() else {
                left.pop();
                continue;
            };
            if self.is_slot(node) && self.containing_shadow_root(node).is_some() {
                left.push(self.slottables_or_children(node).into_iter());
            } else {
                result.push(node);
            }
        }
        result
    }

    fn slottables_or_children(&self, slot: NodeId) -> Vec<NodeId> {
        if self.containing_shadow_root(slot).is_none() {
            return Vec::new();
        }
        let slottables = self.find_slottables(slot);
        if !slottables.is_empty() {
            return slottables;
        }
        self.tree.children(slot).filter(|node| self.is_slottable(*node)).collect()
    }
}

/// <https://dom.spec.whatwg.org/#assign-slotables>
pub(crate) fn assign_slottables(cx: &mut Cx<'_>, slot: NodeId) {
    let slottables = cx.host.find_slottables(slot);
    set_assigned_nodes(cx, slot, slottables);
}

/// Steps 2 to 4 of the same.
fn set_assigned_nodes(cx: &mut Cx<'_>, slot: NodeId, slottables: Vec<NodeId>) {
    let old = cx.host.slots.assigned_nodes.remove(&slot).unwrap_or_default();
    if old != slottables {
        signal_a_slot_change(cx, slot);
    }
    let slots = &mut cx.host.slots;
    for node in &old {
        if slots.assigned_slot.get(node) == Some(&slot) {
            slots.assigned_slot.remove(node);
        }
    }
    for node in &slottables {
        slots.assigned_slot.insert(*node, slot);
    }
    if !slottables.is_empty() {
        slots.assigned_nodes.insert(slot, slottables);
    }
}

/// <https://dom.spec.whatwg.org/#assign-slotables-for-a-tree>
pub(crate) fn assign_slottables_for_a_tree(cx: &mut Cx<'_>, root: NodeId) {
    let again = Again { trees: vec![root], ..Again::default() };
    assign_again(cx, again);
}

/// The slots that changes ask to be assigned again: once, when all changes are made.
#[derive(Default)]
pub(crate) struct Again {
    slots: Vec<NodeId>,
    /// The roots of trees all slots of which are.
    trees: Vec<NodeId>,
}

impl Again {
    fn add_slot(&mut self, slot: NodeId) {
        if self.slots.last() != Some(&slot) {
            self.slots.push(slot);
        }
    }

    fn add_tree(&mut self, root: NodeId) {
        if self.trees.last() != Some(&root) {
            self.trees.push(root);
        }
    }
}

/// Assigns slots again. The nodes of a shadow host are looked at once for all slots in its shadow tree.
pub(crate) fn assign_again(cx: &mut Cx<'_>, again: Again) {
    let Again { slots, trees } = again;
    let mut assigned: FxHashMap<NodeId, FxHashMap<NodeId, Vec<NodeId>>> = FxHashMap::default();
    let mut done: FxHashSet<NodeId> = FxHashSet::default();
    let mut assign = |cx: &mut Cx<'_>, slot: NodeId, root: NodeId| {
        if done.insert(slot) && cx.host.tree.contains(slot) {
            let of_tree = assigned.entry(root).or_insert_with(|| cx.host.slottables_by_slot(root));
            set_assigned_nodes(cx, slot, of_tree.remove(&slot).unwrap_or_default());
        }
    };
    for slot in slots {
        let root = cx.host.root_of(slot);
        assign(cx, slot, root);
    }
    let mut known: FxHashSet<NodeId> = FxHashSet::default();
    for root in trees {
        if known.insert(root) {
            let slots: Vec<NodeId> =
                cx.host.tree.descendants(root).filter(|node| cx.host.is_slot(*node)).collect();
            for slot in slots {
                assign(cx, slot, root);
            }
        }
    }
}

/// Adds a node that was inserted to the assigned nodes of its slot, which were right before. False if its place is not
/// near: then all are to be found again.
fn add_to_the_assigned_nodes(cx: &mut Cx<'_>, slot: NodeId, node: NodeId) -> bool {
    /// So many siblings are asked for the next one that the slot has.
    const FEW: usize = 16;
    let world = &mut *cx.host;
    if world.slots.assigned_slot.contains_key(&node) {
        return false;
    }
    let mut next = world.tree.next_sibling(node);
    for _ in 0..FEW {
        match next {
            Some(sibling) if world.slots.assigned_slot.get(&sibling) != Some(&slot) => {
                next = world.tree.next_sibling(sibling);
            }
            _ => break,
        }
    }
    let nodes = world.slots.assigned_nodes.get(&slot);
    let place = match next {
        None => nodes.map_or(0, Vec::len),
        Some(sibling) if world.slots.assigned_slot.get(&sibling) != Some(&slot) => return false,
        Some(sibling) => {
            match nodes.and_then(|nodes| nodes.iter().position(|other| *other == sibling)) {
                Some(place) => place,
                None => return false,
            }
        }
    };
    world.slots.assigned_nodes.entry(slot).or_default().insert(place, node);
    world.slots.assigned_slot.insert(node, slot);
    signal_a_slot_change(cx, slot);
    true
}

/// Takes a node that was removed from the assigned nodes of its slot. False if it is not among them.
fn take_from_the_assigned_nodes(cx: &mut Cx<'_>, slot: NodeId, node: NodeId) -> bool {
    let slots = &mut cx.host.slots;
    let Some(nodes) = slots.assigned_nodes.get_mut(&slot) else { return false };
    let place = match nodes.last() {
        Some(last) if *last == node => nodes.len().checked_sub(1),
        _ => nodes.iter().position(|other| *other == node),
    };
    let Some(place) = place else { return false };
    nodes.remove(place);
    if nodes.is_empty() {
        slots.assigned_nodes.remove(&slot);
    }
    slots.assigned_slot.remove(&node);
    signal_a_slot_change(cx, slot);
    true
}

/// <https://dom.spec.whatwg.org/#signal-a-slot-change>
pub(crate) fn signal_a_slot_change(cx: &mut Cx<'_>, slot: NodeId) {
    if cx.host.observers.is_to_be_signaled.insert(slot) {
        cx.host.observers.signal_slots.push(slot);
    }
    observers::queue_a_mutation_observer_microtask(cx);
}

/// The steps of "insert" for slots, for a node that has its parent now.
/// <https://dom.spec.whatwg.org/#concept-node-insert>
pub(crate) fn after_insertion(cx: &mut Cx<'_>, node: NodeId, again: &mut Again) {
    if !cx.host.slots.has_shadow_roots {
        return;
    }
    let Some(parent) = cx.host.tree.parent(node) else { return };
    if let Some(shadow_root) = cx.host.tree.shadow_root(parent)
        && !cx.host.has_manual_assignment(shadow_root)
        && cx.host.is_slottable(node)
        && let Some(slot) = cx.host.find_a_slot(node, false)
        && !add_to_the_assigned_nodes(cx, slot, node)
    {
        again.add_slot(slot);
    }
    if cx.host.containing_shadow_root(parent).is_some()
        && cx.host.is_slot(parent)
        && !cx.host.slots.assigned_nodes.contains_key(&parent)
    {
        signal_a_slot_change(cx, parent);
    }
}

/// The same for each node that is in it.
pub(crate) fn a_node_was_inserted(world: &World, node: NodeId, again: &mut Again) {
    if world.slots.has_shadow_roots && world.is_slot(node) {
        again.add_tree(world.root_of(node));
    }
}

/// The steps of "remove" for slots.
/// <https://dom.spec.whatwg.org/#concept-node-remove>
pub(crate) fn after_removal(cx: &mut Cx<'_>, parent: NodeId, node: NodeId, again: &mut Again) {
    if !cx.host.slots.has_shadow_roots {
        return;
    }
    if let Some(slot) = cx.host.slots.assigned_slot.get(&node).copied()
        && !take_from_the_assigned_nodes(cx, slot, node)
    {
        again.add_slot(slot);
    }
    if cx.host.is_slot(parent)
        && cx.host.containing_shadow_root(parent).is_some()
        && !cx.host.slots.assigned_nodes.contains_key(&parent)
    {
        signal_a_slot_change(cx, parent);
    }
}

/// The same for each node that was in it.
pub(crate) fn a_node_was_removed(
    world: &World,
    node: NodeId,
    old_parent: NodeId,
    again: &mut Again,
) {
    if world.slots.has_shadow_roots && world.is_slot(node) {
        again.add_tree(world.root_of(old_parent));
        again.add_slot(node);
    }
}

/// The name of a slot or the `slot` attribute of a slottable has changed.
/// <https://dom.spec.whatwg.org/#slotable-name>, <https://dom.spec.whatwg.org/#slot-name>
pub(crate) fn after_attribute_change(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if !cx.host.slots.has_shadow_roots {
        return;
    }
    if local == "name" && cx.host.is_slot(element) {
        let root = cx.host.root_of(element);
        assign_slottables_for_a_tree(cx, root);
    } else if local == "slot" {
        if let Some(slot) = cx.host.slots.assigned_slot.get(&element).copied() {
            assign_slottables(cx, slot);
        }
        // "Assign a slot."
        if let Some(slot) = cx.host.find_a_slot(element, false) {
            assign_slottables(cx, slot);
        }
    }
}

/// The `assign` method of slots.
/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign>
pub(crate) fn assign(cx: &mut Cx<'_>, slot: NodeId, nodes: Vec<NodeId>) {
    let slots = &mut cx.host.slots;
    for node in slots.manually_assigned.remove(&slot).into_iter().flatten() {
        slots.manual_slot_assignment.remove(&node);
    }
    let mut set: Vec<NodeId> = Vec::with_capacity(nodes.len());
    for node in nodes {
        if let Some(other) = slots.manual_slot_assignment.insert(node, slot)
            && other != slot
            && let Some(assigned) = slots.manually_assigned.get_mut(&other)
        {
            assigned.retain(|one| *one != node);
        }
        if !set.contains(&node) {
            set.push(node);
        }
    }
    slots.manually_assigned.insert(slot, set);
    let root = cx.host.root_of(slot);
    assign_slottables_for_a_tree(cx, root);
}

/// <https://dom.spec.whatwg.org/#concept-attach-a-shadow-root>
pub(crate) fn attach_a_shadow_root(
    cx: &mut Cx<'_>,
    element: NodeId,
    init: ShadowRootInit,
    registry: Option<RegistryId>,
) -> Result<NodeId, Thrown> {
    // Step 3. The tree does the others.
    let definition = cx.host.definition_for(element);
    let is_disabled = definition
        .and_then(|definition| cx.host.custom_elements.definition(definition))
        .is_some_and(|definition| definition.disable_shadow);
    if is_disabled {
        let message = "The definition of the element disables shadow roots.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let shadow_root = crate::tree_changes::attach_a_shadow_root(cx, element, init)?;
    if cx.host.custom_element_registry(shadow_root) != registry {
        cx.host.set_custom_element_registry(shadow_root, registry);
        crate::custom_elements::registry::keep(cx, registry);
    }
    Ok(shadow_root)
}
