//! The signals that end a server.

use std::io;

use super::race::first;

/// Waits for an interrupt, or for the request to terminate.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
    #[cfg(windows)]
    terminate: tokio::signal::windows::CtrlClose,
}

impl Signals {
    pub(super) fn new() -> io::Result<Self> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let interrupt = signal(SignalKind::interrupt())?;
            Ok(Self { interrupt, terminate: signal(SignalKind::terminate())? })
        }
        #[cfg(windows)]
        {
            use tokio::signal::windows::{ctrl_c, ctrl_close};
            Ok(Self { interrupt: ctrl_c()?, terminate: ctrl_close()? })
        }
    }

    /// The next signal.
    pub(super) async fn next(&mut self) {
        first(self.interrupt.recv(), self.terminate.recv()).await;
    }
}
