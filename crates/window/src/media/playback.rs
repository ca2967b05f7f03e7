//! Playing and pausing, volume and rates.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#playing-the-media-resource>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::load::{queue, queue_an_event, resume, select_a_resource};
use super::{EMPTY, PROMISES, Rejection, state};
use crate::exception::{DomExceptionName, dom_exception};
use crate::streams::{Settle, deferred, promise_of};
use crate::{Cx, wrappers};

/// <https://html.spec.whatwg.org/multipage/media.html#take-pending-play-promises>
pub(super) fn take_pending_promises(cx: &mut Cx<'_>, element: NodeId) -> Vec<u64> {
    std::mem::take(&mut state(cx, element).promises)
}

/// <https://html.spec.whatwg.org/multipage/media.html#reject-pending-play-promises>
pub(super) fn reject_now(
    cx: &mut Cx<'_>,
    element: NodeId,
    promises: &[u64],
    name: DomExceptionName,
) {
    let document = cx.host.node_document(element);
    let Some(realm) = crate::global_objects::relevant_realm(cx, document) else { return };
    cx.in_realm(&realm, |cx| {
        let message = match name {
            DomExceptionName::NotSupportedError => "The media resource is not supported",
            _ => "The call of play() was interrupted",
        };
        let Ok(wrapper) = wrappers::wrap(cx, element) else { return };
        for slot in promises {
            if let Some(promise) = cx.take_slot(&wrapper, *slot) {
                let error = dom_exception(cx, name, message).value;
                // Without memory the promise stays pending.
                let _is_rejected = promise.reject(cx, &error);
            }
        }
    });
}

/// Rejects promises that a task was queued for.
pub(super) fn reject(cx: &mut Cx<'_>, element: NodeId, number: u64) {
    let rejections = &mut state(cx, element).rejections;
    let Some(place) = rejections.iter().position(|rejection| rejection.number == number) else {
        return;
    };
    let rejection = rejections.swap_remove(place);
    reject_now(cx, element, &rejection.promises, rejection.name);
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-play>
pub(crate) fn play(cx: &mut Cx<'_>, element: NodeId) -> Result<Value, Thrown> {
    if state(cx, element).has_an_error {
        let message = "The media resource is not supported";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let promise = deferred(cx)?;
    let wrapper = wrappers::wrap(cx, element)?;
    let slot = PROMISES | cx.host.media.next_number();
    cx.set_slot(&wrapper, slot, &promise);
    state(cx, element).promises.push(slot);
    internal_play_steps(cx, element);
    Ok(promise_of(cx, &promise))
}

/// <https://html.spec.whatwg.org/multipage/media.html#internal-play-steps>
fn internal_play_steps(cx: &mut Cx<'_>, element: NodeId) {
    if state(cx, element).network_state == EMPTY {
        select_a_resource(cx, element);
    }
    if std::mem::take(&mut state(cx, element).is_paused) {
        queue_an_event(cx, element, "play");
        queue_an_event(cx, element, "waiting");
    }
    resume(cx, element);
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-pause>
pub(crate) fn pause(cx: &mut Cx<'_>, element: NodeId) {
    if state(cx, element).network_state == EMPTY {
        select_a_resource(cx, element);
    }
    internal_pause_steps(cx, element);
}

/// <https://html.spec.whatwg.org/multipage/media.html#internal-pause-steps>
fn internal_pause_steps(cx: &mut Cx<'_>, element: NodeId) {
    if std::mem::replace(&mut state(cx, element).is_paused, true) {
        return;
    }
    let promises = take_pending_promises(cx, element);
    let number = cx.host.media.next_number();
    let name = DomExceptionName::AbortError;
    state(cx, element).rejections.push(Rejection { number, promises, name });
    queue_an_event(cx, element, "timeupdate");
    queue_an_event(cx, element, "pause");
    queue(cx, element, move |cx| reject(cx, element, number));
}

/// A media element was removed from a document.
/// <https://html.spec.whatwg.org/multipage/media.html#playing-the-media-resource>
pub(crate) fn was_removed(cx: &mut Cx<'_>, element: NodeId) {
    let is_playing = cx.host.media.states.get(&element).is_some_and(|state| !state.is_paused);
    if !is_playing {
        return;
    }
    crate::host_functions::queue_a_microtask(
        cx,
        Box::new(move |cx| {
            if cx.host.tree.kind(element).is_some() && !cx.host.is_connected(element) {
                internal_pause_steps(cx, element);
            }
        }),
    );
}

/// Without a resource the position is the one that playback begins at.
/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime>
pub(crate) fn set_current_time(cx: &mut Cx<'_>, element: NodeId, time: f64) {
    state(cx, element).default_playback_start_position = time;
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate>,
/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate>
pub(crate) fn set_playback_rate(cx: &mut Cx<'_>, element: NodeId, rate: f64, is_default: bool) {
    let state = state(cx, element);
    let place =
        if is_default { &mut state.default_playback_rate } else { &mut state.playback_rate };
    *place = rate;
    queue_an_event(cx, element, "ratechange");
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-volume>
pub(crate) fn set_volume(cx: &mut Cx<'_>, element: NodeId, volume: f64) -> Result<(), Thrown> {
    if !(0.0..=1.0).contains(&volume) {
        let message = "A volume is a number from 0 to 1";
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, message));
    }
    let old = std::mem::replace(&mut state(cx, element).volume, volume);
    if old.to_bits() != volume.to_bits() {
        queue_an_event(cx, element, "volumechange");
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-media-muted>
pub(crate) fn set_muted(cx: &mut Cx<'_>, element: NodeId, is_muted: bool) {
    if std::mem::replace(&mut state(cx, element).is_muted, is_muted) != is_muted {
        queue_an_event(cx, element, "volumechange");
    }
}
