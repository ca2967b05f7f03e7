//! The `treewright` command. Formats, options and exit codes: `docs/cli.md`.

mod args;
mod batch;
mod input;
mod output;
mod parse;

use std::process::ExitCode;

use args::Command;

fn main() -> ExitCode {
    let result = match args::read() {
        Ok(Command::Parse(arguments)) => parse::run(&arguments),
        Ok(Command::Batch(arguments)) => batch::run(&arguments),
        Err(answer) => answer.print(),
    };
    match result {
        Ok(outcome) => outcome.into(),
        Err(trouble) => trouble.report(),
    }
}
