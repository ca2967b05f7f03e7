//! The common parts of all case files: the place of a case, and the errors of a file.

use std::fmt;
use std::path::{Path, PathBuf};

/// The place of a case: the file, relative to the folder of its suite, and its number in it, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CaseId {
    /// The path of the file below the folder of the suite, with `/` between its parts.
    pub file: String,
    /// The number of the case in the file, from 1.
    pub index: usize,
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.index)
    }
}

/// A case file that does not follow its format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The file.
    pub file: String,
    /// The line, from 1, or 0 if the reader does not know it.
    pub line: usize,
    /// The error.
    pub message: String,
}

impl FormatError {
    pub(crate) fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for FormatError {}

/// A file of cases, read into memory.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// The path below the folder of the suite, with `/` between its parts.
    pub name: String,
    /// The contents.
    pub bytes: Vec<u8>,
}

/// All files below `folder` whose name ends with `.extension`, sorted by name. Folders are walked with a
/// work list; links are not followed.
///
/// # Errors
/// Errors of the file system.
pub fn files_below(folder: &Path, extension: &str) -> std::io::Result<Vec<CaseFile>> {
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next)? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() && entry.path().extension().is_some_and(|e| e == extension) {
                paths.push(entry.path());
            }
        }
    }
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(folder).unwrap_or(&path);
        let parts: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
        Ok(CaseFile { name: parts.join("/"), bytes: std::fs::read(&path)? })
    };
    paths.into_iter().map(read).collect()
}
