//! A test in an agent: the report script, the messages that it writes, and the result.

use std::time::Duration;

use serde_json::Value;
use treewright_window::loader::Loader;

use crate::outcome::{HarnessStatus, Outcome, Status, Subtest};
use crate::server::{Server, hosts};

/// The beginning of messages that the report script writes.
const MARK: &str = "\u{1}treewright-wpt:";

/// The time of the agent's clock after which a test is ended by its own page.
pub fn time_limit(long: bool) -> Duration {
    Duration::from_secs(if long { 60 } else { 20 })
}

/// The time after which it is ended from outside: the page is gone, or never sets its limit.
fn last_time(long: bool) -> Duration {
    time_limit(long) + Duration::from_secs(5)
}

/// The script that replaces `resources/testharnessreport.js`.
pub fn report_script(long: bool) -> String {
    let mark = serde_json::Value::from(MARK).to_string();
    let limit = time_limit(long).as_millis().to_string();
    include_str!("report.js").replace("\"MARK\"", &mark).replace("LIMIT)", &format!("{limit})"))
}

/// An event of an agent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A script wrote to the console.
    Console(String),
    /// A script threw an exception that was not caught.
    Error(String),
}

impl Event {
    /// True if it comes from the report script.
    fn is_result(&self) -> bool {
        matches!(self, Event::Console(text) if text.starts_with(MARK))
    }
}

/// The part of an agent that the runner needs.
pub trait Host {
    /// Opens an address in a new window, with everything from this loader.
    ///
    /// # Errors
    ///
    /// If that cannot be begun, with the reason.
    fn navigate(&mut self, url: &str, loader: Box<dyn Loader>) -> Result<(), String>;

    /// Runs for a while. False once nothing is left to do, or the clock has reached the last time.
    fn run(&mut self, last: Duration) -> bool;

    /// The events since the last call.
    fn take_events(&mut self) -> Vec<Event>;
}

/// A test to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Its path, with the query.
    pub path: String,
    /// True if it asks for more time.
    pub long: bool,
}

impl Test {
    /// The address: over HTTPS if the name says so.
    pub fn url(&self) -> String {
        let file = self.path.split(['?', '#']).next().unwrap_or_default();
        let name = file.rsplit('/').next().unwrap_or_default();
        let secure = name.contains(".https.");
        let scheme = if secure { "https" } else { "http" };
        let port = hosts::ports(scheme).first().copied().unwrap_or_default();
        format!("{scheme}://{}:{port}{}", hosts::HOST, self.path)
    }
}

/// Runs a test in an agent, and shows the other events of the agent.
pub fn run(host: &mut dyn Host, test: &Test, root: &std::path::Path, show: fn(&Event)) -> Outcome {
    let server = Server::new(root, report_script(test.long));
    if let Err(reason) = host.navigate(&test.url(), Box::new(server)) {
        return Outcome::without_results(&test.path, HarnessStatus::Error, reason);
    }
    let mut collected = Collected::default();
    loop {
        let goes_on = host.run(last_time(test.long));
        for event in host.take_events() {
            if !event.is_result() {
                show(&event);
            }
            collected.take(event);
        }
        if let Some(mut outcome) = collected.complete.take() {
            outcome.test.clone_from(&test.path);
            outcome.make_names_unique();
            return outcome;
        }
        if !goes_on {
            return collected.incomplete(&test.path);
        }
    }
}

/// The messages of a test so far.
#[derive(Debug, Default)]
struct Collected {
    /// Results of subtests that came one by one.
    single: Vec<Subtest>,
    /// The result of all, at the end.
    complete: Option<Outcome>,
    /// The first errors that were not caught.
    errors: Vec<String>,
}

/// The maximum number of errors in a message.
const MOST_ERRORS: usize = 3;

impl Collected {
    fn take(&mut self, event: Event) {
        match event {
            Event::Error(message) if self.errors.len() < MOST_ERRORS => self.errors.push(message),
            Event::Error(_) => {}
            Event::Console(text) => {
                let Some((kind, json)) =
                    text.strip_prefix(MARK).and_then(|text| text.split_once(':'))
                else {
                    return;
                };
                let Ok(value) = serde_json::from_str::<Value>(json) else { return };
                match kind {
                    "one" => self.single.extend(subtest(&value)),
                    "all" if self.complete.is_none() => self.complete = complete(&value),
                    _ => {}
                }
            }
        }
    }

    /// The result of a test whose page never came to its end.
    fn incomplete(self, test: &str) -> Outcome {
        let mut message = "it did not end".to_owned();
        for error in &self.errors {
            message.push_str("; ");
            message.push_str(error);
        }
        let mut outcome = Outcome::without_results(test, HarnessStatus::Timeout, message);
        outcome.subtests = self.single;
        outcome.make_names_unique();
        outcome
    }
}

fn subtest(value: &Value) -> Option<Subtest> {
    let text = |name: &str| value.get(name).and_then(Value::as_str).map(str::to_owned);
    let status = Status::from_number(value.get("status")?.as_u64()?)?;
    Some(Subtest { name: text("name")?, status, message: text("message")? })
}

fn complete(value: &Value) -> Option<Outcome> {
    let status = HarnessStatus::from_number(value.get("status")?.as_u64()?)?;
    let message = value.get("message").and_then(Value::as_str).unwrap_or_default();
    let mut outcome = Outcome::without_results("", status, message);
    outcome.subtests = value.get("subtests")?.as_array()?.iter().filter_map(subtest).collect();
    Some(outcome)
}
