//! The copy of the checkout where mutants are made.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use super::Mutant;

/// A test counts as endless when its CPU time exceeds its seconds without a change by this factor, and
/// by some seconds more. Other programs on the machine make no difference to CPU time.
const TIMES: u64 = 6;
const AND_SECONDS: u64 = 10;
/// The same in wall time, for a test that waits.
const WALL_TIMES: u64 = 10;
/// The maximum CPU time of the compiler for a package, in seconds: it computes tables, which may not
/// terminate either.
const COMPILING: u64 = 300;
/// The maximum memory of a test, in KiB; one that needs more counts as endless, too.
const MEMORY: &str = "6000000";

/// The outcome of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// A test failed.
    Caught,
    /// A test did not end.
    TimedOut,
    /// No test failed.
    Passed,
    DoesNotCompile,
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Caught => "caught",
            Self::TimedOut => "timed out",
            Self::Passed => "SURVIVED",
            Self::DoesNotCompile => "does not compile",
        })
    }
}

pub(super) struct Tree {
    root: PathBuf,
    build: PathBuf,
}

impl Tree {
    /// Copies all files that git knows, or would know after `git add`, and removes others. Unchanged files
    /// are not touched, so that little is compiled again.
    pub(super) fn copy_of(checkout: &Path) -> Result<Self, String> {
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| checkout.join("target"), PathBuf::from)
            .join("mutants");
        let (root, build) = (target.join("tree"), target.join("build"));
        let mut git = Command::new("git");
        git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let output = git.current_dir(checkout).output().map_err(|error| format!("git: {error}"))?;
        let files = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
        let files: BTreeSet<&str> = files.split('\0').filter(|file| !file.is_empty()).collect();
        remove_others(&root, &root, &files)
            .map_err(|error| format!("{}: {error}", root.display()))?;
        for file in files {
            // A file that is deleted and not committed yet is also listed.
            let Ok(contents) = std::fs::read(checkout.join(file)) else { continue };
            let path = root.join(file);
            if std::fs::read(&path).is_ok_and(|old| old == contents) {
                continue;
            }
            let folder = path.parent().unwrap_or(&root);
            std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(&path, contents))
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(Self { root, build })
    }

    /// Makes the change, runs the tests until one fails, and reverts the change.
    pub(super) fn outcome_of(
        &self,
        mutant: &Mutant,
        tests: &[(String, u64)],
    ) -> Result<Outcome, String> {
        let path = self.root.join(&mutant.file);
        let failed = |error| format!("{}: {error}", path.display());
        let original = std::fs::read_to_string(&path).map_err(failed)?;
        let mut changed = original.clone();
        changed.replace_range(mutant.range.clone(), &mutant.replacement);
        std::fs::write(&path, changed).map_err(failed)?;
        let mut outcome = Ok(Outcome::Passed);
        for (test, seconds) in tests {
            outcome = self.test(test, TIMES * seconds + AND_SECONDS).map(|(outcome, _)| outcome);
            if outcome != Ok(Outcome::Passed) {
                break;
            }
        }
        std::fs::write(&path, original).map_err(failed)?;
        outcome
    }

    /// Runs `cargo test` with these arguments. Returns the outcome and the seconds that the tests took.
    pub(super) fn test(&self, arguments: &str, most: u64) -> Result<(Outcome, u64), String> {
        let limited = format!("ulimit -t {COMPILING}; exec cargo test --quiet --no-run \"$@\"");
        let mut compile = self.command("sh");
        compile.args(["-c", &limited, "sh"]).args(arguments.split(' '));
        let compiles = compile.status().map_err(|error| format!("sh: {error}"))?.success();
        if !compiles {
            return Ok((Outcome::DoesNotCompile, 0));
        }
        let wall = WALL_TIMES * most;
        // `timeout` also kills the programs that cargo starts.
        let limited = format!(
            "ulimit -v {MEMORY}; ulimit -t {most}; exec timeout {wall} cargo test --quiet \"$@\""
        );
        let mut run = self.command("sh");
        run.args(["-c", &limited, "sh"]).args(arguments.split(' '));
        let start = Instant::now();
        let status = run.status().map_err(|error| format!("sh: {error}"))?;
        let outcome = match status.code() {
            Some(0) => Outcome::Passed,
            Some(124) => Outcome::TimedOut,
            _ => Outcome::Caught,
        };
        Ok((outcome, start.elapsed().as_secs()))
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.build);
        command.env("CARGO_INCREMENTAL", "1").env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env("RUSTFLAGS", "--cap-lints=allow").env("RUST_BACKTRACE", "0");
        // Property tests: the same cases each time, none kept for the next mutant, and none shrunk.
        command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1");
        command.env("PROPTEST_MAX_SHRINK_ITERS", "0").env("PROPTEST_RNG_SEED", "13");
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

/// Removes the files of a folder of the copy that the checkout no longer has.
fn remove_others(folder: &Path, root: &Path, files: &BTreeSet<&str>) -> std::io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy();
        if path.is_dir() {
            remove_others(&path, root, files)?;
        } else if !files.contains(&*name) {
            std::fs::remove_file(&path)?;
        }
    }
    Ok(())
}
