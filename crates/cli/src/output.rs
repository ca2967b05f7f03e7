//! Where results and troubles go, and what the process says when it ends.

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// How a run that went to its end turned out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// Nothing to complain of.
    Fine,
    /// Parse errors were asked for, and there are some.
    Findings,
    /// A file could not be read; it was reported.
    UnreadableInput,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Fine => Self::SUCCESS,
            Outcome::Findings => Self::from(1),
            Outcome::UnreadableInput => Self::from(2),
        }
    }
}

/// What ends a run at once.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The command line is wrong.
    Usage(String),
    /// The results cannot be written.
    Output(io::Error),
}

impl Trouble {
    pub(crate) fn usage(message: &str) -> Self {
        Self::Usage(message.to_owned())
    }

    pub(crate) fn output(error: io::Error) -> Self {
        Self::Output(error)
    }

    /// Says it in one line. That nobody reads the results any more is no trouble.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => complain(format_args!("standard output: {error}")),
            Self::Usage(message) => complain(format_args!("{message}")),
        }
        ExitCode::from(2)
    }
}

/// One line on standard error. When even that cannot be written there is nobody to tell.
pub(crate) fn complain(message: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr().lock(), "treewright: {message}");
}

/// Gives `write` a writer of text that goes to `out`.
pub(crate) fn write_text<W: io::Write>(
    out: &mut W,
    write: impl FnOnce(&mut TextWriter<'_, W>) -> fmt::Result,
) -> io::Result<()> {
    let mut text = TextWriter { out, ends_a_line: true, result: Ok(()) };
    let written = write(&mut text);
    text.result.and(written.map_err(io::Error::other))
}

/// A writer of text, and the error of the bytes below, which text has no place for.
pub(crate) struct TextWriter<'a, W> {
    out: &'a mut W,
    ends_a_line: bool,
    result: io::Result<()>,
}

impl<W> TextWriter<'_, W> {
    /// Whether the next character would begin a line.
    pub(crate) fn ends_a_line(&self) -> bool {
        self.ends_a_line
    }
}

impl<W: io::Write> fmt::Write for TextWriter<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if let Some(last) = text.as_bytes().last() {
            self.ends_a_line = *last == b'\n';
        }
        self.result = self.out.write_all(text.as_bytes());
        if self.result.is_ok() { Ok(()) } else { Err(fmt::Error) }
    }
}
