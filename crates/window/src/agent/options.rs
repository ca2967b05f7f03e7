//! Settings of agents.

use crate::budget::Budget;
use crate::event_loop::Clock;

/// Settings of an [`Agent`](crate::Agent).
///
/// ```
/// use treewright_window::{AgentOptions, Clock, Inject};
///
/// let mut options = AgentOptions::default();
/// options.clock = Clock::real();
/// options.budget.tasks = Some(10_000);
/// options.inject.push(Inject::new("Math.random = () => 0.5", "seed.js"));
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct AgentOptions {
    /// The time that timers see. The default is [`Clock::virtual_time`].
    pub clock: Clock,
    /// The limits for pages.
    pub budget: Budget,
    /// Scripts that run in each new window before those of its page, in this order.
    pub inject: Vec<Inject>,
    /// Fetches images, for their load events and dimensions. Off by default: nothing is drawn.
    pub images: bool,
    /// No target of an `IntersectionObserver` intersects. Off by default: each element that has a box intersects, as if the
    /// viewport showed the whole page.
    pub no_intersections: bool,
    /// The value of `navigator.userAgent`. `None` is one that names this library. A loader from the network has a setting of its
    /// own for the header.
    /// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-useragent>
    pub user_agent: Option<String>,
    /// Keeps the origins of the nodes that parsers make ([`NodeRef::origin`](treewright_dom::NodeRef::origin)), and
    /// the writes of scripts, for [`Agent::write_of`](crate::Agent::write_of). Off by default.
    pub origins: bool,
    /// Tells the bytes that the program has allocated: then [`Budget::memory`](crate::Budget::memory) bounds all of them
    /// from the time on that the agent is made, together with those of the engine. It is for programs that run one agent
    /// at a time: they have a [`CountedAllocator`](crate::CountedAllocator), and put
    /// [`CountedAllocator::allocated`](crate::CountedAllocator::allocated) here.
    pub meter: Option<fn() -> usize>,
    /// Keeps a list of what happens, for [`Agent::take_trace`](crate::Agent::take_trace). Off by default.
    pub trace: bool,
}

/// A script that is not the page's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inject {
    /// The source of a classic script.
    pub source: String,
    /// The name in messages.
    pub name: String,
}

impl Inject {
    /// A script with its name in messages.
    pub fn new(source: impl Into<String>, name: impl Into<String>) -> Self {
        Self { source: source.into(), name: name.into() }
    }
}
