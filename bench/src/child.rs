//! Other processes: with a time limit, and a memory limit if the system has one.

use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How a process ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// With success; holds its standard output.
    Output(String),
    /// It was still running after the time limit.
    OverTime,
    /// Otherwise; holds its standard error, shortened, or how it ended.
    Failed(String),
}

/// The reason given for a process that ran out of memory.
pub const OUT_OF_MEMORY: &str = "out of memory";

/// Runs a program, gives it `input`, and waits at most `limit`.
///
/// # Errors
/// If it cannot be started.
pub fn run(command: &mut Command, input: &[u8], limit: Duration) -> io::Result<End> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (sender, receiver) = channel();
    let result = thread::scope(|scope| {
        let mut stdin = child.stdin.take();
        let mut stdout = child.stdout.take();
        let mut stderr = child.stderr.take();
        scope.spawn(move || {
            if let Some(stdin) = &mut stdin {
                // A program that has ended does not read; its end is reported below.
                let _ = stdin.write_all(input);
            }
        });
        scope.spawn(move || {
            let _ = sender.send(read(stdout.as_mut()));
        });
        let errors = scope.spawn(move || read(stderr.as_mut()));
        let output = match receiver.recv_timeout(limit) {
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                let _ = child.kill();
                None
            }
        };
        let status = child.wait()?;
        let errors = errors.join().unwrap_or_default();
        Ok(match output {
            None => End::OverTime,
            Some(output) if status.success() => End::Output(output),
            Some(_) => End::Failed(reason(&errors, status)),
        })
    });
    stop(&mut child);
    result
}

/// Kills a process and forgets it.
pub fn stop(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// The same program with the same arguments, limited to this much memory. Without a `sh` nothing is
/// limited.
pub fn with_memory_limit(program: &Command, gigabytes: u32) -> Command {
    if !cfg!(unix) || gigabytes == 0 {
        let mut same = Command::new(program.get_program());
        same.args(program.get_args());
        return same;
    }
    let kibibytes = u64::from(gigabytes) << 20;
    let mut limited = Command::new("sh");
    limited.arg("-c").arg(format!("ulimit -v {kibibytes} && exec \"$0\" \"$@\""));
    limited.arg(program.get_program()).args(program.get_args());
    limited
}

/// Keeps a program's allocator, if it is glibc's, from returning memory to the system before the end. Short
/// and long inputs then have the same conditions: otherwise only the blocks of long ones are returned, and
/// come back page by page with each parse.
pub fn keep_memory(program: &mut Command) {
    const NEVER: &str =
        "glibc.malloc.trim_threshold=4294967296:glibc.malloc.mmap_threshold=4294967296";
    program.env("GLIBC_TUNABLES", NEVER);
}

fn read(from: Option<&mut impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(from) = from {
        let _ = from.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn reason(errors: &str, status: ExitStatus) -> String {
    if ["memory allocation", "MemoryError"].iter().any(|sign| errors.contains(sign)) {
        return OUT_OF_MEMORY.to_owned();
    }
    if errors.contains("overflowed its stack") {
        return "stack overflow".to_owned();
    }
    let last = errors.lines().rfind(|line| !line.trim().is_empty());
    last.map_or_else(|| status.to_string(), |line| line.trim().chars().take(60).collect())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn sh(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn ends_are_distinguished() {
        let check = |script: &str, expected: End| {
            let limit = Duration::from_millis(300);
            assert_eq!(run(&mut sh(script), b"in", limit).unwrap(), expected, "{script}");
        };
        check("cat; echo ' out'", End::Output("in out\n".to_owned()));
        check("exec sleep 20", End::OverTime);
        check("echo why >&2; exit 3", End::Failed("why".to_owned()));
        check("exit 3", End::Failed("exit status: 3".to_owned()));
        check("echo memory allocation of 9 bytes failed >&2; exit 1", {
            End::Failed(OUT_OF_MEMORY.to_owned())
        });
    }

    #[test]
    fn arguments_and_limit_reach_the_program() {
        let mut limited = with_memory_limit(&sh("ulimit -v"), 3);
        let end = run(&mut limited, b"", Duration::from_secs(20)).unwrap();
        assert_eq!(end, End::Output("3145728\n".to_owned()));
    }
}
