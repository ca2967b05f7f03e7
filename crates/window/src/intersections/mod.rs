//! Observers of intersections.
//!
//! Nothing is laid out: all boxes are empty and at one place. So a target that has a box intersects its root, whatever the
//! margins are, and one without a box does not. The host can decide that no target intersects
//! ([`AgentOptions::no_intersections`](crate::AgentOptions::no_intersections)).
//!
//! Observations are updated in frames. A frame comes when something changed that styles depend on.
//!
//! <https://w3c.github.io/IntersectionObserver/>

mod entries;
mod margins;
mod update;

pub(crate) use entries::{Entry, entry, new_entry, rect};
pub(crate) use margins::{Margins, parse_a_margin};
pub(crate) use update::{ask_for_a_frame, update_the_intersection_observations};

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Charge, Value};

use crate::Cx;
use crate::objects::slots;
use crate::observers;
use crate::realms::RealmId;
use crate::wrappers;

/// The settings that an observer was made with.
#[derive(Debug)]
pub(crate) struct Settings {
    /// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-root>
    pub(crate) root: Option<NodeId>,
    pub(crate) root_margin: Margins,
    pub(crate) scroll_margin: Margins,
    /// In ascending order, and not empty.
    pub(crate) thresholds: Vec<f64>,
    /// In milliseconds.
    pub(crate) delay: i32,
    pub(crate) track_visibility: bool,
    pub(crate) realm: RealmId,
}

/// The data of an observer, with the charge for its memory.
pub(crate) type Kept = Rc<(Settings, Charge)>;

/// <https://w3c.github.io/IntersectionObserver/#intersectionobserverregistration>
#[derive(Debug)]
struct Registration {
    target: NodeId,
    /// The previous threshold index and `previousIsIntersecting`, once there are some.
    previous: Option<(usize, bool)>,
    /// The last update time, in microseconds of the clock.
    updated: Option<u64>,
    /// Its memory.
    _charge: Charge,
}

/// The targets of an observer, in the order in which they were added.
#[derive(Debug, Default)]
struct Observing {
    registrations: BTreeMap<u64, Registration>,
    places: FxHashMap<NodeId, u64>,
    last: u64,
}

/// The observers of an agent.
#[derive(Default)]
pub(crate) struct Intersections {
    /// Those that have targets, by their handles: in the order in which they were made.
    observing: BTreeMap<u64, Observing>,
    /// The observers of each target.
    of_targets: FxHashMap<NodeId, Vec<u64>>,
    /// The changes for which a frame was asked last.
    seen: Option<((u64, u64, u64), u64)>,
    /// The observers with entries, by the documents for which a task is queued.
    /// <https://w3c.github.io/IntersectionObserver/#intersectionobservertaskqueued>
    pending: FxHashMap<NodeId, BTreeMap<u64, Value>>,
    /// The host has decided that no target intersects.
    pub(crate) none: bool,
}

impl Intersections {
    /// A node was freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        for observer in self.of_targets.remove(&node).into_iter().flatten() {
            self.remove(observer, node);
        }
        self.pending.remove(&node);
    }

    fn remove(&mut self, observer: u64, target: NodeId) {
        let Some(observing) = self.observing.get_mut(&observer) else { return };
        if let Some(place) = observing.places.remove(&target) {
            observing.registrations.remove(&place);
        }
        if observing.places.is_empty() {
            self.observing.remove(&observer);
        }
    }
}

/// <https://w3c.github.io/IntersectionObserver/#observe-a-target-element>
pub(crate) fn observe_a_target_element(cx: &mut Cx<'_>, this: &Value, target: NodeId) {
    let Some(handle) = cx.platform(this).map(|object| object.handle) else { return };
    let charge = cx.host.charge(size_of::<(u64, Registration, NodeId, u64, u64)>());
    let intersections = &mut cx.host.intersections;
    let observing = intersections.observing.entry(handle).or_default();
    if observing.places.contains_key(&target) {
        return;
    }
    observing.last = observing.last.saturating_add(1);
    observing.places.insert(target, observing.last);
    let registration = Registration { target, previous: None, updated: None, _charge: charge };
    observing.registrations.insert(observing.last, registration);
    intersections.of_targets.entry(target).or_default().push(handle);
    intersections.seen = None;
    observers::keep_observer_at(cx, target, this, handle);
}

/// <https://w3c.github.io/IntersectionObserver/#unobserve-a-target-element>
pub(crate) fn unobserve_a_target_element(cx: &mut Cx<'_>, this: &Value, target: NodeId) {
    if let Some(handle) = cx.platform(this).map(|object| object.handle) {
        unobserve(cx, handle, target);
    }
}

fn unobserve(cx: &mut Cx<'_>, observer: u64, target: NodeId) {
    let intersections = &mut cx.host.intersections;
    intersections.remove(observer, target);
    if let Some(list) = intersections.of_targets.get_mut(&target) {
        list.retain(|one| *one != observer);
        if list.is_empty() {
            intersections.of_targets.remove(&target);
        }
    }
    if let Some(wrapper) = cx.cached(wrappers::handle(target)) {
        cx.take_slot(&wrapper, slots::observer(observer));
    }
}

/// Removes all targets of an observer. Its queued entries stay.
/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) {
    let Some(handle) = cx.platform(this).map(|object| object.handle) else { return };
    let observing = cx.host.intersections.observing.get(&handle);
    let targets: Vec<NodeId> =
        observing.into_iter().flat_map(|observing| observing.places.keys().copied()).collect();
    for target in targets {
        unobserve(cx, handle, target);
    }
}
