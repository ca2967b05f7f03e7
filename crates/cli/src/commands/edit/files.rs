//! Edited pages, written into their files.

use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use crate::input::describe;
use crate::pages::Page;

/// The reason why a file was left as it is.
pub(super) enum FileError {
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
            Self::Io(error) => write!(f, "not changed: {}", describe(error)),
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Writes the bytes into the file of a page. The file always has either all of its old bytes or all of
/// the new ones: they are written beside it, and take its place. A link to a file stays a link.
pub(super) fn write(page: &Page, bytes: &[u8]) -> Result<(), FileError> {
    let Some(path) = page.input.path() else { return Ok(()) };
    let path = fs::canonicalize(path)?;
    if fs::read(&path)? != page.bytes {
        return Err(FileError::OtherBytes);
    }
    if bytes == page.bytes {
        return Ok(());
    }
    let metadata = fs::metadata(&path)?;
    if metadata.permissions().readonly() {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied).into());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    new.write_all(bytes)?;
    new.as_file().set_permissions(metadata.permissions())?;
    new.as_file().sync_all()?;
    new.persist(&path).map_err(|error| error.error)?;
    Ok(())
}
