//! Runs the program as a user does.

mod batch;
mod batch_forms;
#[cfg(unix)]
mod bounded;
mod built_in;
mod check;
mod compressed;
#[cfg(all(feature = "extract", target_os = "linux"))]
#[path = "../../../testing/tests/flipped/mod.rs"]
mod damaged_copies;
mod diff;
mod docs;
mod edit;
mod encoding;
mod endless;
mod explain;
#[cfg(feature = "extract")]
mod extract;
#[cfg(all(feature = "extract", target_os = "linux"))]
mod flipped;
#[cfg(feature = "run")]
mod found_in_windows;
mod found_outside;
mod generated;
#[cfg(feature = "style")]
mod hidden;
#[cfg(feature = "run")]
mod hostile;
mod input;
mod limits;
#[cfg(feature = "lsp")]
mod lsp;
mod many;
mod pages;
mod parse;
mod picture;
mod reading;
mod rewriting;
#[cfg(feature = "run")]
mod run;
mod sanitize;
mod select;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "serve")]
mod serve_attack;
mod terminal;
mod text;
mod usage;
mod vnu;
#[cfg(any(feature = "extract", feature = "serve", feature = "watch"))]
#[path = "../../../testing/tests/waiting/mod.rs"]
mod waiting;

use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;

/// Exit code and output of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// Asserts that all is well and gives what was printed.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_treewright"));
    command.args(arguments);
    // Services that run the tests set these for the reports of the program.
    command.env_remove("GITHUB_WORKSPACE").env_remove("CI_PROJECT_DIR");
    command
}

/// Starts the program with pipes, and gives its standard input.
fn spawn(arguments: &[&str]) -> (Child, ChildStdin) {
    let mut child = program(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let stdin = child.stdin.take().unwrap();
    (child, stdin)
}

/// Runs the program with this standard input.
fn run(arguments: &[&str], input: &[u8]) -> Run {
    let (child, mut stdin) = spawn(arguments);
    let input = input.to_vec();
    // The program may answer before it has read all, or never read at all.
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder of its own for a test, removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Writes a file and gives its path.
    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, contents).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Reads a little of what the program prints and then no more; gives its exit code and what it
/// said on standard error.
fn stop_reading_early(arguments: &[&str], input: Vec<u8>) -> (i32, String) {
    let (mut child, mut stdin) = spawn(arguments);
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut [0; 10]).unwrap();
    drop(stdout);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    let code = child.wait().unwrap().code().unwrap();
    writer.join().unwrap();
    (code, err)
}
