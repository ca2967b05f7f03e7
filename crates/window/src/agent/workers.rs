//! How agents and their workers wait for each other.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use treewright_quickjs::Memory;

use super::{Agent, AgentError, AgentOptions, Step};
use crate::Cx;
use crate::budget::Budget;
use crate::event_loop::Clock;
use crate::workers::{Activity, Control};

/// The state of a worker that becomes idle: the number of messages that it has read, and whether it
/// is needed for more than answering messages.
type Need = (u64, bool);

/// The steps of the thread of a worker.
impl Agent {
    /// Makes the agent of a worker.
    pub(crate) fn of_a_worker(
        budget: &Budget,
        memory: Arc<Memory>,
        clock: Clock,
        control: &Control,
    ) -> Result<Self, AgentError> {
        let options = AgentOptions { clock, budget: budget.clone(), ..AgentOptions::default() };
        let mut agent = Self::with(options, memory, true)?;
        agent.world.messaging.inbox = control.mailbox.inbox.clone();
        agent.world.workers.mailbox = Arc::clone(&control.mailbox);
        Ok(agent)
    }

    /// The flag that interrupts scripts.
    pub(crate) fn interrupt_flag(&self) -> Arc<AtomicBool> {
        self.engine.interrupt_flag()
    }

    pub(crate) fn hand_on_the_events(&mut self) {
        crate::workers::hand_on_the_events(&mut self.world);
    }

    pub(crate) fn clock(&self) -> Clock {
        self.world.event_loop.clock.clone()
    }

    /// The closing flag is set.
    pub(crate) fn is_closing(&self) -> bool {
        self.world.workers.inside.as_ref().is_none_or(|inside| inside.is_closing)
    }

    /// The state of an idle worker.
    pub(crate) fn need_of_a_worker(&self) -> Option<Need> {
        self.world.need_of_this_worker()
    }

    pub(crate) fn tell_the_parent_of_the_rest(&self, (messages_read, is_needed): Need) {
        self.world.tell_the_parent_of_the_rest(messages_read, is_needed);
    }
}

/// How an agent of windows waits for workers.
impl Agent {
    /// Waits until one of the agent's workers has sent something, or all are idle: for
    /// [`Step::WaitsForWorkers`]. If one computes for more than two seconds without a pause,
    /// virtual time follows the machine's clock from then on, so that timers fire.
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
        let patience = match self.busy_since {
            _ if !clock.is_virtual() => Duration::ZERO,
            Some(since) => PATIENCE.saturating_sub(since.elapsed()),
            None => PATIENCE,
        };
        let left = next.map(|next| Duration::from_micros(next.saturating_sub(now)));
        let left = left.map(|left| left.saturating_add(patience));
        let bounds = [left, self.world.budget.time_left(), Some(LONGEST_WAIT)];
        let wait = bounds.into_iter().flatten().min().unwrap_or(LONGEST_WAIT);
        let begun = Instant::now();
        family.first_waits(true);
        // They may have become idle before this was known. In real time an idle worker continues by
        // itself.
        let waits = match family.activity(now) {
            Activity::Busy => true,
            Activity::Quiet { next } => next.is_some() && !clock.is_virtual(),
        };
        let has_news = !waits || self.world.messaging.inbox.wait(wait);
        family.first_waits(false);
        if has_news {
            self.busy_since = None;
        } else {
            self.busy_since.get_or_insert(begun);
        }
        if !has_news
            && left == Some(wait)
            && let Some(next) = next
        {
            self.jump_to(next);
        }
    }

    /// Lets virtual time jump, also for the workers. False if time is real.
    pub(super) fn jump_to(&mut self, time: u64) -> bool {
        let has_jumped = self.world.event_loop.clock.jump_to(time);
        if has_jumped {
            self.world.workers.family.wake_those_due(self.world.event_loop.clock.now());
        }
        has_jumped
    }

    /// The number of workers whose threads run, including those of workers.
    pub fn workers(&self) -> usize {
        self.world.workers.family.len()
    }

    /// True if threads of workers are running.
    pub(super) fn has_workers(&self) -> bool {
        !self.world.workers.family.is_empty()
    }
}

/// The time for which a worker may compute without a pause before virtual time advances.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest time for which an agent waits before it checks for changes.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// The step of an agent without a task, as its workers determine it; `None` if it has none.
pub(super) fn step_of_the_family(cx: &Cx<'_>) -> Option<Step> {
    let workers = &cx.host.workers;
    let event_loop = &cx.host.event_loop;
    // The last one sent its messages before it ended.
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
        // Messages that they sent before they became idle.
        Activity::Quiet { .. } if !workers.mailbox.is_empty() => Some(Step::WaitsForWorkers),
        Activity::Quiet { next: of_workers } => {
            next.into_iter().chain(of_workers).min().map(Step::WaitsUntil)
        }
    }
}
