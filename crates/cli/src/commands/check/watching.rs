//! `--watch`: a run after each change of a file.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use notify::{EventKind, RecursiveMode, Watcher as _};

use super::options::CheckArguments;
use super::running;
use crate::output::{Failure, Outcome, print_message};

/// Changes that come together are one: editors write several files for one.
const PAUSE: Duration = Duration::from_millis(100);

/// Runs until the program is ended.
pub(super) fn watch(arguments: &CheckArguments) -> Result<Outcome, Failure> {
    let (sender, changes) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        let is_change = event.is_ok_and(|event| {
            matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_))
        });
        if is_change {
            // It cannot be sent once the program ends.
            let _ = sender.send(());
        }
    })
    .map_err(|error| Failure::usage(&format!("--watch: {error}")))?;
    let paths = || {
        let here = arguments.paths.is_empty().then_some(Path::new("."));
        here.into_iter().chain(arguments.paths.iter().map(Path::new))
    };
    if paths().any(|path| path == Path::new("-")) {
        return Err(Failure::usage("--watch needs files; standard input does not change"));
    }
    for path in paths().filter(|path| path.exists()) {
        // Editors put another file in the place of one, which is seen in its folder.
        let folder = if path.is_dir() { Some(path) } else { path.parent() };
        let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
        let mode =
            if path.is_dir() { RecursiveMode::Recursive } else { RecursiveMode::NonRecursive };
        watcher
            .watch(folder.unwrap_or(Path::new(".")), mode)
            .map_err(|error| Failure::usage(&format!("{}: {error}", path.display())))?;
    }
    loop {
        if io::stdout().is_terminal() {
            // Clears the screen, and goes to its top.
            io::stdout().write_all(b"\x1B[2J\x1B[1;1H").map_err(Failure::output)?;
        }
        match running::run(arguments) {
            Ok(_) => {}
            // Settings that are being edited are wrong for a while.
            Err(Failure::Usage(message)) => print_message(format_args!("{message}")),
            Err(failure) => return Err(failure),
        }
        if changes.recv().is_err() {
            return Ok(Outcome::Fine);
        }
        while changes.recv_timeout(PAUSE).is_ok() {}
    }
}
