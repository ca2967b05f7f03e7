//! The steps that follow a change of a tree.
//!
//! `dom` makes a change and reports it ([`Change`]); this runs the steps of the standards for it,
//! in order: ranges and iterators, the steps of removed and inserted elements, custom elements,
//! slots, mutation records, children changed steps, and finally those that may run scripts.

use treewright_dom::scripting::{RecordChanges, ShadowIncludingTrees};
use treewright_dom::{Change, NodeId};

use super::concerned::Concerned;
use crate::Cx;
use crate::custom_elements;
use crate::observers::{self, RecordKind};
use crate::ranges;
use crate::slots;
use crate::steps::{self, AfterAll};
use crate::world::World;
use crate::wrappers;

/// Up to so many changes, each may walk up.
const FEW: usize = 8;

/// Changes the tree, and runs the steps for it. Only this function can make a change, so the steps
/// cannot be forgotten.
pub(crate) fn change<T>(cx: &mut Cx<'_>, change: impl FnOnce(&mut World) -> T) -> T {
    settle(cx);
    let result = change(cx.host);
    cx.host.tree_versions.by_programs = cx.host.tree_versions.by_programs.wrapping_add(1);
    react(cx, false);
    result
}

/// Runs the steps for the remaining changes: nodes that were freed. Tests detect any other change,
/// which was made without [`change`].
pub(crate) fn settle(cx: &mut Cx<'_>) {
    let changes = cx.host.tree.take_changes();
    debug_assert!(
        changes.iter().all(|change| matches!(change, Change::Deleted { .. })),
        "the tree was changed without `change`: {changes:?}"
    );
    follow(cx, changes, false);
}

/// Runs the steps for the changes since the last call.
pub(super) fn react(cx: &mut Cx<'_>, by_a_parser: bool) {
    let changes = cx.host.tree.take_changes();
    follow(cx, changes, by_a_parser);
}

fn follow(cx: &mut Cx<'_>, changes: Vec<Change>, by_a_parser: bool) {
    if changes.is_empty() {
        return;
    }
    cx.host.tree_versions.follow(&cx.host.tree, &changes);
    cx.host.named_elements.get_mut().follow(&cx.host.tree, &changes);
    let marks = std::mem::take(&mut cx.host.marks);
    let concerned = Concerned::by(&cx.host.tree, &changes, marks);
    // Nodes that a parser made have no objects yet, unless constructors ran. It can also put back one that a program took.
    let may_have_objects = !cx.host.reached.is_empty()
        && (!by_a_parser
            || concerned.has_removals()
            || cx.host.tree_versions.by_programs != 0
            || cx.host.custom_elements.have_definitions());
    let mut following = Following {
        concerned,
        version: cx.host.tree_versions.of_all,
        may_have_objects,
        by_a_parser,
        after_all: AfterAll::default(),
        slots: slots::Again::default(),
        connected: Vec::new(),
    };
    // A change by the steps of another one.
    observers::end_many(&mut cx.host.observers);
    let has_many_records = changes.len() > FEW && !cx.host.observers.registered.is_empty();
    if has_many_records {
        observers::begin_many(&mut cx.host.observers);
    }
    for (number, change) in changes.iter().enumerate() {
        following.react_to(cx, number, change);
    }
    if has_many_records {
        observers::end_many(&mut cx.host.observers);
    }
    let Following { concerned, after_all, slots, connected, .. } = following;
    cx.host.marks = concerned.into_marks();
    after_all.run(cx);
    slots::assign_again(cx, slots);
    // Scripts run from here on.
    for node in connected {
        if cx.host.tree.contains(node) && cx.host.is_connected(node) {
            steps::post_connection(cx, node);
        }
    }
}

/// Changes that are followed, and what they leave for the end.
struct Following {
    concerned: Concerned,
    /// That of the tree after the changes, while the steps for them have made no others.
    version: u64,
    /// Some of the nodes can have objects.
    may_have_objects: bool,
    by_a_parser: bool,
    after_all: AfterAll,
    slots: slots::Again,
    /// Elements with post-connection steps.
    connected: Vec<NodeId>,
}

impl Following {
    fn react_to(&mut self, cx: &mut Cx<'_>, number: usize, change: &Change) {
        ranges::follow(cx.host, change);
        match change {
            Change::ChildList { parent, added, removed, previous, next, .. } => {
                for node in removed {
                    self.after_removal(cx, *parent, *node);
                }
                self.after_insertion(cx, number, added);
                if !cx.host.observers.registered.is_empty() {
                    let (added, removed) = (added.clone(), removed.clone());
                    let (previous, next) = (*previous, *next);
                    let kind = RecordKind::ChildList { added, removed, previous, next };
                    observers::queue_a_mutation_record_for(cx, *parent, &kind);
                }
                steps::children_changed(cx, *parent);
            }
            Change::Attribute { element, namespace, local, old, new, .. } => {
                let namespace = namespace.as_deref();
                super::attributes::after_change(
                    cx,
                    *element,
                    namespace,
                    local,
                    old.as_deref(),
                    new.as_deref(),
                );
            }
            Change::CharacterData { node, old, .. } => {
                if !cx.host.observers.registered.is_empty() {
                    let kind = RecordKind::CharacterData { old: old.clone().into() };
                    observers::queue_a_mutation_record_for(cx, *node, &kind);
                }
                if let Some(parent) = cx.host.tree.parent(*node) {
                    steps::children_changed(cx, parent);
                }
            }
            Change::TextAppended { node, length, .. }
                if !cx.host.observers.registered.is_empty() =>
            {
                let old = cx.host.tree.text(*node).and_then(|text| text.get(..*length));
                let kind = RecordKind::CharacterData { old: old.unwrap_or_default().into() };
                observers::queue_a_mutation_record_for(cx, *node, &kind);
            }
            Change::ShadowRoot { .. } => cx.host.slots.has_shadow_roots = true,
            _ => {}
        }
    }

    /// <https://dom.spec.whatwg.org/#concept-node-remove>
    fn after_removal(&mut self, cx: &mut Cx<'_>, parent: NodeId, node: NodeId) {
        let was_connected = cx.host.is_connected(parent);
        slots::after_removal(cx, parent, node, &mut self.slots);
        let mut next = Some(node);
        let is_moving = cx.host.is_moving;
        while let Some(inside) = next {
            if !self.concerned.leaves(inside) {
                next = cx.host.tree.next_after_shadow_including_descendants(inside, node);
                continue;
            }
            // The move of a node runs the moving steps, and none of the others.
            if !is_moving {
                let is_top = inside == node;
                steps::removing(cx, inside, parent, was_connected, is_top, &mut self.after_all);
            }
            if was_connected {
                custom_elements::after_disconnection(cx, inside, self.by_a_parser);
            }
            slots::a_node_was_removed(cx.host, inside, parent, &mut self.slots);
            next = cx.host.tree.next_in_shadow_including_tree_order(inside, node);
        }
        if !is_moving {
            observers::add_transient_observers(cx, parent, node);
        }
        if cx.host.tree.contains(node) && cx.host.tree.parent(node).is_none() {
            wrappers::a_subtree_was_moved(cx, node);
        }
    }

    /// True if an inserted node is connected: as the node above it, whose turn has mostly come before.
    fn is_connected(&mut self, world: &World, node: NodeId) -> bool {
        let is_as_before = world.tree_versions.of_all == self.version;
        let is_known = is_as_before && self.concerned.is_known_to_be_connected(&world.tree, node);
        let is_connected = is_known || world.is_connected(node);
        if is_connected && is_as_before {
            self.concerned.note_the_connection_of(&world.tree, node);
        }
        is_connected
    }

    /// <https://dom.spec.whatwg.org/#concept-node-insert>
    fn after_insertion(&mut self, cx: &mut Cx<'_>, number: usize, added: &[NodeId]) {
        if self.may_have_objects {
            wrappers::nodes_were_moved(cx, self.concerned.all_of(number));
        }
        for node in added {
            slots::after_insertion(cx, *node, &mut self.slots);
        }
        let is_moving = cx.host.is_moving;
        for place in self.concerned.inserted_by(number) {
            let Some(inside) = self.concerned.inserted_at(place) else { continue };
            self.concerned.enters(inside);
            let is_connected = self.is_connected(cx.host, inside);
            if is_moving {
                steps::moving(cx, inside);
            } else {
                steps::insertion(cx, inside, is_connected, &mut self.after_all);
            }
            if is_connected {
                custom_elements::after_connection(cx, inside, self.by_a_parser);
                if !is_moving && steps::has_post_connection(cx.host, inside) {
                    self.connected.push(inside);
                }
            }
            slots::a_node_was_inserted(cx.host, inside, &mut self.slots);
        }
    }
}
