//! Conditions that a caller waits for, and the loop that runs tasks up to them.

use std::time::Duration;

use treewright_quickjs::{JsString, PromiseState, ScriptOptions, Thrown, Value};

use super::{Agent, ScriptError, Step, Until};
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::strings::DomString;
use crate::{budget, selectors, storage};

/// A condition of the page that [`Agent::wait_for`] waits for.
///
/// ```
/// use std::time::Duration;
///
/// use treewright_window::{Agent, AgentOptions, Condition};
///
/// let page = b"<script>setTimeout(() => document.body.append('done'), 50)</script>";
/// let mut agent = Agent::new(AgentOptions::default())?;
/// agent.open("https://example.org/", page)?;
/// assert!(agent.wait_for(&Condition::Script("document.body.innerText == 'done'".into()))?);
/// assert!(agent.wait_for(&Condition::NetworkIdle(Duration::from_millis(500)))?);
/// assert!(!agent.wait_for(&Condition::Selector("#never".into()))?);
/// assert!(agent.wait_for(&Condition::Selector("[".into())).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Condition {
    /// A selector matches an element of the first window's document. Shadow trees are not searched.
    Selector(String),
    /// A classic script in the first window gives a value that is true as a boolean. It is run again after each task.
    /// A promise is waited for, and its value decides. An exception counts as a value that is false.
    Script(String),
    /// The page is loaded, and no request has been open for this time of the agent's clock.
    NetworkIdle(Duration),
}

/// The point that a loop runs to.
enum Reached {
    Yes,
    /// No, and only a task can change that.
    No,
    /// It will be at this time, if no task changes that.
    At(u64),
}

/// Why a loop has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Reached,
    Idle,
    /// A bound was met, or a response does not come.
    Stopped,
}

/// A condition with what is known of it.
enum Waiting {
    Selector {
        selector: DomString,
        /// The version of the tree that was searched.
        searched: Option<(u64, u64, u64)>,
    },
    Script {
        source: JsString,
        /// The promise that the script gave.
        promise: Option<Value>,
    },
    NetworkIdle {
        time: u64,
        /// When the last request ended.
        since: Option<u64>,
    },
}

impl Agent {
    /// Runs tasks up to a point.
    pub fn run_until(&mut self, until: Until) {
        self.run(|agent| {
            Ok(match until {
                Until::Loaded if agent.is_loaded() => Reached::Yes,
                Until::Loaded | Until::Idle => Reached::No,
                Until::Time(time) if agent.clock().now() >= time => Reached::Yes,
                Until::Time(time) => Reached::At(time),
            })
        })
        .ok();
    }

    /// Runs tasks until a condition holds. False if nothing is left that can make it hold, or if a bound of the budget was met.
    ///
    /// # Errors
    /// A selector or a script that cannot be parsed.
    pub fn wait_for(&mut self, condition: &Condition) -> Result<bool, ScriptError> {
        let mut waiting = match condition {
            Condition::Selector(selector) => {
                Waiting::Selector { selector: DomString::from(selector.as_str()), searched: None }
            }
            Condition::Script(source) => {
                let source = JsString::from(source.as_str());
                self.in_first_window(Err(ScriptError::of_an_ended_agent()), |cx| {
                    let options = ScriptOptions::default();
                    let parsed = cx.compile_script(&source, Self::EVALUATED, &options);
                    parsed.map_err(|thrown| ScriptError::of(cx, &thrown))
                })?;
                Waiting::Script { source, promise: None }
            }
            Condition::NetworkIdle(time) => Waiting::NetworkIdle {
                time: u64::try_from(time.as_micros()).unwrap_or(u64::MAX),
                since: None,
            },
        };
        let ended = self.run(|agent| agent.holds(&mut waiting))?;
        let is_quiet = matches!(waiting, Waiting::NetworkIdle { .. }) && self.is_loaded();
        Ok(ended == Ended::Reached || ended == Ended::Idle && is_quiet)
    }

    fn holds(&mut self, waiting: &mut Waiting) -> Result<Reached, ScriptError> {
        let holds = match waiting {
            Waiting::Selector { selector, searched } => {
                let version = self.world.tree_versions.for_styles();
                let is_new = searched.replace(version) != Some(version);
                is_new && self.matches(selector)?
            }
            Waiting::Script { source, promise } => self.is_truthy(source, promise),
            Waiting::NetworkIdle { time, since } => {
                if !self.is_loaded() || self.world.fetching.has_fetches() {
                    *since = None;
                    return Ok(Reached::No);
                }
                let now = self.clock().now();
                let end = since.get_or_insert(now).saturating_add(*time);
                if end > now {
                    return Ok(Reached::At(end));
                }
                true
            }
        };
        Ok(if holds { Reached::Yes } else { Reached::No })
    }

    fn matches(&mut self, selector: &DomString) -> Result<bool, ScriptError> {
        let Some(document) = self.first_document() else { return Ok(false) };
        self.in_first_window(Err(ScriptError::of_an_ended_agent()), |cx| {
            budget::begin_a_task(cx);
            let found = selectors::query_selector(cx, document, selector);
            found.map(|found| found.is_some()).map_err(|thrown| ScriptError::of(cx, &thrown))
        })
    }

    /// True if the value of a script, or that of the promise that it gave, is true as a boolean.
    fn is_truthy(&mut self, source: &JsString, promise: &mut Option<Value>) -> bool {
        if let Some(pending) = promise {
            match self.settled_as(pending) {
                Some(true) => return true,
                Some(false) => *promise = None,
                None => return false,
            }
        }
        let value = self.in_first_window(None, |cx| {
            budget::begin_a_task(cx);
            storage::take_news(cx);
            prepare_to_run_script(cx);
            let value = match cx.evaluate(source, Self::EVALUATED, &ScriptOptions::default()) {
                Ok(value) => Some(value),
                Err(Thrown { uncatchable, .. }) => {
                    // Such as the end of the time of a task.
                    budget::note_an_exception(cx, "", uncatchable);
                    None
                }
            };
            if let Some(value) = value.as_ref().filter(|value| value.is_promise()) {
                cx.mark_promise_handled(value);
            }
            clean_up_after_running_script(cx);
            value
        });
        let Some(value) = value else { return false };
        if !value.is_promise() {
            return self.in_first_window(false, |cx| cx.to_boolean(&value));
        }
        let settled = self.settled_as(&value);
        if settled.is_none() {
            *promise = Some(value);
        }
        settled == Some(true)
    }

    /// Tells if the value of a promise is true as a boolean, which a rejection is not. `None` before it is settled.
    fn settled_as(&mut self, promise: &Value) -> Option<bool> {
        self.in_first_window(Some(false), |cx| match cx.promise_state(promise) {
            Some(PromiseState::Fulfilled(value)) => Some(cx.to_boolean(&value)),
            Some(PromiseState::Pending) => None,
            _ => Some(false),
        })
    }

    /// Runs tasks up to a point.
    fn run(
        &mut self,
        mut reached: impl FnMut(&mut Self) -> Result<Reached, ScriptError>,
    ) -> Result<Ended, ScriptError> {
        loop {
            let last = match reached(self)? {
                Reached::Yes => return Ok(Ended::Reached),
                Reached::No => None,
                Reached::At(time) => Some(time),
            };
            match self.step() {
                Step::Ran => {}
                Step::WaitsUntil(time) => {
                    let time = last.map_or(time, |last| last.min(time));
                    if time > self.clock().now() {
                        self.wait_until(time);
                    }
                }
                Step::WaitsForWorkers => self.wait_for_workers_until(last),
                // Most loaders answer at once; answers that the caller provides cannot come here.
                Step::WaitsForResponses => {
                    let is_late =
                        |agent: &Self| last.is_some_and(|last| agent.clock().now() >= last);
                    if !self.wait_for_a_response(last) && !is_late(self) {
                        return Ok(Ended::Stopped);
                    }
                }
                Step::Idle => match last {
                    // Others may change the storage in the meantime.
                    Some(last) if last > self.clock().now() && self.waits_for_others() => {
                        self.wait_until(last);
                    }
                    _ => {
                        self.world.storage.rest();
                        return Ok(Ended::Idle);
                    }
                },
                Step::Stopped => return Ok(Ended::Stopped),
            }
        }
    }
}
