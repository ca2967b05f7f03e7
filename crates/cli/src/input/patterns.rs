//! The files and folders that a pattern matches: a walk of our own, since that of `glob` ends the program at names
//! that are not UTF-8, and follows links to folders around in circles.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use glob::{MatchOptions, PatternError};

/// The rules of a shell.
const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: true,
    require_literal_separator: true,
    require_literal_leading_dot: true,
};

/// The paths that a pattern matches, sorted by name in each folder.
pub(super) struct Matches {
    parts: Vec<Part>,
    folders_only: bool,
    /// The steps that are left, the next one last.
    todo: Vec<Step>,
}

/// A part of a pattern, between separators.
enum Part {
    Name(OsString),
    Pattern(glob::Pattern),
    /// `**`: any folders.
    Folders,
}

impl Part {
    fn matches(&self, name: &OsString) -> bool {
        match self {
            Self::Name(wanted) => wanted == name,
            Self::Pattern(pattern) => pattern.matches_with(&name.to_string_lossy(), OPTIONS),
            Self::Folders => true,
        }
    }
}

/// A step of the walk.
enum Step {
    /// To match the parts from this one on, in a folder.
    In(PathBuf, usize),
    /// To match the parts from this one on, with a file or folder that is somewhere below `**`.
    Below(PathBuf, OsString, usize),
    Failed(PathBuf, io::Error),
}

impl Matches {
    pub(super) fn new(text: &str) -> Result<Self, PatternError> {
        // An error is reported with its place in the whole pattern.
        glob::Pattern::new(text)?;
        let mut start = PathBuf::new();
        let mut parts = Vec::new();
        for component in Path::new(text).components() {
            let Component::Normal(name) = component else {
                match component {
                    Component::ParentDir => parts.push(Part::Name("..".into())),
                    other => start.push(other),
                }
                continue;
            };
            let part = match name.to_str() {
                Some("**") if matches!(parts.last(), Some(Part::Folders)) => continue,
                Some("**") => Part::Folders,
                Some(name) if name.contains(['*', '?', '[']) => {
                    Part::Pattern(glob::Pattern::new(name)?)
                }
                _ => Part::Name(name.to_owned()),
            };
            parts.push(part);
        }
        let folders_only = text.ends_with(std::path::is_separator);
        Ok(Self { parts, folders_only, todo: vec![Step::In(start, 0)] })
    }

    /// Adds a step for each name to match in a folder, the first one last.
    fn add(&mut self, folder: &Path, step: impl Fn(PathBuf, OsString) -> Option<Step>) {
        match names_in(folder) {
            Ok(names) => {
                let names = names.into_iter().rev();
                self.todo.extend(names.filter_map(|name| step(folder.join(&name), name)));
            }
            Err(error) => self.todo.push(Step::Failed(folder.to_owned(), error)),
        }
    }

    /// Matches the names in a folder against the part at this position. Returns the path if no part is left to match.
    fn look_in(&mut self, path: PathBuf, at: usize) -> Option<PathBuf> {
        let parts = std::mem::take(&mut self.parts);
        let found = match parts.get(at) {
            None => (!self.folders_only || path.is_dir()).then_some(path),
            Some(Part::Name(name)) => {
                let next = path.join(name);
                if next.symlink_metadata().is_ok() {
                    self.todo.push(Step::In(next, at.saturating_add(1)));
                }
                None
            }
            // At the end it is the folder, which stands for its whole contents.
            Some(Part::Folders) if at.saturating_add(1) >= parts.len() => {
                is_folder(&path).then(|| folder_of(&path).to_owned())
            }
            Some(Part::Folders) => {
                if is_folder(&path) {
                    let next = at.saturating_add(1);
                    self.add(&path, |path, name| Some(Step::Below(path, name, next)));
                }
                None
            }
            Some(part @ Part::Pattern(_)) => {
                if is_folder(&path) {
                    let next = at.saturating_add(1);
                    self.add(&path, |path, name| {
                        part.matches(&name).then_some(Step::In(path, next))
                    });
                }
                None
            }
        };
        self.parts = parts;
        found
    }

    /// Goes on below a folder that `**` stands for, unless it is hidden or a link, and matches its name with the next
    /// part.
    fn look_below(&mut self, path: PathBuf, name: &OsString, at: usize) -> Option<PathBuf> {
        let is_hidden = name.as_encoded_bytes().starts_with(b".");
        let is_folder = path.symlink_metadata().is_ok_and(|metadata| metadata.is_dir());
        if is_folder && !is_hidden {
            self.add(&path, |path, name| Some(Step::Below(path, name, at)));
        }
        match self.parts.get(at) {
            Some(part) if part.matches(name) => {
                let next = at.saturating_add(1);
                if next >= self.parts.len() {
                    return (!self.folders_only || path.is_dir()).then_some(path);
                }
                self.todo.push(Step::In(path, next));
                None
            }
            _ => None,
        }
    }
}

impl Iterator for Matches {
    type Item = Result<PathBuf, (PathBuf, io::Error)>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let found = match self.todo.pop()? {
                Step::In(path, at) => self.look_in(path, at),
                Step::Below(path, name, at) => self.look_below(path, &name, at),
                Step::Failed(path, error) => return Some(Err((path, error))),
            };
            if let Some(path) = found {
                return Some(Ok(path));
            }
        }
    }
}

/// The folder that a path of no parts is.
fn folder_of(path: &Path) -> &Path {
    if path.as_os_str().is_empty() { Path::new(".") } else { path }
}

fn is_folder(path: &Path) -> bool {
    folder_of(path).is_dir()
}

fn names_in(folder: &Path) -> io::Result<Vec<OsString>> {
    let entries = fs::read_dir(folder_of(folder))?;
    let mut names: Vec<_> =
        entries.map(|entry| entry.map(|entry| entry.file_name())).collect::<Result<_, _>>()?;
    names.sort();
    Ok(names)
}
