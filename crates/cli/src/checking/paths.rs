//! Paths that are compared.

use std::path::{Path, PathBuf};

/// The path with links in its folder resolved. The file itself may be missing.
pub(crate) fn without_links_above(path: &Path) -> Option<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
    Some(folder.join(path.file_name()?))
}
