//! A second line after the budget: the command ends even if the page does not.

use std::process;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The time that the page has to end by itself, after its total time.
const GRACE: Duration = Duration::from_secs(2);

/// The message of a watchdog that ends the process.
pub(super) const MESSAGE: &str = "the page did not end when its total time was over";

/// The exit code of pages that cannot be read.
const EXIT_CODE: i32 = 2;

/// Ends the process after some time, unless it is dropped before.
pub(super) struct Watchdog {
    _end: Sender<()>,
}

impl Watchdog {
    /// Begins to watch a page with a total time.
    pub(super) fn start(total_time: Option<Duration>) -> Option<Self> {
        let time = total_time?.checked_add(GRACE)?;
        let (end, ended) = mpsc::channel();
        let watch = move || {
            if ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                eprintln!("treewright: {MESSAGE}");
                process::exit(EXIT_CODE);
            }
        };
        // Without a thread the budget is all there is.
        thread::Builder::new().name("watchdog".into()).spawn(watch).ok()?;
        Some(Self { _end: end })
    }
}
