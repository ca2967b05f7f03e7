//! Files that appear whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// The names of files that are not whole yet.
const PREFIX: &str = ".treewright-";
const SUFFIX: &str = ".tmp";

/// A file that is written under a temporary name in the folder of its final place.
pub(super) struct WholeFile {
    temporary: NamedTempFile,
    place: PathBuf,
}

impl WholeFile {
    pub(super) fn new(place: &Path) -> io::Result<Self> {
        let folder = folder_of(place);
        let temporary = Builder::new().prefix(PREFIX).suffix(SUFFIX).tempfile_in(folder)?;
        Ok(Self { temporary, place: place.to_owned() })
    }

    /// A writer of the file. Use one at a time.
    pub(super) fn writer(&self) -> io::Result<BufWriter<File>> {
        Ok(BufWriter::with_capacity(1 << 18, self.temporary.as_file().try_clone()?))
    }

    /// Puts the file into its place, after all of it is on the medium.
    pub(super) fn finish(self) -> io::Result<()> {
        self.temporary.as_file().sync_all()?;
        allow_reading(self.temporary.as_file(), &self.place)?;
        self.temporary.persist(&self.place).map_err(|error| match error.error.kind() {
            io::ErrorKind::NotFound => io::Error::other(
                "its temporary file was removed: another run writes into this folder",
            ),
            _ => error.error,
        })?;
        sync_folder(folder_of(&self.place))
    }
}

/// Files that are made to be temporary are for their owner only; others follow the mask of the process, which cannot
/// be asked without changing it. The owner's umask applies to a file that is made for a moment.
#[cfg(unix)]
fn allow_reading(file: &File, place: &Path) -> io::Result<()> {
    let permissions = match fs::metadata(place) {
        Ok(metadata) => metadata.permissions(),
        Err(_) => {
            let name = format!("{PREFIX}{}-mask{SUFFIX}", std::process::id());
            let other = folder_of(place).join(name);
            let permissions = File::create(&other)?.metadata()?.permissions();
            fs::remove_file(&other)?;
            permissions
        }
    };
    file.set_permissions(permissions)
}

#[cfg(not(unix))]
fn allow_reading(_file: &File, _place: &Path) -> io::Result<()> {
    Ok(())
}

fn folder_of(place: &Path) -> &Path {
    place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes the names of a folder to the medium, where the system has that.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Keeps other runs out of a folder until the result is dropped, where the system has locks.
pub(super) fn lock_folder(folder: &Path) -> io::Result<impl Sized> {
    #[cfg(unix)]
    {
        use rustix::fs::{FlockOperation, flock};
        use rustix::io::Errno;

        let file = File::open(folder)?;
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Err(Errno::WOULDBLOCK) => {
                Err(io::Error::other("another run of `treewright extract` writes into this folder"))
            }
            // Some file systems have no locks.
            Ok(()) | Err(_) => Ok(file),
        }
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        Ok(())
    }
}

/// Removes the temporary files of a run that was interrupted.
pub(super) fn remove_remains(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|n| n.starts_with(PREFIX) && n.ends_with(SUFFIX));
        if is_ours {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
