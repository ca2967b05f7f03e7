//! Mutation records: queued when a tree changes, delivered in a microtask.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::{ChangedNodes, NodeId};
use treewright_quickjs::Value;

use super::records;
use super::{Observers, Registered};
use crate::Cx;
use crate::objects::slots;
use crate::wrappers;

/// The change that a record describes.
#[derive(Clone, Debug)]
pub(crate) enum RecordKind {
    Attributes {
        name: String,
        namespace: Option<String>,
        old: Option<String>,
    },
    CharacterData {
        old: String,
    },
    ChildList {
        added: ChangedNodes,
        removed: ChangedNodes,
        previous: Option<NodeId>,
        next: Option<NodeId>,
    },
}

impl RecordKind {
    /// The type of the record.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Attributes { .. } => "attributes",
            Self::CharacterData { .. } => "characterData",
            Self::ChildList { .. } => "childList",
        }
    }

    /// Returns true if an observer with these options is interested, apart from `subtree`.
    fn interests(&self, registered: &Registered) -> bool {
        let options = &registered.options;
        match self {
            Self::Attributes { name, namespace, .. } => {
                options.attributes
                    && options.attribute_filter.as_ref().is_none_or(|filter| {
                        namespace.is_none() && filter.iter().any(|one| one == name)
                    })
            }
            Self::CharacterData { .. } => options.character_data,
            Self::ChildList { .. } => options.child_list,
        }
    }

    fn wants_the_old_value(&self, registered: &Registered) -> bool {
        match self {
            Self::Attributes { .. } => registered.options.attribute_old_value,
            Self::CharacterData { .. } => registered.options.character_data_old_value,
            Self::ChildList { .. } => false,
        }
    }
}

/// Queues a mutation record of a kind for the observers of a node and of its ancestors.
/// <https://dom.spec.whatwg.org/#queue-a-mutation-record>
pub(crate) fn queue_a_mutation_record_for(cx: &mut Cx<'_>, target: NodeId, kind: &RecordKind) {
    if cx.host.observers.registered.is_empty() {
        return;
    }
    // The observers with the node that they are registered at, and whether they want the old value.
    let mut interested: Vec<(u64, NodeId, bool)> = Vec::new();
    for node in observed_at_or_above(cx, target).iter().copied() {
        for registered in cx.host.observers.registered.get(&node).into_iter().flatten() {
            if (node != target && !registered.options.subtree) || !kind.interests(registered) {
                continue;
            }
            let wants = kind.wants_the_old_value(registered);
            match interested.iter_mut().find(|(observer, ..)| *observer == registered.observer) {
                Some(entry) => entry.2 |= wants,
                None => interested.push((registered.observer, node, wants)),
            }
        }
    }
    for (observer, _, wants_the_old_value) in interested {
        let Some(observer) = cx.cached(observer) else { continue };
        records::queue(cx, &observer, target, kind, wants_the_old_value);
        let pending = &mut cx.host.observers.pending;
        if !pending.iter().any(|one| one.strict_equals(&observer)) {
            pending.push(observer);
        }
    }
    queue_a_mutation_observer_microtask(cx);
}

/// The inclusive ancestors of a node that have registered observers, the nearest first.
fn observed_at_or_above(cx: &mut Cx<'_>, target: NodeId) -> Rc<[NodeId]> {
    let world = &mut *cx.host;
    let is_observed = |node: NodeId| world.observers.registered.contains_key(&node);
    let mut next = Some(target);
    let Some(known) = &mut world.observers.observed_above else {
        let up = std::iter::from_fn(|| {
            let node = next?;
            next = world.tree.parent(node);
            Some(node)
        });
        return up.filter(|node| is_observed(*node)).collect();
    };
    let mut on_the_way = Vec::new();
    let mut observed: Rc<[NodeId]> = Rc::default();
    while let Some(node) = next {
        if let Some(above) = known.get(&node) {
            observed = Rc::clone(above);
            break;
        }
        on_the_way.push(node);
        next = world.tree.parent(node);
    }
    for node in on_the_way.into_iter().rev() {
        if is_observed(node) {
            observed = std::iter::once(node).chain(observed.iter().copied()).collect();
        }
        known.insert(node, Rc::clone(&observed));
    }
    observed
}

/// Many changes are followed, during which no tree changes: the observers of ancestors are kept from one to the next.
pub(crate) fn begin_many(observers: &mut Observers) {
    observers.observed_above = Some(FxHashMap::default());
}

/// The changes are followed.
pub(crate) fn end_many(observers: &mut Observers) {
    observers.observed_above = None;
}

/// <https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask>
pub(crate) fn queue_a_mutation_observer_microtask(cx: &mut Cx<'_>) {
    if std::mem::replace(&mut cx.host.observers.microtask_is_queued, true) {
        return;
    }
    crate::host_functions::queue_a_microtask(cx, Box::new(notify));
}

/// <https://dom.spec.whatwg.org/#notify-mutation-observers>
pub(crate) fn notify(cx: &mut Cx<'_>) {
    cx.host.observers.microtask_is_queued = false;
    let pending = std::mem::take(&mut cx.host.observers.pending);
    let signal_slots = std::mem::take(&mut cx.host.observers.signal_slots);
    cx.host.observers.is_to_be_signaled.clear();
    for observer in pending {
        let records = records::take(cx, &observer);
        remove_transient_observers_of(cx, &observer);
        if records.is_empty() {
            continue;
        }
        let Some(callback) = cx.slot(&observer, slots::CALLBACK) else { continue };
        let records = cx.array(records);
        crate::callbacks::call_and_report(cx, &callback, &observer, &[records, observer.clone()]);
    }
    for slot in signal_slots {
        if cx.host.tree.contains(slot) {
            crate::events::fire_at_node(cx, slot, "slotchange", crate::events::EventFlags::BUBBLES);
        }
    }
}

/// Removes the transient registered observers of an observer.
fn remove_transient_observers_of(cx: &mut Cx<'_>, observer: &Value) {
    let Some(platform) = cx.platform(observer) else { return };
    let mut left = Vec::new();
    for (node, list) in &mut cx.host.observers.registered {
        let before = list.len();
        list.retain(|one| one.observer != platform.handle || one.source.is_none());
        if list.len() != before && !list.iter().any(|one| one.observer == platform.handle) {
            left.push(*node);
        }
    }
    cx.host.observers.registered.retain(|_, list| !list.is_empty());
    for node in left {
        if let Some(wrapper) = cx.cached(wrappers::handle(node)) {
            cx.take_slot(&wrapper, slots::observer(platform.handle));
        }
    }
}

/// Registers transient observers at a node that is removed from a parent.
/// <https://dom.spec.whatwg.org/#concept-node-remove>
pub(crate) fn add_transient_observers(cx: &mut Cx<'_>, parent: NodeId, node: NodeId) {
    if cx.host.observers.registered.is_empty() {
        return;
    }
    let mut transient = Vec::new();
    let mut at = Some(parent);
    while let Some(ancestor) = at {
        for registered in cx.host.observers.registered.get(&ancestor).into_iter().flatten() {
            if registered.options.subtree {
                transient.push(Registered { source: Some(ancestor), ..registered.clone() });
            }
        }
        at = cx.host.tree.parent(ancestor);
    }
    if let Some(known) = &mut cx.host.observers.observed_above {
        known.clear();
    }
    for registered in transient {
        let Some(observer) = cx.cached(registered.observer) else { continue };
        keep_observer_at(cx, node, &observer, registered.observer);
        cx.host.observers.registered.entry(node).or_default().push(registered);
    }
}

/// Makes the object of a node own an observer of it.
pub(crate) fn keep_observer_at(cx: &mut Cx<'_>, node: NodeId, observer: &Value, handle: u64) {
    if let Ok(wrapper) = wrappers::wrap(cx, node) {
        cx.set_slot(&wrapper, slots::observer(handle), observer);
    }
}
