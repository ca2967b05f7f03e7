//! Peers that are packages of other languages: separate processes that have the pages and time themselves.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::ops::Range;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::child;
use crate::lexbor::message;

/// A process that has pages.
///
/// It reads the number of pages, then each page as its length and its bytes (numbers are 8 bytes, little endian), and
/// answers with its version on a line. Then it reads commands, one on a line, with the name of a way to do its work:
///
/// - `time WAY A B` is answered by the nanoseconds for the pages from A to before B once, on a line.
/// - `give WAY A` is answered by the length of the result for page A, on a line, and its bytes.
#[derive(Debug)]
pub struct Session {
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
    version: String,
}

/// Returns true if a program ends without an error.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

impl Session {
    /// Starts an interpreter with a script and gives it pages. `option` makes it take its program from the next argument.
    ///
    /// # Errors
    /// If it cannot be started, or ends early.
    pub fn start(
        interpreter: impl AsRef<OsStr>,
        option: &str,
        script: &str,
        pages: &[&str],
    ) -> io::Result<Self> {
        let mut command = Command::new(interpreter);
        command.args([option, script]).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.current_dir(crate::fetch::installed());
        let mut process = command.spawn()?;
        let (Some(commands), Some(answers)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let answers = BufReader::new(answers);
        let mut session = Self { process, commands, answers, version: String::new() };
        session.commands.write_all(&message(pages))?;
        session.commands.flush()?;
        session.version = session.line()?;
        Ok(session)
    }

    /// Its version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Works on these pages once and returns the CPU time.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn time(&mut self, way: &str, pages: Range<usize>) -> io::Result<Duration> {
        writeln!(self.commands, "time {way} {} {}", pages.start, pages.end)?;
        self.commands.flush()?;
        Ok(Duration::from_nanos(self.line()?.parse().map_err(io::Error::other)?))
    }

    /// Returns the result for a page.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn give(&mut self, way: &str, page: usize) -> io::Result<String> {
        writeln!(self.commands, "give {way} {page}")?;
        self.commands.flush()?;
        let length: usize = self.line()?.parse().map_err(io::Error::other)?;
        let mut bytes = vec![0; length];
        self.answers.read_exact(&mut bytes)?;
        String::from_utf8(bytes).map_err(io::Error::other)
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.answers.read_line(&mut line)? {
            0 => Err(io::Error::other("the peer has ended")),
            _ => Ok(line.trim().to_owned()),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        child::stop(&mut self.process);
    }
}
