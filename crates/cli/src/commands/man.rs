//! `treewright man`: manual pages.

use std::io::{self, Write as _};

use clap::Args;
use clap_mangen::Man;

use crate::command_line;
use crate::output::{Failure, Outcome};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright man > treewright.1
  treewright man parse | man -l -")]
pub(crate) struct ManArguments {
    /// The command to describe; without one, the program as a whole
    command: Option<String>,
}

pub(crate) fn run(arguments: &ManArguments) -> Result<Outcome, Failure> {
    let mut definition = command_line::definition();
    // Gives the commands their whole names, and the options that all of them have.
    definition.build();
    let described = match &arguments.command {
        None => definition,
        Some(name) => definition
            .get_subcommands()
            .find(|command| command.get_name() == name && !command.is_hide_set())
            .cloned()
            .ok_or_else(|| {
                Failure::usage(&format!("{name:?} is not a command; see `treewright --help`"))
            })?,
    };
    let mut page = Vec::new();
    Man::new(described.disable_help_subcommand(true)).render(&mut page).map_err(Failure::output)?;
    io::stdout().lock().write_all(&page).map_err(Failure::output)?;
    Ok(Outcome::Fine)
}
