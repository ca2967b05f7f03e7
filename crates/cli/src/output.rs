//! Where results and troubles go, and what the process says when it ends.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use crate::progress::Progress;

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

/// Standard output, and messages in the right order beside it.
pub(crate) struct Out {
    out: BufWriter<StdoutLock<'static>>,
    progress: Progress,
}

impl Out {
    pub(crate) fn new(progress: Progress) -> Self {
        Self { out: BufWriter::with_capacity(1 << 16, io::stdout().lock()), progress }
    }

    /// One line on standard error.
    pub(crate) fn complain(&mut self, message: &impl fmt::Display) -> Result<(), Trouble> {
        self.beside(|| complain(format_args!("{message}")))
    }

    /// Lets something else write to standard error, after all that was printed so far.
    pub(crate) fn beside(&mut self, write: impl FnOnce()) -> Result<(), Trouble> {
        self.out.flush().map_err(Trouble::output)?;
        self.progress.suspend(write);
        Ok(())
    }

    /// So much more is done.
    pub(crate) fn step(&self, count: u64) {
        self.progress.step(count);
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Output that waits for its turn, as long as it is in proportion to the input. A tree can be the
/// square of that when it is printed, and is then printed when it is its turn.
pub(crate) struct OutputAhead {
    bytes: Vec<u8>,
    limit: usize,
}

impl OutputAhead {
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

/// The only error is that it is too much.
impl Write for OutputAhead {
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
