//! Promises that were rejected without a handler.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections>

use treewright_quickjs::{PromiseState, Thrown, Value};

use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::event::{Slot, set_slot};
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::realms::RealmId;

/// The most promises of a window's outstanding rejected promises that are remembered.
const OUTSTANDING: usize = 1000;

/// The rejected promises of an agent.
#[derive(Debug, Default)]
pub(crate) struct RejectedPromises {
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#about-to-be-notified-rejected-promises-list>,
    /// of all windows. It is emptied when the running scripts have ended.
    about_to_be_notified: Vec<(RealmId, Value, Value)>,
    /// Those whose `unhandledrejection` is about to be fired, while they are not handled.
    being_notified: Vec<(RealmId, Value, Value)>,
    /// SPEC-NOTE: <https://html.spec.whatwg.org/multipage/webappapis.html#outstanding-rejected-promises-weak-set>
    /// is weak in the standard. Here the last promises are kept until their window is gone.
    outstanding: Vec<(RealmId, Value)>,
}

impl RejectedPromises {
    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        self.about_to_be_notified.retain(|(of, ..)| *of != realm);
        self.being_notified.retain(|(of, ..)| *of != realm);
        self.outstanding.retain(|(of, _)| *of != realm);
    }
}

/// Queues the tasks for promises that were handled late, before another task is queued: to be
/// called where the order of the two is observable.
pub(crate) fn track_rejected_promises(cx: &mut Cx<'_>) {
    track(cx, false);
}

/// Takes over the rejections that the engine has recorded since the last call.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#the-hostpromiserejectiontracker-implementation>
pub(super) fn track(cx: &mut Cx<'_>, is_muted: bool) {
    for rejection in cx.take_rejections() {
        let realm = RealmId(rejection.realm.number());
        let promises = &mut cx.host.rejected_promises;
        if !rejection.handled {
            if !is_muted {
                promises.about_to_be_notified.push((realm, rejection.promise, rejection.reason));
            }
            continue;
        }
        let is_it = |other: &Value| other.strict_equals(&rejection.promise);
        if let Some(at) =
            promises.about_to_be_notified.iter().position(|(_, other, _)| is_it(other))
        {
            promises.about_to_be_notified.remove(at);
        } else if let Some(at) =
            promises.being_notified.iter().position(|(_, other, _)| is_it(other))
        {
            promises.being_notified.remove(at);
        } else if let Some(at) = promises.outstanding.iter().position(|(_, other)| is_it(other)) {
            let (realm, promise) = promises.outstanding.remove(at);
            let reason = result_of(cx, &promise).unwrap_or(rejection.reason);
            queue(cx, realm, move |cx| {
                fire(cx, realm, "rejectionhandled", EventFlags::NONE, &promise, &reason);
            });
        }
    }
}

/// `[[PromiseResult]]` of a rejected promise.
fn result_of(cx: &Cx<'_>, promise: &Value) -> Option<Value> {
    match cx.promise_state(promise) {
        Some(PromiseState::Rejected(reason)) => Some(reason),
        _ => None,
    }
}

/// Queues a global task of the DOM manipulation source.
fn queue(cx: &mut Cx<'_>, realm: RealmId, steps: impl FnOnce(&mut Cx<'_>) + 'static) {
    let Some(state) = cx.host.realms.get(realm) else { return };
    let document = Some(state.document);
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, document, Box::new(steps));
}

/// Notifies all windows.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#notify-about-rejected-promises>
pub(crate) fn notify_about_rejected_promises(cx: &mut Cx<'_>) {
    track(cx, false);
    while let Some((realm, ..)) = cx.host.rejected_promises.about_to_be_notified.first() {
        let realm = *realm;
        let all = std::mem::take(&mut cx.host.rejected_promises.about_to_be_notified);
        let (list, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|(of, ..)| *of == realm);
        cx.host.rejected_promises.about_to_be_notified = rest;
        cx.host.rejected_promises.being_notified.extend(list.iter().cloned());
        queue(cx, realm, move |cx| {
            for (_, promise, reason) in list {
                notify(cx, realm, &promise, &reason);
            }
        });
    }
}

/// Takes a promise off the list of those being notified. False if it has been handled.
fn is_still_unhandled(cx: &mut Cx<'_>, promise: &Value, take: bool) -> bool {
    // The engine has recorded those that were handled meanwhile.
    track(cx, false);
    let list = &mut cx.host.rejected_promises.being_notified;
    let Some(at) = list.iter().position(|(_, other, _)| other.strict_equals(promise)) else {
        return false;
    };
    if take {
        list.remove(at);
    }
    true
}

/// Step 4.1.
fn notify(cx: &mut Cx<'_>, realm: RealmId, promise: &Value, reason: &Value) {
    if !is_still_unhandled(cx, promise, false) {
        return;
    }
    let flags = EventFlags::CANCELABLE;
    if fire(cx, realm, "unhandledrejection", flags, promise, reason) {
        tell(cx, realm, reason.clone());
    }
    if is_still_unhandled(cx, promise, true) {
        let outstanding = &mut cx.host.rejected_promises.outstanding;
        if outstanding.len() >= OUTSTANDING {
            outstanding.remove(0);
        }
        outstanding.push((realm, promise.clone()));
    }
}

/// Reports to the caller of the agent.
fn tell(cx: &mut Cx<'_>, realm: RealmId, reason: Value) {
    let Some(realm) = cx.host.realms.get(realm).and_then(|state| state.realm.clone()) else {
        return;
    };
    cx.in_realm(&realm, |cx| {
        crate::error_reports::tell_of(cx, &Thrown::new(reason), "Uncaught (in promise) ");
    });
}

fn fire(
    cx: &mut Cx<'_>,
    realm: RealmId,
    name: &str,
    flags: EventFlags,
    promise: &Value,
    reason: &Value,
) -> bool {
    let target = Target::Window(realm);
    let interface = Interface::PromiseRejectionEvent;
    events::fire_with(cx, &target, interface, name, flags, false, |cx, event| {
        set_slot(cx, event, Slot::Promise, Some(promise));
        set_slot(cx, event, Slot::Reason, Some(reason));
    })
}
