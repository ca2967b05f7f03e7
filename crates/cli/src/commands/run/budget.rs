//! Bounds by their names.

use std::str::FromStr;
use std::time::Duration;

use treewright_window::Budget;

use super::wait::time;

/// A budget with the defaults of the command.
#[derive(Clone, Debug)]
pub(super) struct Bounds(Budget);

impl Bounds {
    pub(super) fn budget(&self) -> Budget {
        self.0.clone()
    }
}

impl FromStr for Bounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut budget = Budget::default();
        budget.total_time = Some(Duration::from_secs(60));
        budget.time_per_task = Some(Duration::from_secs(10));
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) =
                part.split_once('=').ok_or_else(|| format!("{part:?} is not NAME=VALUE"))?;
            match name {
                "total-time" => budget.total_time = Some(time(value)?),
                "time-per-task" => budget.time_per_task = Some(time(value)?),
                "memory" => budget.memory = Some(number(value)?),
                "stack" => budget.stack = number(value)?,
                "tasks" => budget.tasks = Some(number(value)?),
                "timers" => budget.timers = Some(number(value)?),
                "workers" => budget.workers = Some(number(value)?),
                "windows" => budget.windows = Some(number(value)?),
                "requests" => budget.requests = Some(number(value)?),
                "fetched-bytes" => budget.fetched_bytes = Some(number(value)?),
                "css-bytes" => budget.css_bytes = Some(number(value)?),
                "css-work" => budget.css_work = Some(number(value)?),
                "written" => budget.written = Some(number(value)?),
                _ => return Err(format!("{name:?} is not the name of a limit")),
            }
        }
        Ok(Self(budget))
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not a whole number"))
}
