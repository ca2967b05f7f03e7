//! Observers of sizes.
//!
//! Nothing is laid out. An element has the size that its computed style gives in pixels, and 0 where that needs layout: see
//! [`Sizes`].
//!
//! Sizes are compared in frames. A frame comes when something changed that styles depend on.
//!
//! <https://drafts.csswg.org/resize-observer-1/>

mod entries;
mod sizes;
mod update;

pub(crate) use entries::{Part, entry, part, size};
pub(crate) use sizes::Sizes;
pub(crate) use update::{ask_for_a_frame, update_the_resize_observations};

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Charge, Value};

use crate::Cx;
use crate::generated::enums::ResizeObserverBoxOptions;
use crate::objects::slots;
use crate::observers;
use crate::realms::RealmId;
use crate::wrappers;

/// The realm of an observer, which is its data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfRealm(pub(crate) RealmId);

/// <https://drafts.csswg.org/resize-observer-1/#resizeobservation>
#[derive(Debug)]
struct Observation {
    target: NodeId,
    observed_box: ResizeObserverBoxOptions,
    /// The last reported size in inline and block direction, once there is one.
    reported: Option<(f64, f64)>,
    /// Its memory.
    _charge: Charge,
}

/// The targets of an observer, in the order in which they were added.
#[derive(Debug, Default)]
struct Observing {
    observations: BTreeMap<u64, Observation>,
    places: FxHashMap<NodeId, u64>,
    last: u64,
}

/// The observers of an agent.
#[derive(Default)]
pub(crate) struct Resizes {
    /// Those that have targets, by their handles: in the order in which they were made.
    observing: BTreeMap<u64, Observing>,
    /// The observers of each target.
    of_targets: FxHashMap<NodeId, Vec<u64>>,
    /// The changes for which a frame was asked last.
    seen: Option<((u64, u64, u64), u64)>,
}

impl Resizes {
    /// A node was freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        for observer in self.of_targets.remove(&node).into_iter().flatten() {
            self.remove(observer, node);
        }
    }

    fn remove(&mut self, observer: u64, target: NodeId) {
        let Some(observing) = self.observing.get_mut(&observer) else { return };
        if let Some(place) = observing.places.remove(&target) {
            observing.observations.remove(&place);
        }
        if observing.places.is_empty() {
            self.observing.remove(&observer);
        }
    }

    fn observation(&mut self, observer: u64, place: u64) -> Option<&mut Observation> {
        self.observing.get_mut(&observer)?.observations.get_mut(&place)
    }
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-observe>
pub(crate) fn observe(
    cx: &mut Cx<'_>,
    this: &Value,
    target: NodeId,
    observed_box: ResizeObserverBoxOptions,
) {
    let Some(handle) = cx.platform(this).map(|object| object.handle) else { return };
    let charge = cx.host.charge(size_of::<(u64, Observation, NodeId, u64, u64)>());
    let resizes = &mut cx.host.resizes;
    let observing = resizes.observing.entry(handle).or_default();
    observing.last = observing.last.saturating_add(1);
    let place = observing.last;
    let observation = Observation { target, observed_box, reported: None, _charge: charge };
    observing.observations.insert(place, observation);
    // A target that is observed already is observed anew.
    match observing.places.insert(target, place) {
        Some(earlier) => {
            observing.observations.remove(&earlier);
        }
        None => resizes.of_targets.entry(target).or_default().push(handle),
    }
    resizes.seen = None;
    observers::keep_observer_at(cx, target, this, handle);
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-unobserve>
pub(crate) fn unobserve(cx: &mut Cx<'_>, this: &Value, target: NodeId) {
    if let Some(handle) = cx.platform(this).map(|object| object.handle) {
        remove(cx, handle, target);
    }
}

fn remove(cx: &mut Cx<'_>, observer: u64, target: NodeId) {
    let resizes = &mut cx.host.resizes;
    resizes.remove(observer, target);
    if let Some(list) = resizes.of_targets.get_mut(&target) {
        list.retain(|one| *one != observer);
        if list.is_empty() {
            resizes.of_targets.remove(&target);
        }
    }
    if let Some(wrapper) = cx.cached(wrappers::handle(target)) {
        cx.take_slot(&wrapper, slots::observer(observer));
    }
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) {
    let Some(handle) = cx.platform(this).map(|object| object.handle) else { return };
    let observing = cx.host.resizes.observing.get(&handle);
    let targets: Vec<NodeId> =
        observing.into_iter().flat_map(|observing| observing.places.keys().copied()).collect();
    for target in targets {
        remove(cx, handle, target);
    }
}
