//! The log of a page, for the test files that include this module.

use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Runs a page and returns what it wrote to the console, and its errors.
pub(crate) fn log_of(page: &str) -> Vec<String> {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let text = |event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, .. } => message,
        other => format!("{other:?}"),
    };
    agent.take_events().into_iter().map(text).collect()
}
