//! The time of an agent.

use std::time::Instant;

/// Microseconds of virtual time that one look at the clock takes.
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
    /// Time passes only when nothing else is to be done: it then jumps to the next timer. A page behaves
    /// the same each time, and nobody waits.
    Virtual {
        /// The time, in microseconds.
        now: u64,
    },
}

impl Default for Clock {
    fn default() -> Self {
        Self::virtual_time()
    }
}

impl Clock {
    /// A clock that goes with the time of the machine, from now on.
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
        }
    }

    /// Milliseconds since the clock began.
    #[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
    pub fn milliseconds(&self) -> f64 {
        self.now() as f64 / 1000.0
    }

    /// A script looks at the clock: virtual time goes on a little, so that loops that wait come to an end.
    pub(crate) fn look(&mut self) -> u64 {
        if let Self::Virtual { now } = self {
            *now = now.saturating_add(LOOK);
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
        }
    }
}
