//! Results on standard output, messages on standard error, and the exit code.

mod buffer;
mod errors;
mod messages;
mod out;
mod patch;
mod printer;
mod progress;
mod text;
mod visible;

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::input::describe;

pub(crate) use buffer::BoundedBuffer;
pub(crate) use errors::{JsonDecodingError, JsonError, print_errors};
pub(crate) use messages::{print_excerpt, print_message};
pub(crate) use out::Out;
pub(crate) use patch::print_patch;
pub(crate) use printer::{Messages, Printer, Surface, style};
pub(crate) use progress::Progress;
pub(crate) use text::write_text;
pub(crate) use visible::{Notation, OneLine, in_one_line};

/// The result of a run that was not cut short. Of several files the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// A search found nothing.
    NothingFound,
    /// Nothing to report; a search found something.
    Fine,
    /// Parse errors were requested and found; two pages differ.
    Findings,
    /// A file could not be read; it was reported.
    UnreadableInput,
}

impl Outcome {
    /// The outcome of a search.
    pub(crate) const fn of_search(found: bool) -> Self {
        if found { Self::Fine } else { Self::NothingFound }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Fine => Self::SUCCESS,
            Outcome::NothingFound | Outcome::Findings => Self::from(1),
            Outcome::UnreadableInput => Self::from(2),
        }
    }
}

/// The failure to write a file of results.
pub(crate) fn cannot_write(file: &Path, error: &io::Error) -> Failure {
    Failure::usage(&format!("{}: {}", file.display(), describe(error)))
}

/// An error that ends a run at once.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// A part of the command line is wrong; lines below the message show the place.
    UsageAt { message: String, excerpt: String },
    /// The results cannot be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn usage(message: &str) -> Self {
        Self::Usage(message.to_owned())
    }

    pub(crate) fn output(error: io::Error) -> Self {
        Self::Output(error)
    }

    /// It in one line.
    #[cfg_attr(
        not(feature = "style"),
        expect(dead_code, reason = "it is about one page of several")
    )]
    pub(crate) fn message(&self) -> String {
        match self {
            Self::Output(error) => format!("standard output: {error}"),
            Self::Usage(message) | Self::UsageAt { message, .. } => message.clone(),
        }
    }

    /// Prints it in one line and returns the exit code. A pipe that was closed by its reader is not
    /// an error.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => print_message(format_args!("standard output: {error}")),
            Self::Usage(message) => print_message(format_args!("{message}")),
            Self::UsageAt { message, excerpt } => {
                print_message(format_args!("{message}"));
                print_excerpt(excerpt);
            }
        }
        ExitCode::from(2)
    }
}
