//! The update of observations, and the delivery of entries.

use std::rc::Rc;

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::{Entry, Kept, Registration, Settings, new_entry};
use crate::animations::css::changes;
use crate::event_loop::{Steps, TaskSource};
use crate::generated::Interface;
use crate::geometry::Rect;
use crate::observers::records;
use crate::style::Boxes;
use crate::world::World;
use crate::{Cx, animation_frames, bindings, budget, callbacks, performance};

/// No box has a size or a place.
const EMPTY: Rect = Rect([0.0; 4]);

/// Asks for a frame if there are targets, and something changed that styles depend on.
pub(crate) fn ask_for_a_frame(cx: &mut Cx<'_>) {
    if cx.host.intersections.observing.is_empty() {
        return;
    }
    let changes = changes(cx.host);
    if cx.host.intersections.seen != Some(changes) {
        cx.host.intersections.seen = Some(changes);
        animation_frames::queue(cx);
    }
}

/// <https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo>
pub(crate) fn update_the_intersection_observations(cx: &mut Cx<'_>, now: u64) {
    if cx.host.intersections.observing.is_empty() {
        return;
    }
    cx.host.intersections.seen = Some(changes(cx.host));
    let mut boxes = Boxes::default();
    let mut next_time: Option<u64> = None;
    let handles: Vec<u64> = cx.host.intersections.observing.keys().copied().collect();
    for handle in handles {
        let Some(observer) = cx.cached(handle) else {
            cx.host.intersections.observing.remove(&handle);
            continue;
        };
        let Some(kept) = cx.data::<Kept, _>(&observer, |kept, _| Rc::clone(kept)) else {
            continue;
        };
        let settings = &kept.0;
        let Some(state) = cx.host.realms.get(settings.realm) else { continue };
        let (Some(realm), document) = (state.realm.clone(), state.document) else { continue };
        if !cx.host.is_fully_active(document) {
            continue;
        }
        let time = performance::relative_high_resolution_time(cx.host, settings.realm.0, now);
        let delay = u64::try_from(settings.delay).unwrap_or_default().saturating_mul(1000);
        let observing = cx.host.intersections.observing.get(&handle);
        let places = observing.into_iter().flat_map(|observing| observing.registrations.keys());
        let places: Vec<u64> = places.copied().collect();
        for place in places {
            if budget::is_out_of_time(cx) {
                return;
            }
            let Some(registration) = registration(cx.host, handle, place) else { continue };
            let due = registration.updated.map_or(0, |updated| updated.saturating_add(delay));
            if due > now {
                next_time = Some(next_time.map_or(due, |time| time.min(due)));
                continue;
            }
            registration.updated = Some(now);
            let target = registration.target;
            let is_intersecting = intersects(cx.host, &mut boxes, settings, target);
            // The area of a target is 0: so the ratio is 1 or 0.
            let intersection_ratio = if is_intersecting { 1.0 } else { 0.0 };
            let threshold_index = if is_intersecting {
                let thresholds = &settings.thresholds;
                let above = thresholds.iter().position(|one| *one > intersection_ratio);
                above.unwrap_or(thresholds.len())
            } else {
                0
            };
            let Some(registration) = self::registration(cx.host, handle, place) else { continue };
            let new = Some((threshold_index, is_intersecting));
            if std::mem::replace(&mut registration.previous, new) == new {
                continue;
            }
            let entry = Entry {
                time,
                rects: [root_bounds(cx.host, settings, target), Some(EMPTY), Some(EMPTY)],
                is_intersecting,
                // No page can be known to leave a target uncovered.
                is_visible: false,
                intersection_ratio,
                target,
            };
            let queued = cx.in_realm(&realm, |cx| queue_an_entry(cx, &observer, entry));
            if queued.is_ok() {
                queue_a_task(cx, document, handle, &observer);
            }
        }
    }
    if let Some(time) = next_time {
        animation_frames::queue_at(cx, time);
    }
}

fn registration(world: &mut World, observer: u64, place: u64) -> Option<&mut Registration> {
    world.intersections.observing.get_mut(&observer)?.registrations.get_mut(&place)
}

/// Steps 2 to 8 of the update of a target.
fn intersects(world: &World, boxes: &mut Boxes, settings: &Settings, target: NodeId) -> bool {
    if let Some(root) = settings.root {
        let is_below = match world.tree.kind(root) {
            Some(NodeKind::Document) => world.node_document(target) == root,
            _ => {
                let mut above = std::iter::successors(world.flat_tree_parent(target), |at| {
                    world.flat_tree_parent(*at)
                });
                above.any(|at| at == root)
            }
        };
        if !is_below {
            return false;
        }
    }
    !world.intersections.none && boxes.has_a_box(world, target)
}

/// The root intersection rectangle, unless the target may not know it.
/// <https://w3c.github.io/IntersectionObserver/#intersectionobserver-root-intersection-rectangle>
fn root_bounds(world: &World, settings: &Settings, target: NodeId) -> Option<Rect> {
    let document = match settings.root {
        Some(root) if world.tree.kind(root) != Some(NodeKind::Document) => {
            return Some(settings.root_margin.around(EMPTY));
        }
        Some(root) => root,
        None => {
            let target = world.node_document(target);
            let top = world.traversable_of(world.node_navigable(target)?);
            let document = world.navigables.get(top)?.active_document;
            let origin = |document| world.documents.get(document).map(|state| &state.origin);
            if !origin(document)?.is_same_origin_domain(origin(target)?) {
                return None;
            }
            document
        }
    };
    let (width, height) = world.viewport_of(world.node_navigable(document)?);
    let viewport = Rect([0.0, 0.0, f64::from(width), f64::from(height)]);
    Some(settings.root_margin.around(viewport))
}

/// <https://w3c.github.io/IntersectionObserver/#queue-an-intersectionobserverentry>
fn queue_an_entry(cx: &mut Cx<'_>, observer: &Value, entry: Entry) -> Result<(), Thrown> {
    let object = bindings::new_object(cx, Interface::IntersectionObserverEntry)?;
    new_entry(cx, &object, entry)?;
    records::push(cx, observer, &object);
    Ok(())
}

/// <https://w3c.github.io/IntersectionObserver/#queue-an-intersection-observer-task>
fn queue_a_task(cx: &mut Cx<'_>, document: NodeId, handle: u64, observer: &Value) {
    let pending = &mut cx.host.intersections.pending;
    let is_queued = pending.contains_key(&document);
    pending.entry(document).or_default().insert(handle, observer.clone());
    if !is_queued {
        let steps: Steps = Box::new(move |cx| notify_intersection_observers(cx, document));
        cx.host.event_loop.queue_a_task(TaskSource::IntersectionObserver, Some(document), steps);
    }
}

/// <https://w3c.github.io/IntersectionObserver/#notify-intersection-observers-algo>
fn notify_intersection_observers(cx: &mut Cx<'_>, document: NodeId) {
    let pending = cx.host.intersections.pending.remove(&document);
    for observer in pending.into_iter().flat_map(std::collections::BTreeMap::into_values) {
        let entries = records::take(cx, &observer);
        let callback = cx.slot(&observer, crate::objects::slots::CALLBACK);
        if let Some(callback) = callback.filter(|_| !entries.is_empty()) {
            let entries = cx.array(entries);
            callbacks::call_and_report(cx, &callback, &observer, &[entries, observer.clone()]);
        }
    }
}
