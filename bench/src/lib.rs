//! Shared code of the benchmarks of Treewright. The binaries are in `src/bin`; `README.md` describes
//! the measurements of each.

pub mod child;
pub mod companion;
pub mod corpus;
pub mod fetch;
pub mod generated;
pub mod heap;
pub mod lexbor;
pub mod machine;
pub mod minify_html;
pub mod peer;
pub mod report;
pub mod sanitizers;
pub mod table;
pub mod timing;
pub mod valgrind;
pub mod ways;

use std::process::ExitCode;

/// The exit code of a program: 2, with the error on standard error, if something could not be done.
pub fn exit_code(result: Result<ExitCode, Box<dyn std::error::Error>>) -> ExitCode {
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(2)
    })
}

/// The errors that were found while measuring.
#[derive(Debug, Default)]
pub struct Wrong(Vec<String>);

impl Wrong {
    /// Records an error unless `right`; the same one is recorded once.
    pub fn unless(&mut self, right: bool, what: impl FnOnce() -> String) {
        if !right {
            let what = what();
            if !self.0.contains(&what) {
                self.0.push(what);
            }
        }
    }

    /// The recorded errors, in order.
    pub fn all(&self) -> &[String] {
        &self.0
    }

    /// Prints the errors to stderr and returns the exit code of the program.
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
