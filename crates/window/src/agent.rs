//! The agent: what a program holds.

use std::time::Duration;

use treewright_dom::{Document, NodeId, NodeRef};
use treewright_quickjs::{Engine, EngineOptions, Value};

use crate::event_loop::{Clock, Task, perform_a_microtask_checkpoint};
use crate::world::World;
use crate::{AgentEvent, Cx};

/// Settings of an [`Agent`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AgentOptions {
    /// The time that timers see. The default is [`Clock::virtual_time`].
    pub clock: Clock,
    /// The bytes that the engine may allocate. The default is 512 MiB.
    pub memory_limit: usize,
    /// The bytes of stack that scripts may use. The default is 1 MiB.
    pub stack_size: usize,
    /// The time that one task may take before its script is interrupted. `None` by default: no limit.
    pub time_per_task: Option<Duration>,
}

impl Default for AgentOptions {
    fn default() -> Self {
        Self {
            clock: Clock::virtual_time(),
            memory_limit: 512 << 20,
            stack_size: 1 << 20,
            time_per_task: None,
        }
    }
}

/// The point up to which [`Agent::run_until`] runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Until {
    /// The load event of the page has been fired.
    Loaded,
    /// Nothing is left to be done: no task, no timer, no request.
    Idle,
    /// The clock of the agent has come to this time, in microseconds since it began.
    Time(u64),
}

/// The result of one [`Agent::step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// A task was run.
    Ran,
    /// No task is ready; the first timer is due at this time, in microseconds since the clock began.
    WaitsUntil(u64),
    /// No task is ready before a response comes.
    WaitsForResponses,
    /// Nothing is left to be done.
    Idle,
}
