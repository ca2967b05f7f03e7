//! The steps that follow a change of a tree.
//!
//! `dom` makes a change and reports it ([`Change`]); this runs the steps of the standards for it,
//! in order: ranges and iterators, the steps of removed and inserted elements, custom elements,
//! slots, mutation records, children changed steps, and finally those that may run scripts.

use treewright_dom::scripting::{RecordChanges, ShadowIncludingTrees};
use treewright_dom::{Change, NodeId};

use crate::Cx;
use crate::custom_elements;
use crate::observers::{self, RecordKind};
use crate::ranges;
use crate::slots;
use crate::steps;
use crate::world::World;
use crate::wrappers;

/// Changes the tree, and runs the steps for it. Only this function can make a change, so the steps
/// cannot be forgotten.
pub(crate) fn change<T>(cx: &mut Cx<'_>, change: impl FnOnce(&mut World) -> T) -> T {
    settle(cx);
    let result = change(cx.host);
    react(cx);
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
    follow(cx, changes);
}

/// Runs the steps for the changes since the last call.
pub(super) fn react(cx: &mut Cx<'_>) {
    let changes = cx.host.tree.take_changes();
    follow(cx, changes);
}

fn follow(cx: &mut Cx<'_>, changes: Vec<Change>) {
    if changes.is_empty() {
        return;
    }
    cx.host.tree_versions.follow(&changes);
    cx.host.named_elements.follow(&cx.host.tree, &changes);
    let mut connected = Vec::new();
    for change in changes {
        react_to(cx, change, &mut connected);
    }
    // Scripts run from here on.
    for node in connected {
        if cx.host.tree.contains(node) && cx.host.is_connected(node) {
            steps::post_connection(cx, node);
        }
    }
}

fn react_to(cx: &mut Cx<'_>, change: Change, connected: &mut Vec<NodeId>) {
    ranges::follow(cx.host, &change);
    match change {
        Change::ChildList { parent, added, removed, previous, next, .. } => {
            for node in &removed {
                after_removal(cx, parent, *node);
            }
            for node in &added {
                after_insertion(cx, *node, connected);
            }
            if !cx.host.observers.registered.is_empty() {
                let kind = RecordKind::ChildList { added, removed, previous, next };
                observers::queue_a_mutation_record_for(cx, parent, &kind);
            }
            steps::children_changed(cx, parent);
        }
        Change::Attribute { element, namespace, local, old, new, .. } => {
            let namespace = namespace.as_deref();
            super::attributes::after_change(
                cx,
                element,
                namespace,
                &local,
                old.as_deref(),
                new.as_deref(),
            );
        }
        Change::CharacterData { node, old, .. } => {
            if !cx.host.observers.registered.is_empty() {
                let kind = RecordKind::CharacterData { old: old.into() };
                observers::queue_a_mutation_record_for(cx, node, &kind);
            }
            if let Some(parent) = cx.host.tree.parent(node) {
                steps::children_changed(cx, parent);
            }
        }
        Change::TextAppended { node, length, .. } if !cx.host.observers.registered.is_empty() => {
            let old = cx.host.tree.text(node).and_then(|text| text.get(..length));
            let kind = RecordKind::CharacterData { old: old.unwrap_or_default().into() };
            observers::queue_a_mutation_record_for(cx, node, &kind);
        }
        Change::ShadowRoot { .. } => cx.host.slots.has_shadow_roots = true,
        _ => {}
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-remove>
fn after_removal(cx: &mut Cx<'_>, parent: NodeId, node: NodeId) {
    let was_connected = cx.host.is_connected(parent);
    slots::after_removal(cx, parent, node);
    let mut next = Some(node);
    let is_moving = cx.host.is_moving;
    while let Some(inside) = next {
        // Moving a node runs the moving steps only.
        if !is_moving {
            steps::removing(cx, inside, parent, was_connected, inside == node);
        }
        if was_connected {
            custom_elements::after_disconnection(cx, inside);
        }
        next = cx.host.tree.next_in_shadow_including_tree_order(inside, node);
    }
    if !is_moving {
        observers::add_transient_observers(cx, parent, node);
    }
    wrappers::a_subtree_was_moved(cx, node);
}

/// <https://dom.spec.whatwg.org/#concept-node-insert>
fn after_insertion(cx: &mut Cx<'_>, node: NodeId, connected: &mut Vec<NodeId>) {
    if !cx.host.tree.contains(node) {
        return;
    }
    wrappers::a_subtree_was_moved(cx, node);
    slots::after_insertion(cx, node);
    let is_connected = cx.host.is_connected(node);
    let mut next = Some(node);
    let is_moving = cx.host.is_moving;
    while let Some(inside) = next {
        if is_moving {
            steps::moving(cx, inside);
        } else {
            steps::insertion(cx, inside, is_connected);
        }
        if is_connected {
            custom_elements::after_connection(cx, inside);
            if !is_moving && steps::has_post_connection(cx.host, inside) {
                connected.push(inside);
            }
        }
        next = cx.host.tree.next_in_shadow_including_tree_order(inside, node);
    }
}
