//! lexbor, in a separate process that times itself: a program in C that uses the library in its fastest
//! way, or, if that could not be built, the Python package selectolax.

use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::child::{self, End};
use crate::fetch::{program_of_lexbor, pythons};

/// Its name in the tables.
pub const NAME: &str = "lexbor, bytes, memory reused";
/// Its name in the tables if selectolax provides it, which creates a new document for each page.
pub const NAME_OF_SELECTOLAX: &str = "selectolax (lexbor), bytes";
/// The trees of the first, read.
pub const NAME_READ: &str = "lexbor, bytes, memory reused, and read";

const SCRIPT: &str = include_str!("selectolax.py");

/// A program that parses with lexbor.
#[derive(Clone, Debug)]
pub enum Lexbor {
    /// The one in C: `lexbor.c`.
    Program(PathBuf),
    /// A Python that has selectolax.
    Python(PathBuf),
}

/// A process that has pages.
#[derive(Debug)]
pub struct Session {
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
    version: String,
}

impl Lexbor {
    /// The program in C, or the first Python that has selectolax.
    pub fn find() -> Option<Self> {
        let has_it = |python: &PathBuf| {
            let mut check = Command::new(python);
            check.args(["-c", "import selectolax.lexbor"]);
            check.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            check.status().is_ok_and(|status| status.success())
        };
        let program = program_of_lexbor().map(Self::Program);
        program.or_else(|| pythons().into_iter().find(has_it).map(Self::Python))
    }

    /// Its name in the tables.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Program(_) => NAME,
            Self::Python(_) => NAME_OF_SELECTOLAX,
        }
    }

    /// Returns true for the program in C, which can also read trees and count its allocations.
    pub const fn is_the_program(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// The program that reads pages and commands.
    pub fn command(&self) -> Command {
        let mut command = match self {
            Self::Program(program) => Command::new(program),
            Self::Python(python) => {
                let mut command = Command::new(python);
                command.args(["-c", SCRIPT]);
                command
            }
        };
        // The time for a large page would include the system's work for each block that is allocated and
        // freed.
        child::keep_memory(&mut command);
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
    /// The version of lexbor, or of selectolax.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Parses these pages once and returns the CPU time.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn parse(&mut self, pages: Range<usize>) -> io::Result<Duration> {
        self.ask(&format!("parse {} {}", pages.start, pages.end)).map(Duration::from_nanos)
    }

    /// Like [`Session::parse`], with a walk that reads all texts and attributes. For the program in C.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn read(&mut self, pages: Range<usize>) -> io::Result<Duration> {
        self.ask(&format!("read {} {}", pages.start, pages.end)).map(Duration::from_nanos)
    }

    /// The checksum of that walk, as in [`Checksum`](crate::ways::Checksum).
    ///
    /// # Errors
    /// If the process has ended.
    pub fn sum(&mut self, pages: Range<usize>) -> io::Result<u64> {
        self.ask(&format!("sum {} {}", pages.start, pages.end))
    }

    /// The sum of each page's peak in a new document, and the numbers of allocations and reallocations. For
    /// the program in C.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn heap(&mut self, pages: Range<usize>) -> io::Result<[u64; 3]> {
        writeln!(self.commands, "heap {} {}", pages.start, pages.end)?;
        self.commands.flush()?;
        let answer = self.answer()?;
        let numbers: Result<Vec<u64>, _> = answer.split(' ').map(str::parse).collect();
        let numbers = numbers.map_err(io::Error::other)?;
        numbers.try_into().map_err(|_| io::Error::other("three numbers were expected"))
    }

    /// The time of a call for a page without text.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn empty_call(&mut self) -> io::Result<Duration> {
        self.ask("empty").map(Duration::from_nanos)
    }

    /// The growth of the process's memory for its first page; 0 if the system does not report it. For
    /// selectolax.
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
            0 => Err(io::Error::other("the process has ended")),
            _ => Ok(line.trim().to_owned()),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        child::stop(&mut self.process);
    }
}

/// The input with which [`Lexbor::command`] does this with pages as many times and ends.
pub fn rounds(pages: &[&str], what: &str, rounds: u32) -> Vec<u8> {
    let mut input = message(pages);
    for _ in 0..rounds {
        input.extend_from_slice(format!("{what} 0 {}\n", pages.len()).as_bytes());
    }
    input
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
        assert_eq!(
            rounds(&["a", ""], "parse", 2),
            [&expected, &b"parse 0 2\nparse 0 2\n"[..]].concat()
        );
    }

    #[test]
    #[ignore = "fetches lexbor if it is not here; `.ci/health peers` runs it"]
    fn it_answers() {
        let said = crate::fetch::fetch().unwrap();
        let lexbor = Lexbor::find().unwrap_or_else(|| panic!("lexbor is not here: {said:?}"));
        let mut session = lexbor.start(&["<p id=x>a<template>b", "<b>"]).unwrap();
        assert!(!session.version().is_empty());
        assert!(session.parse(0..2).unwrap() > Duration::ZERO);
        assert!(session.empty_call().unwrap() > Duration::ZERO);
        if lexbor.is_the_program() {
            let mut checksum = crate::ways::Checksum::default();
            for text in ["id", "x", "a", "b"] {
                checksum.add(text);
            }
            assert_eq!(session.sum(0..2).unwrap(), checksum.value());
            assert!(session.read(0..2).unwrap() > Duration::ZERO);
            assert!(session.heap(0..2).unwrap()[0] > 0);
        } else {
            session.peak().unwrap();
        }
    }
}
