//! `treewright storage`: a profile with the data that pages have stored.

mod deleting;
mod listing;

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use treewright_window::storage_profiles::{
    OnDamage, Profile, ProfileOptions, StorageError, StorageState,
};

use crate::arguments::TextOrJsonArgument;
use crate::input::describe;
use crate::output::{Failure, Notation, Out, Outcome, Progress};
use deleting::Age;

#[derive(Debug, Args)]
#[command(after_help = "\
Actions:
  list                       the origins with the size of their data, and the sites that caused it
  show ORIGIN                the pairs of an origin: key and value as JSON, separated by a tab
  export [FILE]              cookies and pairs in the storage-state format of browser automation
  import FILE                import such a file; `-` is standard input
  delete [ORIGIN]...         delete the data of origins, or by --site, --older-than, --all
  check                      read everything and report inconsistencies
  block [DOMAIN]...          delete the data of a domain and block it from storing more; without a
                             domain, print the block list; --list reads one
  unblock DOMAIN...          take domains off the block list

Examples:
  treewright run --storage profile page.html
  treewright storage profile list --by-site
  treewright storage profile show https://example.org
  treewright storage profile export state.json
  treewright storage profile delete --older-than 30d

Exit codes: 0 success, 1 nothing found or deleted, or check found inconsistencies, 2 wrong usage or a profile
that cannot be read.")]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct StorageArguments {
    /// The folder of the profile
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// The action to take
    #[arg(value_enum, value_name = "ACTION")]
    action: Action,

    /// Origins, domains or a file, as the action needs
    #[arg(value_name = "OPERAND")]
    operands: Vec<String>,

    /// With list and show: print JSON lines
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    form: TextOrJsonArgument,

    /// With list: print sites with their cookies instead of origins
    #[arg(long)]
    by_site: bool,

    /// With delete: delete all data of a site, such as `example.org`
    #[arg(long, value_name = "SITE")]
    site: Vec<String>,

    /// With delete: delete data not changed for this long: `30d`, `12h`, `90m`, `10s`
    #[arg(long, value_name = "AGE")]
    older_than: Option<Age>,

    /// With --older-than: only data caused by pages of other sites
    #[arg(long, requires = "older_than")]
    third_party: bool,

    /// With delete: delete everything
    #[arg(long)]
    all: bool,

    /// With block: a file of domains, one on each line; `-` is standard input
    #[arg(long, value_name = "FILE")]
    list: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    List,
    Show,
    Export,
    Import,
    Delete,
    Check,
    Block,
    Unblock,
}

impl Action {
    /// The operands that it takes.
    const fn operands(self) -> (usize, usize) {
        match self {
            Self::List | Self::Check => (0, 0),
            Self::Show | Self::Import => (1, 1),
            Self::Export => (0, 1),
            Self::Delete | Self::Block => (0, usize::MAX),
            Self::Unblock => (1, usize::MAX),
        }
    }

    /// True if it changes the profile.
    const fn writes(self) -> bool {
        matches!(self, Self::Import | Self::Delete | Self::Block | Self::Unblock)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "all commands take their arguments this way")]
pub(crate) fn run(arguments: StorageArguments) -> Result<Outcome, Failure> {
    let (least, most) = arguments.action.operands();
    if arguments.operands.len() < least {
        return Err(Failure::usage("an operand is missing; see `treewright storage --help`"));
    }
    if arguments.operands.len() > most {
        return Err(Failure::usage("too many operands; see `treewright storage --help`"));
    }
    let is_json = arguments.json || arguments.form.is_json();
    let mut out = Out::new(Progress::none(), Notation::Text);
    let profile = match open(&arguments) {
        Err(error) if arguments.action == Action::Check && error.is_damage() => {
            writeln!(out, "{error}").map_err(Failure::output)?;
            out.flush().map_err(Failure::output)?;
            return Ok(Outcome::Findings);
        }
        profile => profile.map_err(failure)?,
    };
    let outcome = match arguments.action {
        Action::List => listing::list(&profile, is_json, arguments.by_site, &mut out)?,
        Action::Show => {
            let origin = arguments.operands.first().map(String::as_str).unwrap_or_default();
            listing::show(&profile, origin, is_json, &mut out)?
        }
        Action::Check => listing::check(&profile, &mut out)?,
        Action::Export => export(&profile, arguments.operands.first(), &mut out)?,
        Action::Import => import(&profile, &arguments.operands)?,
        Action::Delete => deleting::delete(&profile, &arguments, &mut out)?,
        Action::Block | Action::Unblock => deleting::block(&profile, &arguments, &mut out)?,
    };
    out.flush().map_err(Failure::output)?;
    Ok(outcome)
}

#[allow(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn failure(error: StorageError) -> Failure {
    Failure::usage(&error.to_string())
}

/// Damaged files are not moved here, and actions that only read do not write.
fn open(arguments: &StorageArguments) -> Result<Profile, StorageError> {
    let mut options = ProfileOptions::default();
    options.on_damage = OnDamage::Refuse;
    let only_prints = arguments.operands.is_empty() && arguments.list.is_none();
    options.read_only =
        !arguments.action.writes() || arguments.action == Action::Block && only_prints;
    if !options.read_only && arguments.action != Action::Import && !arguments.folder.exists() {
        let path = arguments.folder.clone();
        return Err(StorageError::Foreign { path });
    }
    Profile::open(&arguments.folder, &options)
}

/// The text of a file, or of standard input.
fn read(name: &str) -> Result<String, Failure> {
    let mut text = String::new();
    let result = if name == "-" {
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(name)
    };
    result.map_err(|error| Failure::usage(&format!("{name}: {}", describe(&error))))
}

fn export(profile: &Profile, file: Option<&String>, out: &mut Out) -> Result<Outcome, Failure> {
    let state = profile.export().map_err(failure)?;
    let json = state.to_json() + "\n";
    match file {
        None => out.write_all(json.as_bytes()).map_err(Failure::output)?,
        Some(name) => fs::write(name, json)
            .map_err(|error| Failure::usage(&format!("{name}: {}", describe(&error))))?,
    }
    Ok(Outcome::Fine)
}

fn import(profile: &Profile, operands: &[String]) -> Result<Outcome, Failure> {
    let name = operands.first().map(String::as_str).unwrap_or_default();
    let text = read(name)?;
    let state = StorageState::from_json(&text).and_then(|state| profile.import(&state));
    state.map_err(|error| Failure::usage(&format!("{name}: {error}")))?;
    Ok(Outcome::Fine)
}
