//! How far an agent runs.

/// The point up to which [`Agent::run_until`](crate::Agent::run_until) runs.
///
/// ```
/// use treewright_window::{Agent, AgentOptions, Until};
///
/// let mut agent = Agent::new(AgentOptions::default())?;
/// agent.open("https://example.org/", b"<script>setTimeout(() => document.title = 'late', 1000)</script>")?;
/// agent.run_until(Until::Time(999_000));
/// assert_eq!(agent.evaluate("document.title")?, "");
/// agent.run_until(Until::Idle);
/// assert_eq!(agent.evaluate("document.title")?, "late");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Until {
    /// The load event of the page has been fired.
    Loaded,
    /// Nothing is left to do: no task, no timer, no request, and all workers are idle.
    Idle,
    /// The clock of the agent has come to this time, in microseconds since it began.
    Time(u64),
}

/// The result of one [`Agent::step`](crate::Agent::step).
///
/// ```
/// use treewright_window::{Agent, AgentOptions, Step};
///
/// let mut agent = Agent::new(AgentOptions::default())?;
/// agent.open("https://example.org/", b"<script>setTimeout(() => {}, 5000)</script>")?;
/// while agent.step() == Step::Ran {}
/// assert!(matches!(agent.step(), Step::WaitsUntil(time) if time >= 5_000_000));
/// # Ok::<(), treewright_window::AgentError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// A task was run.
    Ran,
    /// No task is ready; the first timer is due at this time, in microseconds since the clock began.
    WaitsUntil(u64),
    /// No task is ready before a response comes.
    WaitsForResponses,
    /// No task is ready, and a worker runs: [`Agent::wait_for_workers`](crate::Agent::wait_for_workers) waits for it.
    WaitsForWorkers,
    /// Nothing is left to do, for the workers either.
    Idle,
    /// A limit of the budget was reached, so nothing runs.
    /// [`Agent::outcome`](crate::Agent::outcome) says which.
    Stopped,
}
