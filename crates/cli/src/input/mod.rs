//! The inputs that a command line names, and reading them.

mod binary;
mod compression;
mod folders;
mod guarded;
mod inputs;
pub(crate) mod net;
mod patterns;

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
#[cfg(feature = "extract")]
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

pub(crate) use binary::Binary;
pub(crate) use folders::{Folder, Folders};
#[cfg(feature = "extract")]
pub(crate) use inputs::FilesOfFolders;
pub(crate) use inputs::Inputs;

pub(crate) use compression::Compression;
#[cfg(feature = "extract")]
pub(crate) use guarded::guarded;
pub(crate) use guarded::print_no_panics_of_readers;

/// Bytes that are read from somewhere.
pub(crate) type Source = Box<dyn Read + Send>;

/// One input: a file, or standard input.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    StandardInput {
        /// True if it was named before, so it is already read.
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
    /// The one input that an argument names.
    pub(crate) fn named(argument: &OsStr) -> Self {
        if argument == "-" {
            return Self::StandardInput { again: false };
        }
        Self::File(argument.into())
    }

    /// Opens a page for reading; compressed data are unpacked.
    pub(crate) fn open(&self) -> Result<Source, Unreadable> {
        self.open_up_to(compression::MOST_OF_A_PAGE)
    }

    /// Opens lines for reading, of which there may be any number; compressed data are unpacked.
    pub(crate) fn open_lines(&self) -> Result<Source, Unreadable> {
        self.open_up_to(u64::MAX)
    }

    /// Opens data of any length for reading; compressed data are unpacked. The bytes that are read of the file
    /// itself are added to a number.
    #[cfg(feature = "extract")]
    pub(crate) fn open_counted(&self, read: Arc<AtomicU64>) -> Result<Source, Unreadable> {
        let packed = Box::new(Counted { source: self.open_packed()?, read });
        let unpacked = Compression::unpack(packed, self.path(), u64::MAX);
        unpacked.map_err(|error| self.unreadable_as(&error))
    }

    fn open_up_to(&self, most: u64) -> Result<Source, Unreadable> {
        let packed = self.open_packed()?;
        Compression::unpack(packed, self.path(), most).map_err(|error| self.unreadable_as(&error))
    }

    /// Reads all bytes; compressed data are unpacked.
    pub(crate) fn read(&self) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = Vec::new();
        let mut source = self.open_packed()?;
        source.read_to_end(&mut bytes).map_err(|error| self.unreadable_as(&error))?;
        Compression::unpack_whole(bytes, self.path(), compression::MOST_OF_A_PAGE)
            .map_err(|error| self.unreadable_as(&error))
    }

    fn open_packed(&self) -> Result<Source, Unreadable> {
        match self {
            Self::StandardInput { again: false } => {
                standard_input().map_err(|error| self.unreadable_as(&error))
            }
            Self::StandardInput { again: true } => Ok(Box::new(io::empty())),
            Self::File(path) => {
                if path.is_dir() {
                    return Err(self.unreadable("this is a folder; name the files in it"));
                }
                Ok(Box::new(File::open(path).map_err(|error| self.unreadable_as(&error))?))
            }
        }
    }

    /// The path of a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::StandardInput { .. } => None,
            Self::File(path) => Some(path),
        }
    }

    /// Reads the next bytes into `buffer`, and returns them: those that are available, none at the end.
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

    pub(crate) fn unreadable(&self, message: &str) -> Unreadable {
        Unreadable { name: self.to_string(), message: message.to_owned() }
    }

    pub(crate) fn unreadable_as(&self, error: &io::Error) -> Unreadable {
        self.unreadable(&describe(error))
    }
}

/// Standard input without a buffer, so that nothing is read that a command does not ask for.
#[cfg(unix)]
fn standard_input() -> io::Result<Source> {
    use std::os::fd::AsFd as _;

    Ok(Box::new(File::from(io::stdin().as_fd().try_clone_to_owned()?)))
}

/// Standard input, with its buffer: that of a terminal is text.
#[cfg(not(unix))]
fn standard_input() -> io::Result<Source> {
    Ok(Box::new(io::stdin()))
}

/// Counts the bytes that are read.
#[cfg(feature = "extract")]
struct Counted {
    source: Source,
    read: Arc<AtomicU64>,
}

#[cfg(feature = "extract")]
impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.source.read(buffer)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
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
pub(crate) fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "no permission to read it".to_owned(),
        _ => error.to_string(),
    }
}
