//! The command line as a whole: reading it, and the answer to wrong usage.

use std::env;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ColorChoice, CommandFactory as _, Parser};

use crate::built_in;
use crate::commands::Command;
use crate::output::{Failure, Outcome};

/// Parse, query, check, edit and explain HTML pages, as the HTML Standard requires
#[derive(Debug, Parser)]
#[command(name = "treewright", version, propagate_version = true, subcommand_required = true)]
#[command(after_help = EXIT_CODES.to_owned() + &built_in::left_out())]
struct CommandLine {
    #[command(subcommand)]
    command: Command,

    /// When to use colours; `auto` uses them on a terminal, unless the environment variable `NO_COLOR`
    /// is set
    #[arg(long, global = true, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

const EXIT_CODES: &str = "\
Exit codes: 0 success or something found, 1 nothing found, pages that differ, or errors found, 2 wrong usage
or a file that cannot be read.";

/// Reads the command line, and sets the colours of the output. An error is the answer to print instead of
/// running a command.
pub(crate) fn read() -> Result<Command, Answer> {
    let CommandLine { command, color } = CommandLine::try_parse().map_err(Answer)?;
    match color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    Ok(command)
}

/// The definition of the command line.
pub(crate) fn definition() -> clap::Command {
    CommandLine::command()
}

/// The help or the version that was asked for, or the error in the command line.
pub(crate) struct Answer(clap::Error);

impl Answer {
    pub(crate) fn print(&self) -> Result<Outcome, Failure> {
        match self.0.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                self.0.print().map_err(Failure::output)?;
                Ok(Outcome::Fine)
            }
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Err(Failure::usage(&format!(
                    "name a command: {}; see `treewright --help`",
                    names_of_commands()
                )))
            }
            _ => {
                let message = self.file_instead_of_a_command();
                Err(Failure::usage(&message.unwrap_or_else(|| self.in_one_line())))
            }
        }
    }

    /// The message if the first argument is a file, a folder or standard input.
    fn file_instead_of_a_command(&self) -> Option<String> {
        let Some(ContextValue::String(name)) = self.0.get(ContextKind::InvalidSubcommand) else {
            return None;
        };
        (name == "-" || Path::new(name).exists()).then(|| {
            let word = word_of_shell(name);
            format!(
                "{name:?} is not a command; did you mean `treewright parse {word}`? see `treewright --help`"
            )
        })
    }

    /// The error and the tips of clap, which come in paragraphs, without the usage that follows.
    fn in_one_line(&self) -> String {
        let text = self.0.render().to_string();
        let mut paragraphs = text.split("\n\n").map(|paragraph| {
            // A paragraph has several lines if it lists values.
            paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
        });
        let error = paragraphs.next().unwrap_or_default();
        let mut line = error.strip_prefix("error: ").unwrap_or(&error).to_owned();
        for paragraph in paragraphs {
            for tip in paragraph.split("tip: ").skip(1) {
                line.push_str("; ");
                line.push_str(tip.trim_end());
            }
        }
        let command = match self.0.kind() {
            ErrorKind::InvalidSubcommand => None,
            _ => command_of_the_line(),
        };
        line.push_str("; see `treewright ");
        line.extend(command.as_deref().into_iter().flat_map(|name| [name, " "]));
        line.push_str("--help`");
        line
    }
}

/// The name of the command in the command line, which has the help about its options.
fn command_of_the_line() -> Option<String> {
    let definition = definition();
    env::args_os().skip(1).find_map(|word| {
        let word = word.to_str()?;
        definition
            .get_subcommands()
            .any(|command| command.get_name() == word)
            .then(|| word.to_owned())
    })
}

/// Returns true if the command is `vnu`.
pub(crate) fn is_vnu() -> bool {
    command_of_the_line().is_some_and(|name| name == "vnu")
}

/// The names of all commands, as a list in a sentence.
fn names_of_commands() -> String {
    let definition = definition();
    let names: Vec<String> =
        definition.get_subcommands().map(|command| format!("`{}`", command.get_name())).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// A file name as a shell takes it.
fn word_of_shell(name: &str) -> String {
    let is_plain =
        |character: char| character.is_alphanumeric() || "-_./+:@%,=".contains(character);
    if !name.is_empty() && name.chars().all(is_plain) {
        return name.to_owned();
    }
    format!("'{}'", name.replace('\'', r"'\''"))
}
