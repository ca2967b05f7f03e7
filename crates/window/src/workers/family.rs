//! An agent that the program holds, with all its workers and theirs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::control::Control;
use super::mail::Mailbox;

/// The state that the agents of a family share.
pub(crate) struct Family {
    /// The mailbox of the agent that the program holds.
    pub(crate) first: Arc<Mailbox>,
    /// The first agent is waiting, and must hear when a worker becomes idle.
    first_waits: AtomicBool,
    /// The workers whose threads run.
    members: Mutex<Vec<Arc<Control>>>,
}

/// The activity of all workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    /// A worker runs, or has messages to read.
    Busy,
    /// All are idle, and the first one continues by itself at this time of the clock.
    Quiet { next: Option<u64> },
}

impl Family {
    pub(super) fn new(first: Arc<Mailbox>) -> Arc<Self> {
        let (first_waits, members) = (AtomicBool::new(false), Mutex::default());
        Arc::new(Self { first, first_waits, members })
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Control>>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, control: &Arc<Control>) {
        self.lock().push(Arc::clone(control));
    }

    pub(super) fn remove(&self, control: &Arc<Control>) {
        self.lock().retain(|member| !Arc::ptr_eq(member, control));
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Terminates a worker and its descendants.
    pub(super) fn terminate(&self, control: &Arc<Control>) {
        control.terminate();
        for member in self.lock().iter().filter(|member| member.is_within(control)) {
            member.terminate();
        }
    }

    /// One check of all workers: the sum of their rests, and the first time; `None` if one is busy.
    /// A terminated worker is busy until its thread is gone: only then are its ports closed, which
    /// others may hear.
    fn look(&self, now: u64) -> Option<(u64, Option<u64>)> {
        let mut ended: u64 = 0;
        let mut next: Option<u64> = None;
        for member in self.lock().iter() {
            let (rests, until) = member.resting(now)?;
            ended = ended.wrapping_add(rests);
            next = next.into_iter().chain(until).min();
        }
        Some((ended, next))
    }

    /// The activity of all workers. The second of two checks sees messages sent between them. Due
    /// workers are woken: a script that reads the clock advances virtual time a little.
    pub(crate) fn activity(&self, now: u64) -> Activity {
        self.wake_those_due(now);
        match (self.look(now), self.look(now)) {
            (Some((one, _)), Some((two, next))) if one == two => Activity::Quiet { next },
            _ => Activity::Busy,
        }
    }

    /// The first time at which an idle worker continues by itself.
    pub(crate) fn next_time(&self, now: u64) -> Option<u64> {
        self.lock().iter().filter_map(|member| member.resting(now)?.1).min()
    }

    /// Virtual time has reached a point.
    pub(crate) fn wake_those_due(&self, now: u64) {
        for member in self.lock().iter() {
            member.wake_if_due(now);
        }
    }

    /// The first agent starts or stops waiting.
    pub(crate) fn first_waits(&self, waits: bool) {
        self.first_waits.store(waits, Ordering::SeqCst);
    }

    /// A worker became idle, or is gone.
    pub(super) fn tell_the_first(&self) {
        if self.first_waits.load(Ordering::SeqCst) {
            self.first.wake();
        }
    }
}
