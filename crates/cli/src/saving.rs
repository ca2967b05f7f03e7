//! Pages that were changed, written into files.

use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use crate::input::describe;
use crate::pages::Page;

/// The reason why a file was not changed.
pub(crate) enum FileError {
    /// The file does not have the bytes that were parsed.
    OtherBytes,
    Io(io::Error),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBytes => f.write_str(
                "not changed: the file is compressed, or another program has changed it meanwhile",
            ),
            Self::Io(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                f.write_str("not changed: no permission to write it")
            }
            Self::Io(error) => write!(f, "not changed: {}", describe(error)),
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Writes the bytes to the file of a page. The file always has either all of its old bytes or all of
/// the new ones: they are written to a temporary file in the same folder, which then replaces it. A
/// link to a file stays a link.
pub(crate) fn write(page: &Page, bytes: &[u8]) -> Result<(), FileError> {
    match page.input.path() {
        Some(path) => write_over(path, &page.bytes, bytes),
        None => Ok(()),
    }
}

/// Writes new bytes into a file that has these old ones.
pub(crate) fn write_over(path: &Path, old: &[u8], new: &[u8]) -> Result<(), FileError> {
    let path = fs::canonicalize(path)?;
    if fs::read(&path)? != old {
        return Err(FileError::OtherBytes);
    }
    if new == old {
        return Ok(());
    }
    Ok(replace(&path, new)?)
}

/// Writes a file, or puts another one in its place, which then has the same permissions.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let permissions = match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return fs::write(path, bytes),
        Ok(metadata) => Some(metadata.permissions()),
        Err(_) => None,
    };
    if permissions.as_ref().is_some_and(fs::Permissions::readonly) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let Some(permissions) = permissions else { return fs::write(path, bytes) };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut new = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    new.write_all(bytes)?;
    new.as_file().set_permissions(permissions)?;
    new.as_file().sync_all()?;
    new.persist(path).map_err(|error| error.error)?;
    Ok(())
}
