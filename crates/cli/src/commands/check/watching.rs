//! `--watch`: a run after each change of a file.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher as _};

use super::options::CheckArguments;
use super::running;
use crate::checking::config;
use crate::checking::paths::without_links_above;
use crate::output::{Failure, Outcome, print_message};

/// Changes that come together are one: editors write several files for one.
const PAUSE: Duration = Duration::from_millis(100);

/// Runs until the program is ended.
pub(super) fn watch(arguments: &CheckArguments) -> Result<Outcome, Failure> {
    let (sender, changes) = mpsc::channel();
    let own = OwnFiles::new(arguments);
    let is_change =
        move |paths: &[PathBuf]| !(own.is_some() && paths.iter().all(|path| own.has(path)));
    let mut of_pages = watcher(sender.clone(), is_change)?;
    let paths = || {
        let here = arguments.paths.is_empty().then_some(Path::new("."));
        here.into_iter().chain(arguments.paths.iter().map(Path::new))
    };
    if paths().any(|path| path == Path::new("-")) {
        return Err(Failure::usage("--watch needs files; standard input does not change"));
    }
    for path in paths() {
        let (folder, mode) = watched(path);
        of_pages
            .watch(folder, mode)
            .map_err(|error| Failure::usage(&format!("{}: {error}", path.display())))?;
    }
    let settings = settings(arguments, paths().map(|path| watched(path).0));
    let folders: Vec<PathBuf> =
        settings.iter().filter_map(|file| Some(file.parent()?.into())).collect();
    let is_of_settings = move |paths: &[PathBuf]| {
        paths
            .iter()
            .any(|path| without_links_above(path).is_some_and(|path| settings.contains(&path)))
    };
    let mut of_settings = watcher(sender, is_of_settings)?;
    for folder in folders {
        // Pages are watched also where the settings cannot be.
        let _ = of_settings.watch(&folder, RecursiveMode::NonRecursive);
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

/// Sends a message for each change of paths that are asked for.
fn watcher(
    sender: mpsc::Sender<()>,
    is_wanted: impl Fn(&[PathBuf]) -> bool + Send + 'static,
) -> Result<RecommendedWatcher, Failure> {
    notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        let is_change = event.is_ok_and(|event| {
            matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_))
                && is_wanted(&event.paths)
        });
        if is_change {
            // It cannot be sent once the program ends.
            let _ = sender.send(());
        }
    })
    .map_err(|error| Failure::usage(&format!("--watch: {error}")))
}

/// The files of settings that need not be in the folders that are watched: the one that is named, or the nearest above
/// each.
fn settings<'a>(
    arguments: &CheckArguments,
    folders: impl Iterator<Item = &'a Path>,
) -> Vec<PathBuf> {
    if arguments.no_config {
        return Vec::new();
    }
    if let Some(file) = &arguments.config {
        return without_links_above(file).into_iter().collect();
    }
    let nearest = |folder: &Path| {
        let folder = folder.canonicalize().ok()?;
        let mut files = folder.ancestors().map(|folder| folder.join(config::NAME));
        files.find(|file| file.is_file())
    };
    let mut files: Vec<PathBuf> = folders.filter_map(nearest).collect();
    files.sort();
    files.dedup();
    files
}

/// The folder that changes of a path are seen in: editors put another file in the place of one. Where a pattern
/// matches, files and folders can come to be anywhere below the nearest folder that is there.
fn watched(path: &Path) -> (&Path, RecursiveMode) {
    if path.is_dir() {
        return (path, RecursiveMode::Recursive);
    }
    let here = Path::new(".");
    let folder = path.ancestors().skip(1).find(|folder| folder.is_dir()).unwrap_or(here);
    let is_pattern = || path.to_string_lossy().contains(['*', '?', '[']);
    let is_file = path.is_file() || path.parent() == Some(folder) && !is_pattern();
    (folder, if is_file { RecursiveMode::NonRecursive } else { RecursiveMode::Recursive })
}

/// The files that a run writes: reports in the folder that is watched would make another run each time.
#[derive(Default)]
struct OwnFiles {
    names: Vec<PathBuf>,
    /// The numbers of the files that standard output and the messages go to.
    #[cfg(unix)]
    streams: Vec<(u64, u64)>,
}

impl OwnFiles {
    fn new(arguments: &CheckArguments) -> Self {
        let files = arguments.format.iter().filter_map(|report| report.file.as_deref());
        Self {
            names: files.filter_map(without_links_above).collect(),
            #[cfg(unix)]
            streams: streams(),
        }
    }

    /// Returns false if none can come.
    fn is_some(&self) -> bool {
        #[cfg(unix)]
        if !self.streams.is_empty() {
            return true;
        }
        !self.names.is_empty()
    }

    fn has(&self, path: &Path) -> bool {
        #[cfg(unix)]
        if !self.streams.is_empty()
            && number_of(path).is_some_and(|number| self.streams.contains(&number))
        {
            return true;
        }
        without_links_above(path).is_some_and(|path| self.names.contains(&path))
    }
}

#[cfg(unix)]
fn number_of(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;

    let metadata = path.metadata().ok()?;
    Some((metadata.dev(), metadata.ino()))
}

#[cfg(unix)]
fn streams() -> Vec<(u64, u64)> {
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::MetadataExt as _;

    let files =
        [io::stdout().as_fd().try_clone_to_owned(), io::stderr().as_fd().try_clone_to_owned()];
    let metadata =
        files.into_iter().filter_map(|file| std::fs::File::from(file.ok()?).metadata().ok());
    let files = metadata.filter(std::fs::Metadata::is_file);
    files.map(|metadata| (metadata.dev(), metadata.ino())).collect()
}
