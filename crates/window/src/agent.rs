//! The agent: what a program holds.

use std::time::{Duration, Instant};

use treewright_dom::NodeRef;
use treewright_encoding::{InputByteStream, OutOfBandMetadata};
use treewright_quickjs::{Engine, EngineOptions, Realm};
use url::Url;

use crate::event_loop::{Clock, Task, perform_a_microtask_checkpoint};
use crate::loader::{LoadResult, Loader, RequestId};
use crate::world::World;
use crate::{Cx, bindings, fetching, parsing, windows, wrappers};

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

/// Something that the caller may want to know.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AgentEvent {
    /// A script threw, and nobody caught it.
    #[non_exhaustive]
    Error {
        /// The exception as text.
        message: String,
        /// The URL of the script.
        file: String,
        /// The line, from 1; 0 if it is not known.
        line: u32,
        /// The column, from 1; 0 if it is not known.
        column: u32,
    },
    /// A script wrote to the console.
    #[non_exhaustive]
    Console {
        /// The method of `console`, such as `log`.
        level: String,
        /// The arguments, formatted and joined by spaces.
        text: String,
    },
    /// A script called `alert`.
    #[non_exhaustive]
    Alert {
        /// The message.
        message: String,
    },
    /// A script called `confirm`, which has returned false.
    #[non_exhaustive]
    Confirm {
        /// The message.
        message: String,
    },
    /// A script called `prompt`, which has returned null.
    #[non_exhaustive]
    Prompt {
        /// The message.
        message: String,
        /// The text to begin with.
        default: String,
    },
}

/// The reason for which an agent cannot be made, or a page not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AgentError {
    /// The engine could not be made.
    Engine(treewright_quickjs::EngineError),
    /// The URL is not a valid one.
    Url(String),
}

impl std::fmt::Display for AgentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Engine(error) => write!(f, "the script engine cannot be made: {error}"),
            Self::Url(url) => write!(f, "not a valid URL: {url}"),
        }
    }
}

impl std::error::Error for AgentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            Self::Url(_) => None,
        }
    }
}

impl From<treewright_quickjs::EngineError> for AgentError {
    fn from(error: treewright_quickjs::EngineError) -> Self {
        Self::Engine(error)
    }
}

/// Windows that can reach each other, with one event loop: an agent of the standard.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#integration-with-the-javascript-agent-formalism>
///
/// An agent belongs to the thread that made it. It does nothing by itself: [`Agent::step`] runs one task.
pub struct Agent {
    // Before the engine: what the world holds of it goes first.
    world: Box<World>,
    engine: Engine<World>,
    /// A realm of no window, for work that belongs to none.
    realm: Realm,
    time_per_task: Option<Duration>,
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
        let mut engine_options = EngineOptions::new(bindings::NATIVES, bindings::CLASSES);
        engine_options.memory_limit = Some(options.memory_limit);
        engine_options.stack_size = options.stack_size;
        engine_options.module_hooks.dynamic_import =
            Some(crate::scripts::modules::host_load_a_dynamic_import);
        let engine = Engine::new(engine_options)?;
        let mut world = Box::new(World::new(options.clock));
        let realm = engine.new_realm(u32::MAX)?;
        Ok(Self { world, engine, realm, time_per_task: options.time_per_task })
    }

    /// Sets what answers the requests of pages. Without one every request fails.
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

    /// Answers a request to which the loader said that the answer will come later. An answer that nobody
    /// waits for is dropped.
    pub fn provide(&mut self, id: RequestId, result: LoadResult) {
        self.enter(|cx| fetching::deliver(cx, id, result));
    }

    /// Does something in the realm of no window.
    pub(crate) fn enter<R>(&mut self, inside: impl FnOnce(&mut Cx<'_>) -> R) -> R {
        self.engine.enter(&mut self.world, &self.realm, inside)
    }

    /// Does something in the realm of the first window.
    #[cfg(test)]
    pub(crate) fn in_first_window<R>(&mut self, inside: impl FnOnce(&mut Cx<'_>) -> R) -> R {
        let realm = self.world.realms.get(crate::realms::RealmId(0));
        let realm =
            realm.and_then(|state| state.realm.clone()).unwrap_or_else(|| self.realm.clone());
        self.engine.enter(&mut self.world, &realm, inside)
    }

    /// Opens a page in a new top-level traversable, with its bytes at hand.
    ///
    /// # Errors
    /// [`AgentError::Url`] for a URL that cannot be parsed, [`AgentError::Engine`] if memory is short.
    pub fn open(&mut self, url: &str, bytes: &[u8]) -> Result<(), AgentError> {
        let url = Url::parse(url).map_err(|_| AgentError::Url(url.into()))?;
        self.enter(|cx| {
            let document = windows::create_a_window(cx, url)?;
            let stream = InputByteStream::new(OutOfBandMetadata::new());
            parsing::begin(cx.host, document, Some(stream));
            parsing::append_bytes(cx, document, bytes);
            parsing::end_of_input(cx, document);
            perform_a_microtask_checkpoint(cx);
            Ok(())
        })
    }

    /// Begins to load a page into a new top-level traversable, by the loader; [`Agent::step`] goes on with
    /// it.
    ///
    /// # Errors
    /// [`AgentError::Url`] for a URL that cannot be parsed.
    pub fn navigate(&mut self, url: &str) -> Result<(), AgentError> {
        let url = Url::parse(url).map_err(|_| AgentError::Url(url.into()))?;
        self.enter(|cx| crate::navigation::open_a_top_level_traversable(cx, url));
        Ok(())
    }

    /// Runs one task, with the microtasks that follow.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model>
    pub fn step(&mut self) -> Step {
        let time_per_task = self.time_per_task;
        self.enter(|cx| {
            fetching::poll_the_loader(cx, Duration::ZERO);
            let Some(task) = next_task(cx) else {
                // Virtual time waits for what comes from elsewhere; real time does not.
                let is_virtual = matches!(cx.host.event_loop.clock, Clock::Virtual { .. });
                if cx.host.fetching.waits_for_responses()
                    && (is_virtual || cx.host.event_loop.next_time().is_none())
                {
                    return Step::WaitsForResponses;
                }
                return match cx.host.event_loop.next_time() {
                    Some(time) => Step::WaitsUntil(time),
                    None => Step::Idle,
                };
            };
            if let Some(time) = time_per_task {
                cx.set_deadline(Instant::now().checked_add(time));
            }
            cx.host.event_loop.tasks_run = cx.host.event_loop.tasks_run.saturating_add(1);
            (task.steps)(cx);
            perform_a_microtask_checkpoint(cx);
            wrappers::collect(cx);
            Step::Ran
        })
    }

    /// Runs tasks up to a point.
    pub fn run_until(&mut self, until: Until) {
        loop {
            let is_reached = match until {
                Until::Loaded => self.is_loaded(),
                Until::Idle => false,
                Until::Time(time) => self.world.event_loop.clock.now() >= time,
            };
            if is_reached {
                return;
            }
            match self.step() {
                Step::Ran => {}
                Step::WaitsUntil(time) => {
                    let now = self.world.event_loop.clock.now();
                    if let Until::Time(last) = until
                        && last < time
                    {
                        self.wait_until(last);
                        return;
                    }
                    if time > now {
                        self.wait_until(time);
                    }
                }
                Step::WaitsForResponses => {
                    // Most loaders answer at once, and one whose answers the caller provides has none here.
                    if !self.enter(|cx| fetching::poll_the_loader(cx, LONGEST_WAIT)) {
                        return;
                    }
                }
                Step::Idle => return,
            }
        }
    }

    fn wait_until(&mut self, time: u64) {
        let clock = &mut self.world.event_loop.clock;
        if !clock.jump_to(time) {
            std::thread::sleep(Duration::from_micros(time.saturating_sub(clock.now())));
        }
    }

    /// True if all top-level documents have had their load event.
    fn is_loaded(&self) -> bool {
        self.world.navigables.iter().all(|(_, navigable)| {
            let document = self.world.documents.get(navigable.active_document);
            navigable.parent.is_some() || document.is_none_or(|state| state.is_completely_loaded)
        })
    }

    /// The document of the first top-level traversable.
    pub fn document(&self) -> Option<NodeRef<'_>> {
        let mut all = self.world.navigables.iter();
        let (_, navigable) = all.find(|(_, navigable)| navigable.parent.is_none())?;
        self.world.tree.get(navigable.active_document)
    }

    /// Takes the events since the last call.
    pub fn take_events(&mut self) -> Vec<AgentEvent> {
        std::mem::take(&mut self.world.outbox)
    }
}

/// The time for which [`Agent::run_until`] waits for a response that does not come, before it returns.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// The next task that can run.
fn next_task(cx: &mut Cx<'_>) -> Option<Task> {
    cx.host.take_a_runnable_task()
}
