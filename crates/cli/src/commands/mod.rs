//! The commands, each in a file of its own with its options, its help and its work.
//!
//! A new command is a file here with a struct of arguments and a function `run`, a variant of
//! [`Command`], a line in [`Command::run`], and its examples in docs/cli.md.

mod batch;
mod completions;
mod diff;
mod edit;
mod encoding;
mod man;
mod parse;
mod select;

use clap::Subcommand;

use crate::output::{Failure, Outcome};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Parse HTML and print the tree
    Parse(parse::ParseArguments),
    /// Print the elements that a CSS selector matches
    Select(select::SelectArguments),
    /// Parse many small documents: JSON lines in, JSON lines out
    Batch(batch::BatchArguments),
    /// Show the encoding of files, and the step that decided on it
    Encoding(encoding::EncodingCommandArguments),
    /// Compare two pages as trees
    Diff(diff::DiffArguments),
    /// Change elements in the source of pages, and leave the rest of it as it is
    Edit(Box<edit::EditArguments>),
    /// Print what a shell needs to complete command lines
    Completions(completions::CompletionsArguments),
    /// Print a manual page, in the format of `man`
    Man(man::ManArguments),
}

impl Command {
    pub(crate) fn run(self) -> Result<Outcome, Failure> {
        match self {
            Self::Parse(arguments) => parse::run(arguments),
            Self::Select(arguments) => select::run(arguments),
            Self::Batch(arguments) => batch::run(arguments),
            Self::Encoding(arguments) => encoding::run(&arguments),
            Self::Diff(arguments) => diff::run(&arguments),
            Self::Edit(arguments) => edit::run(*arguments),
            Self::Completions(arguments) => completions::run(&arguments),
            Self::Man(arguments) => man::run(&arguments),
        }
    }
}
