//! The time of an agent.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Microseconds of virtual time that each reading of the clock takes.
const LOOK: u64 = 10;

/// The clock of an agent, in microseconds since the agent began.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Clock {
    /// The clock of the machine.
    Real {
        /// The time at which the clock began.
        since: Instant,
    },
    /// Time passes only when nothing else is to be done: it then jumps to the next timer. A page
    /// behaves the same each time, without waiting.
    Virtual {
        /// The time, in microseconds.
        now: u64,
    },
    /// Virtual time that an agent shares with its workers: a virtual clock becomes shared with the
    /// first worker.
    #[non_exhaustive]
    Shared {
        /// The time, in microseconds.
        now: Arc<AtomicU64>,
    },
}

impl Default for Clock {
    fn default() -> Self {
        Self::virtual_time()
    }
}

impl Clock {
    /// A clock that follows the machine's clock, from now on.
    pub fn real() -> Self {
        Self::Real { since: Instant::now() }
    }

    /// A clock that begins at zero and jumps.
    pub const fn virtual_time() -> Self {
        Self::Virtual { now: 0 }
    }

    /// Microseconds since the clock began.
    pub fn now(&self) -> u64 {
        match self {
            Self::Real { since } => u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX),
            Self::Virtual { now } => *now,
            Self::Shared { now } => now.load(Ordering::SeqCst),
        }
    }

    /// True if time passes only when nothing else is to be done.
    pub(crate) const fn is_virtual(&self) -> bool {
        !matches!(self, Self::Real { .. })
    }

    /// The clock for a worker, which has the same time.
    pub(crate) fn share(&mut self) -> Self {
        if let Self::Virtual { now } = self {
            *self = Self::Shared { now: Arc::new(AtomicU64::new(*now)) };
        }
        self.clone()
    }

    /// Milliseconds since the clock began.
    #[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
    pub fn milliseconds(&self) -> f64 {
        self.now() as f64 / 1000.0
    }

    /// A script reads the clock: virtual time advances a little, so waiting loops end.
    pub(crate) fn look(&mut self) -> u64 {
        match self {
            Self::Real { .. } => {}
            Self::Virtual { now } => *now = now.saturating_add(LOOK),
            Self::Shared { now } => {
                now.fetch_add(LOOK, Ordering::SeqCst);
            }
        }
        self.now()
    }

    /// Jumps to a later time, if this is a virtual clock. Returns false if it is not.
    pub(crate) fn jump_to(&mut self, time: u64) -> bool {
        match self {
            Self::Real { .. } => false,
            Self::Virtual { now } => {
                *now = time.max(*now);
                true
            }
            Self::Shared { now } => {
                now.fetch_max(time, Ordering::SeqCst);
                true
            }
        }
    }
}
