//! The inputs a command line names.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::Path;

use crate::output::Trouble;

/// One input: a file, or standard input.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input<'a> {
    StandardInput,
    File(&'a Path),
}

/// The inputs named by `files`, and standard input where none is named.
pub(crate) fn inputs(files: &[OsString]) -> Vec<Input<'_>> {
    if files.is_empty() {
        return vec![Input::StandardInput];
    }
    files
        .iter()
        .map(|file| {
            if file.as_os_str() == OsStr::new("-") {
                Input::StandardInput
            } else {
                Input::File(Path::new(file))
            }
        })
        .collect()
}

/// The inputs named by `files`; where none is named, standard input must not be a terminal, where a
/// person would have to type the HTML.
pub(crate) fn inputs_of_html<'a>(
    files: &'a [OsString],
    command: &str,
) -> Result<Vec<Input<'a>>, Trouble> {
    if files.is_empty() && io::stdin().is_terminal() {
        return Err(Trouble::usage(&format!(
            "name a file, or `-` for standard input; see `treewright {command} --help`"
        )));
    }
    Ok(inputs(files))
}

impl Input<'_> {
    /// The bytes to read, with a message made for people where there are none.
    pub(crate) fn open(&self) -> Result<Box<dyn Read>, String> {
        match self {
            Self::StandardInput => Ok(Box::new(io::stdin().lock())),
            Self::File(path) => {
                if path.is_dir() {
                    return Err("this is a folder; name the files in it".to_owned());
                }
                Ok(Box::new(File::open(path).map_err(|error| describe(&error))?))
            }
        }
    }

    /// All the bytes at once.
    pub(crate) fn read(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        self.open()?.read_to_end(&mut bytes).map_err(|error| describe(&error))?;
        Ok(bytes)
    }
}

/// The name as it was given, `-` for standard input.
impl fmt::Display for Input<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandardInput => f.write_str("-"),
            Self::File(path) => write!(f, "{}", path.display()),
        }
    }
}

/// An error of the system in words, without its number.
pub(crate) fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "no permission to read it".to_owned(),
        _ => error.to_string(),
    }
}
