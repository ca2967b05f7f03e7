//! `treewright man`: manual pages.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;
use clap_mangen::Man;

use crate::command_line;
use crate::input::describe;
use crate::output::{Failure, Outcome};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright man > treewright.1
  treewright man parse | man -l -
  treewright man --out ~/.local/share/man/man1")]
pub(crate) struct ManArguments {
    /// The command to describe; default: the whole program
    command: Option<String>,

    /// Write the pages of the program and of all commands to this folder
    #[arg(short, long, value_name = "DIR", conflicts_with = "command")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &ManArguments) -> Result<Outcome, Failure> {
    let mut definition = command_line::definition();
    // Gives the commands their whole names, and the options that all of them have.
    definition.build();
    if let Some(folder) = &arguments.out {
        return write_all(definition, folder);
    }
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
    let (_, page) = page(described)?;
    io::stdout().lock().write_all(&page).map_err(Failure::output)?;
    Ok(Outcome::Fine)
}

/// The name of the file of a page, and the page.
fn page(described: clap::Command) -> Result<(String, Vec<u8>), Failure> {
    let man = Man::new(described.disable_help_subcommand(true));
    let mut page = Vec::new();
    man.render(&mut page).map_err(Failure::output)?;
    Ok((man.get_filename(), page))
}

fn write_all(definition: clap::Command, folder: &Path) -> Result<Outcome, Failure> {
    let failed = |path: &Path, error: &io::Error| {
        Failure::usage(&format!("{}: {}", path.display(), describe(error)))
    };
    fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    let commands = definition.get_subcommands();
    let commands =
        commands.filter(|command| !command.is_hide_set() && command.get_name() != "help");
    let commands: Vec<clap::Command> = commands.cloned().collect();
    for described in commands.into_iter().chain([definition]) {
        let (name, page) = page(described)?;
        let path = folder.join(name);
        fs::write(&path, page).map_err(|error| failed(&path, &error))?;
    }
    Ok(Outcome::Fine)
}
