//! The inputs a command line names: files, folders, patterns, and standard input.

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::vec;

use walkdir::{DirEntry, WalkDir};

use crate::input::compression::Compression;
use crate::input::patterns::Matches;
use crate::input::{Input, Unreadable, describe};
use crate::output::Failure;

/// The inputs that arguments name, in their order. Patterns are expanded if no file has that name, and
/// folders are expanded to the pages in them. Both happen lazily, so the list may be larger than the
/// memory.
pub(crate) struct Inputs {
    arguments: vec::IntoIter<OsString>,
    /// The files that a folder stands for; `None` if folders cannot be named.
    files_of_folders: Option<FilesOfFolders>,
    standard_input_is_taken: bool,
    pattern: Option<Pattern>,
    folder: Option<Folder>,
}

impl Inputs {
    /// The files that the arguments name; standard input without arguments.
    pub(crate) fn new(arguments: &[OsString]) -> Self {
        let arguments = match arguments {
            [] => vec![OsString::from("-")],
            _ => arguments.to_vec(),
        };
        Self {
            arguments: arguments.into_iter(),
            files_of_folders: None,
            standard_input_is_taken: false,
            pattern: None,
            folder: None,
        }
    }

    /// The pages that the arguments name. Without arguments, standard input must not be a terminal:
    /// a person would have to type the HTML.
    pub(crate) fn of_html(arguments: &[OsString], command: &str) -> Result<Self, Failure> {
        if arguments.is_empty() && io::stdin().is_terminal() {
            return Err(Failure::usage(&format!(
                "name a file, or `-` for standard input; see `treewright {command} --help`"
            )));
        }
        Ok(Self { files_of_folders: Some(FilesOfFolders::PAGES), ..Self::new(arguments) })
    }

    /// The files that the arguments name, with these of folders.
    #[cfg(feature = "extract")]
    pub(crate) fn with_folders(arguments: &[OsString], files: FilesOfFolders) -> Self {
        Self { files_of_folders: Some(files), ..Self::new(arguments) }
    }

    /// The number of inputs; `None` if folders or patterns have to be read first.
    pub(crate) fn known_count(&self) -> Option<usize> {
        let arguments = self.arguments.as_slice();
        let is_one = |argument: &OsString| {
            is_standard_input(argument)
                || pattern_of(argument).is_none()
                    && !(self.files_of_folders.is_some() && Path::new(argument).is_dir())
        };
        arguments.iter().all(is_one).then_some(arguments.len())
    }

    /// Returns true if standard input is one of them.
    pub(crate) fn has_standard_input(&self) -> bool {
        self.arguments.as_slice().iter().any(|argument| is_standard_input(argument))
    }

    /// Takes a path that was named or that a pattern matched.
    fn enter(&mut self, path: PathBuf) -> Option<Result<Input, Unreadable>> {
        if let Some(files) = self.files_of_folders
            && path.is_dir()
        {
            self.folder = Some(Folder::new(path, files));
            return None;
        }
        Some(Ok(Input::File(path)))
    }
}

impl Iterator for Inputs {
    type Item = Result<Input, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(folder) = &mut self.folder {
                match folder.next() {
                    Some(page) => return Some(page),
                    None => self.folder = None,
                }
            } else if let Some(pattern) = &mut self.pattern {
                let found = match pattern.next() {
                    Some(Ok(path)) => self.enter(path),
                    Some(Err(unreadable)) => Some(Err(unreadable)),
                    None => {
                        self.pattern = None;
                        None
                    }
                };
                if found.is_some() {
                    return found;
                }
            } else {
                let argument = self.arguments.next()?;
                if is_standard_input(&argument) {
                    let again = std::mem::replace(&mut self.standard_input_is_taken, true);
                    return Some(Ok(Input::StandardInput { again }));
                }
                if let Some(text) = pattern_of(&argument) {
                    match Pattern::new(text) {
                        Ok(pattern) => self.pattern = Some(pattern),
                        Err(unreadable) => return Some(Err(unreadable)),
                    }
                } else if let Some(found) = self.enter(PathBuf::from(argument)) {
                    return Some(found);
                }
            }
        }
    }
}

fn is_standard_input(argument: &OsStr) -> bool {
    argument == "-"
}

/// The argument as a pattern, if it looks like one and no file has that name.
fn pattern_of(argument: &OsStr) -> Option<&str> {
    let text = argument.to_str().filter(|text| text.contains(['*', '?', '[']))?;
    // A dangling link counts as a file.
    Path::new(argument).symlink_metadata().is_err().then_some(text)
}

/// The files and folders that a pattern matches, sorted.
struct Pattern {
    text: String,
    paths: Matches,
    found: bool,
}

impl Pattern {
    fn new(text: &str) -> Result<Self, Unreadable> {
        match Matches::new(text) {
            Ok(paths) => Ok(Self { text: text.to_owned(), paths, found: false }),
            Err(error) => Err(Unreadable {
                name: text.to_owned(),
                message: format!("no such file, and not a pattern: {}", error.msg),
            }),
        }
    }
}

impl Iterator for Pattern {
    type Item = Result<PathBuf, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.paths.next() {
            Some(path) => {
                self.found = true;
                Some(path.map_err(|(path, error)| Unreadable {
                    name: path.display().to_string(),
                    message: describe(&error),
                }))
            }
            None if self.found => None,
            None => {
                self.found = true;
                let message = "no file matches this pattern".to_owned();
                Some(Err(Unreadable { name: self.text.clone(), message }))
            }
        }
    }
}

/// The files that a folder stands for: those whose names end like this, also if the name of a compression format
/// follows.
#[derive(Clone, Copy)]
pub(crate) struct FilesOfFolders {
    pub(crate) endings: &'static [&'static str],
    /// The message if a folder has none.
    pub(crate) none: &'static str,
}

impl FilesOfFolders {
    const PAGES: Self = Self {
        endings: &["html", "htm"],
        none: "no pages in this folder: no names that end in .html or .htm",
    };
}

/// The pages in a folder and in the folders in it, sorted by name in each. Hidden entries are skipped,
/// and links to folders are not followed.
struct Folder {
    path: PathBuf,
    files: FilesOfFolders,
    entries: Box<dyn Iterator<Item = walkdir::Result<DirEntry>> + Send>,
    found: bool,
}

impl Folder {
    fn new(path: PathBuf, files: FilesOfFolders) -> Self {
        let entries = WalkDir::new(&path)
            .sort_by_file_name()
            .into_iter()
            .filter_entry(|entry| entry.depth() == 0 || !is_hidden(entry.file_name()));
        Self { path, files, entries: Box::new(entries), found: false }
    }
}

impl Iterator for Folder {
    type Item = Result<Input, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        for entry in self.entries.by_ref() {
            let found = match entry {
                Ok(entry) if is_one_of(&entry, self.files) => Ok(Input::File(entry.into_path())),
                Ok(_) => continue,
                Err(error) => Err(Unreadable {
                    name: error.path().unwrap_or(&self.path).display().to_string(),
                    message: match error.io_error() {
                        Some(error) => describe(error),
                        None => error.to_string(),
                    },
                }),
            };
            self.found = true;
            return Some(found);
        }
        if std::mem::replace(&mut self.found, true) {
            return None;
        }
        Some(Err(Unreadable {
            name: self.path.display().to_string(),
            message: self.files.none.to_owned(),
        }))
    }
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Returns true for a file, or a link to one, that the folder stands for.
fn is_one_of(entry: &DirEntry, files: FilesOfFolders) -> bool {
    let mut path = entry.path();
    if Compression::of_name(path).is_some() {
        path = Path::new(path.file_stem().unwrap_or_default());
    }
    let is_one = |extension: &OsStr| {
        files.endings.iter().any(|ending| extension.eq_ignore_ascii_case(ending))
    };
    let file_type = entry.file_type();
    path.extension().is_some_and(is_one)
        && (file_type.is_file() || file_type.is_symlink() && entry.path().is_file())
}
