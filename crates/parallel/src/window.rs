//! The bound on work under way: inputs that were taken and whose results were not.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How far the threads work ahead of the caller, for each thread: no further input after either
/// bound is reached. With fewer inputs a long one would leave the other threads idle; with more,
/// results would fill the memory.
const INPUTS_AHEAD: u64 = 64;
const BYTES_AHEAD: u64 = 4 << 20;

#[derive(Default)]
pub(crate) struct Window {
    under_way: Mutex<UnderWay>,
    room: Condvar,
}

#[derive(Default)]
struct UnderWay {
    threads: usize,
    inputs: usize,
    bytes: u64,
    /// A thread waits for room.
    waited_for: bool,
    closed: bool,
}

impl UnderWay {
    /// Returns true if one more input fits into this many quarters of the window. One for each
    /// thread always fits.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "at most four quarters of a number that was divided by 4"
    )]
    fn has_room(&self, quarters: u8) -> bool {
        let part = |all: u64| all.saturating_mul(self.threads as u64) / 4 * u64::from(quarters);
        self.inputs < self.threads
            || ((self.inputs as u64) < part(INPUTS_AHEAD) && self.bytes < part(BYTES_AHEAD))
    }
}

impl Window {
    fn under_way(&self) -> MutexGuard<'_, UnderWay> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the number of threads that the window is for; 0 until the first one starts.
    pub(crate) fn open_for(&self, threads: usize) {
        self.under_way().threads = threads;
        self.room.notify_one();
    }

    /// Waits for room and returns the number of threads; `None` after
    /// [`close`](Self::close).
    pub(crate) fn wait_for_room(&self) -> Option<usize> {
        let mut under_way = self.under_way();
        while !under_way.closed && !under_way.has_room(4) {
            under_way.waited_for = true;
            under_way = self.room.wait(under_way).unwrap_or_else(PoisonError::into_inner);
        }
        under_way.waited_for = false;
        (!under_way.closed).then_some(under_way.threads)
    }

    pub(crate) fn has_room(&self) -> bool {
        self.under_way().has_room(4)
    }

    /// Counts an input of this size as under way.
    #[expect(clippy::arithmetic_side_effects, reason = "counts inputs, which are limited")]
    pub(crate) fn enter(&self, size: u64) {
        let mut under_way = self.under_way();
        under_way.inputs += 1;
        under_way.bytes = under_way.bytes.saturating_add(size);
    }

    /// Takes an input off again, with the size that it entered with.
    #[expect(clippy::arithmetic_side_effects, reason = "each input that leaves has entered")]
    pub(crate) fn leave(&self, size: u64) {
        let mut under_way = self.under_way();
        under_way.inputs -= 1;
        under_way.bytes = under_way.bytes.saturating_sub(size);
        // Waking a thread takes time, so it is not done for each input. The thread that waits holds
        // the lock of the inputs, so it is at most one.
        if under_way.waited_for && under_way.has_room(3) {
            under_way.waited_for = false;
            drop(under_way);
            self.room.notify_one();
        }
    }

    /// Lets no more inputs in, and wakes the thread that waits.
    pub(crate) fn close(&self) {
        self.under_way().closed = true;
        self.room.notify_one();
    }
}
