//! Bounds for what a page can burn.

use crate::Cx;

/// A bound that a page met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// The time of one task.
    TimePerTask,
    /// The memory of the engine.
    Memory,
    /// The number of tasks.
    Tasks,
}

/// True if the agent has to stop: a bound was met.
pub(crate) fn is_used_up(cx: &Cx<'_>) -> bool {
    cx.host.bound_met.is_some()
}
