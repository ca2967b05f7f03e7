//! An ordered trace of events in an agent.

use crate::world::World;

/// Something that happened in an agent.
///
/// ```
/// use treewright_window::{Agent, AgentOptions, Traced, Until};
///
/// let mut options = AgentOptions::default();
/// options.trace = true;
/// let mut agent = Agent::new(options)?;
/// agent.open("https://example.org/", b"<script>document.write('<p>')</script>")?;
/// agent.run_until(Until::Loaded);
/// let trace = agent.take_trace();
/// assert!(trace.iter().any(|entry| matches!(&entry.what, Traced::Write { text, .. } if text == "<p>")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TraceEntry {
    /// The time of the agent's clock, in microseconds.
    pub time: u64,
    /// The number of scripts and callbacks that were running.
    pub depth: u32,
    /// The event itself.
    pub what: Traced,
}

/// The kinds of events in a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Traced {
    /// A task begins.
    #[non_exhaustive]
    Task {
        /// The name of its task source.
        source: &'static str,
    },
    /// A parser paused.
    #[non_exhaustive]
    ParserPause {
        /// The reason.
        reason: &'static str,
    },
    /// A script begins to run.
    #[non_exhaustive]
    Script {
        /// The name of its file.
        file: String,
        /// The line of the file where it begins, from 1.
        line: u32,
    },
    /// A script ended.
    #[non_exhaustive]
    ScriptEnd {
        /// The name of its file.
        file: String,
    },
    /// A script writes to a document.
    #[non_exhaustive]
    Write {
        /// The text.
        text: String,
    },
    /// A fetch begins.
    #[non_exhaustive]
    Fetch {
        /// The number of the request.
        id: u64,
        /// The method.
        method: String,
        /// The address.
        url: String,
    },
    /// A response has come.
    #[non_exhaustive]
    Response {
        /// The number of the request.
        id: u64,
        /// The status, 0 for a network error.
        status: u16,
    },
    /// An event is dispatched.
    #[non_exhaustive]
    Event {
        /// The type, such as `load`.
        event_type: String,
        /// The target, such as `img`, `#document`, or `window`.
        target: String,
    },
}

/// One readable line, such as `task: networking`.
impl std::fmt::Display for Traced {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Task { source } => write!(f, "task: {source}"),
            Self::ParserPause { reason } => write!(f, "parser pauses: {reason}"),
            Self::Script { file, line } => write!(f, "script: {file}:{line}"),
            Self::ScriptEnd { file } => write!(f, "script ends: {file}"),
            Self::Write { text } => write!(f, "write: {text:?}"),
            Self::Fetch { id, method, url } => write!(f, "fetch {id}: {method} {url}"),
            Self::Response { id, status: 0 } => write!(f, "fetch {id} failed"),
            Self::Response { id, status } => write!(f, "fetch {id} answered: {status}"),
            Self::Event { event_type, target } => write!(f, "event: {event_type} at {target}"),
        }
    }
}

/// Adds an entry, which is made only if a trace was requested.
pub(crate) fn note(world: &mut World, what: impl FnOnce(&World) -> Traced) {
    if world.trace.is_none() {
        return;
    }
    let what = what(world);
    let (time, depth) = (world.event_loop.clock.now(), world.event_loop.running_scripts);
    if let Some(trace) = &mut world.trace {
        trace.push(TraceEntry { time, depth, what });
    }
}
