//! How far a long run is, for a person at a terminal.

use std::io::{self, IsTerminal as _};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Who gets an answer sooner than this does not ask.
const DELAY: Duration = Duration::from_secs(1);
const REDRAW: Duration = Duration::from_millis(200);

/// A line on standard error that is removed in the end.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    pub(crate) fn none() -> Self {
        Self(None)
    }

    /// Shows, after a moment, how many of the things that are called `unit` are done. Only on a
    /// terminal, and not where the results are printed there too: they are the progress then.
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
        let style = ProgressStyle::with_template(&template)
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
        let count = count.map(|count| count as u64);
        let bar = ProgressBar::with_draw_target(count, ProgressDrawTarget::hidden());
        bar.set_style(style);
        let shown = bar.clone();
        // It is shown also while the first result is long in coming. When the thread cannot be had,
        // nothing is shown.
        let _ = thread::Builder::new().spawn(move || {
            thread::sleep(DELAY);
            if !shown.is_finished() {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(REDRAW);
            }
        });
        Self(Some(bar))
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
