//! The objects of message ports.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports>

use treewright_dom::NodeId;
use treewright_messages::Port;
use treewright_quickjs::{Thrown, Value};

use super::reachability;
use super::{MessageParts, fire_a_message, fire_a_message_error};
use crate::event_loop::{TaskSource, clean_up_after_running_script, prepare_to_run_script};
use crate::events::{self, EventFlags, Target};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::structured_data::{
    structured_deserialize_with_transfer, structured_serialize_with_transfer,
};
use crate::{Cx, bindings, objects, streams};

/// The state of a port, apart from values. An object without a state is detached.
pub(super) struct PortState {
    pub(super) port: Port,
    /// The realm of the object.
    pub(super) realm: RealmId,
    /// It was closed: queued messages are still delivered.
    is_detached: bool,
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#message-event-target>
    pub(super) message_event_target: Option<u64>,
}

/// Makes an object for an end of a channel, in the current realm.
fn new_object(cx: &mut Cx<'_>, port: Port) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::MessagePort)?;
    let handle = objects::give_a_handle(cx, &object);
    cx.cache_insert(handle, &object);
    cx.report_finalization(&object);
    port.listen(&cx.host.messaging.inbox, handle);
    let realm = RealmId(cx.realm_number());
    let state = PortState { port, realm, is_detached: false, message_event_target: None };
    cx.host.messaging.ports.insert(handle, state);
    Ok(object)
}

/// The implicit port of a worker, in the current realm: its events go to another object. Its queue is not enabled.
/// <https://html.spec.whatwg.org/multipage/workers.html#run-a-worker>
pub(crate) fn new_implicit_disabled(
    cx: &mut Cx<'_>,
    port: Port,
    message_event_target: u64,
) -> Result<Value, Thrown> {
    let object = new_object(cx, port)?;
    let handle = handle_of(cx, &object);
    if let Some(state) = cx.host.messaging.ports.get_mut(&handle) {
        state.message_event_target = Some(message_event_target);
    }
    Ok(object)
}

/// The outside port of a worker.
///
/// SPEC-NOTE: the standard enables its queue when the worker's script has been run once. Browsers do not wait for
/// that: a script that posts and then computes, or waits for shared memory to change, would be silent.
pub(crate) fn new_implicit(
    cx: &mut Cx<'_>,
    port: Port,
    message_event_target: u64,
) -> Result<Value, Thrown> {
    let object = new_implicit_disabled(cx, port, message_event_target)?;
    start(cx, &object);
    Ok(object)
}

/// The outside port of a worker that is terminated: its queue is emptied, and no more messages
/// come.
/// <https://html.spec.whatwg.org/multipage/workers.html#terminate-a-worker>
pub(crate) fn drop_the_implicit_port(cx: &mut Cx<'_>, message_event_target: u64) {
    let ports = &mut cx.host.messaging.ports;
    ports.retain(|_, state| state.message_event_target != Some(message_event_target));
}

/// True if scripts of this agent have ports whose other ends are elsewhere, except this one.
pub(crate) fn has_others_than(world: &crate::world::World, handle: u64) -> bool {
    let messaging = &world.messaging;
    messaging.ports.iter().any(|(own, state)| {
        *own != handle
            && state.port.is_entangled()
            && state.port.key_of_other_end(&messaging.inbox).is_none()
    })
}

/// Two new ports in the current realm that are entangled.
pub(crate) fn new_pair(cx: &mut Cx<'_>) -> Result<(Value, Value), Thrown> {
    let (one, two) = Port::pair();
    Ok((new_object(cx, one)?, new_object(cx, two)?))
}

fn handle_of(cx: &Cx<'_>, object: &Value) -> u64 {
    cx.platform(object).map_or(0, |platform| platform.handle)
}

/// The transfer steps of a port. `None` if it is detached.
pub(crate) fn transfer(cx: &mut Cx<'_>, object: &Value) -> Option<Port> {
    let handle = handle_of(cx, object);
    if cx.host.messaging.ports.get(&handle)?.is_detached {
        return None;
    }
    reachability::release(cx, handle);
    let state = cx.host.messaging.ports.remove(&handle)?;
    state.port.ship();
    let other = state.port.key_of_other_end(&cx.host.messaging.inbox);
    if let Some(other) = other {
        reachability::update(cx, other);
        reachability::stop_keeping(cx, object, other);
    }
    Some(state.port)
}

/// The transfer-receiving steps of a port, in the current realm.
pub(crate) fn receive(cx: &mut Cx<'_>, port: Port) -> Result<Value, Thrown> {
    let other = port.key_of_other_end(&cx.host.messaging.inbox);
    let object = new_object(cx, port)?;
    if let Some(other) = other {
        reachability::update(cx, other);
    }
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-start>
pub(crate) fn start(cx: &mut Cx<'_>, object: &Value) {
    let handle = handle_of(cx, object);
    if let Some(state) = cx.host.messaging.ports.get(&handle)
        && state.port.enable()
    {
        super::take_the_notices(cx);
    }
}

/// The slot of a port for the side of a stream that receives its messages.
const STREAM: u64 = 1 << 53;

/// Routes the messages of a port to the side of a stream.
pub(crate) fn set_stream_handler(cx: &mut Cx<'_>, object: &Value, handler: &Value) {
    cx.set_slot(object, STREAM, handler);
    reachability::update(cx, handle_of(cx, object));
    start(cx, object);
}

/// True if the messages of a port are for a stream.
pub(super) fn is_of_a_stream(cx: &Cx<'_>, object: &Value) -> bool {
    cx.slot(object, STREAM).is_some()
}

/// The first time that `onmessage` is set, the queue is enabled.
/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-start>
pub(crate) fn a_message_handler_was_set(cx: &mut Cx<'_>, object: &Value) {
    start(cx, object);
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close>
pub(crate) fn close(cx: &mut Cx<'_>, object: &Value) {
    let handle = handle_of(cx, object);
    let Some(state) = cx.host.messaging.ports.get_mut(&handle) else { return };
    state.is_detached = true;
    disentangle(cx, handle);
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#disentangle>
fn disentangle(cx: &mut Cx<'_>, handle: u64) {
    let ports = &cx.host.messaging.ports;
    let Some(state) = ports.get(&handle) else { return };
    let other = state.port.key_of_other_end(&cx.host.messaging.inbox);
    // Both are kept: only their listeners may keep them alive.
    let _own = cx.cached(handle);
    let of_other = other.and_then(|other| cx.cached(other));
    // An end in another thread gets a notice.
    if !state.port.disentangle(other.is_none()) {
        return;
    }
    reachability::update(cx, handle);
    if let Some(other) = other {
        reachability::update(cx, other);
        if let Some(object) = of_other {
            fire_close(cx, other, &object);
        }
    }
}

fn fire_close(cx: &mut Cx<'_>, handle: u64, object: &Value) {
    let Some(realm) = cx.host.messaging.ports.get(&handle).map(|state| state.realm) else { return };
    let Some(realm) = crate::global_objects::engine_realm(cx, realm) else { return };
    cx.in_realm(&realm, |cx| {
        events::fire(cx, &Target::Object(object.clone()), "close", EventFlags::NONE);
    });
}

/// The other end was closed on another thread, or its object was collected.
pub(super) fn the_other_end_has_gone(cx: &mut Cx<'_>, handle: u64) {
    let Some(object) = cx.cached(handle) else { return };
    reachability::update(cx, handle);
    let Some(document) = document_of(cx, handle) else { return };
    let steps = Box::new(move |cx: &mut Cx<'_>| fire_close(cx, handle, &object));
    cx.host.event_loop.queue_a_task(TaskSource::PostedMessage, document, steps);
}

/// The ports of a document that is destroyed.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#destroy-a-document>
pub(crate) fn disentangle_the_ports_of(cx: &mut Cx<'_>, realm: RealmId) {
    let ports = &cx.host.messaging.ports;
    let mut handles: Vec<u64> =
        ports.iter().filter(|(_, state)| state.realm == realm).map(|(handle, _)| *handle).collect();
    handles.sort_unstable();
    for handle in handles {
        disentangle(cx, handle);
    }
}

/// The document that tasks of a port are for. `None` if the port is gone.
#[expect(clippy::option_option, reason = "tasks of workers are for no document")]
fn document_of(cx: &Cx<'_>, handle: u64) -> Option<Option<NodeId>> {
    let realm = cx.host.messaging.ports.get(&handle)?.realm;
    Some(cx.host.realms.get(realm).map(|state| state.document))
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#message-port-post-message-steps>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    source: &Value,
    message: &Value,
    transfer: &[Value],
) -> Result<(), Thrown> {
    let handle = handle_of(cx, source);
    let state = cx.host.messaging.ports.get(&handle).filter(|state| !state.is_detached);
    let target = state.and_then(|state| state.port.sender());
    if transfer.iter().any(|one| one.strict_equals(source)) {
        let message = "a port cannot be transferred through itself";
        return Err(dom_exception(cx, DomExceptionName::DataCloneError, message));
    }
    let is_doomed = state.is_some_and(|state| {
        let ports = &cx.host.messaging.ports;
        transfer.iter().any(|one| {
            let other = ports.get(&handle_of(cx, one));
            other.is_some_and(|other| other.port.is_other_end_of(&state.port))
        })
    });
    let message = structured_serialize_with_transfer(cx, message, transfer)?;
    if let Some(target) = target.filter(|_| !is_doomed) {
        crate::workers::hand_on_the_events(cx.host);
        let sequence = cx.host.messaging.next_sequence();
        target.send(message, sequence);
        super::take_the_notices(cx);
    }
    Ok(())
}

/// A message waits in the queue of an enabled port.
pub(super) fn a_message_came(cx: &mut Cx<'_>, handle: u64, sequence: u64) {
    let Some(document) = document_of(cx, handle) else { return };
    // The task keeps the object, so it is not collected earlier.
    let Some(object) = cx.cached(handle) else { return };
    let is_shipped = cx.host.messaging.ports.get(&handle).is_none_or(|one| one.port.is_shipped());
    if !is_shipped {
        cx.host.messaging.unshipped.insert((sequence, handle));
    }
    queue_a_delivery(cx, document, handle, object);
}

fn queue_a_delivery(cx: &mut Cx<'_>, document: Option<NodeId>, handle: u64, object: Value) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let next = next_of_unshipped(cx, handle);
        if next == handle {
            deliver(cx, handle, &object);
        } else if let Some(first) = cx.cached(next) {
            // Messages of ports that were not shipped are delivered in sending order.
            deliver(cx, next, &first);
            queue_a_delivery(cx, document, handle, object);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::PostedMessage, document, steps);
}

/// The port whose turn it is in the unshipped port message queue, if this one is of that queue.
fn next_of_unshipped(cx: &mut Cx<'_>, handle: u64) -> u64 {
    let is_unshipped = |cx: &Cx<'_>, handle: u64| {
        cx.host.messaging.ports.get(&handle).is_some_and(|state| !state.port.is_shipped())
    };
    if !is_unshipped(cx, handle) {
        return handle;
    }
    let mut after = (0, 0);
    while let Some(first) = cx.host.messaging.unshipped.range(after..).next().copied() {
        let (sequence, next) = first;
        let ports = &cx.host.messaging.ports;
        let waits = ports.get(&next).and_then(|state| state.port.first());
        if !is_unshipped(cx, next) || waits.is_none_or(|waits| waits > sequence) {
            cx.host.messaging.unshipped.remove(&first);
            continue;
        }
        let document = document_of(cx, next).flatten();
        if document.is_none_or(|document| cx.host.is_fully_active(document)) {
            return next;
        }
        after = (sequence, next.saturating_add(1));
    }
    handle
}

/// The steps of the task of a message.
fn deliver(cx: &mut Cx<'_>, handle: u64, object: &Value) {
    let Some(state) = cx.host.messaging.ports.get(&handle) else { return };
    let (realm, target) = (state.realm, state.message_event_target);
    let first = state.port.first();
    let Ok(message) = state.port.try_receive() else { return };
    if let Some(sequence) = first {
        cx.host.messaging.unshipped.remove(&(sequence, handle));
    }
    crate::workers::note_a_message(cx.host, handle);
    let target = target.and_then(|target| cx.cached(target)).unwrap_or_else(|| object.clone());
    let Some(realm) = crate::global_objects::engine_realm(cx, realm) else { return };
    let Some(target) = Target::of(cx, &target) else { return };
    let received = cx.in_realm(&realm, |cx| structured_deserialize_with_transfer(cx, message));
    if let Some(handler) = cx.slot(object, STREAM) {
        let data = received.ok().map(|received| received.value);
        return cx.in_realm(&realm, |cx| {
            prepare_to_run_script(cx);
            if let Err(thrown) = streams::a_message_came(cx, &handler, data.as_ref()) {
                crate::error_reports::report_an_exception(cx, thrown);
            }
            clean_up_after_running_script(cx);
        });
    }
    match received {
        Ok(received) => {
            let (data, ports) = (Some(received.value), received.ports);
            let parts = MessageParts { data, ports, ..MessageParts::default() };
            fire_a_message(cx, &realm, &target, parts);
        }
        Err(_) => fire_a_message_error(cx, &realm, &target, MessageParts::default()),
    }
}
