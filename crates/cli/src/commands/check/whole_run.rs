//! The settings of files that concern a run as a whole, whatever the order of its paths.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::options::CheckArguments;
use crate::checking::config::{Config, Configs, absolute};
use crate::input::net;
use crate::output::Failure;

/// The settings of a run.
#[derive(Debug, Default)]
pub(super) struct WholeRun {
    pub(super) baseline: Option<PathBuf>,
    pub(super) max_warnings: Option<u64>,
}

impl WholeRun {
    /// Options of the command line count before the settings of the folder that all paths are in, and these before
    /// those of the paths, which must not differ then.
    pub(super) fn new(
        arguments: &CheckArguments,
        paths: &[OsString],
        configs: &mut Configs,
    ) -> Result<Self, Failure> {
        let mut folders: Vec<PathBuf> =
            paths.iter().filter_map(|path| folder_of(arguments, path)).collect();
        folders.sort();
        folders.dedup();
        let around = match folders.split_first() {
            Some((first, others)) => {
                let common = |one: PathBuf, other: &PathBuf| {
                    let same = one.components().zip(other.components());
                    same.map_while(|(one, other)| (one == other).then_some(one)).collect()
                };
                Some(others.iter().fold(first.clone(), common))
            }
            None => None,
        };
        let around = configs.of_folder(around.as_deref())?;
        // Invalid settings are reported with the pages that they apply to.
        let of_paths: Vec<_> =
            folders.iter().filter_map(|folder| configs.of_folder(Some(folder)).ok()).collect();
        let of_paths: Vec<&Config> = of_paths.iter().map(AsRef::as_ref).collect();
        let baseline =
            one_of(("baseline", arguments.baseline.clone()), &around, &of_paths, |config| {
                config.baseline.as_deref().and_then(absolute)
            })?;
        let max_warnings =
            one_of(("max-warnings", arguments.max_warnings), &around, &of_paths, |config| {
                config.max_warnings
            })?;
        Ok(Self { baseline, max_warnings })
    }
}

/// The folder of a path, or the nearest one above it that is there. Addresses have none.
pub(super) fn folder_of(arguments: &CheckArguments, path: &OsString) -> Option<PathBuf> {
    if path.to_str().and_then(net::address).is_some() {
        return None;
    }
    let is_standard_input = path == "-";
    let path = match &arguments.stdin_filename {
        Some(name) if is_standard_input => name.as_path(),
        _ if is_standard_input => Path::new("."),
        _ => Path::new(path),
    };
    let path = absolute(path)?;
    // A pattern has folders above it.
    path.ancestors().find(|folder| folder.is_dir()).map(Path::to_owned)
}

/// The value of a setting that one value holds of.
fn one_of<T: Clone + PartialEq>(
    (name, option): (&str, Option<T>),
    around: &Config,
    of_paths: &[&Config],
    value: impl Fn(&Config) -> Option<T>,
) -> Result<Option<T>, Failure> {
    if let Some(value) = option.or_else(|| value(around)) {
        return Ok(Some(value));
    }
    let mut found: Option<(T, &Config)> = None;
    for config in of_paths {
        let Some(value) = value(config) else { continue };
        match &found {
            None => found = Some((value, config)),
            Some((other, _)) if *other == value => {}
            Some((_, other)) => {
                let mut files = [*other, config].map(|config| {
                    let file = config.file.as_deref().unwrap_or(Path::new(""));
                    file.display().to_string()
                });
                files.sort();
                let [one, other] = files;
                return Err(Failure::usage(&format!(
                    "{one} and {other} set different values of `{name}`, which applies to the whole run; \
                     give --{name}, or check their folders separately"
                )));
            }
        }
    }
    Ok(found.map(|(value, _)| value))
}
