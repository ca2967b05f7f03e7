//! `treewright check`: everything that pages do against the standard.

mod fixing;
mod options;
mod outputs;
mod running;
mod statistics;
mod targets;
#[cfg(feature = "watch")]
mod watching;
mod whole_run;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use crate::built_in;
use crate::checking::config::{self, Configs, NAME, STARTER};
use crate::input::describe;
use crate::output::{Failure, Outcome};
pub(crate) use options::CheckArguments;

pub(crate) fn run(arguments: &CheckArguments) -> Result<Outcome, Failure> {
    if arguments.init {
        return init();
    }
    if arguments.print_config {
        return print_config(arguments);
    }
    if arguments.net {
        built_in::demand("--net")?;
    }
    if arguments.contrast {
        built_in::demand("--contrast")?;
    }
    if arguments.watch {
        built_in::demand("--watch")?;
        #[cfg(feature = "watch")]
        return watching::watch(arguments);
    }
    running::run(arguments)
}

/// The settings of projects, as far as the command line says where they are.
fn configs_of(arguments: &CheckArguments) -> Result<Configs, Failure> {
    match &arguments.config {
        _ if arguments.no_config => Ok(Configs::none()),
        Some(file) => Configs::of_file(file),
        None => Ok(Configs::found()),
    }
}

/// Writes a file to begin with into the current folder.
fn init() -> Result<Outcome, Failure> {
    let mut file = fs::File::create_new(NAME).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::usage(&format!("{NAME} already exists")),
        _ => Failure::usage(&format!("{NAME}: {}", describe(&error))),
    })?;
    file.write_all(STARTER.as_bytes())
        .map_err(|error| Failure::usage(&format!("{NAME}: {}", describe(&error))))?;
    Ok(Outcome::Fine)
}

/// Prints the settings that hold for the first path.
fn print_config(arguments: &CheckArguments) -> Result<Outcome, Failure> {
    let first = arguments.paths.first();
    let folder = first.and_then(|path| whole_run::folder_of(arguments, path));
    let config = configs_of(arguments)?.of_folder(folder.as_deref())?;
    let path = arguments.paths.first().map(Path::new).filter(|path| !path.is_dir());
    let text = config::print(&config, path);
    io::stdout().lock().write_all(text.as_bytes()).map_err(Failure::output)?;
    Ok(Outcome::Fine)
}
