//! Standard output, messages on standard error, and the exit code.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};
use std::process::ExitCode;

use crate::input::Input;
use crate::progress::Progress;
use crate::visible::{Escaper, Notation, OneLine};

/// The result of a run that was not cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Outcome {
    /// There is nothing to report.
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

/// An error that ends a run at once.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is wrong.
    Usage(String),
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

    /// Prints it in one line and returns the exit code. A pipe that was closed by its reader is not
    /// an error.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => print_message(format_args!("standard output: {error}")),
            Self::Usage(message) => print_message(format_args!("{message}")),
        }
        ExitCode::from(2)
    }
}

/// Prints one line on standard error, with control characters escaped. An error of writing it is
/// ignored: there is no other place to report it.
pub(crate) fn print_message(message: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr().lock(), "treewright: {}", OneLine(message));
}

/// Standard output, and messages in the right order beside it.
pub(crate) struct Out {
    buffer: BufWriter<StdoutLock<'static>>,
    /// Present if standard output is a terminal.
    escaper: Option<Escaper>,
    progress: Progress,
}

impl Out {
    /// `notation` is the way to escape control characters if standard output is a terminal. All
    /// that is written must be UTF-8.
    pub(crate) fn new(progress: Progress, notation: Notation) -> Self {
        let out = io::stdout().lock();
        let escaper = out.is_terminal().then(|| Escaper::new(notation));
        Self { buffer: BufWriter::with_capacity(1 << 16, out), escaper, progress }
    }

    /// Returns the name of an input as it is printed. On a terminal it has no line breaks either.
    pub(crate) fn name(&self, input: &Input) -> String {
        match self.escaper {
            Some(_) => OneLine(input).to_string(),
            None => input.to_string(),
        }
    }

    /// Prints one line on standard error.
    pub(crate) fn print_message(&mut self, message: &impl fmt::Display) -> Result<(), Failure> {
        self.with_standard_error(|| print_message(format_args!("{message}")))
    }

    /// Calls a function that writes to standard error, after flushing the results so far.
    pub(crate) fn with_standard_error(&mut self, write: impl FnOnce()) -> Result<(), Failure> {
        self.buffer.flush().map_err(Failure::output)?;
        self.progress.suspend(write);
        Ok(())
    }

    /// Advances the progress by this many.
    pub(crate) fn step(&self, count: u64) {
        self.progress.step(count);
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.escaper {
            Some(escaper) => escaper.write(bytes, &mut self.buffer).map(|()| bytes.len()),
            None => self.buffer.write(bytes),
        }
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.escaper {
            Some(escaper) => escaper.write(bytes, &mut self.buffer),
            None => self.buffer.write_all(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.buffer.flush()
    }
}

/// Output printed into memory before its turn, up to a length in proportion to the input. A printed
/// tree may be quadratic in its depth; beyond that length it is printed again when its turn comes.
pub(crate) struct BoundedBuffer {
    bytes: Vec<u8>,
    limit: usize,
}

impl BoundedBuffer {
    pub(crate) fn of_input(length: usize) -> Self {
        Self { bytes: Vec::new(), limit: length.saturating_mul(32).saturating_add(1 << 20) }
    }

    pub(crate) fn bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
    }
}

/// Fails if the length would be exceeded.
impl Write for BoundedBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() > self.limit.saturating_sub(self.bytes.len()) {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Calls `write` with a writer of text to `out`, and returns the errors of `out`.
pub(crate) fn write_text<W: io::Write>(
    out: &mut W,
    write: impl FnOnce(&mut TextWriter<'_, W>) -> fmt::Result,
) -> io::Result<()> {
    let mut text = TextWriter { out, ends_a_line: true, result: Ok(()) };
    let written = write(&mut text);
    text.result.and(written.map_err(io::Error::other))
}

/// A writer of text that keeps the error of the writer below, which `fmt::Error` cannot hold.
pub(crate) struct TextWriter<'a, W> {
    out: &'a mut W,
    ends_a_line: bool,
    result: io::Result<()>,
}

impl<W> TextWriter<'_, W> {
    /// Returns true if the next character would begin a line.
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
