//! What the benchmarks of Treewright share. The binaries are in `src/bin`; `README.md` says what
//! each of them measures.

pub mod child;
pub mod companion;
pub mod corpus;
pub mod fetch;
pub mod generated;
pub mod heap;
pub mod machine;
pub mod report;
pub mod selectolax;
pub mod table;
pub mod timing;
pub mod valgrind;
pub mod ways;

use std::process::ExitCode;

/// What a program exits with: 2, with the error on standard error, when something could not be done.
pub fn exit_code(result: Result<ExitCode, Box<dyn std::error::Error>>) -> ExitCode {
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(2)
    })
}

/// What turned out wrong while something was measured.
#[derive(Debug, Default)]
pub struct Wrong(Vec<String>);

impl Wrong {
    /// Notes what is wrong unless `right`; the same thing once.
    pub fn unless(&mut self, right: bool, what: impl FnOnce() -> String) {
        if !right {
            let what = what();
            if !self.0.contains(&what) {
                self.0.push(what);
            }
        }
    }

    /// What was noted, in order.
    pub fn all(&self) -> &[String] {
        &self.0
    }

    /// Says on stderr what is wrong; the exit code of the program.
    pub fn report(&self) -> ExitCode {
        const MOST: usize = 20;
        for what in self.0.iter().take(MOST) {
            eprintln!("wrong: {what}");
        }
        if let Some(more) = self.0.len().checked_sub(MOST + 1) {
            eprintln!("wrong: and {} more", more + 1);
        }
        if self.0.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
