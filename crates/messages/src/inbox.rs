//! The place where an agent hears of messages from other threads.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::Broadcast;

/// News for the owner of an [`Inbox`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Notice {
    /// A message waits at the port with this key.
    Message {
        /// The key that the port was given with [`Port::listen`](crate::Port::listen).
        key: u64,
        /// The place of the message in the order of [`Sender::send`](crate::Sender::send).
        sequence: u64,
    },
    /// The other end of the port with this key is gone.
    Closed {
        /// The key of the port.
        key: u64,
    },
    /// A broadcast for the channel with this key.
    Broadcast {
        /// The key that it joined with.
        key: u64,
        /// The message.
        message: Arc<Broadcast>,
    },
    /// Something else has happened: see [`Inbox::wake`].
    Woken,
}

#[derive(Debug, Default)]
struct Shared {
    notices: Mutex<VecDeque<Notice>>,
    arrived: Condvar,
}

/// Collects the news of all ports and channels of one agent, in order. A clone is the same inbox.
///
/// ```
/// use treewright_messages::{Inbox, Notice, Port};
///
/// let (here, there) = Port::pair();
/// let inbox = Inbox::default();
/// here.listen(&inbox, 7);
/// here.enable();
/// there.send("news");
/// let news: Vec<_> = inbox.take().into();
/// assert!(matches!(news[..], [Notice::Message { key: 7, .. }]));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Inbox(Arc<Shared>);

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Notice>> {
        self.0.notices.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn push(&self, notice: Notice) {
        self.lock().push_back(notice);
        self.0.arrived.notify_all();
    }

    /// Wakes a waiting thread, with a separate notice.
    pub fn wake(&self) {
        self.push(Notice::Woken);
    }

    /// Takes all news.
    pub fn take(&self) -> VecDeque<Notice> {
        std::mem::take(&mut *self.lock())
    }

    /// True if it is empty.
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Waits for news, at most for this time. Returns true if any arrived.
    pub fn wait(&self, timeout: Duration) -> bool {
        let is_empty = |notices: &mut VecDeque<Notice>| notices.is_empty();
        let result = self.0.arrived.wait_timeout_while(self.lock(), timeout, is_empty);
        let (notices, _) = result.unwrap_or_else(PoisonError::into_inner);
        !notices.is_empty()
    }

    /// True for clones of one inbox.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
