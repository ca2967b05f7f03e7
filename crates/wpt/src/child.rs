//! The process that runs tests: each in a fresh agent, one line in, one line out.

use std::io::{self, BufRead, Write};
use std::path::Path;

use serde_json::{Value, json};

use crate::outcome::{HarnessStatus, Outcome};
use crate::page::{Host, Test, run};

/// Makes an agent.
pub type MakeHost = fn() -> Result<Box<dyn Host>, String>;

/// The line that requests a test.
pub fn order(test: &Test) -> String {
    json!({ "test": test.path, "long": test.long }).to_string()
}

fn read_order(line: &str) -> Option<Test> {
    let value: Value = serde_json::from_str(line).ok()?;
    let path = value.get("test")?.as_str()?.to_owned();
    Some(Test { path, long: value.get("long")?.as_bool()? })
}

/// Runs the tests that come in, until the input ends.
///
/// # Errors
///
/// If input or output fail.
pub fn serve(
    root: &Path,
    make: MakeHost,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    for line in input.lines() {
        let Some(test) = read_order(&line?) else { continue };
        let outcome = match make() {
            Ok(mut host) => run(host.as_mut(), &test, root, |_| ()),
            Err(reason) => Outcome::without_results(&test.path, HarnessStatus::Error, reason),
        };
        writeln!(output, "{}", outcome.to_line())?;
        output.flush()?;
    }
    Ok(())
}
