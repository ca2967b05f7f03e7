//! minify-html, through its Python package, in a separate process that times itself. The crate has about
//! 140 dependencies, most of them for scripts and style sheets, which it leaves alone here.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::child;
use crate::fetch::pythons;
use crate::lexbor::message;

const SCRIPT: &str = include_str!("minify_html.py");

/// Its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The defaults: scripts and style sheets are left alone.
    Defaults,
    /// Tags, comments and attributes are kept as far as options allow.
    Least,
}

impl Way {
    const fn name(self) -> &'static str {
        match self {
            Self::Defaults => "all",
            Self::Least => "least",
        }
    }
}

/// A process that has pages.
#[derive(Debug)]
pub struct Session {
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
    version: String,
}

/// The first Python that has it.
pub fn find() -> Option<PathBuf> {
    let has_it = |python: &PathBuf| {
        let mut check = Command::new(python);
        check.args(["-c", "import minify_html"]);
        check.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        check.status().is_ok_and(|status| status.success())
    };
    pythons().into_iter().find(has_it)
}

impl Session {
    /// Starts a process and gives it pages.
    ///
    /// # Errors
    /// If it cannot be started, or ends early.
    pub fn start(python: &PathBuf, pages: &[&str]) -> io::Result<Self> {
        let mut command = Command::new(python);
        command.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::piped());
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

    /// Minifies these pages once and returns the CPU time.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn time(&mut self, way: Way, pages: Range<usize>) -> io::Result<Duration> {
        writeln!(self.commands, "minify {} {} {}", way.name(), pages.start, pages.end)?;
        self.commands.flush()?;
        Ok(Duration::from_nanos(self.line()?.parse().map_err(io::Error::other)?))
    }

    /// Returns a minified page.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn minified(&mut self, way: Way, page: usize) -> io::Result<String> {
        writeln!(self.commands, "give {} {page}", way.name())?;
        self.commands.flush()?;
        let length: usize = self.line()?.parse().map_err(io::Error::other)?;
        let mut bytes = vec![0; length];
        self.answers.read_exact(&mut bytes)?;
        String::from_utf8(bytes).map_err(io::Error::other)
    }

    fn line(&mut self) -> io::Result<String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "fetches minify-html if it is not here; `.ci/health peers` runs it"]
    fn it_answers() {
        let said = crate::fetch::fetch().unwrap();
        let python = find().unwrap_or_else(|| panic!("minify-html is not here: {said:?}"));
        let mut session = Session::start(&python, &["<p>é  b</p>", "<b>"]).unwrap();
        assert!(!session.version().is_empty());
        assert_eq!(session.minified(Way::Defaults, 0).unwrap(), "<p>é b");
        assert_eq!(session.minified(Way::Least, 0).unwrap(), "<p>é b</p>");
        assert!(session.time(Way::Defaults, 0..2).unwrap() > Duration::ZERO);
    }
}
