//! Scripts of the caller, and their results.

use treewright_quickjs::{JsString, PromiseState, ScriptOptions, Thrown, Value};

use super::{Agent, Until};
use crate::budget;
use crate::error_reports::describe;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::storage;
use crate::{Cx, Step};

/// The exception of a script of [`Agent::evaluate`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ScriptError {
    /// The exception as text.
    pub message: String,
    /// The URL of the script that it was thrown by, or [`Agent::EVALUATED`].
    pub file: String,
    /// The line, from 1; 0 if it is not known.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
}

impl std::fmt::Display for ScriptError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for ScriptError {}

impl ScriptError {
    pub(super) fn of_an_ended_agent() -> Self {
        Self::without_a_place("the agent has ended by a panic")
    }

    fn without_a_place(message: &str) -> Self {
        Self { message: message.to_owned(), file: Agent::EVALUATED.into(), line: 0, column: 0 }
    }

    pub(super) fn of(cx: &mut Cx<'_>, thrown: &Thrown) -> Self {
        let message = describe(cx, &thrown.value);
        budget::note_an_exception(cx, &message, thrown.uncatchable);
        match cx.error_location(&thrown.value) {
            Some(place) => Self {
                message,
                file: place.file.into_scalar(),
                line: place.line,
                column: place.column,
            },
            None => Self { message, file: Agent::EVALUATED.into(), line: 0, column: 0 },
        }
    }
}

impl Agent {
    /// The name that scripts of [`Agent::evaluate`] have in messages.
    pub const EVALUATED: &'static str = "evaluate";

    /// Runs a classic script in the first window, and returns its result as JSON: `null` for
    /// undefined, text for values that `JSON.stringify` leaves out, such as functions. If the
    /// result is a promise, tasks run until it is settled. `await` is allowed at the top, as in the
    /// console of a browser.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", b"<p>1<p>2")?;
    /// let texts = agent.evaluate("Array.from(document.querySelectorAll('p'), p => p.textContent)")?;
    /// assert_eq!(texts[1], "2");
    /// assert_eq!(agent.evaluate("const one = await 1; one + 1")?, 2);
    /// assert_eq!(agent.evaluate("1 +").unwrap_err().line, 1);
    /// let never = agent.evaluate("new Promise(() => {})").unwrap_err();
    /// assert_eq!(never.message, "the promise was never settled");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The exception of the script, or the reason of the rejected promise; a message if the promise is never settled,
    /// or the page is left before.
    pub fn evaluate(&mut self, source: &str) -> Result<serde_json::Value, ScriptError> {
        let result = self.result_of(source)?;
        let ended = Err(ScriptError::of_an_ended_agent());
        self.in_first_window(ended, |cx| to_json(cx, &result))
    }

    /// As [`Agent::evaluate`], but returns the result as the text that `JSON.stringify` writes: its properties are in the order
    /// of the script, and lone surrogates, which have no form in UTF-8, are escaped.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", b"")?;
    /// assert_eq!(agent.evaluate_to_text(r"({ b: '\ud800', a: 1 })")?, r#"{"b":"\ud800","a":1}"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As for [`Agent::evaluate`].
    pub fn evaluate_to_text(&mut self, source: &str) -> Result<String, ScriptError> {
        let result = self.result_of(source)?;
        let ended = Err(ScriptError::of_an_ended_agent());
        self.in_first_window(ended, |cx| to_json_text(cx, &result))
    }

    /// Runs a script, and waits for the promise that it gives.
    fn result_of(&mut self, source: &str) -> Result<Value, ScriptError> {
        let mut realm = 0;
        let mut is_wrapped = false;
        let result = self.in_first_window(Err(ScriptError::of_an_ended_agent()), |cx| {
            realm = cx.realm_number();
            budget::begin_a_task(cx);
            storage::take_news(cx);
            prepare_to_run_script(cx);
            let text = source;
            let source = JsString::from(text);
            let options = ScriptOptions::default();
            let name = Self::EVALUATED;
            // Only text that cannot be read as a classic script is read with `await`.
            let reads_await =
                text.contains("await") && cx.compile_script(&source, name, &options).is_err();
            let awaiting = if reads_await {
                cx.evaluate_with_await(&source, name, &options).ok()
            } else {
                None
            };
            is_wrapped = awaiting.is_some();
            let result = match awaiting {
                Some(promise) => Ok(promise),
                None => cx.evaluate(&source, name, &options),
            };
            let result = result.map_err(|thrown| ScriptError::of(cx, &thrown));
            if let Ok(value) = &result
                && value.is_promise()
            {
                // Its rejection is the result, not an error of the page.
                cx.mark_promise_handled(value);
            }
            clean_up_after_running_script(cx);
            result
        })?;
        if result.is_promise() {
            return self.settled(&result, realm, is_wrapped);
        }
        Ok(result)
    }

    /// Runs tasks until a promise of a realm is settled. A wrapped value is a property of the promise's.
    fn settled(
        &mut self,
        promise: &Value,
        realm: u32,
        mut is_wrapped: bool,
    ) -> Result<Value, ScriptError> {
        let mut promise = promise.clone();
        loop {
            let ended = ScriptError::of_an_ended_agent();
            match self.in_first_window(None, |cx| cx.promise_state(&promise)) {
                Some(PromiseState::Fulfilled(value)) => {
                    if !is_wrapped {
                        return Ok(value);
                    }
                    let value = self.in_first_window(Err(ended), |cx| {
                        cx.get_str(&value, "value").map_err(|thrown| ScriptError::of(cx, &thrown))
                    })?;
                    if !value.is_promise() {
                        return Ok(value);
                    }
                    (promise, is_wrapped) = (value, false);
                    continue;
                }
                Some(PromiseState::Rejected(value)) => {
                    let thrown = Thrown::new(value);
                    return Err(self.in_first_window(ended, |cx| ScriptError::of(cx, &thrown)));
                }
                _ => drop(ended),
            }
            if self.in_first_window(realm, |cx| cx.realm_number()) != realm {
                return Err(ScriptError::without_a_place(
                    "the page was left before the promise was settled",
                ));
            }
            let is_over = match self.step() {
                Step::Ran => false,
                Step::WaitsUntil(time) => {
                    self.run_until(Until::Time(time));
                    false
                }
                Step::WaitsForResponses => !self.wait_for_a_response(None),
                Step::WaitsForWorkers => {
                    self.wait_for_workers();
                    false
                }
                Step::Idle | Step::Stopped => true,
            };
            if is_over {
                return Err(ScriptError::without_a_place("the promise was never settled"));
            }
        }
    }
}

fn to_json(cx: &mut Cx<'_>, value: &Value) -> Result<serde_json::Value, ScriptError> {
    let text = to_json_text(cx, value)?;
    // `toJSON` does no harm: the engine writes its result.
    let json = serde_json::from_str(&without_lone_surrogates(&text));
    Ok(json.unwrap_or(serde_json::Value::String(text)))
}

fn to_json_text(cx: &mut Cx<'_>, value: &Value) -> Result<String, ScriptError> {
    if value.is_undefined() {
        return Ok("null".to_owned());
    }
    let json = match cx.stringify_json(value) {
        Ok(json) => json,
        Err(thrown) => return Err(ScriptError::of(cx, &thrown)),
    };
    Ok(match json.as_js_string() {
        Some(text) => text.into_scalar(),
        None => serde_json::Value::String(describe(cx, value)).to_string(),
    })
}

/// `JSON.stringify` escapes only lone surrogates; Rust strings have U+FFFD instead.
fn without_lone_surrogates(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    let mut rest = json;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let digits = after.strip_prefix("ud").or_else(|| after.strip_prefix("uD"));
        let is_surrogate = digits.is_some_and(|digits| !digits.starts_with(|c: char| c < '8'));
        let end = if is_surrogate { 5 } else { after.chars().next().map_or(0, char::len_utf8) };
        let (escape, tail) = after.split_at_checked(end).unwrap_or((after, ""));
        if is_surrogate {
            text.push(char::REPLACEMENT_CHARACTER);
        } else {
            text.push('\\');
            text.push_str(escape);
        }
        rest = tail;
    }
    text.push_str(rest);
    text
}
