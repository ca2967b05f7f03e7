//! The instructions of the command, in each output format.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use treewright_bench::ways::PLAN;
use treewright_bench::{companion, valgrind};

/// The corpus that the command is run with.
pub(crate) const CORPUS: &str = "articles";

/// Command lines, to which the folder of pages is added. `PLAN` means a file with a plan, `OUT` a file for
/// the output.
pub(crate) const COMMAND_LINES: [&str; 20] = [
    "parse",
    "parse --no-tree",
    "select a[href] --attribute href",
    "select a[href] --json",
    "text",
    "markdown",
    "extract --plan PLAN --out OUT.jsonl",
    "extract --plan PLAN --out OUT.parquet",
    "check",
    "check --format gnu",
    "check --format json",
    "check --format jsonl",
    "check --format sarif",
    "check --format github",
    "check --format gitlab",
    "check --format junit",
    "check --format checkstyle",
    "check --format vnu-json",
    "check --format vnu-xml",
    "check --statistics",
];

/// A page that gives each command something to find, because a command that finds nothing reports that by
/// its exit code.
const SMALL: &str =
    "<!doctype html><title>Tea</title><p><a href=/tea>Tea</a><center>green</center>";

/// The command, and a folder for its files.
pub(crate) struct Program {
    command: PathBuf,
    folder: PathBuf,
}

impl Program {
    /// Builds the command.
    pub(crate) fn build() -> io::Result<Self> {
        let command = companion::build("treewright-cli", "treewright")?;
        let folder = command.with_file_name("treewright-bench-instructions");
        fs::create_dir_all(folder.join("small"))?;
        fs::write(folder.join("small/page.html"), SMALL)?;
        fs::write(folder.join("plan.toml"), PLAN)?;
        Ok(Self { command, folder })
    }

    /// The instructions for the pages in one thread, minus those for a small page. Anything that a run
    /// keeps from one page to the next counts as in any run: no second round runs.
    pub(crate) fn count(&self, command_line: &str, pages: &Path) -> io::Result<u64> {
        let with = |pages: &Path| valgrind::count(&self.command_line(command_line, pages), b"");
        let small = self.folder.join("small");
        std::thread::scope(|scope| {
            let start = scope.spawn(|| with(&small));
            let all = with(pages)?;
            Ok(all.saturating_sub(start.join().map_err(|_| io::Error::other("a thread ended"))??))
        })
    }

    fn command_line(&self, command_line: &str, pages: &Path) -> Command {
        let mut command = Command::new(&self.command);
        for argument in command_line.split(' ') {
            match argument.strip_prefix("OUT.") {
                Some(ending) => {
                    // Those of two runs at once differ.
                    let name = pages.file_name().unwrap_or_default().to_string_lossy();
                    command.arg(self.folder.join(format!("{name}.{ending}")));
                }
                None if argument == "PLAN" => {
                    command.arg(self.folder.join("plan.toml"));
                }
                None => {
                    command.arg(argument);
                }
            }
        }
        if command_line.starts_with("check") {
            // Findings are not a failure here, and settings of other folders do not count.
            command.args(["--exit-zero", "--no-config"]);
        }
        if command_line.starts_with("extract") {
            // A counter of instructions makes a program slow.
            command.args(["--limits", "browser"]);
        }
        command.args(["--threads", "1"]).arg(pages);
        command
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::*;

    #[test]
    fn all_command_lines_are_known() {
        let program = Program::build().expect("the command can be built");
        for line in COMMAND_LINES {
            let mut command = program.command_line(line, &program.folder.join("small"));
            let status = command.stdout(Stdio::null()).status().expect("it can be started");
            assert!(status.success(), "{line}: {status}");
        }
    }
}
