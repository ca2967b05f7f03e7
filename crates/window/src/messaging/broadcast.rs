//! Broadcast channels.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts>

use std::sync::Arc;

use treewright_messages::{Broadcast, Text};
use treewright_quickjs::{Thrown, Value};

use super::reachability;
use super::{MessageParts, fire_a_message, fire_a_message_error};
use crate::event_loop::TaskSource;
use crate::events::Target;
use crate::events::attributes::Sender;
use crate::exception::{DomExceptionName, dom_exception};
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::structured_data::{structured_deserialize, structured_serialize, to_text};
use crate::workers::is_eligible_for_messaging;
use crate::{Cx, objects};

/// A channel.
pub(super) struct ChannelState {
    name: Text,
    pub(super) realm: RealmId,
    is_closed: bool,
    /// <https://storage.spec.whatwg.org/#obtain-a-storage-key-for-non-storage-purposes>
    storage_key: String,
}

/// Makes an object a channel.
pub(crate) fn begin(cx: &mut Cx<'_>, object: &Value, name: DomString) {
    let handle = objects::give_a_handle(cx, object);
    cx.cache_insert(handle, object);
    cx.report_finalization(object);
    let realm = RealmId(cx.realm_number());
    let storage_key = storage_key(cx, realm);
    let name = to_text(name);
    let (inbox, broadcasts) = (&cx.host.messaging.inbox, &cx.host.messaging.broadcasts);
    broadcasts.join(&storage_key, name.clone(), inbox, handle);
    let state = ChannelState { name, realm, is_closed: false, storage_key };
    cx.host.messaging.channels.insert(handle, state);
}

/// The origin, and for an opaque one its number.
fn storage_key(cx: &Cx<'_>, realm: RealmId) -> String {
    let origin = cx.host.origin_of_settings(realm);
    match &origin {
        crate::origin::Origin::Opaque(number) => format!("opaque {number}"),
        crate::origin::Origin::Tuple { .. } => origin.serialization(),
    }
}

fn state<'a>(cx: &'a Cx<'_>, object: &Value) -> Option<&'a ChannelState> {
    cx.host.messaging.channels.get(&cx.platform(object)?.handle)
}

pub(crate) fn name_of(cx: &Cx<'_>, object: &Value) -> Option<Text> {
    state(cx, object).map(|state| state.name.clone())
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-postmessage>
pub(crate) fn post_message(cx: &mut Cx<'_>, source: &Value, message: &Value) -> Result<(), Thrown> {
    let Some(state) = state(cx, source) else { return Ok(()) };
    let realm = state.realm;
    if !is_eligible_for_messaging(cx.host, realm) {
        return Ok(());
    }
    if state.is_closed {
        let message = "the channel is closed";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    let (name, storage_key) = (state.name.clone(), state.storage_key.clone());
    let value = structured_serialize(cx, message)?;
    let origin = cx.host.origin_of_settings(realm).serialization();
    crate::workers::hand_on_the_events(cx.host);
    let own = cx.platform(source).map_or(0, |platform| platform.handle);
    let messaging = &cx.host.messaging;
    let is_here = |key| messaging.channels.contains_key(&key);
    let broadcast = Broadcast::new(value, origin);
    messaging.broadcasts.send(&storage_key, &name, broadcast, |inbox, key| {
        !(inbox.is_same(&messaging.inbox) && (key == own || !is_here(key)))
    });
    super::take_the_notices(cx);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-close>
pub(crate) fn close(cx: &mut Cx<'_>, object: &Value) {
    let Some(handle) = cx.platform(object).map(|platform| platform.handle) else { return };
    let Some(state) = cx.host.messaging.channels.get_mut(&handle) else { return };
    state.is_closed = true;
    reachability::release_channel(cx, handle);
}

/// A message came for a channel of this agent.
pub(super) fn a_message_came(cx: &mut Cx<'_>, handle: u64, message: Arc<Broadcast>) {
    let Some(realm) = cx.host.messaging.channels.get(&handle).map(|state| state.realm) else {
        return;
    };
    if !is_eligible_for_messaging(cx.host, realm) {
        return;
    }
    let Some(object) = cx.cached(handle) else { return };
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let steps = Box::new(move |cx: &mut Cx<'_>| deliver(cx, handle, &object, &message));
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, document, steps);
}

fn deliver(cx: &mut Cx<'_>, handle: u64, object: &Value, message: &Broadcast) {
    let state = cx.host.messaging.channels.get(&handle);
    let Some(state) = state.filter(|state| !state.is_closed) else { return };
    let realm_id = state.realm;
    let Some(realm) = crate::global_objects::engine_realm(cx, realm_id) else { return };
    let target = Target::Object(object.clone());
    let data = cx.in_realm(&realm, |cx| structured_deserialize(cx, &message.value));
    // Only channels of the same origin receive it.
    let own = cx.host.origin_of_settings(realm_id);
    let is_own = own.serialization() == message.origin;
    let sender = if is_own { Sender::Origin(own) } else { Sender::Text(message.origin.clone()) };
    match data {
        Ok(data) => {
            let parts = MessageParts { data: Some(data), sender, ..MessageParts::default() };
            fire_a_message(cx, &realm, &target, parts);
        }
        Err(_) => {
            let parts = MessageParts { sender, ..MessageParts::default() };
            fire_a_message_error(cx, &realm, &target, parts);
        }
    }
}
