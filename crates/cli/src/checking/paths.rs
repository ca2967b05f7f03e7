//! Paths that are compared.

use std::path::{Path, PathBuf};

/// A path whose folder has no links, for a file that need not be there.
pub(crate) fn without_links_above(path: &Path) -> Option<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
    Some(folder.join(path.file_name()?))
}
