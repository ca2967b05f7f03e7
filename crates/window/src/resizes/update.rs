//! The part of "update the rendering" that compares sizes and calls observers.

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use super::entries::create_and_populate;
use super::{OfRealm, Sizes};
use crate::animations::css::{changes, update_all};
use crate::error_reports::{ErrorInfo, report_without_the_error};
use crate::objects::slots;
use crate::realms::RealmId;
use crate::style::Boxes;
use crate::world::World;
use crate::{Cx, animation_frames, budget, callbacks};

/// The message of the error for observations that wait for the next frame.
const LOOP: &str = "ResizeObserver loop completed with undelivered notifications.";

/// Asks for a frame if there are targets, and something changed that styles depend on.
pub(crate) fn ask_for_a_frame(cx: &mut Cx<'_>) {
    if cx.host.resizes.observing.is_empty() {
        return;
    }
    let changes = changes(cx.host);
    if cx.host.resizes.seen != Some(changes) {
        cx.host.resizes.seen = Some(changes);
        animation_frames::queue(cx);
    }
}

/// Steps of "update the rendering" for all fully active documents.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering>
pub(crate) fn update_the_resize_observations(cx: &mut Cx<'_>) {
    if cx.host.resizes.observing.is_empty() {
        return;
    }
    cx.host.resizes.seen = Some(changes(cx.host));
    let mut documents: Vec<(RealmId, NodeId)> = Vec::new();
    let handles: Vec<u64> = cx.host.resizes.observing.keys().copied().collect();
    for handle in handles {
        if let Some((document, OfRealm(realm))) = document_of(cx, handle)
            && documents.last() != Some(&(realm, document))
        {
            documents.push((realm, document));
        }
    }
    // Containers come before the documents that they contain: inner navigables have higher numbers.
    documents.sort_unstable_by_key(|(realm, _)| *realm);
    documents.dedup();
    for (_, document) in documents {
        if cx.host.is_fully_active(document) {
            update_for(cx, document);
        }
    }
}

/// The document of the window of an observer, with its realm. An observer that is gone is forgotten.
fn document_of(cx: &mut Cx<'_>, handle: u64) -> Option<(NodeId, OfRealm)> {
    let Some(observer) = cx.cached(handle) else {
        cx.host.resizes.observing.remove(&handle);
        return None;
    };
    let realm = cx.data::<OfRealm, _>(&observer, |realm, _| *realm)?;
    Some((cx.host.realms.get(realm.0)?.document, realm))
}

fn update_for(cx: &mut Cx<'_>, document: NodeId) {
    let mut resize_observer_depth = 0;
    loop {
        let gathered = gather_active_observations_at_depth(cx, document, resize_observer_depth);
        if gathered.active.is_empty() {
            if gathered.has_skipped {
                deliver_resize_loop_error(cx, document);
                // The skipped observations are still active in the next frame.
                animation_frames::queue(cx);
            }
            return;
        }
        let Some(depth) = broadcast_active_observations(cx, gathered.active) else { return };
        resize_observer_depth = depth;
        update_all(cx);
    }
}

/// An active observation: its place, its target with the sizes, and the depth of the target.
struct Active {
    place: u64,
    target: NodeId,
    sizes: Sizes,
    depth: u32,
}

#[derive(Default)]
struct Gathered {
    /// The active targets of observers.
    active: Vec<(u64, OfRealm, Vec<Active>)>,
    /// Some observer has skipped targets.
    has_skipped: bool,
}

/// <https://drafts.csswg.org/resize-observer-1/#gather-active-observations-at-depth>
fn gather_active_observations_at_depth(cx: &mut Cx<'_>, document: NodeId, depth: u32) -> Gathered {
    let mut gathered = Gathered::default();
    let (mut boxes, mut depths) = (Boxes::default(), Depths::default());
    let handles: Vec<u64> = cx.host.resizes.observing.keys().copied().collect();
    for handle in handles {
        let Some((_, realm)) = document_of(cx, handle).filter(|(of, _)| *of == document) else {
            continue;
        };
        let mut active_targets = Vec::new();
        let observing = cx.host.resizes.observing.get(&handle);
        let places = observing.into_iter().flat_map(|observing| observing.observations.keys());
        let places: Vec<u64> = places.copied().collect();
        for place in places {
            if budget::is_out_of_time(cx) {
                return Gathered::default();
            }
            let Some(observation) = cx.host.resizes.observation(handle, place) else { continue };
            let (target, which) = (observation.target, observation.observed_box);
            let reported = observation.reported;
            let sizes = Sizes::of(cx, &mut boxes, target);
            if reported == Some(sizes.of_the_box(which)) {
                continue;
            }
            let target_depth = depths.of(cx.host, target);
            if target_depth > depth {
                active_targets.push(Active { place, target, sizes, depth: target_depth });
            } else {
                gathered.has_skipped = true;
            }
        }
        if !active_targets.is_empty() {
            gathered.active.push((handle, realm, active_targets));
        }
    }
    gathered
}

/// Returns the depth of the shallowest target, unless time ran out.
/// <https://drafts.csswg.org/resize-observer-1/#broadcast-active-observations>
fn broadcast_active_observations(
    cx: &mut Cx<'_>,
    active: Vec<(u64, OfRealm, Vec<Active>)>,
) -> Option<u32> {
    let mut shallowest_target_depth = u32::MAX;
    for (handle, realm, active_targets) in active {
        let Some(observer) = cx.cached(handle) else { continue };
        let Some(engine_realm) = cx.host.realms.get(realm.0).and_then(|state| state.realm.clone())
        else {
            continue;
        };
        cx.in_realm(&engine_realm, |cx| {
            let mut entries = Vec::new();
            for Active { place, target, sizes, depth } in active_targets {
                // A callback may have ended the observation of a target that was gathered: it is reported all the same,
                // unless its node is gone.
                if !cx.host.tree.contains(target) {
                    continue;
                }
                let Ok(entry) = create_and_populate(cx, target, sizes) else { continue };
                entries.push(entry);
                if let Some(observation) = cx.host.resizes.observation(handle, place) {
                    observation.reported = Some(sizes.of_the_box(observation.observed_box));
                }
                shallowest_target_depth = shallowest_target_depth.min(depth);
            }
            let Some(callback) = cx.slot(&observer, slots::CALLBACK) else { return };
            let entries = cx.array(entries);
            callbacks::call_and_report(cx, &callback, &observer, &[entries, observer.clone()]);
        });
        if budget::is_out_of_time(cx) {
            return None;
        }
    }
    Some(shallowest_target_depth)
}

/// <https://drafts.csswg.org/resize-observer-1/#deliver-resize-loop-error-notification>
fn deliver_resize_loop_error(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get(document) else { return };
    let (realm, filename) = (state.realm, state.url.to_string());
    let Some(engine_realm) = cx.host.relevant_realm(document) else { return };
    let info = ErrorInfo { message: LOOP.into(), filename, ..ErrorInfo::default() };
    cx.in_realm(&engine_realm, |cx| report_without_the_error(cx, realm, info));
}

/// The depths of elements in the flat tree, while that does not change.
#[derive(Default)]
struct Depths(FxHashMap<NodeId, u32>);

impl Depths {
    /// <https://drafts.csswg.org/resize-observer-1/#calculate-depth-for-node>
    fn of(&mut self, world: &World, element: NodeId) -> u32 {
        let (mut way, mut at) = (Vec::new(), Some(element));
        let mut depth = loop {
            let Some(node) = at else { break 0 };
            if let Some(known) = self.0.get(&node) {
                break *known;
            }
            way.push(node);
            at = world.flat_tree_parent(node);
        };
        for node in way.into_iter().rev() {
            depth = depth.saturating_add(1);
            self.0.insert(node, depth);
        }
        depth
    }
}
