//! The state of a worker's thread that other threads see.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use super::mail::Mailbox;
use crate::loader::{LoadResult, RequestId};

/// The state of a worker's event loop.
#[derive(Debug, Default)]
struct Rest {
    /// Nothing is to be done before a message comes, or before a time of the clock.
    is_resting: bool,
    /// A script waits for an answer of the loader; all other messages wait too.
    waits_for_an_answer: bool,
    until: Option<u64>,
    /// The number of times that a rest has ended.
    ended: u64,
}

/// A worker, as other threads see it.
pub(crate) struct Control {
    pub(crate) mailbox: Arc<Mailbox>,
    /// The worker whose script has made this one.
    pub(super) parent: Option<Arc<Control>>,
    is_terminated: AtomicBool,
    /// Interrupts the scripts of the worker, once it has an engine.
    interrupt: OnceLock<Arc<AtomicBool>>,
    rest: Mutex<Rest>,
}

impl Control {
    pub(super) fn new(mailbox: Arc<Mailbox>, parent: Option<Arc<Control>>) -> Arc<Self> {
        Arc::new(Self {
            mailbox,
            parent,
            is_terminated: AtomicBool::new(false),
            interrupt: OnceLock::new(),
            rest: Mutex::default(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, Rest> {
        self.rest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// "Abort the script currently running in the worker", and end its event loop.
    pub(super) fn terminate(&self) {
        self.is_terminated.store(true, Ordering::SeqCst);
        if let Some(interrupt) = self.interrupt.get() {
            interrupt.store(true, Ordering::SeqCst);
        }
        self.mailbox.wake();
    }

    pub(crate) fn is_terminated(&self) -> bool {
        self.is_terminated.load(Ordering::SeqCst)
    }

    /// Sets the interrupt flag once the engine of the worker exists.
    pub(super) fn set_interrupt(&self, interrupt: Arc<AtomicBool>) {
        if self.is_terminated() {
            interrupt.store(true, Ordering::SeqCst);
        }
        let interrupt = self.interrupt.get_or_init(|| interrupt);
        // It may have been terminated in between.
        if self.is_terminated() {
            interrupt.store(true, Ordering::SeqCst);
        }
    }

    /// True for this worker, and for its descendants.
    pub(super) fn is_within(&self, other: &Self) -> bool {
        let mut next = Some(self);
        while let Some(control) = next {
            if std::ptr::eq(control, other) {
                return true;
            }
            next = control.parent.as_deref();
        }
        false
    }

    pub(super) fn begin_to_rest(&self, until: Option<u64>) {
        let mut rest = self.lock();
        rest.is_resting = true;
        rest.waits_for_an_answer = false;
        rest.until = until;
    }

    /// The worker checks its messages.
    pub(super) fn end_the_rest(&self) {
        let mut rest = self.lock();
        rest.is_resting = false;
        rest.ended = rest.ended.wrapping_add(1);
    }

    /// The number of rests that have ended and the time until which the worker rests, if it is
    /// resting.
    pub(super) fn resting(&self, now: u64) -> Option<(u64, Option<u64>)> {
        let rest = self.lock();
        let (is_resting, until, ended) = (rest.is_resting, rest.until, rest.ended);
        let waits_for_an_answer = rest.waits_for_an_answer;
        drop(rest);
        let goes_on = self.is_terminated() || until.is_some_and(|until| until <= now);
        let has_no_news =
            if waits_for_an_answer { !self.mailbox.has_answers() } else { self.mailbox.is_empty() };
        (is_resting && !goes_on && has_no_news).then_some((ended, until))
    }

    /// Wakes the worker if its time has come.
    pub(super) fn wake_if_due(&self, now: u64) {
        let rest = self.lock();
        let is_due = rest.is_resting && rest.until.is_some_and(|until| until <= now);
        drop(rest);
        if is_due {
            self.mailbox.wake();
        }
    }

    /// The answers of the loader. A worker that waits for them rests.
    pub(crate) fn take_answers(&self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        if wait.is_zero() {
            return self.mailbox.take_answers();
        }
        let mut rest = self.lock();
        rest.is_resting = true;
        rest.waits_for_an_answer = true;
        rest.until = None;
        drop(rest);
        self.mailbox.wait_for_an_answer(wait, || self.is_terminated());
        self.end_the_rest();
        self.mailbox.take_answers()
    }
}
