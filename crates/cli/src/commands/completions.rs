//! `treewright completions`: shell completions.

use std::io::{self, Write as _};

use clap::Args;
use clap_complete::Shell;

use crate::command_line;
use crate::output::{Failure, Outcome};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  treewright completions bash > ~/.local/share/bash-completion/completions/treewright
  treewright completions zsh > ~/.zfunc/_treewright
  treewright completions fish > ~/.config/fish/completions/treewright.fish")]
pub(crate) struct CompletionsArguments {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(arguments: &CompletionsArguments) -> Result<Outcome, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut command_line::definition(),
        "treewright",
        &mut script,
    );
    io::stdout().lock().write_all(&script).map_err(Failure::output)?;
    Ok(Outcome::Fine)
}
