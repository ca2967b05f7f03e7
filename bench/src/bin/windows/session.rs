//! A process that creates windows: Treewright's, or those of a library for Node.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use treewright_bench::child;

/// The program that serves windows of libraries for Node.
const WORKER: &str = include_str!("worker.cjs");

/// The maximum wait for an answer.
const LIMIT: Duration = Duration::from_secs(120);

/// Something that creates windows.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    /// Its name in the tables.
    pub(crate) name: &'static str,
    /// The folder with `node_modules`; `None` for Treewright.
    folder: Option<PathBuf>,
}

impl Library {
    /// Treewright, which this program serves itself.
    pub(crate) const fn ours() -> Self {
        Self { name: "Treewright", folder: None }
    }

    /// A library for Node, if it is in this folder.
    pub(crate) fn of_node(name: &'static str, folder: &Path) -> Option<Self> {
        let is_there = folder.join("node_modules").join(name).is_dir();
        is_there.then(|| Self { name, folder: Some(folder.to_owned()) })
    }

    fn command(&self, last: Option<&str>) -> io::Result<Command> {
        let Some(folder) = &self.folder else {
            let mut command = Command::new(std::env::current_exe()?);
            command.args(["--worker", last.unwrap_or("serve")]);
            return Ok(command);
        };
        let file = std::env::temp_dir().join("treewright-bench-worker.cjs");
        std::fs::write(&file, WORKER)?;
        let mut command = Command::new("node");
        command.arg("--expose-gc").arg(file).arg(folder.canonicalize()?).arg(self.name).args(last);
        Ok(command)
    }

    /// The wall time from the start to the end of a process that creates one window.
    pub(crate) fn start_and_end(&self) -> io::Result<Duration> {
        let mut command = self.command(Some("once"))?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let start = Instant::now();
        let status = command.status()?;
        let taken = start.elapsed();
        if status.success() { Ok(taken) } else { Err(io::Error::other(status.to_string())) }
    }

    /// Starts a process that answers requests.
    pub(crate) fn session(&self) -> io::Result<Session> {
        let mut command = self.command(None)?;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn()?;
        let (Some(requests), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let mut session =
            Session { process, requests, answers: lines(output), version: String::new() };
        let answer = session.answer()?;
        session.version = answer["version"].as_str().unwrap_or_default().into();
        Ok(session)
    }
}

/// The lines of an output, read by a thread, so that waiting for one can time out.
fn lines(output: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            if line.is_ok_and(|line| sender.send(line).is_err()) {
                return;
            }
        }
    });
    receiver
}

/// A process that answers requests.
#[derive(Debug)]
pub(crate) struct Session {
    process: Child,
    requests: ChildStdin,
    answers: Receiver<String>,
    /// The version of the library.
    pub(crate) version: String,
}

/// A piece of work: its time, and its result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Done {
    pub(crate) nanoseconds: f64,
    pub(crate) result: Value,
}

impl Session {
    /// Opens windows with a page, one after the other, and evaluates an expression in the last.
    pub(crate) fn open(
        &mut self,
        page: &str,
        rounds: u32,
        result: Option<&str>,
    ) -> io::Result<Done> {
        self.done(
            &json!({"task": "open", "page": page, "rounds": rounds, "result": result}),
            rounds,
        )
    }

    /// Runs a script in a page that is loaded; only the script counts.
    pub(crate) fn work(&mut self, page: &str, script: &str) -> io::Result<Done> {
        self.done(&json!({"task": "work", "page": page, "script": script}), 1)
    }

    /// The bytes of memory that each of several windows keeps resident.
    pub(crate) fn memory(&mut self, page: &str, windows: u32) -> io::Result<f64> {
        let answer = self.ask(&json!({"task": "memory", "page": page, "windows": windows}))?;
        answer["bytes"].as_f64().ok_or_else(|| io::Error::other(answer.to_string()))
    }

    /// The costs of calls; Treewright only.
    pub(crate) fn getter(&mut self) -> io::Result<Value> {
        self.ask(&json!({"task": "getter"}))
    }

    fn done(&mut self, request: &Value, rounds: u32) -> io::Result<Done> {
        let mut answer = self.ask(request)?;
        match answer["nanoseconds"].as_f64() {
            Some(all) => {
                Ok(Done { nanoseconds: all / f64::from(rounds), result: answer["result"].take() })
            }
            None => Err(io::Error::other(answer["error"].to_string())),
        }
    }

    fn ask(&mut self, request: &Value) -> io::Result<Value> {
        writeln!(self.requests, "{request}")?;
        self.requests.flush()?;
        self.answer()
    }

    fn answer(&mut self) -> io::Result<Value> {
        let line = self.answers.recv_timeout(LIMIT);
        let line = line.map_err(|_| io::Error::other("the process does not answer"))?;
        serde_json::from_str(&line).map_err(io::Error::other)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        child::stop(&mut self.process);
    }
}
