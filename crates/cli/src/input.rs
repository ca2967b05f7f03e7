//! The inputs a command line names: files, folders, patterns, and standard input.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::{Path, PathBuf};
use std::vec;

use glob::{MatchOptions, Paths};
use walkdir::{DirEntry, WalkDir};

use crate::output::Failure;

/// One input: a file, or standard input.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    StandardInput {
        /// True if it was named before, so that there is nothing left to read.
        again: bool,
    },
    File(PathBuf),
}

/// The name of an input that cannot be read, and the reason in words.
#[derive(Debug)]
pub(crate) struct Unreadable {
    pub(crate) name: String,
    pub(crate) message: String,
}

impl Input {
    /// Opens it for reading.
    pub(crate) fn open(&self) -> Result<Box<dyn Read + Send>, Unreadable> {
        match self {
            Self::StandardInput { again: false } => Ok(Box::new(io::stdin())),
            Self::StandardInput { again: true } => Ok(Box::new(io::empty())),
            Self::File(path) => {
                if path.is_dir() {
                    return Err(self.unreadable("this is a folder; name the files in it"));
                }
                Ok(Box::new(File::open(path).map_err(|error| self.unreadable_as(&error))?))
            }
        }
    }

    /// Reads all bytes.
    pub(crate) fn read(&self) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = Vec::new();
        let mut source = self.open()?;
        source.read_to_end(&mut bytes).map_err(|error| self.unreadable_as(&error))?;
        Ok(bytes)
    }

    /// Reads the next bytes into `buffer`, and returns them: as many as are there, none at the end.
    /// `source` is the one that [`open`](Self::open) returned.
    pub(crate) fn read_piece<'a>(
        &self,
        source: &mut impl Read,
        buffer: &'a mut [u8],
    ) -> Result<&'a [u8], Unreadable> {
        loop {
            match source.read(buffer) {
                Ok(length) => return Ok(buffer.get(..length).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.unreadable_as(&error)),
            }
        }
    }

    /// The size in bytes, or 0 if it is not known without reading.
    pub(crate) fn size(&self) -> u64 {
        match self {
            Self::StandardInput { .. } => 0,
            Self::File(path) => path.metadata().map_or(0, |metadata| metadata.len()),
        }
    }

    fn unreadable(&self, message: &str) -> Unreadable {
        Unreadable { name: self.to_string(), message: message.to_owned() }
    }

    pub(crate) fn unreadable_as(&self, error: &io::Error) -> Unreadable {
        self.unreadable(&describe(error))
    }
}

/// The name as it was given, `-` for standard input.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandardInput { .. } => f.write_str("-"),
            Self::File(path) => write!(f, "{}", path.display()),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.message)
    }
}

/// An error of the system in words, without its number.
fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "no permission to read it".to_owned(),
        _ => error.to_string(),
    }
}

/// The inputs that arguments name, in their order. Patterns are expanded if there is no file of that
/// name, and folders to the pages in them. Both happen on the way, so that the list may be longer
/// than the memory.
pub(crate) struct Inputs {
    arguments: vec::IntoIter<OsString>,
    pages_of_folders: bool,
    standard_input_is_taken: bool,
    pattern: Option<Pattern>,
    folder: Option<Folder>,
}

impl Inputs {
    /// The files that the arguments name; standard input if there are no arguments.
    pub(crate) fn new(arguments: &[OsString]) -> Self {
        let arguments = match arguments {
            [] => vec![OsString::from("-")],
            _ => arguments.to_vec(),
        };
        Self {
            arguments: arguments.into_iter(),
            pages_of_folders: false,
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
        Ok(Self { pages_of_folders: true, ..Self::new(arguments) })
    }

    /// The number of inputs; `None` if folders or patterns have to be read first.
    pub(crate) fn known_count(&self) -> Option<usize> {
        let arguments = self.arguments.as_slice();
        let is_one = |argument: &OsString| {
            is_standard_input(argument)
                || pattern_of(argument).is_none()
                    && !(self.pages_of_folders && Path::new(argument).is_dir())
        };
        arguments.iter().all(is_one).then_some(arguments.len())
    }

    /// Returns true if standard input is one of them.
    pub(crate) fn has_standard_input(&self) -> bool {
        self.arguments.as_slice().iter().any(|argument| is_standard_input(argument))
    }

    /// Takes a path that was named or that a pattern matched.
    fn enter(&mut self, path: PathBuf) -> Option<Result<Input, Unreadable>> {
        if self.pages_of_folders && path.is_dir() {
            self.folder = Some(Folder::new(path));
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

/// The argument as a pattern, if it reads as one and there is no file of that name.
fn pattern_of(argument: &OsStr) -> Option<&str> {
    let text = argument.to_str().filter(|text| text.contains(['*', '?', '[']))?;
    // A link that leads nowhere is there too.
    Path::new(argument).symlink_metadata().is_err().then_some(text)
}

/// The files and folders that a pattern matches, sorted.
struct Pattern {
    text: String,
    paths: Paths,
    found: bool,
}

impl Pattern {
    fn new(text: &str) -> Result<Self, Unreadable> {
        // The rules of a shell.
        let options = MatchOptions {
            case_sensitive: true,
            require_literal_separator: true,
            require_literal_leading_dot: true,
        };
        match glob::glob_with(text, options) {
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
                Some(path.map_err(|error| Unreadable {
                    name: error.path().display().to_string(),
                    message: describe(error.error()),
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

/// The pages in a folder and in the folders in it, sorted by name in each. Hidden entries are skipped,
/// and links to folders are not followed.
struct Folder {
    path: PathBuf,
    entries: Box<dyn Iterator<Item = walkdir::Result<DirEntry>> + Send>,
    found: bool,
}

impl Folder {
    fn new(path: PathBuf) -> Self {
        let entries = WalkDir::new(&path)
            .sort_by_file_name()
            .into_iter()
            .filter_entry(|entry| entry.depth() == 0 || !is_hidden(entry.file_name()));
        Self { path, entries: Box::new(entries), found: false }
    }
}

impl Iterator for Folder {
    type Item = Result<Input, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        for entry in self.entries.by_ref() {
            let found = match entry {
                Ok(entry) if is_page(&entry) => Ok(Input::File(entry.into_path())),
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
            message: "no pages in this folder: no names that end in .html or .htm".to_owned(),
        }))
    }
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Returns true for a file, or a link to one, whose name ends in `.html` or `.htm`.
fn is_page(entry: &DirEntry) -> bool {
    let extension = entry.path().extension();
    let is_html =
        |extension: &OsStr| ["html", "htm"].iter().any(|html| extension.eq_ignore_ascii_case(html));
    let file_type = entry.file_type();
    extension.is_some_and(is_html)
        && (file_type.is_file() || file_type.is_symlink() && entry.path().is_file())
}
