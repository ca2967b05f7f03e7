//! Agents and their workers: who waits for whom.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::{Agent, AgentError, AgentOptions, Step};
use crate::Cx;
use crate::budget::Budget;
use crate::event_loop::Clock;
use crate::workers::{Activity, Control};

/// The need of a worker that comes to rest: the number of messages that it has read, and true if it is
/// needed for more than to answer messages.
type Need = (u64, bool);

/// The steps of the thread of a worker.
impl Agent {
    /// Makes the agent of a worker.
    pub(crate) fn of_a_worker(
        budget: &Budget,
        clock: Clock,
        control: &Control,
    ) -> Result<Self, AgentError> {
        let options = AgentOptions { clock, budget: budget.clone(), ..AgentOptions::default() };
        let mut agent = Self::with(options, true)?;
        agent.world.messaging.inbox = control.mailbox.inbox.clone();
        agent.world.workers.mailbox = Arc::clone(&control.mailbox);
        Ok(agent)
    }

    /// The flag that interrupts scripts.
    pub(crate) fn interrupt_flag(&self) -> Arc<AtomicBool> {
        self.engine.interrupt_flag()
    }

    pub(crate) fn clock(&self) -> Clock {
        self.world.event_loop.clock.clone()
    }

    /// The closing flag is set.
    pub(crate) fn is_closing(&self) -> bool {
        self.world.workers.inside.as_ref().is_none_or(|inside| inside.is_closing)
    }

    /// The need of a worker that has nothing to do.
    pub(crate) fn need_of_a_worker(&self) -> Option<Need> {
        self.world.need_of_this_worker()
    }

    pub(crate) fn tell_the_parent_of_the_rest(&self, (messages_read, is_needed): Need) {
        self.world.tell_the_parent_of_the_rest(messages_read, is_needed);
    }
}

/// How an agent of windows waits for workers.
impl Agent {
    /// Waits until one of the agent's workers has something for it, or all have come to rest: for
    /// [`Step::WaitsForWorkers`]. Virtual time goes with the time of the machine meanwhile, as far as a timer is
    /// waited for.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Step};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// let page = b"<script>new Worker('data:text/javascript,postMessage(1)').onmessage = e => document.title = e.data</script>";
    /// agent.open("https://example.org/", page)?;
    /// loop {
    ///     match agent.step() {
    ///         Step::Ran => {}
    ///         Step::WaitsForWorkers => agent.wait_for_workers(),
    ///         Step::WaitsUntil(time) => agent.run_until(treewright_window::Until::Time(time)),
    ///         _ => break,
    ///     }
    /// }
    /// assert_eq!(agent.evaluate("document.title")?, "1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wait_for_workers(&mut self) {
        self.wait_for_workers_until(None);
    }

    /// The same, not beyond a time of the clock.
    pub(super) fn wait_for_workers_until(&mut self, last: Option<u64>) {
        let family = Arc::clone(&self.world.workers.family);
        let clock = self.clock();
        let now = clock.now();
        let next = [self.world.event_loop.next_time(), family.next_time(now), last];
        let next = next.into_iter().flatten().min();
        let left = next.map(|next| Duration::from_micros(next.saturating_sub(now)));
        let bounds = [left, self.world.budget.time_left(), Some(LONGEST_WAIT)];
        let wait = bounds.into_iter().flatten().min().unwrap_or(LONGEST_WAIT);
        family.first_waits(true);
        // It may have come to rest before it could know.
        let is_busy = family.activity(now) == Activity::Busy;
        let has_news = !is_busy || self.world.messaging.inbox.wait(wait);
        family.first_waits(false);
        if !has_news
            && left == Some(wait)
            && let Some(next) = next
        {
            self.jump_to(next);
        }
    }

    /// Lets virtual time jump, for the workers, too. False if time is real.
    pub(super) fn jump_to(&mut self, time: u64) -> bool {
        let has_jumped = self.world.event_loop.clock.jump_to(time);
        if has_jumped {
            self.world.workers.family.wake_those_due(self.world.event_loop.clock.now());
        }
        has_jumped
    }

    /// The number of workers whose threads run, those of workers included.
    pub fn workers(&self) -> usize {
        self.world.workers.family.len()
    }

    /// True if there are workers whose threads run.
    pub(super) fn has_workers(&self) -> bool {
        !self.world.workers.family.is_empty()
    }
}

/// The longest time for which an agent waits before it looks around.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The step of an agent that has no task, by what its workers do; nothing if it has none.
pub(super) fn step_of_the_family(cx: &Cx<'_>) -> Option<Step> {
    let workers = &cx.host.workers;
    let event_loop = &cx.host.event_loop;
    // The last one has sent its mail before it went.
    if workers.inside.is_some() || workers.family.is_empty() && workers.mailbox.is_empty() {
        return None;
    }
    let next = event_loop.next_time();
    let activity = workers.family.activity(event_loop.clock.now());
    if !event_loop.clock.is_virtual() {
        return match (next, activity) {
            (Some(next), _) => Some(Step::WaitsUntil(next)),
            (None, Activity::Quiet { next: None }) if workers.mailbox.is_empty() => None,
            (None, _) => Some(Step::WaitsForWorkers),
        };
    }
    match activity {
        Activity::Busy => Some(Step::WaitsForWorkers),
        // What they have sent before they came to rest.
        Activity::Quiet { .. } if !workers.mailbox.is_empty() => Some(Step::WaitsForWorkers),
        Activity::Quiet { next: of_workers } => {
            next.into_iter().chain(of_workers).min().map(Step::WaitsUntil)
        }
    }
}
