//! Tests that measure the whole process: memory, threads.

use std::process::Command;

/// Set for the process that has one test alone.
const ALONE: &str = "TREEWRIGHT_ALONE";

/// Returns true in a process that runs only `test`. Otherwise runs such a process and returns false.
///
/// # Panics
/// If the test fails there.
pub(crate) fn is_alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some_and(|alone| alone == test) {
        return true;
    }
    let own = std::env::current_exe().expect("this program");
    let mut command = Command::new(own);
    command.args(["--exact", test, "--include-ignored", "--nocapture"]).env(ALONE, test);
    let output = command.output().expect("it starts again");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && printed.contains("1 passed"),
        "{printed}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    println!("{printed}");
    false
}
