//! The `treewright` command. Formats, options and exit codes: `docs/cli.md`.

mod args;
mod batch;
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
