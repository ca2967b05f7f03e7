//! `cargo xtask wpt`: builds the runner of web-platform-tests and starts it. It is a separate package,
//! because this one must build while the code that it generates does not.

use std::process::Command;

/// Runs the runner with these arguments; a `--profile NAME` among them is cargo's.
pub(crate) fn run(arguments: &[&str]) -> Result<(), String> {
    let mut rest = Vec::new();
    let mut profile = "dev";
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if *argument == "--profile" {
            profile = arguments.next().ok_or("--profile needs a name")?;
        } else {
            rest.push(*argument);
        }
    }
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["run", "--quiet", "--package", "treewright-wpt", "--profile", profile, "--"])
        .args(rest);
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    if status.success() { Ok(()) } else { Err("the run is not as listed".to_owned()) }
}
