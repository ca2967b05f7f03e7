//! Mail between agents on different threads, in addition to messages of scripts.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use treewright_messages::Inbox;

use crate::error_reports::ErrorInfo;
use crate::loader::{LoadResult, Request, RequestId};
use crate::{AgentEvent, Bound};

/// Mail for an agent. Workers are identified by the handles of their `Worker` objects.
pub(crate) enum Mail {
    /// An exception that the worker has not handled.
    Error { worker: u64, info: ErrorInfo },
    /// The script of the worker could not be loaded or parsed.
    Failed { worker: u64 },
    /// The worker is idle. It has read that many messages, and may be needed for more than
    /// answering others.
    Rests { worker: u64, messages_read: u64, is_needed: bool },
    /// A script of the worker reached a limit that does not stop the worker.
    Met { bound: Bound },
    /// The thread of the worker ends, possibly because a limit was reached.
    Ended { worker: u64, bound: Option<Bound> },
    /// For the first agent: a request for its loader.
    Request { worker: Arc<Mailbox>, request: Box<Request> },
    /// For the first agent: the worker no longer wants an answer.
    Cancel { worker: Arc<Mailbox>, id: RequestId },
    /// For the first agent: events for the caller.
    Events(Vec<AgentEvent>),
    /// For the first agent: the worker is gone.
    Gone { worker: Arc<Mailbox> },
    /// For a worker: an answer of the loader.
    Answer(RequestId, LoadResult),
}

#[derive(Default)]
struct Contents {
    mail: VecDeque<Mail>,
    answers: Vec<(RequestId, LoadResult)>,
}

/// The mailbox of an agent. Its inbox, which the agent waits for, is notified too.
pub(crate) struct Mailbox {
    contents: Mutex<Contents>,
    came: Condvar,
    pub(crate) inbox: Inbox,
}

impl Mailbox {
    pub(crate) fn new(inbox: Inbox) -> Arc<Self> {
        Arc::new(Self { contents: Mutex::default(), came: Condvar::new(), inbox })
    }

    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn send(&self, mail: Mail) {
        match mail {
            Mail::Answer(id, result) => self.lock().answers.push((id, result)),
            mail => self.lock().mail.push_back(mail),
        }
        self.wake();
    }

    /// Wakes the agent wherever it waits.
    pub(super) fn wake(&self) {
        // An agent that checks whether to wait holds the lock: it either sees the reason, or is
        // already waiting.
        drop(self.lock());
        self.came.notify_all();
        self.inbox.wake();
    }

    pub(super) fn take(&self) -> VecDeque<Mail> {
        std::mem::take(&mut self.lock().mail)
    }

    /// Takes the answers.
    pub(super) fn take_answers(&self) -> Vec<(RequestId, LoadResult)> {
        std::mem::take(&mut self.lock().answers)
    }

    pub(super) fn has_answers(&self) -> bool {
        !self.lock().answers.is_empty()
    }

    /// Waits for the first answer, at most for this time, and not after the end.
    pub(super) fn wait_for_an_answer(&self, wait: Duration, is_over: impl Fn() -> bool) {
        let end = Instant::now().checked_add(wait);
        let mut contents = self.lock();
        while contents.answers.is_empty() && !is_over() {
            let left = end.map_or(wait, |end| end.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                break;
            }
            let result = self.came.wait_timeout(contents, left);
            (contents, _) = result.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// True if nothing waits to be read.
    pub(crate) fn is_empty(&self) -> bool {
        let contents = self.lock();
        contents.mail.is_empty() && contents.answers.is_empty() && self.inbox.is_empty()
    }
}
