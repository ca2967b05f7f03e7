//! Events of messages.
//!
//! <https://html.spec.whatwg.org/multipage/comms.html#the-messageevent-interface>

use treewright_quickjs::{Realm, Value};

use crate::Cx;
use crate::events::attributes::{MessageEvent, Sender};
use crate::events::event::set_ports;
use crate::events::event::{self, Slot};
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;

/// The values that a message event is initialized to.
#[derive(Default)]
pub(crate) struct MessageParts {
    pub(crate) data: Option<Value>,
    pub(crate) sender: Sender,
    pub(crate) source: Option<Value>,
    pub(crate) ports: Vec<Value>,
}

fn fire(cx: &mut Cx<'_>, realm: &Realm, target: &Target, name: &str, parts: MessageParts) {
    cx.in_realm(realm, |cx| {
        let interface = Interface::MessageEvent;
        events::fire_with(cx, target, interface, name, EventFlags::NONE, false, |cx, event| {
            event::with(cx, event, |all| {
                if let Some(part) = all.extra::<MessageEvent>() {
                    part.sender = parts.sender;
                }
            });
            event::set_slot(cx, event, Slot::Data, parts.data.as_ref());
            event::set_slot(cx, event, Slot::Source, parts.source.as_ref());
            // An array that cannot be made now is made on first use.
            let _is_set = set_ports(cx, event, parts.ports);
        });
    });
}

/// Fires an event named `message`.
pub(crate) fn fire_a_message(cx: &mut Cx<'_>, realm: &Realm, target: &Target, parts: MessageParts) {
    fire(cx, realm, target, "message", parts);
}

/// Fires an event named `messageerror`: the data could not be deserialized.
pub(crate) fn fire_a_message_error(
    cx: &mut Cx<'_>,
    realm: &Realm,
    target: &Target,
    parts: MessageParts,
) {
    fire(cx, realm, target, "messageerror", parts);
}
