//! Folders with the files of a site.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use treewright::read::folders::path_below;
use treewright::read::url::Url;

/// A folder, and the address that it stands for, which ends with a slash.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    pub(crate) base: Url,
    pub(crate) path: PathBuf,
}

/// Folders, those with longer addresses first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folders(Vec<Folder>);

impl Folders {
    pub(crate) fn new(mut folders: Vec<Folder>) -> Self {
        folders.sort_by_key(|folder| std::cmp::Reverse(folder.base.path().len()));
        Self(folders)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Folder> {
        self.0.iter()
    }

    /// Reads the file of an address, up to a number of bytes. Nothing outside the folders is read, also where a symbolic
    /// link leads there.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "only style sheets are read"))]
    pub(crate) fn read(&self, url: &Url, most: u64) -> Option<Vec<u8>> {
        self.iter().find_map(|folder| {
            let path = folder.path.join(path_below(&folder.base, url)?.ok()?);
            read_inside(&folder.path, &path, most).ok().flatten()
        })
    }
}

/// The bytes of a file; `None` for one that is not in the folder, and for pipes and devices, which may never end.
fn read_inside(folder: &Path, path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let path = fs::canonicalize(path)?;
    if !path.starts_with(fs::canonicalize(folder)?) || !fs::metadata(&path)?.is_file() {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    File::open(&path)?.take(most).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}
