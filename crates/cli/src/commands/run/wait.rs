//! The end of a run.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use treewright_window::{Agent, Condition, ScriptError, Until};

/// The time of `network-idle` without one.
const QUIET: Duration = Duration::from_millis(500);

#[derive(Clone, Debug)]
pub(super) enum Wait {
    Until(Until),
    For(Condition),
}

impl Wait {
    /// Runs the page. False if the condition did not come to hold.
    pub(super) fn run(&self, agent: &mut Agent) -> Result<bool, ScriptError> {
        match self {
            Self::Until(until) => {
                agent.run_until(*until);
                Ok(true)
            }
            Self::For(condition) => agent.wait_for(condition),
        }
    }
}

impl fmt::Display for Wait {
    /// The condition as it is written on the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::For(Condition::Selector(selector)) => write!(f, "selector={selector}"),
            Self::For(Condition::Script(script)) => write!(f, "script={script}"),
            Self::For(Condition::NetworkIdle(time)) => {
                write!(f, "network-idle={}ms", time.as_millis())
            }
            _ => f.write_str("the end of the page"),
        }
    }
}

impl FromStr for Wait {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        Ok(match (name, value) {
            ("load", None) => Self::Until(Until::Loaded),
            ("idle", None) => Self::Until(Until::Idle),
            ("network-idle", None) => Self::For(Condition::NetworkIdle(QUIET)),
            ("network-idle", Some(value)) => {
                // A number without a unit is one of milliseconds, as in other tools.
                let time = match value.parse() {
                    Ok(milliseconds) => Duration::from_millis(milliseconds),
                    Err(_) => time(value)?,
                };
                Self::For(Condition::NetworkIdle(time))
            }
            ("selector", Some(value)) => Self::For(Condition::Selector(value.to_owned())),
            ("script", Some(value)) => Self::For(Condition::Script(value.to_owned())),
            _ => {
                let time = time(text)?.as_micros();
                Self::Until(Until::Time(u64::try_from(time).unwrap_or(u64::MAX)))
            }
        })
    }
}

/// A time: `2`, `2.5s`, `500ms`.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds: Option<f64> = number.parse().ok().map(|number: f64| number * unit);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| format!("{text:?} is not a time in seconds, such as 2.5"))
}
