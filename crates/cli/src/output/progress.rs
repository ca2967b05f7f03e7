//! The progress of a long run, for a person at a terminal.

use std::io::{self, IsTerminal as _};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Runs that are shorter show no progress.
const DELAY: Duration = Duration::from_secs(1);
const REDRAW: Duration = Duration::from_millis(200);

/// A line on standard error, removed at the end of the run.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    pub(crate) fn none() -> Self {
        Self(None)
    }

    /// Shows, after [`DELAY`], how many units of `count` are done; `unit` is their name in the plural.
    /// Only if standard error is a terminal and standard output is not: results printed there show
    /// the progress themselves.
    pub(crate) fn new(count: Option<usize>, unit: &str) -> Self {
        if !io::stderr().is_terminal() || io::stdout().is_terminal() {
            return Self::none();
        }
        let template = match count {
            Some(_) => {
                format!("{{bar:30}} {{human_pos}} of {{human_len}} {unit}, {{eta}} to go")
            }
            None => format!("{{spinner}} {{human_pos}} {unit}, {{elapsed}}"),
        };
        Self::shown(&template, count.map(|count| count as u64))
    }

    fn shown(template: &str, count: Option<u64>) -> Self {
        let style = ProgressStyle::with_template(template)
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
        let bar = ProgressBar::with_draw_target(count, ProgressDrawTarget::hidden());
        bar.set_style(style);
        let shown = bar.clone();
        // A thread shows it, since the first result may take long. If it cannot be started, nothing is
        // shown.
        let _ = thread::Builder::new().spawn(move || {
            thread::sleep(DELAY);
            if !shown.is_finished() {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(REDRAW);
            }
        });
        Self(Some(bar))
    }

    /// Shows, after [`DELAY`], how many bytes of `total` were read, how fast, and the time that is left. Only if
    /// standard error is a terminal.
    #[cfg(feature = "extract")]
    pub(crate) fn of_bytes(total: u64) -> Self {
        if !io::stderr().is_terminal() {
            return Self::none();
        }
        Self::shown(
            "{bar:30} {bytes} of {total_bytes}, {binary_bytes_per_sec}, {eta} to go; {msg}",
            Some(total),
        )
    }

    /// Shows that bytes up to a place were read, and a remark.
    #[cfg(feature = "extract")]
    pub(crate) fn at(&self, bytes: u64, remark: String) {
        if let Some(bar) = &self.0 {
            bar.set_position(bytes);
            bar.set_message(remark);
        }
    }

    pub(crate) fn step(&self, count: u64) {
        if let Some(bar) = &self.0 {
            bar.inc(count);
        }
    }

    /// Removes the line while something else is written to standard error.
    pub(crate) fn suspend(&self, write: impl FnOnce()) {
        match &self.0 {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
