//! lexbor, through the Python package selectolax, in a process of its own that times itself.

use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::child::{self, End};
use crate::fetch::pythons;

/// Its name in the tables.
pub const NAME: &str = "selectolax (lexbor), bytes";

const SCRIPT: &str = include_str!("selectolax.py");

/// A Python that has selectolax.
#[derive(Clone, Debug)]
pub struct Selectolax {
    python: PathBuf,
}

/// A process that has pages.
#[derive(Debug)]
pub struct Session {
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
    version: String,
}

impl Selectolax {
    /// The first Python that has it.
    pub fn find() -> Option<Self> {
        let has_it = |python: &PathBuf| {
            let mut check = Command::new(python);
            check.args(["-c", "import selectolax.lexbor"]);
            check.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            check.status().is_ok_and(|status| status.success())
        };
        pythons().into_iter().find(has_it).map(|python| Self { python })
    }

    /// The program that reads pages and commands.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.python);
        command.args(["-c", SCRIPT]);
        command
    }

    /// Starts a process and gives it pages.
    ///
    /// # Errors
    /// If it cannot be started, or ends early.
    pub fn start(&self, pages: &[&str]) -> io::Result<Session> {
        let mut process = self.command().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(commands), Some(answers)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let answers = BufReader::new(answers);
        let mut session = Session { process, commands, answers, version: String::new() };
        session.commands.write_all(&message(pages))?;
        session.commands.flush()?;
        session.version = session.answer()?;
        Ok(session)
    }

    /// The median time of several rounds over one page, in a process with limits.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn steady(&self, page: &str, limit: Duration, gigabytes: u32) -> io::Result<End> {
        let mut command = child::with_memory_limit(&self.command(), gigabytes);
        child::keep_memory(&mut command);
        let mut input = message(&[page]);
        input.extend_from_slice(b"steady\n");
        Ok(match child::run(&mut command, &input, limit)? {
            End::Output(output) => {
                End::Output(output.lines().last().unwrap_or_default().to_owned())
            }
            other => other,
        })
    }
}

impl Session {
    /// The version of selectolax.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Parses these pages once and returns the CPU time that it took.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn parse(&mut self, pages: Range<usize>) -> io::Result<Duration> {
        self.ask(&parse(pages)).map(Duration::from_nanos)
    }

    /// The time of a call for a page without text.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn empty_call(&mut self) -> io::Result<Duration> {
        self.ask("empty").map(Duration::from_nanos)
    }

    /// The growth of the process's memory for its first page; 0 if the system does not report
    /// it.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn peak(&mut self) -> io::Result<u64> {
        self.ask("peak")
    }

    fn ask(&mut self, command: &str) -> io::Result<u64> {
        writeln!(self.commands, "{command}")?;
        self.commands.flush()?;
        self.answer()?.parse().map_err(io::Error::other)
    }

    fn answer(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.answers.read_line(&mut line)? {
            0 => Err(io::Error::other("Python has ended")),
            _ => Ok(line.trim().to_owned()),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        child::stop(&mut self.process);
    }
}

/// The input with which [`Selectolax::command`] parses pages this many times and ends.
pub fn rounds(pages: &[&str], rounds: u32) -> Vec<u8> {
    let mut input = message(pages);
    for _ in 0..rounds {
        input.extend_from_slice(parse(0..pages.len()).as_bytes());
        input.push(b'\n');
    }
    input
}

fn parse(pages: Range<usize>) -> String {
    format!("parse {} {}", pages.start, pages.end)
}

/// Pages with their number and lengths, as the programs in Python read them.
pub(crate) fn message(pages: &[&str]) -> Vec<u8> {
    let mut message = (pages.len() as u64).to_le_bytes().to_vec();
    for page in pages {
        message.extend((page.len() as u64).to_le_bytes());
        message.extend(page.as_bytes());
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_framed() {
        let numbers = |number: u8| [number, 0, 0, 0, 0, 0, 0, 0];
        let expected = [&numbers(2)[..], &numbers(1), b"a", &numbers(0)].concat();
        assert_eq!(message(&["a", ""]), expected);
        assert_eq!(rounds(&["a", ""], 2), [&expected, &b"parse 0 2\nparse 0 2\n"[..]].concat());
    }

    /// Runs only if a Python here has the package.
    #[test]
    fn it_answers_where_it_is_installed() {
        let Some(selectolax) = Selectolax::find() else { return };
        let mut session = selectolax.start(&["<p>a", "<b>"]).unwrap();
        assert!(!session.version().is_empty());
        assert!(session.parse(0..2).unwrap() > Duration::ZERO);
        assert!(session.empty_call().unwrap() > Duration::ZERO);
        session.peak().unwrap();
    }
}
