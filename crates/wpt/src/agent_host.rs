//! The agent of the window, as the runner uses it.

use std::time::Duration;

use treewright_window::loader::Loader;
use treewright_window::{Agent, AgentEvent, AgentOptions, Step, Until};

use crate::page::{Event, Host};

/// The real time that one task may take: less than the runner waits for a test, and enough for the longest test on a
/// machine with much other work.
const TIME_PER_TASK: Duration = Duration::from_secs(160);

/// The number of tasks between two checks of the events.
const TASKS: u32 = 500;

struct AgentHost {
    agent: Agent,
}

/// Makes an agent with a virtual clock.
///
/// # Errors
///
/// If it cannot be made, with the reason.
pub fn make() -> Result<Box<dyn Host>, String> {
    let mut options = AgentOptions::default();
    options.images = true;
    options.budget.time_per_task = Some(TIME_PER_TASK);
    let agent = Agent::new(options).map_err(|error| error.to_string())?;
    Ok(Box::new(AgentHost { agent }))
}

impl Host for AgentHost {
    fn navigate(&mut self, url: &str, loader: Box<dyn Loader>) -> Result<(), String> {
        self.agent.set_loader(loader);
        self.agent.navigate(url).map_err(|error| error.to_string())
    }

    fn run(&mut self, last: Duration) -> bool {
        let last = u64::try_from(last.as_micros()).unwrap_or(u64::MAX);
        for _ in 0..TASKS {
            match self.agent.step() {
                Step::Ran => {}
                Step::WaitsForWorkers => self.agent.wait_for_workers(),
                Step::WaitsUntil(time) if time <= last => self.agent.run_until(Until::Time(time)),
                // The server answers at once: no response is pending.
                _ => return false,
            }
        }
        true
    }

    fn take_events(&mut self) -> Vec<Event> {
        let events = self.agent.take_events().into_iter();
        let events = events.filter_map(|event| match event {
            AgentEvent::Console { text, .. } => Some(Event::Console(text)),
            AgentEvent::Error { message, file, line, column, .. } => {
                Some(Event::Error(format!("{file}:{line}:{column}: {message}")))
            }
            _ => None,
        });
        events.collect()
    }
}
