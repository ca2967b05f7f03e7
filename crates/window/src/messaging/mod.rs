//! Messages: ports and broadcasts, over the channels of `treewright-messages`, which does not
//! depend on the engine.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html>

pub(crate) mod broadcast;
mod event;
mod host;
pub(crate) mod ports;
mod reachability;

pub(crate) use event::{MessageParts, fire_a_message, fire_a_message_error};
pub(crate) use reachability::listeners_changed;

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use treewright_messages::{Broadcasts, Inbox, Notice};

use crate::Cx;

/// The ports and channels of an agent.
#[derive(Default)]
pub(crate) struct State {
    /// The inbox for notices from channels.
    pub(crate) inbox: Inbox,
    /// The ports whose objects are in this agent, by the objects' handles.
    ports: FxHashMap<u64, ports::PortState>,
    /// The number of the last message that was sent.
    last_sequence: u64,
    /// The messages of the unshipped port message queue, in order, with the handles of their ports.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#unshipped-port-message-queue>
    unshipped: BTreeSet<(u64, u64)>,
    pub(crate) broadcasts: Broadcasts,
    /// The broadcast channels whose objects are in this agent.
    channels: FxHashMap<u64, broadcast::ChannelState>,
}

impl State {
    fn next_sequence(&mut self) -> u64 {
        self.last_sequence = self.last_sequence.wrapping_add(1);
        self.last_sequence
    }

    /// The object with this handle was freed, and its end of the channel with it.
    pub(crate) fn forget(&mut self, handle: u64) {
        self.ports.remove(&handle);
        if self.channels.remove(&handle).is_some() {
            self.broadcasts.leave(&self.inbox, handle);
        }
    }

    /// True if scripts of this agent listen to channels.
    pub(crate) fn has_channels(&self) -> bool {
        !self.channels.is_empty()
    }
}

/// Makes tasks from the notices that have arrived.
pub(crate) fn take_the_notices(cx: &mut Cx<'_>) {
    if cx.host.messaging.inbox.is_empty() {
        return;
    }
    for notice in cx.host.messaging.inbox.take() {
        match notice {
            Notice::Message { key, sequence } => ports::a_message_came(cx, key, sequence),
            Notice::Closed { key } => ports::the_other_end_has_gone(cx, key),
            Notice::Broadcast { key, message } => broadcast::a_message_came(cx, key, message),
            _ => {}
        }
    }
}
