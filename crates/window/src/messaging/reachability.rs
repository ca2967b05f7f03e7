//! Ports and channels that their listeners keep alive.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#ports-and-garbage-collection>
//!
//! A port with listeners is kept by its other end while they are entangled: by the other end's
//! object, if it is in this agent, so two otherwise unreachable ports are freed together; by its
//! own global object if the other end is elsewhere.

use treewright_quickjs::Value;

use crate::Cx;
use crate::generated::Interface;

/// The first slot of objects that are kept.
const KEPT: u64 = 1 << 61;

fn slot(handle: u64) -> u64 {
    KEPT | (handle & (KEPT - 1))
}

fn listens(cx: &Cx<'_>, handle: u64) -> bool {
    let targets = &cx.host.event_targets;
    targets.has_listener(handle, "message") || targets.has_listener(handle, "messageerror")
}

/// The listeners of an object have changed.
pub(crate) fn listeners_changed(cx: &mut Cx<'_>, object: &Value) {
    let Some(platform) = cx.platform(object) else { return };
    if platform.interface == Interface::MessagePort as u16 {
        update(cx, platform.handle);
    } else if platform.interface == Interface::BroadcastChannel as u16 {
        let state = cx.host.messaging.channels.get(&platform.handle);
        if let Some(realm) = state.map(|state| state.realm) {
            let keeps = listens(cx, platform.handle);
            keep_in_the_global(cx, realm, object, platform.handle, keeps);
        }
    }
}

fn keep_in_the_global(
    cx: &mut Cx<'_>,
    realm: crate::realms::RealmId,
    object: &Value,
    handle: u64,
    keeps: bool,
) {
    let Some(global) = crate::global_objects::window_of_realm(cx, realm) else { return };
    if keeps {
        cx.set_slot(&global, slot(handle), object);
    } else {
        cx.take_slot(&global, slot(handle));
    }
}

/// A channel was closed.
pub(super) fn release_channel(cx: &mut Cx<'_>, handle: u64) {
    let state = cx.host.messaging.channels.get(&handle);
    if let (Some(realm), Some(object)) = (state.map(|state| state.realm), cx.cached(handle)) {
        keep_in_the_global(cx, realm, &object, handle, false);
    }
}

/// A port is no longer kept because of its listeners.
pub(super) fn release(cx: &mut Cx<'_>, handle: u64) {
    let Some(state) = cx.host.messaging.ports.get(&handle) else { return };
    let (realm, other) = (state.realm, state.port.key_of_other_end(&cx.host.messaging.inbox));
    if let Some(global) = crate::global_objects::window_of_realm(cx, realm) {
        cx.take_slot(&global, slot(handle));
    }
    if let Some(other) = other.and_then(|other| cx.cached(other)) {
        cx.take_slot(&other, slot(handle));
    }
}

/// The object of a transferred port no longer keeps its other end.
pub(super) fn stop_keeping(cx: &Cx<'_>, object: &Value, other: u64) {
    cx.take_slot(object, slot(other));
}

/// Updates which object keeps a port.
pub(super) fn update(cx: &mut Cx<'_>, handle: u64) {
    // It may have no other owner.
    let Some(object) = cx.cached(handle) else { return };
    release(cx, handle);
    let Some(state) = cx.host.messaging.ports.get(&handle) else { return };
    let listens = listens(cx, handle) || super::ports::is_of_a_stream(cx, &object);
    if !state.port.is_entangled() || !listens {
        return;
    }
    let (realm, other) = (state.realm, state.port.key_of_other_end(&cx.host.messaging.inbox));
    let keeper = match other {
        Some(other) => cx.cached(other),
        None => crate::global_objects::window_of_realm(cx, realm),
    };
    if let Some(keeper) = keeper {
        cx.set_slot(&keeper, slot(handle), &object);
    }
}
