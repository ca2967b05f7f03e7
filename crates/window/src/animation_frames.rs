//! Animation frames of an invisible page: sixty times a second while a script asks for them.
//!
//! <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frames>

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use treewright_quickjs::Value;

use crate::Cx;
use crate::callbacks;
use crate::event_loop::{Steps, TaskSource};
use crate::performance;
use crate::realms::RealmId;

/// Microseconds from one frame to the next.
pub(crate) const FRAME: u64 = 16_667;

/// The callbacks that wait for the next frame.
#[derive(Debug, Default)]
pub(crate) struct AnimationFrames {
    windows: FxHashMap<RealmId, Window>,
    /// The time of the frame for which a task is queued, and the key of the task.
    queued: Option<(u64, (u64, u64))>,
}

#[derive(Debug, Default)]
struct Window {
    /// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#list-of-animation-frame-callbacks>
    callbacks: BTreeMap<u32, (RealmId, Value)>,
    /// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frame-callback-identifier>
    identifier: u32,
}

impl AnimationFrames {
    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        self.windows.remove(&realm);
    }
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-requestanimationframe>
pub(crate) fn request(cx: &mut Cx<'_>, callback: Value) -> u32 {
    let context = crate::global_objects::incumbent_realm(cx);
    let realm = RealmId(cx.realm_number());
    let window = cx.host.animation_frames.windows.entry(realm).or_default();
    window.identifier = window.identifier.wrapping_add(1);
    let handle = window.identifier;
    window.callbacks.insert(handle, (context, callback));
    queue(cx);
    handle
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-cancelanimationframe>
pub(crate) fn cancel(cx: &mut Cx<'_>, handle: u32) {
    let realm = RealmId(cx.realm_number());
    if let Some(window) = cx.host.animation_frames.windows.get_mut(&realm) {
        window.callbacks.remove(&handle);
    }
}

/// Queues a task for the next frame.
pub(crate) fn queue(cx: &mut Cx<'_>) {
    queue_at(cx, 0);
}

/// Queues a task for the first frame at a time of the clock or after it.
pub(crate) fn queue_at(cx: &mut Cx<'_>, time: u64) {
    let now = cx.host.event_loop.clock.now();
    let next = (now / FRAME).saturating_add(1).max(time.div_ceil(FRAME)).saturating_mul(FRAME);
    if let Some((time, key)) = cx.host.animation_frames.queued {
        if time <= next {
            return;
        }
        cx.host.event_loop.forget_waiting(key);
    }
    let steps: Steps = Box::new(update_the_rendering);
    let key = cx.host.event_loop.queue_a_task_at(next, TaskSource::Rendering, None, steps);
    cx.host.animation_frames.queued = Some((next, key));
}

/// The part of "update the rendering" that applies to a page without boxes.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering>
fn update_the_rendering(cx: &mut Cx<'_>) {
    cx.host.animation_frames.queued = None;
    let now = cx.host.event_loop.clock.now();
    cx.host.a_frame_begins(now);
    crate::scrolling::run_the_scroll_steps(cx);
    crate::media_queries::evaluate_media_queries_and_report_changes(cx);
    crate::animations::update_animations_and_send_events(cx, now);
    // Containers come before the documents that they contain: inner navigables have higher numbers.
    let mut realms: Vec<RealmId> = cx.host.animation_frames.windows.keys().copied().collect();
    realms.sort_unstable();
    for realm in realms {
        let Some(state) = cx.host.realms.get(realm) else { continue };
        let (engine_realm, document) = (state.realm.clone(), state.document);
        let Some(engine_realm) = engine_realm else { continue };
        if !cx.host.is_fully_active(document) {
            continue;
        }
        let time = performance::relative_high_resolution_time(cx.host, realm.0, now);
        cx.in_realm(&engine_realm, |cx| run_the_animation_frame_callbacks(cx, realm, time));
    }
    crate::animations::css::update_all(cx);
    crate::resizes::update_the_resize_observations(cx);
    crate::interactive::focus::fix_up_the_focused_areas(cx);
    crate::intersections::update_the_intersection_observations(cx, now);
    let waits = cx.host.animation_frames.windows.iter().any(|(realm, window)| {
        !window.callbacks.is_empty()
            && (cx.host.realms.get(*realm))
                .is_some_and(|state| cx.host.is_fully_active(state.document))
    });
    if waits {
        queue(cx);
    }
    if let Some(time) = crate::animations::next_time(cx.host) {
        queue_at(cx, time);
    }
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#run-the-animation-frame-callbacks>
fn run_the_animation_frame_callbacks(cx: &mut Cx<'_>, realm: RealmId, now: f64) {
    let callback_handles: Vec<u32> = match cx.host.animation_frames.windows.get(&realm) {
        Some(window) => window.callbacks.keys().copied().collect(),
        None => return,
    };
    for handle in callback_handles {
        let window = cx.host.animation_frames.windows.get_mut(&realm);
        let Some((context, callback)) = window.and_then(|window| window.callbacks.remove(&handle))
        else {
            continue;
        };
        let (this, time) = (cx.undefined(), cx.number(now));
        callbacks::invoke_and_report(cx, context, &callback, &this, &[time]);
    }
}
