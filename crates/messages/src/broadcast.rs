//! Messages for all channels of a name.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts>

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{Inbox, Notice, Serialized, Text};

/// A message for several receivers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Broadcast {
    /// The value, which each receiver deserializes for itself.
    pub value: Serialized,
    /// The serialization of the sender's origin.
    pub origin: String,
}

impl Broadcast {
    /// A message of an origin.
    pub fn new(value: impl Into<Serialized>, origin: impl Into<String>) -> Self {
        Self { value: value.into(), origin: origin.into() }
    }
}

#[derive(Debug)]
struct Member {
    storage_key: String,
    name: Text,
    inbox: Inbox,
    key: u64,
}

/// The channels that can hear each other: those of one agent and its workers, or of several agents that were given
/// clones of this.
///
/// ```
/// use treewright_messages::{Broadcast, Broadcasts, Inbox};
///
/// let (all, inbox) = (Broadcasts::default(), Inbox::default());
/// all.join("https://example.org", "news".into(), &inbox, 1);
/// all.join("https://example.org", "news".into(), &inbox, 2);
/// all.send("https://example.org", &"news".into(), Broadcast::new("hi", ""), |_, key| key != 1);
/// assert_eq!(inbox.take().len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Broadcasts(Arc<Mutex<Vec<Member>>>);

impl Broadcasts {
    fn lock(&self) -> MutexGuard<'_, Vec<Member>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A channel of this storage key and name receives all messages sent from now on.
    pub fn join(&self, storage_key: &str, name: Text, inbox: &Inbox, key: u64) {
        let storage_key = storage_key.to_owned();
        self.lock().push(Member { storage_key, name, inbox: inbox.clone(), key });
    }

    /// A channel hears nothing any more.
    pub fn leave(&self, inbox: &Inbox, key: u64) {
        self.lock().retain(|member| member.key != key || !member.inbox.is_same(inbox));
    }

    /// Sends a message to all channels, the oldest first, for which the function is true; it gets their inboxes and
    /// keys.
    pub fn send(
        &self,
        storage_key: &str,
        name: &Text,
        message: Broadcast,
        mut is_wanted: impl FnMut(&Inbox, u64) -> bool,
    ) {
        let message = Arc::new(message);
        for member in self.lock().iter() {
            let is_one = member.storage_key == storage_key && member.name == *name;
            if is_one && is_wanted(&member.inbox, member.key) {
                let message = Arc::clone(&message);
                member.inbox.push(Notice::Broadcast { key: member.key, message });
            }
        }
    }
}
