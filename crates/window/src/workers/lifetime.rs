//! The lifetime of workers, as seen by the agent that created them.
//!
//! <https://html.spec.whatwg.org/multipage/workers.html#the-worker's-lifetime>

use std::sync::Arc;

use treewright_dom::NodeId;

use super::mail::Mail;
use super::{Child, errors};
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags, Target};
use crate::messaging;
use crate::realms::RealmId;
use crate::world::World;
use crate::{Cx, budget, fetching};

/// The first slot of `Worker` objects that are kept by their global object.
const KEPT: u64 = 1 << 59;

fn slot(handle: u64) -> u64 {
    KEPT | (handle & (KEPT - 1))
}

/// The global object keeps a `Worker` object: events may come.
pub(super) fn keep(cx: &mut Cx<'_>, handle: u64) {
    let Some(realm) = cx.host.workers.children.get(&handle).map(|child| child.realm) else {
        return;
    };
    if let (Some(global), Some(object)) =
        (crate::global_objects::window_of_realm(cx, realm), cx.cached(handle))
    {
        cx.set_slot(&global, slot(handle), &object);
    }
}

/// The object lives while scripts can reach it.
fn stop_keeping(cx: &mut Cx<'_>, realm: RealmId, handle: u64) {
    if let Some(global) = crate::global_objects::window_of_realm(cx, realm) {
        cx.take_slot(&global, slot(handle));
    }
}

/// The script did not load, or cannot run: the object gets an event.
/// <https://html.spec.whatwg.org/multipage/workers.html#run-a-worker>
pub(super) fn fail(cx: &mut Cx<'_>, handle: u64) {
    let Some(child) = cx.host.workers.children.get(&handle) else { return };
    let (realm, document) = (child.realm, child.document);
    let object = cx.cached(handle);
    if child.thread.is_none() {
        cx.host.workers.children.remove(&handle);
        stop_keeping(cx, realm, handle);
    }
    let Some(object) = object else { return };
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(realm) = crate::global_objects::engine_realm(cx, realm) else { return };
        cx.in_realm(&realm, |cx| {
            events::fire(cx, &Target::Object(object), "error", EventFlags::NONE);
        });
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// <https://html.spec.whatwg.org/multipage/workers.html#terminate-a-worker>
pub(crate) fn terminate(cx: &mut Cx<'_>, handle: u64) {
    let Some(child) = cx.host.workers.children.get_mut(&handle) else { return };
    let (realm, request, has_a_thread) =
        (child.realm, child.request.take(), child.thread.is_some());
    let control = Arc::clone(&child.control);
    cx.host.workers.family.terminate(&control);
    // Its messages are no longer delivered.
    messaging::ports::drop_the_implicit_port(cx, handle);
    stop_keeping(cx, realm, handle);
    if let Some(request) = request {
        fetching::abort(cx, request);
    }
    if !has_a_thread {
        cx.host.workers.children.remove(&handle);
    }
}

/// Ends the workers whose owner document is destroyed.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#destroy-a-document>
pub(crate) fn terminate_those_of(cx: &mut Cx<'_>, document: NodeId) {
    let all = cx.host.workers.children.iter();
    let own = all.filter(|(_, child)| child.document == document);
    let mut handles: Vec<u64> = own.map(|(handle, _)| *handle).collect();
    handles.sort_unstable();
    for handle in handles {
        terminate(cx, handle);
    }
}

/// A `Worker` object was collected: its port is gone, and the worker is no longer protected.
pub(crate) fn forget_the_object(world: &mut World, handle: u64) {
    if let Some(child) = world.workers.children.get(&handle) {
        world.workers.family.terminate(&Arc::clone(&child.control));
        if child.thread.is_none() {
            world.workers.children.remove(&handle);
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/workers.html#close-a-worker>
pub(crate) fn close(cx: &mut Cx<'_>) {
    if let Some(inside) = &mut cx.host.workers.inside {
        inside.is_closing = true;
        cx.host.event_loop.close();
    }
}

/// True if this agent is a worker that was terminated.
pub(crate) fn is_terminated(world: &World) -> bool {
    world.workers.inside.as_ref().is_some_and(|inside| inside.control.is_terminated())
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#eligible-for-messaging>
pub(crate) fn is_eligible_for_messaging(world: &World, realm: RealmId) -> bool {
    match (&world.workers.inside, world.realms.get(realm)) {
        (Some(inside), Some(_)) => !inside.is_closing,
        (None, Some(state)) => world.is_fully_active(state.document),
        (_, None) => false,
    }
}

/// Reads the mail of other agents.
pub(crate) fn take_the_mail(cx: &mut Cx<'_>) {
    if !cx.host.fetching.waits_for_responses() && cx.host.workers.inside.is_some() {
        // These are no longer needed.
        cx.host.workers.mailbox.take_answers();
    }
    let mail = cx.host.workers.mailbox.take();
    if mail.is_empty() {
        return;
    }
    // Earlier messages of a worker come first.
    messaging::take_the_notices(cx);
    for one in mail {
        match one {
            Mail::Error { worker, info } => errors::an_error_came(cx, worker, info),
            Mail::Failed { worker } => fail(cx, worker),
            Mail::Rests { worker, messages_read, is_needed } => {
                it_rests(cx, worker, messages_read, is_needed);
            }
            Mail::Met { bound } => budget::meet(cx, bound),
            Mail::Ended { worker, bound } => it_has_ended(cx, worker, bound),
            Mail::Request { worker, request } => fetching::relay(cx, worker, *request),
            Mail::Cancel { worker, id } => fetching::stop_relaying(cx, &worker, id),
            Mail::Events(events) => cx.host.outbox.extend(events),
            Mail::Gone { worker } => fetching::forget_relayed(cx, &worker),
            Mail::Answer(..) => {}
        }
    }
}

/// A worker that only waits for messages lives while messages can be sent to it.
fn it_rests(cx: &mut Cx<'_>, handle: u64, messages_read: u64, is_needed: bool) {
    let Some(child) = cx.host.workers.children.get(&handle) else { return };
    if is_needed {
        keep(cx, handle);
    } else if child.messages_sent == messages_read {
        let realm = child.realm;
        stop_keeping(cx, realm, handle);
    }
}

fn it_has_ended(cx: &mut Cx<'_>, handle: u64, bound: Option<crate::Bound>) {
    let Some(Child { realm, thread, .. }) = cx.host.workers.children.remove(&handle) else {
        return;
    };
    stop_keeping(cx, realm, handle);
    if let Some(Err(panic)) = thread.map(std::thread::JoinHandle::join) {
        std::panic::resume_unwind(panic);
    }
    if let Some(bound) = bound {
        budget::meet(cx, bound);
    }
}
