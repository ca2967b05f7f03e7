//! The event loop of an agent: tasks, microtask checkpoints, and time.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#event-loops>

mod checkpoint;
mod clock;
mod task;

pub(crate) use checkpoint::{
    clean_up_after_running_script, perform_a_microtask_checkpoint, prepare_to_run_script,
};
pub use clock::Clock;
pub(crate) use task::{Steps, Task, TaskSource};

use std::collections::{BTreeMap, VecDeque};

use treewright_dom::NodeId;

use crate::world::World;

/// The event loop: pending tasks, and when they run.
pub(crate) struct EventLoop {
    /// The task queues, as one list in the order of queueing: the order within each task source is kept, and
    /// no source is preferred.
    tasks: VecDeque<Task>,
    /// Steps that run at a time of the clock: timers, the rest of a slow response.
    waiting: BTreeMap<(u64, u64), Task>,
    /// The number of the next entry of `waiting`, so that entries of one time stay in order.
    next_number: u64,
    pub(crate) clock: Clock,
    /// A microtask checkpoint is running.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#performing-a-microtask-checkpoint>
    pub(crate) performing_a_microtask_checkpoint: bool,
    /// The number of scripts and callbacks on the stack.
    pub(crate) running_scripts: u32,
    /// The numbers of the realms of these scripts and callbacks; the last one is that of the entry
    /// settings object.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#entry-settings-object>
    pub(crate) entries: Vec<u32>,
    /// The number of tasks since the due tasks were last checked.
    tasks_since_wake: u32,
    /// The number of tasks that were run.
    pub(crate) tasks_run: u64,
    /// Tasks that are queued are discarded: the closing flag of a worker is set.
    /// <https://html.spec.whatwg.org/multipage/workers.html#dom-workerglobalscope-closing>
    is_closed: bool,
}

/// After this number of tasks the due tasks get their turn, even if others are queued.
const TASKS_BEFORE_TIMERS: u32 = 100;

impl EventLoop {
    pub(crate) fn new(clock: Clock) -> Self {
        Self {
            tasks: VecDeque::new(),
            waiting: BTreeMap::new(),
            next_number: 0,
            clock,
            performing_a_microtask_checkpoint: false,
            running_scripts: 0,
            entries: Vec::new(),
            tasks_since_wake: 0,
            tasks_run: 0,
            is_closed: false,
        }
    }

    /// A script or a callback has left the stack.
    pub(super) fn one_script_less(&mut self) {
        self.running_scripts = self.running_scripts.saturating_sub(1);
        self.entries.pop();
    }

    /// Queues a task on a task source.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-task>
    pub(crate) fn queue_a_task(
        &mut self,
        source: TaskSource,
        document: Option<NodeId>,
        steps: Steps,
    ) {
        if !self.is_closed {
            self.tasks.push_back(Task { source, document, steps });
        }
    }

    /// Queues a task once the clock has reached a time, in microseconds since the clock began.
    /// Returns a key for [`EventLoop::forget_waiting`].
    pub(crate) fn queue_a_task_at(
        &mut self,
        time: u64,
        source: TaskSource,
        document: Option<NodeId>,
        steps: Steps,
    ) -> (u64, u64) {
        let key = (time, self.next_number);
        self.next_number = self.next_number.saturating_add(1);
        if !self.is_closed {
            self.waiting.insert(key, Task { source, document, steps });
        }
        key
    }

    /// Discards all tasks, and future ones.
    /// <https://html.spec.whatwg.org/multipage/workers.html#close-a-worker>
    pub(crate) fn close(&mut self) {
        self.is_closed = true;
        self.tasks.clear();
        self.waiting.clear();
    }

    /// Cancels a task that waits for its time.
    pub(crate) fn forget_waiting(&mut self, key: (u64, u64)) {
        self.waiting.remove(&key);
    }

    /// Removes all tasks of a document: it is being destroyed.
    pub(crate) fn forget_tasks_of(&mut self, document: NodeId) {
        self.tasks.retain(|task| task.document != Some(document));
        self.waiting.retain(|_, task| task.document != Some(document));
    }

    /// The window of a document gets another document: messages that were posted to the window are
    /// for the new one.
    pub(crate) fn hand_over_messages(&mut self, from: NodeId, to: NodeId) {
        for task in &mut self.tasks {
            if task.source == TaskSource::PostedMessage && task.document == Some(from) {
                task.document = Some(to);
            }
        }
    }

    /// The time when the first waiting task becomes due.
    pub(crate) fn next_time(&self) -> Option<u64> {
        self.waiting.first_key_value().map(|(key, _)| key.0)
    }

    /// The same among tasks of some sources.
    pub(crate) fn next_time_of(&self, is_meant: impl Fn(TaskSource) -> bool) -> Option<u64> {
        self.waiting.iter().find(|(_, task)| is_meant(task.source)).map(|(key, _)| key.0)
    }

    /// Moves due tasks into the task queues.
    fn wake(&mut self) {
        self.tasks_since_wake = 0;
        let now = self.clock.now();
        while let Some(entry) = self.waiting.first_entry() {
            if entry.key().0 > now {
                break;
            }
            self.tasks.push_back(entry.remove());
        }
    }
}

impl World {
    /// The associated document of the entry global object.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#entry-global-object>
    pub(crate) fn entry_document(&self) -> Option<NodeId> {
        let realm = crate::realms::RealmId(*self.event_loop.entries.last()?);
        self.realms.get(realm).map(|state| state.document)
    }

    /// Takes the first task that is runnable: its document is null or fully active.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#concept-task-runnable>
    pub(crate) fn take_a_runnable_task(&mut self) -> Option<Task> {
        // Due tasks come after the queued ones, as if some time had to pass. Not for ever, because
        // tasks can queue tasks without end.
        let event_loop = &mut self.event_loop;
        event_loop.tasks_since_wake = event_loop.tasks_since_wake.saturating_add(1);
        if event_loop.tasks_since_wake > TASKS_BEFORE_TIMERS {
            event_loop.wake();
        }
        let place = match self.place_of_a_runnable_task() {
            Some(place) => place,
            None => {
                self.event_loop.wake();
                self.place_of_a_runnable_task()?
            }
        };
        self.event_loop.tasks.remove(place)
    }

    /// A task of a document that is gone will never be runnable.
    fn place_of_a_runnable_task(&self) -> Option<usize> {
        self.event_loop
            .tasks
            .iter()
            .position(|task| task.document.is_none_or(|document| self.is_fully_active(document)))
    }
}
