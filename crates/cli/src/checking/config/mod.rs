//! `treewright.toml`: the settings of a project.

mod file;
mod found;
mod printing;
mod reading;

use std::path::{Component, Path, PathBuf};

use ignore::overrides::{Override, OverrideBuilder};

pub(crate) use found::Configs;
pub(crate) use printing::{STARTER, print};
pub(crate) use reading::place as place_in;

use super::selection::{RuleSelector, Selection, Weighing};
use super::templates::Templates;
use crate::arguments::Fragment;

/// The name of the file.
pub(crate) const NAME: &str = "treewright.toml";

/// The settings of a file, or the default settings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Config {
    /// The file; `None` for the settings without one.
    pub(crate) file: Option<PathBuf>,
    pub(crate) rules: RuleSettings,
    /// The endings of the names of pages.
    pub(crate) extensions: Option<Vec<String>>,
    /// Patterns of files that are left out, as in ignore files.
    pub(crate) exclude: Vec<String>,
    pub(crate) baseline: Option<PathBuf>,
    pub(crate) max_warnings: Option<u64>,
    pub(crate) max_count: Option<usize>,
    /// Text of low contrast is a finding.
    pub(crate) contrast: Option<bool>,
    overrides: Vec<Overriding>,
}

/// The settings that can differ by path.
#[derive(Clone, Debug, Default)]
pub(crate) struct RuleSettings {
    pub(crate) select: Vec<RuleSelector>,
    pub(crate) ignore: Vec<RuleSelector>,
    pub(crate) severity: Vec<Weighing>,
    pub(crate) templates: Option<Vec<Templates>>,
    pub(crate) fragment: Option<(String, Fragment)>,
}

/// Settings for some paths.
#[derive(Clone, Debug)]
struct Overriding {
    patterns: Vec<String>,
    paths: Override,
    rules: RuleSettings,
}

/// The settings for one path.
#[derive(Clone, Debug, Default)]
pub(crate) struct PathSettings {
    pub(crate) selection: Selection,
    pub(crate) templates: Vec<Templates>,
    pub(crate) fragment: Option<(String, Fragment)>,
}

impl Config {
    /// Reads the text of a file. An error is a message with the place.
    pub(crate) fn read(file: &Path, text: &str) -> Result<Self, String> {
        file::read(file, text)
    }

    /// The folder that paths are relative to.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.file.as_deref()?.parent()
    }

    /// The numbers of the settings that are for a path.
    pub(crate) fn overrides_of(&self, path: Option<&Path>) -> Vec<usize> {
        if self.overrides.is_empty() {
            return Vec::new();
        }
        let Some(path) = path.and_then(absolute) else {
            return Vec::new();
        };
        let overrides = self.overrides.iter().enumerate();
        overrides
            .filter(|(_, overriding)| overriding.paths.matched(&path, false).is_whitelist())
            .map(|(index, _)| index)
            .collect()
    }

    /// The settings of a path: those of the file, then those for the path, in their order.
    pub(crate) fn settings_of(&self, path: Option<&Path>) -> PathSettings {
        self.settings_with(&self.overrides_of(path))
    }

    /// The settings with those of some numbers.
    pub(crate) fn settings_with(&self, overrides: &[usize]) -> PathSettings {
        let mut settings = PathSettings::default();
        let overrides = overrides.iter().filter_map(|index| self.overrides.get(*index));
        let all = std::iter::once(&self.rules).chain(overrides.map(|overriding| &overriding.rules));
        for rules in all {
            settings.selection.add(&rules.select, &rules.ignore, &rules.severity);
            if let Some(templates) = &rules.templates {
                settings.templates.clone_from(templates);
            }
            if let Some(fragment) = &rules.fragment {
                settings.fragment = Some(fragment.clone());
            }
        }
        settings
    }
}

/// The absolute path of a file or a folder, without `.` and `..`, so that its ancestors are the folders that contain
/// it.
pub(crate) fn absolute(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    let mut without = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                without.pop();
            }
            other => without.push(other),
        }
    }
    Some(without)
}

/// Patterns of paths below a folder, as in ignore files.
fn patterns(folder: &Path, patterns: &[String]) -> Result<Override, String> {
    let mut builder = OverrideBuilder::new(folder);
    for pattern in patterns {
        builder.add(pattern).map_err(|error| error.to_string())?;
    }
    builder.build().map_err(|error| error.to_string())
}
