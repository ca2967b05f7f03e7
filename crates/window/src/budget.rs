//! Resource limits for pages.

use std::cell::Cell;
use std::time::{Duration, Instant};

use crate::Cx;

/// The limits for the pages of an agent. `None` means no limit.
///
/// The first limit that is reached becomes the agent's [`outcome`](crate::Agent::outcome). After
/// most of them nothing runs any more: scripts are interrupted, and
/// [`Agent::step`](crate::Agent::step) returns [`Step::Stopped`](crate::Step::Stopped). Three end
/// only the script that reached them: a script that takes too long is interrupted, one that needs
/// too much memory or stack gets an exception. Two, those of style sheets, leave sheets out. The document can still be read.
///
/// The bounds hold for each worker of the agent as well, total time and memory for all together; requests and fetched
/// bytes are also counted for all together. A worker that meets a bound that stops it stops the agent.
///
/// ```
/// use std::time::Duration;
/// use treewright_window::{Agent, AgentOptions, Bound, Until};
///
/// let mut options = AgentOptions::default();
/// options.budget.time_per_task = Some(Duration::from_millis(20));
/// let mut agent = Agent::new(options)?;
/// agent.open("https://example.org/", b"<script>for (;;);</script><p>after")?;
/// agent.run_until(Until::Loaded);
/// assert_eq!(agent.outcome().bound_met(), Some(Bound::TimePerTask));
/// assert!(agent.document().unwrap().html().contains("<p>after"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Budget {
    /// The real time of one task, with the microtasks that follow; then its script is interrupted.
    pub time_per_task: Option<Duration>,
    /// The real time since the agent was made.
    pub total_time: Option<Duration>,
    /// Tasks.
    pub tasks: Option<u64>,
    /// Timers that are started, including each repetition of `setInterval`.
    pub timers: Option<u64>,
    /// The bytes that pages and workers may make the agent keep, all together: the engine's, trees with their texts and
    /// attributes, memories of WebAssembly and shared ones, blobs, bodies, canvases, histories, messages that wait, values
    /// of controls, and what waits to be taken. With [`AgentOptions::meter`](crate::AgentOptions::meter) it is all that the
    /// program allocates. Beyond it a script gets an exception, also from each call of a function of the host, and a parser
    /// stops. The default is 512 MiB.
    pub memory: Option<usize>,
    /// The bytes of stack that scripts may use. The default is 1 MiB.
    pub stack: usize,
    /// Windows, including those of frames.
    pub windows: Option<u64>,
    /// Workers that are started, by all pages and workers together.
    pub workers: Option<u64>,
    /// Requests.
    pub requests: Option<u64>,
    /// Bytes in the bodies of responses.
    pub fetched_bytes: Option<u64>,
    /// UTF-16 code units that are given to `document.write`.
    pub written: Option<u64>,
    /// The bytes of the style sheets of a document; the rest of a sheet is left out. At most 64 MiB are read.
    pub css_bytes: Option<u64>,
    /// The steps for the styles of a document, all together; see [`StyleWork`](treewright_style::cssom::StyleWork). After
    /// that, elements have the style that the sheet of the user agent gives them.
    pub css_work: Option<u64>,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            time_per_task: None,
            total_time: None,
            tasks: None,
            timers: None,
            memory: Some(512 << 20),
            stack: 1 << 20,
            windows: None,
            workers: None,
            requests: None,
            fetched_bytes: None,
            written: None,
            css_bytes: None,
            css_work: None,
        }
    }
}

/// A part of a [`Budget`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// [`Budget::time_per_task`]
    TimePerTask,
    /// [`Budget::total_time`]
    TotalTime,
    /// [`Budget::tasks`]
    Tasks,
    /// [`Budget::timers`]
    Timers,
    /// [`Budget::memory`]
    Memory,
    /// [`Budget::stack`]
    Stack,
    /// [`Budget::windows`]
    Windows,
    /// [`Budget::workers`]
    Workers,
    /// [`Budget::requests`]
    Requests,
    /// [`Budget::fetched_bytes`]
    FetchedBytes,
    /// [`Budget::written`]
    Written,
    /// [`Budget::css_bytes`]
    CssBytes,
    /// [`Budget::css_work`]
    CssWork,
}

impl Bound {
    /// The name: that of the field, with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TimePerTask => "time-per-task",
            Self::TotalTime => "total-time",
            Self::Tasks => "tasks",
            Self::Timers => "timers",
            Self::Memory => "memory",
            Self::Stack => "stack",
            Self::Windows => "windows",
            Self::Workers => "workers",
            Self::Requests => "requests",
            Self::FetchedBytes => "fetched-bytes",
            Self::Written => "written",
            Self::CssBytes => "css-bytes",
            Self::CssWork => "css-work",
        }
    }

    /// True if the agent stops, false if only the script that reached the limit ends, or sheets are left out.
    pub const fn stops_the_agent(self) -> bool {
        !matches!(
            self,
            Self::TimePerTask | Self::Memory | Self::Stack | Self::CssBytes | Self::CssWork
        )
    }
}

impl std::fmt::Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The answer of [`Agent::outcome`](crate::Agent::outcome).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Everything stayed within the budget.
    WithinBudget,
    /// This limit was reached: the first that stopped the agent, else the first of all.
    Met(Bound),
    /// A mistake in this library: a panic, whose message the panic hook has got, has ended the agent. Nothing runs any
    /// more; what the agent says of the page is what was there then.
    Panicked,
}

impl Outcome {
    /// The limit that was reached.
    pub const fn bound_met(self) -> Option<Bound> {
        match self {
            Self::WithinBudget | Self::Panicked => None,
            Self::Met(bound) => Some(bound),
        }
    }
}

/// The budget of an agent, and the part of it that was used.
#[derive(Debug)]
pub(crate) struct State {
    budget: Budget,
    end: Option<Instant>,
    end_of_task: Option<Instant>,
    met: Cell<Option<Bound>>,
    has_panicked: bool,
    windows: u64,
    workers: u64,
    timers: u64,
    requests: u64,
    fetched_bytes: u64,
    written: u64,
    tasks: u64,
}

impl State {
    pub(crate) fn new(budget: Budget) -> Self {
        let end = budget.total_time.and_then(|time| Instant::now().checked_add(time));
        Self {
            budget,
            end,
            end_of_task: None,
            met: Cell::new(None),
            has_panicked: false,
            windows: 0,
            workers: 0,
            timers: 0,
            requests: 0,
            fetched_bytes: 0,
            written: 0,
            tasks: 0,
        }
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.met.get() {
            _ if self.has_panicked => Outcome::Panicked,
            Some(bound) => Outcome::Met(bound),
            None => Outcome::WithinBudget,
        }
    }

    /// The budget of a worker: the same limits, with the rest of the time and of the number of
    /// workers.
    pub(crate) fn for_a_worker(&self) -> Budget {
        let mut budget = self.budget.clone();
        budget.total_time = self.time_left();
        budget.workers = budget.workers.map(|most| most.saturating_sub(self.workers));
        budget
    }

    /// The limits of style sheets: bytes, and steps.
    pub(crate) fn of_sheets(&self) -> (Option<u64>, Option<u64>) {
        (self.budget.css_bytes, self.budget.css_work)
    }

    /// The rest of the total time.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// The time when the script of the task is interrupted.
    pub(crate) fn end_of_the_task(&self) -> Option<Instant> {
        self.end.into_iter().chain(self.end_of_task).min()
    }

    /// The agent has ended by a panic.
    pub(crate) fn panic(&mut self) {
        self.has_panicked = true;
    }

    /// True if the time of the task, or of all, is used up.
    pub(crate) fn is_over(&self) -> bool {
        self.is_stopped() || Self::is_past(self.end) || Self::is_past(self.end_of_task)
    }

    fn is_stopped(&self) -> bool {
        self.has_panicked || self.met.get().is_some_and(Bound::stops_the_agent)
    }

    /// A bound that stops the agent counts more than one that does not.
    pub(crate) fn note(&self, bound: Bound) {
        if self.met.get().is_none() || bound.stops_the_agent() && !self.is_stopped() {
            self.met.set(Some(bound));
        }
    }

    fn is_past(time: Option<Instant>) -> bool {
        time.is_some_and(|time| Instant::now() >= time)
    }
}

/// Starts the time of a task that is about to run. False if nothing may run any more.
pub(crate) fn begin_a_task(cx: &mut Cx<'_>) -> bool {
    let is_over = is_used_up(cx);
    let state = &mut cx.host.budget;
    let now = state.budget.time_per_task.map(|time| (Instant::now(), time));
    state.end_of_task = now.and_then(|(now, time)| now.checked_add(time));
    if !is_over {
        let deadline = state.end_of_task.into_iter().chain(state.end).min();
        cx.set_deadline(deadline);
    }
    !is_over
}

/// A limit was reached. If it stops the agent, the running script is interrupted.
pub(crate) fn meet(cx: &mut Cx<'_>, bound: Bound) {
    cx.host.budget.note(bound);
    if cx.host.budget.is_stopped() {
        cx.set_deadline(Some(Instant::now()));
    }
}

/// True if the agent has to stop because a limit was reached.
pub(crate) fn is_used_up(cx: &mut Cx<'_>) -> bool {
    if State::is_past(cx.host.budget.end) {
        meet(cx, Bound::TotalTime);
    }
    cx.host.budget.is_stopped()
}

/// True if the task has no time left, or the agent has to stop.
pub(crate) fn is_out_of_time(cx: &mut Cx<'_>) -> bool {
    if is_used_up(cx) {
        return true;
    }
    let is_late = State::is_past(cx.host.budget.end_of_task);
    if is_late {
        meet(cx, Bound::TimePerTask);
    }
    is_late
}

/// A script ended with an exception that was not caught, as text.
pub(crate) fn note_an_exception(cx: &mut Cx<'_>, message: &str, was_interrupted: bool) {
    if was_interrupted {
        // The message says which of the two it was.
        let _is_out = is_out_of_time(cx);
    } else if message.ends_with("InternalError: out of memory")
        || message.ends_with("null") && is_short_of_memory(cx)
    {
        meet(cx, Bound::Memory);
    } else if message.ends_with("RangeError: Maximum call stack size exceeded") {
        meet(cx, Bound::Stack);
    }
}

/// The engine throws null if memory for an error ran out.
fn is_short_of_memory(cx: &Cx<'_>) -> bool {
    let memory = cx.memory();
    // Requests larger than the rest fail while there is some left.
    memory.limit().is_some_and(|limit| memory.used() >= limit / 2)
}

macro_rules! spend {
    ($($(#[$doc:meta])* $name:ident, $field:ident, $bound:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name(cx: &mut Cx<'_>, count: u64) -> bool {
            let state = &mut cx.host.budget;
            state.$field = state.$field.saturating_add(count);
            let is_too_much = state.budget.$field.is_some_and(|most| state.$field > most);
            if is_too_much {
                meet(cx, Bound::$bound);
            }
            !is_too_much
        }
    )*};
}

spend! {
    /// Tasks are about to run. False if there are too many.
    spend_tasks, tasks, Tasks;
    /// Timers are about to be started. False if there are too many.
    spend_timers, timers, Timers;
    /// Windows are about to be made. False if there are too many.
    spend_windows, windows, Windows;
    /// Workers are about to be started. False if there are too many.
    spend_workers, workers, Workers;
    /// Requests are about to be sent. False if there are too many.
    spend_requests, requests, Requests;
    /// Bytes have come. False if there are too many.
    spend_fetched_bytes, fetched_bytes, FetchedBytes;
    /// Text is about to be written. False if it is too long.
    spend_written, written, Written;
}
