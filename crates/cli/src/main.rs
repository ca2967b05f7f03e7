//! The `treewright` command. Formats, options and exit codes: `docs/reference/command.md`, and
//! `docs/reference/commands`.

// Code that could fail for some input says at its place why it does not, or when. Tests may fail,
// which is why this is not in `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod arguments;
mod built_in;
mod checking;
mod command_line;
mod commands;
mod differences;
mod input;
mod output;
mod pages;
mod parts;
// With all features: a program without them has fewer options.
#[cfg(all(test, feature = "full"))]
mod reference_pages;
mod results;
mod sanitizing;
mod saving;
#[cfg(feature = "serve")]
mod server;
mod shown;
#[cfg(feature = "style")]
mod styling;

use std::process::ExitCode;

/// Tells the bytes that a page with scripts makes the program keep: see `commands/run`.
#[cfg(feature = "run")]
#[global_allocator]
static ALLOCATOR: treewright_window::CountedAllocator = treewright_window::CountedAllocator;

fn main() -> ExitCode {
    input::print_no_panics_of_readers();
    let result = match command_line::read() {
        Ok(command) => command.run(),
        Err(answer) => answer.print(),
    };
    match result {
        Ok(outcome) => outcome.into(),
        Err(failure) => {
            let code = failure.report();
            // The Nu Html Checker has no other code for failures.
            if command_line::is_vnu() { ExitCode::FAILURE } else { code }
        }
    }
}
