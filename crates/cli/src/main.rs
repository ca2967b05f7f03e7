//! The `treewright` command. Formats, options and exit codes: `docs/cli.md`.

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

mod args;
mod batch;
mod binary;
mod encoding;
mod errors;
mod files;
mod input;
mod json_text;
mod limits;
mod metadata;
mod output;
mod parse;
mod progress;
mod request;
mod visible;

use std::process::ExitCode;

use args::Command;

fn main() -> ExitCode {
    let result = match args::read() {
        Ok(Command::Parse(arguments)) => parse::run(arguments),
        Ok(Command::Batch(arguments)) => batch::run(arguments),
        Ok(Command::Encoding(arguments)) => encoding::run(&arguments),
        Err(answer) => answer.print(),
    };
    match result {
        Ok(outcome) => outcome.into(),
        Err(trouble) => trouble.report(),
    }
}
