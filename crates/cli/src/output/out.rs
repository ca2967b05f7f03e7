//! Standard output, with messages on standard error in the right order.

use std::collections::HashSet;
use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

use crate::output::visible::{Escaper, Notation};
use crate::output::{Failure, Printer, Progress, Surface, print_message};

/// Standard output, with messages on standard error in the right order.
pub(crate) struct Out {
    buffer: BufWriter<StdoutLock<'static>>,
    surface: Surface,
    /// Present if control characters are escaped.
    escaper: Option<Escaper>,
    progress: Progress,
    /// The messages that are printed once, as far as they were.
    said: HashSet<String>,
}

impl Out {
    /// `notation` is the way to escape control characters if standard output is a terminal. All
    /// that is written must be UTF-8.
    pub(crate) fn new(progress: Progress, notation: Notation) -> Self {
        let surface = Surface::of_standard_output(notation);
        let buffer = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        Self { buffer, surface, escaper: surface.escaper(), progress, said: HashSet::new() }
    }

    /// A printer for results that are made now.
    pub(crate) fn printer(&mut self) -> Printer<'_> {
        Printer::new(&mut self.buffer, self.surface)
    }

    /// Writes results that a printer for this [`Surface`] has made.
    pub(crate) fn write_printed(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.buffer.write_all(bytes).map_err(Failure::output)
    }

    /// Prints one line on standard error.
    pub(crate) fn print_message(&mut self, message: &impl fmt::Display) -> Result<(), Failure> {
        self.with_standard_error(|| print_message(format_args!("{message}")))
    }

    /// Returns true the first time that it is called with a message.
    pub(crate) fn is_first(&mut self, message: &str) -> bool {
        self.said.insert(message.to_owned())
    }

    /// Calls a function that writes to standard error, after flushing the results so far.
    pub(crate) fn with_standard_error(&mut self, write: impl FnOnce()) -> Result<(), Failure> {
        self.buffer.flush().map_err(Failure::output)?;
        self.progress.suspend(write);
        Ok(())
    }

    /// Shows that bytes of the input up to a place were read, and a remark.
    #[cfg(feature = "extract")]
    pub(crate) fn at(&self, bytes: u64, remark: String) {
        self.progress.at(bytes, remark);
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
