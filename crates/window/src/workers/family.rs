//! An agent that the program holds, with all its workers and theirs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::control::Control;
use super::mail::Mailbox;

/// The state that the agents of a family have in common.
pub(crate) struct Family {
    /// The mailbox of the agent that the program holds.
    pub(crate) first: Arc<Mailbox>,
    /// That agent waits, and is to hear when a worker comes to rest.
    first_waits: AtomicBool,
    /// The workers whose threads run.
    members: Mutex<Vec<Arc<Control>>>,
}

/// The activity of all workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    /// A worker runs, or has news to read.
    Busy,
    /// All rest, and the first will go on by itself at this time of the clock.
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

    /// Terminates a worker with those that it has made.
    pub(super) fn terminate(&self, control: &Arc<Control>) {
        control.terminate();
        for member in self.lock().iter().filter(|member| member.is_within(control)) {
            member.terminate();
        }
    }

    /// One look at all that are not terminated: the sum of their rests, and the first time; nothing if one is busy.
    fn look(&self, now: u64) -> Option<(u64, Option<u64>)> {
        let mut ended: u64 = 0;
        let mut next: Option<u64> = None;
        for member in self.lock().iter().filter(|member| !member.is_terminated()) {
            let (rests, until) = member.resting(now)?;
            ended = ended.wrapping_add(rests);
            next = next.into_iter().chain(until).min();
        }
        Some((ended, next))
    }

    /// The activity of all workers. What one has sent to another between two looks is seen by the second.
    pub(crate) fn activity(&self, now: u64) -> Activity {
        match (self.look(now), self.look(now)) {
            (Some((one, _)), Some((two, next))) if one == two => Activity::Quiet { next },
            _ => Activity::Busy,
        }
    }

    /// The first time at which a worker that rests goes on, whatever others do.
    pub(crate) fn next_time(&self, now: u64) -> Option<u64> {
        let members = self.lock();
        let resting = members.iter().filter(|member| !member.is_terminated());
        resting.filter_map(|member| member.resting(now)?.1).min()
    }

    /// Virtual time has come to a point.
    pub(crate) fn wake_those_due(&self, now: u64) {
        for member in self.lock().iter() {
            member.wake_if_due(now);
        }
    }

    /// The first agent waits from now on, or does not any more.
    pub(crate) fn first_waits(&self, waits: bool) {
        self.first_waits.store(waits, Ordering::SeqCst);
    }

    /// A worker has come to rest, or is gone.
    pub(super) fn tell_the_first(&self) {
        if self.first_waits.load(Ordering::SeqCst) {
            self.first.wake();
        }
    }
}
