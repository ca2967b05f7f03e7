//! Child processes that run the tests: one that crashes or hangs costs one test.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::child::order;
use crate::outcome::{HarnessStatus, Outcome};
use crate::page::Test;

/// The number of tests that a process runs before it is replaced: a leak stays small.
const TESTS_PER_PROCESS: u32 = 50;

/// How tests are run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The program, which is given [`arguments`](Settings::arguments).
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The number of processes at the same time.
    pub processes: usize,
    /// The real time after which a test is ended with its process.
    pub limit: Duration,
}

/// Runs tests, and gives each result to a function as it comes, with the number of the test in the list.
pub fn run(tests: &[Test], settings: &Settings, mut each: impl FnMut(usize, Outcome)) {
    let queue: Mutex<VecDeque<(usize, &Test)>> = Mutex::new(tests.iter().enumerate().collect());
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..settings.processes.max(1) {
            let (sender, queue) = (sender.clone(), &queue);
            scope.spawn(move || work(queue, settings, &sender));
        }
        drop(sender);
        for (number, outcome) in receiver {
            each(number, outcome);
        }
    });
}

fn work(
    queue: &Mutex<VecDeque<(usize, &Test)>>,
    settings: &Settings,
    sender: &Sender<(usize, Outcome)>,
) {
    let mut process: Option<Process> = None;
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let Some((number, test)) = next else { return };
        let mut current = match process.take() {
            Some(process) if process.ran < TESTS_PER_PROCESS => process,
            _ => match Process::start(settings) {
                Ok(process) => process,
                Err(error) => {
                    let message = format!("no process can be started: {error}");
                    let outcome =
                        Outcome::without_results(&test.path, HarnessStatus::Crash, message);
                    let _ = sender.send((number, outcome));
                    continue;
                }
            },
        };
        let outcome = current.run(test, settings.limit);
        if outcome.as_ref().is_ok_and(|outcome| outcome.status != HarnessStatus::Crash) {
            process = Some(current);
        }
        let outcome = outcome.unwrap_or_else(|outcome| outcome);
        let _ = sender.send((number, outcome));
    }
}

/// A process, with the lines that it writes.
struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Has no sender any more once all errors are read.
    end_of_errors: Receiver<()>,
    ran: u32,
}

/// The bytes of the standard error that are kept.
const ERRORS_KEPT: usize = 2000;

/// The longest wait for the end of the standard error of a process that has ended.
const LAST_WORDS: Duration = Duration::from_secs(1);

impl Process {
    fn start(settings: &Settings) -> std::io::Result<Process> {
        let mut command = Command::new(&settings.program);
        command.args(&settings.arguments);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (sender, lines) = channel();
        let errors = Arc::new(Mutex::new(Vec::new()));
        let (reads_errors, end_of_errors) = channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(mut output) = child.stderr.take() {
            let errors = Arc::clone(&errors);
            thread::spawn(move || {
                let mut bytes = [0; 1024];
                while let Ok(count @ 1..) = output.read(&mut bytes) {
                    let mut errors = errors.lock().unwrap_or_else(PoisonError::into_inner);
                    errors.extend_from_slice(bytes.get(..count).unwrap_or_default());
                    let surplus = errors.len().saturating_sub(ERRORS_KEPT);
                    errors.drain(..surplus);
                }
                drop(reads_errors);
            });
        }
        let input = child.stdin.take();
        Ok(Process { child, input, lines, errors, end_of_errors, ran: 0 })
    }

    /// Runs a test; an error is the outcome of a test with which the process ended.
    fn run(&mut self, test: &Test, limit: Duration) -> Result<Outcome, Outcome> {
        self.ran += 1;
        let crashed = |process: &mut Process, reason: &str| {
            let status = process
                .child
                .wait()
                .map_or_else(|error| error.to_string(), |status| status.to_string());
            // The last words may still be on their way; a process that it has started may keep the way open.
            let _ = process.end_of_errors.recv_timeout(LAST_WORDS);
            let errors = process.errors.lock().unwrap_or_else(PoisonError::into_inner);
            let message = format!("{reason}{status}: {}", String::from_utf8_lossy(&errors).trim());
            Outcome::without_results(&test.path, HarnessStatus::Crash, message)
        };
        let written = self
            .input
            .as_mut()
            .map(|input| writeln!(input, "{}", order(test)).and_then(|()| input.flush()));
        if !matches!(written, Some(Ok(()))) {
            return Err(crashed(self, ""));
        }
        match self.lines.recv_timeout(limit) {
            Ok(line) => Outcome::from_line(&line).map_err(|reason| {
                let _ = self.child.kill();
                crashed(self, &format!("no result came but {line:?} ({reason}), "))
            }),
            Err(RecvTimeoutError::Disconnected) => Err(crashed(self, "")),
            Err(RecvTimeoutError::Timeout) => {
                let _ = self.child.kill();
                let _ = self.child.wait();
                let message = format!("no result after {} s of real time", limit.as_secs());
                Err(Outcome::without_results(&test.path, HarnessStatus::Timeout, message))
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The end of its input ends it; one that hangs is killed.
        self.input = None;
        for _ in 0..50 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
