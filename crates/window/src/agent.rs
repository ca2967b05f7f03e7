//! The agent: the object that a program holds.

mod error;
mod evaluate;
mod event;
mod memory;
mod options;
mod progress;
mod reading;
mod storing;
mod waiting;
mod workers;

pub use error::AgentError;
pub use evaluate::ScriptError;
pub use event::AgentEvent;
pub use memory::MemoryUse;
pub use options::{AgentOptions, Inject};
pub use progress::{Step, Until};
pub use waiting::Condition;

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use treewright_quickjs::{Engine, EngineOptions, Memory, Realm};
use url::Url;

use crate::budget::{self, Outcome};
use crate::event_loop::{Task, perform_a_microtask_checkpoint};
use crate::global_objects::relevant_realm;
use crate::loader::{LoadResult, Loader, RequestId};
use crate::memory::Kept;
use crate::trace::{self, TraceEntry, Traced};
use crate::workers::Activity;
use crate::world::World;
use crate::written::Writes;
use crate::{Cx, bindings, fetching, glue, idle_callbacks, storage, tree_changes, wrappers};

/// Windows that can reach each other, with one event loop: an agent of the standard.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#integration-with-the-javascript-agent-formalism>
///
/// An agent belongs to the thread that made it. It does nothing by itself: [`Agent::step`] runs one task.
///
/// No page ends the process. A panic within an agent would be a mistake of this library; it is caught at the agent's
/// border, where it ends the agent: see [`Outcome::Panicked`].
pub struct Agent {
    // Before the engine, because the values of the world go first.
    pub(crate) world: Box<World>,
    engine: Engine<World>,
    /// A realm without a window, for work that belongs to none.
    realm: Realm,
    /// The time since which a worker has computed without a message, while this agent waits.
    busy_since: Option<std::time::Instant>,
    /// The panic that has ended the agent.
    panic: Option<Box<dyn Any + Send>>,
    /// The caller has asked how it went.
    outcome_was_asked: Cell<bool>,
}

impl Drop for Agent {
    /// A test does not miss that its agent has ended by a panic.
    fn drop(&mut self) {
        let is_known = self.outcome_was_asked.get() || std::thread::panicking();
        let is_missed = cfg!(debug_assertions) && self.panic.is_some() && !is_known;
        assert!(!is_missed, "the agent has ended by a panic, and its outcome was not asked for");
    }
}

impl std::fmt::Debug for Agent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Agent").finish_non_exhaustive()
    }
}

impl Agent {
    /// Makes an agent without windows.
    ///
    /// # Errors
    /// [`AgentError::Engine`] if memory is short.
    pub fn new(options: AgentOptions) -> Result<Self, AgentError> {
        let mut memory = Memory::new(options.budget.memory);
        if let Some(meter) = options.meter {
            memory = memory.with_meter(meter);
        }
        Self::with(options, Arc::new(memory), false)
    }

    /// Makes an agent whose scripts may block its thread, or not.
    fn with(
        options: AgentOptions,
        memory: Arc<Memory>,
        can_block: bool,
    ) -> Result<Self, AgentError> {
        let mut engine_options = EngineOptions::new(glue::NATIVES, bindings::CLASSES);
        engine_options.memory = Some(Arc::clone(&memory));
        engine_options.may_call = Some(crate::memory::may_call);
        engine_options.stack_size = options.budget.stack;
        engine_options.can_block = can_block;
        engine_options.compile_strings =
            Some(crate::content_security_policy::host_ensure_can_compile_strings);
        engine_options.module_hooks.dynamic_import =
            Some(crate::scripts::modules::host_load_a_dynamic_import);
        let engine = Engine::new(engine_options)?;
        let mut world = Box::new(World::new(options.clock));
        world.budget = budget::State::new(options.budget);
        world.kept = Kept::new(memory);
        world.injected = options.inject.into();
        world.images.are_enabled = options.images;
        world.intersections.none = options.no_intersections;
        world.user_agent = options.user_agent.map(Arc::from);
        world.trace = options.trace.then(Vec::new);
        if options.origins {
            world.tree.keep_origins();
            world.writes = Some(Writes::default());
        }
        let realm = engine.new_realm(u32::MAX)?;
        Ok(Self {
            world,
            engine,
            realm,
            busy_since: None,
            panic: None,
            outcome_was_asked: Cell::new(false),
        })
    }

    /// Sets the loader that answers the requests of pages. Without one every request fails.
    ///
    /// ```
    /// use treewright_window::loader::{MapLoader, Response};
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut loader = MapLoader::new();
    /// let script = Response::of_type("text/javascript", "document.title = 'run'");
    /// loader.insert("https://example.org/a.js".parse()?, script);
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.set_loader(loader);
    /// agent.open("https://example.org/", b"<title></title><script src=a.js></script>")?;
    /// agent.run_until(Until::Loaded);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_loader(&mut self, loader: impl Loader + 'static) {
        self.world.fetching.loader = Box::new(loader);
    }

    /// Answers a request that the loader has deferred. An answer that nothing waits for is dropped.
    pub fn provide(&mut self, id: RequestId, result: LoadResult) {
        self.enter((), |cx| {
            budget::begin_a_task(cx);
            fetching::deliver(cx, id, result);
        });
    }

    /// Does something in the realm of no window. An agent that has ended by a panic, now or before, gives `ended`.
    pub(crate) fn enter<R>(&mut self, ended: R, inside: impl FnOnce(&mut Cx<'_>) -> R) -> R {
        let realm = self.realm.clone();
        self.enter_a_realm(&realm, ended, inside)
    }

    /// The border of the agent: all that runs scripts, parsers or tasks comes through here, and no panic leaves it.
    fn enter_a_realm<R>(
        &mut self,
        realm: &Realm,
        ended: R,
        inside: impl FnOnce(&mut Cx<'_>) -> R,
    ) -> R {
        if self.panic.is_some() {
            return ended;
        }
        // Nothing of the agent is used after a panic but to read the tree, whose methods do not panic.
        let entered = catch_unwind(AssertUnwindSafe(|| {
            let result = self.engine.enter(&mut self.world, realm, inside);
            self.world.commit_storage();
            result
        }));
        entered.unwrap_or_else(|panic| {
            self.world.budget.panic();
            self.panic = Some(panic);
            ended
        })
    }

    /// The panic that has ended the agent, for the agent that waits for this one.
    pub(crate) fn take_panic(&mut self) -> Option<Box<dyn Any + Send>> {
        self.outcome_was_asked.set(true);
        self.panic.take()
    }

    /// Does something in the realm of the first window.
    pub(crate) fn in_first_window<R>(
        &mut self,
        ended: R,
        inside: impl FnOnce(&mut Cx<'_>) -> R,
    ) -> R {
        let document = self.first_document();
        let realm = document.and_then(|document| self.world.relevant_realm(document));
        let realm = realm.unwrap_or_else(|| self.realm.clone());
        self.enter_a_realm(&realm, ended, inside)
    }

    /// The active document of the first top-level traversable.
    pub(crate) fn first_document(&self) -> Option<treewright_dom::NodeId> {
        let mut all = self.world.navigables.iter();
        let (_, navigable) = all.find(|(_, navigable)| navigable.parent.is_none())?;
        Some(navigable.active_document)
    }

    /// Opens a page in a new top-level traversable, from its bytes.
    ///
    /// # Errors
    /// [`AgentError::Url`] for a URL that cannot be parsed, [`AgentError::Engine`] if memory is short.
    pub fn open(&mut self, url: &str, bytes: &[u8]) -> Result<(), AgentError> {
        self.open_as(url, "text/html", bytes)
    }

    /// [`Agent::open`] for a page of another MIME type, such as one of XML.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// let page = b"<svg xmlns='http://www.w3.org/2000/svg'><script>document.documentElement.id = 'a'</script></svg>";
    /// agent.open_as("https://example.org/a.svg", "image/svg+xml", page)?;
    /// agent.run_until(Until::Loaded);
    /// assert_eq!(agent.document().and_then(|document| document.first_child()?.attr("id")), Some("a"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`Agent::open`].
    pub fn open_as(
        &mut self,
        url: &str,
        content_type: &str,
        bytes: &[u8],
    ) -> Result<(), AgentError> {
        let url = Url::parse(url).map_err(|_| AgentError::Url(url.into()))?;
        self.enter(Err(AgentError::Panicked), |cx| {
            budget::begin_a_task(cx);
            storage::take_news(cx);
            crate::navigation::open_at_once(cx, url, content_type, bytes)?;
            perform_a_microtask_checkpoint(cx);
            Ok(())
        })
    }

    /// Begins to load a page into a new top-level traversable with the loader; [`Agent::step`] continues
    /// it.
    ///
    /// # Errors
    /// [`AgentError::Url`] for a URL that cannot be parsed.
    pub fn navigate(&mut self, url: &str) -> Result<(), AgentError> {
        let url = Url::parse(url).map_err(|_| AgentError::Url(url.into()))?;
        self.enter((), |cx| crate::navigation::open_a_top_level_traversable(cx, url));
        Ok(())
    }

    /// Runs one task, with the microtasks that follow.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model>
    pub fn step(&mut self) -> Step {
        self.enter(Step::Stopped, |cx| {
            if !budget::begin_a_task(cx) {
                return Step::Stopped;
            }
            fetching::poll_the_loader(cx, Duration::ZERO);
            crate::messaging::take_the_notices(cx);
            crate::workers::take_the_mail(cx);
            if budget::is_used_up(cx) {
                return Step::Stopped;
            }
            storage::take_news(cx);
            let Some(task) = next_task(cx) else {
                cx.host.storage.rest_if_quiet();
                // Virtual time waits for messages from elsewhere; real time does not.
                let is_virtual = cx.host.event_loop.clock.is_virtual();
                if cx.host.fetching.waits_for_responses()
                    && (is_virtual || cx.host.event_loop.next_time().is_none())
                {
                    return Step::WaitsForResponses;
                }
                if let Some(step) = workers::step_of_the_family(cx) {
                    return step;
                }
                return match cx.host.event_loop.next_time() {
                    Some(time) => Step::WaitsUntil(time),
                    None => Step::Idle,
                };
            };
            if !budget::spend_tasks(cx, 1) {
                return Step::Stopped;
            }
            trace::note(cx.host, |_| Traced::Task { source: task.source.name() });
            cx.host.event_loop.tasks_run = cx.host.event_loop.tasks_run.saturating_add(1);
            // What it makes is of the window that it is for.
            let realm = task.document.and_then(|document| relevant_realm(cx, document));
            match realm {
                Some(realm) => cx.in_realm(&realm, task.steps),
                None => (task.steps)(cx),
            }
            perform_a_microtask_checkpoint(cx);
            tree_changes::settle(cx);
            crate::animations::css::ask_for_a_frame(cx);
            crate::intersections::ask_for_a_frame(cx);
            crate::resizes::ask_for_a_frame(cx);
            wrappers::collect(cx);
            crate::memory::collect_if_short(cx);
            Step::Ran
        })
    }

    /// Waits until a response comes, up to a time of the clock. False if none does.
    fn wait_for_a_response(&mut self, last: Option<u64>) -> bool {
        let mut wait =
            self.world.budget.time_left().map_or(LONGEST_WAIT, |left| left.min(LONGEST_WAIT));
        if let Some(last) = last.filter(|_| !self.clock().is_virtual()) {
            wait = wait.min(Duration::from_micros(last.saturating_sub(self.clock().now())));
        }
        let family = std::sync::Arc::clone(&self.world.workers.family);
        // A worker may send a message meanwhile, and a request of its own.
        while self.has_workers() && family.activity(self.clock().now()) == Activity::Busy {
            if self.enter(true, |cx| fetching::poll_the_loader(cx, LOOK / 2))
                || self.world.messaging.inbox.wait(LOOK / 2)
                || self.world.budget.time_left().is_some_and(|left| left.is_zero())
            {
                return true;
            }
        }
        if !self.world.messaging.inbox.is_empty() {
            return true;
        }
        self.enter(false, |cx| fetching::poll_the_loader(cx, wait))
    }

    fn wait_until(&mut self, time: u64) {
        if self.jump_to(time) {
            return;
        }
        let now = self.world.event_loop.clock.now();
        let mut wait = Duration::from_micros(time.saturating_sub(now));
        if self.waits_for_others() {
            wait = wait.min(LOOK);
        }
        let left = self.world.budget.time_left();
        let wait = left.map_or(wait, |left| left.min(wait));
        // Messages come from other threads.
        self.world.messaging.inbox.wait(wait);
    }

    /// True if events can come from other agents while time passes.
    fn waits_for_others(&self) -> bool {
        !self.world.event_loop.clock.is_virtual() && self.world.storage.listens()
    }

    /// True if all top-level documents have had their load event, and there is one.
    fn is_loaded(&self) -> bool {
        self.first_document().is_some()
            && self.world.navigables.iter().all(|(_, navigable)| {
                let document = self.world.documents.get(navigable.active_document);
                navigable.parent.is_some()
                    || document.is_none_or(|state| state.is_completely_loaded)
            })
    }

    /// Tells if a bound of the budget was met, or if the agent has ended by a panic.
    pub fn outcome(&self) -> Outcome {
        self.outcome_was_asked.set(true);
        self.world.budget.outcome()
    }

    /// Takes the trace since the last call; empty without [`AgentOptions::trace`].
    pub fn take_trace(&mut self) -> Vec<TraceEntry> {
        self.world.trace.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Takes the events since the last call.
    pub fn take_events(&mut self) -> Vec<AgentEvent> {
        std::mem::take(&mut self.world.outbox)
    }
}

/// The time for which [`Agent::run_until`] waits for a response that does not come, before it returns.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// The longest time for which an agent that shares its storage sleeps without checking for changes
/// of others.
const LOOK: Duration = Duration::from_millis(10);

/// The next task that can run.
fn next_task(cx: &mut Cx<'_>) -> Option<Task> {
    if let Some(task) = cx.host.take_a_runnable_task() {
        return Some(task);
    }
    if idle_callbacks::start_an_idle_period(cx) { cx.host.take_a_runnable_task() } else { None }
}
