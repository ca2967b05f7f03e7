//! The end of a run.

use std::str::FromStr;
use std::time::Duration;

use treewright_window::Until;

#[derive(Clone, Copy, Debug)]
pub(super) struct Wait(Until);

impl Wait {
    pub(super) fn until(self) -> Until {
        self.0
    }
}

impl FromStr for Wait {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(Self(match text {
            "load" => Until::Loaded,
            "idle" => Until::Idle,
            _ => Until::Time(u64::try_from(time(text)?.as_micros()).unwrap_or(u64::MAX)),
        }))
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
