//! Finding the file: in the folder of a page, or the nearest one above.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Config, NAME, absolute};
use crate::input::describe;
use crate::output::Failure;

/// The settings of all folders that were asked for.
pub(crate) struct Configs {
    /// The one that is used for all, if it is known from the start.
    fixed: Option<Arc<Config>>,
    by_folder: HashMap<PathBuf, Arc<Config>>,
}

impl Configs {
    /// Settings that are found from the folder of each page.
    pub(crate) fn found() -> Self {
        Self { fixed: None, by_folder: HashMap::new() }
    }

    /// No file is read.
    pub(crate) fn none() -> Self {
        Self { fixed: Some(Arc::default()), by_folder: HashMap::new() }
    }

    /// The settings of one file, for all pages.
    pub(crate) fn of_file(file: &Path) -> Result<Self, Failure> {
        let file = absolute(file).unwrap_or_else(|| file.to_owned());
        let text = fs::read_to_string(&file).map_err(|error| {
            Failure::usage(&format!("{}: {}", file.display(), describe(&error)))
        })?;
        let config = Arc::new(read(&file, &text)?);
        Ok(Self { fixed: Some(config), by_folder: HashMap::new() })
    }

    /// The settings for pages in a folder; `None` is the current one.
    pub(crate) fn of_folder(&mut self, folder: Option<&Path>) -> Result<Arc<Config>, Failure> {
        if let Some(config) = &self.fixed {
            return Ok(Arc::clone(config));
        }
        let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
        let folder = absolute(folder.unwrap_or(Path::new(".")));
        let Some(folder) = folder else { return Ok(Arc::default()) };
        if let Some(config) = self.by_folder.get(&folder) {
            return Ok(Arc::clone(config));
        }
        let config = Arc::new(self.nearest(&folder)?);
        self.by_folder.insert(folder, Arc::clone(&config));
        Ok(config)
    }

    fn nearest(&self, folder: &Path) -> Result<Config, Failure> {
        for above in folder.ancestors() {
            if let Some(config) = self.by_folder.get(above) {
                return Ok(Config::clone(config));
            }
            let file = above.join(NAME);
            match fs::read_to_string(&file) {
                Ok(text) => return read(&file, &text),
                Err(error) if is_none(&error, &file) => {}
                Err(error) => {
                    let message = format!("{}: {}", file.display(), describe(&error));
                    return Err(Failure::usage(&message));
                }
            }
        }
        Ok(Config::default())
    }
}

/// Returns true if a file is missing, as far as is known: a folder that cannot be read counts as empty.
fn is_none(error: &io::Error, file: &Path) -> bool {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => true,
        io::ErrorKind::PermissionDenied => file.symlink_metadata().is_err(),
        _ => false,
    }
}

fn read(file: &Path, text: &str) -> Result<Config, Failure> {
    Config::read(file, text)
        .map_err(|problem| Failure::usage(&format!("{}:{problem}", file.display())))
}
