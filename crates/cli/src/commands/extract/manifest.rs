//! The manifest of a folder: the inputs that are finished, and their files.
//!
//! It is a file of JSON lines that grows by a line for each unit that is finished, after its file is in its place. A
//! line that is cut off is not there. When all is done, it is written anew with its lines in order, so that it does
//! not depend on where a run was ended.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::whole_file::WholeFile;

/// The name of the file. Programs that read folders of tables skip names that begin like this.
const NAME: &str = "_manifest";

/// The first line: the settings that all files share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Settings {
    /// The version of the program.
    pub(super) treewright: String,
    pub(super) schema: u32,
    pub(super) format: String,
    pub(super) limits: String,
    pub(super) detect: bool,
    /// The names of the columns of Parquet files.
    pub(super) columns: [String; 3],
    pub(super) plan: String,
}

/// A unit that is finished.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Finished {
    /// The name of its file.
    pub(super) file: String,
    /// Its inputs.
    pub(super) inputs: String,
    /// A hash of names, sizes and times of its inputs.
    pub(super) state: String,
    pub(super) counts: Counts,
    /// The problems with its inputs, which are read again in the next run.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) problems: Vec<String>,
}

/// The numbers of pages by their statuses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Counts {
    pub(super) complete: u64,
    pub(super) degraded: u64,
    pub(super) truncated: u64,
    pub(super) failed: u64,
    /// Records of archives that are not pages.
    pub(super) other_records: u64,
}

impl Counts {
    pub(super) fn add(&mut self, other: Self) {
        let add = |sum: &mut u64, number: u64| *sum = sum.saturating_add(number);
        add(&mut self.complete, other.complete);
        add(&mut self.degraded, other.degraded);
        add(&mut self.truncated, other.truncated);
        add(&mut self.failed, other.failed);
        add(&mut self.other_records, other.other_records);
    }

    pub(super) fn pages(self) -> u64 {
        let parts = [self.complete, self.degraded, self.truncated, self.failed];
        parts.into_iter().fold(0, u64::saturating_add)
    }
}

/// The manifest of a folder.
pub(super) struct Manifest {
    path: PathBuf,
    settings: Settings,
    /// By the names of their files.
    finished: BTreeMap<String, Finished>,
    lines: File,
}

/// A manifest that cannot be gone on with.
pub(super) enum ManifestError {
    Io(io::Error),
    /// It is that of a run with this other setting.
    Other(&'static str),
    /// It is not a manifest.
    Unknown,
}

impl From<io::Error> for ManifestError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Manifest {
    /// Opens the manifest of a folder, or begins one.
    pub(super) fn open(
        folder: &Path,
        settings: Settings,
        restart: bool,
    ) -> Result<Self, ManifestError> {
        let path = folder.join(NAME);
        let text = match fs::read(&path) {
            Ok(bytes) if !restart => String::from_utf8_lossy(&bytes).into_owned(),
            Ok(_) => {
                remove_files(folder, &path)?;
                String::new()
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error.into()),
        };
        let mut finished = BTreeMap::new();
        let mut rest = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        if let Some(first) = rest.next() {
            let found: Settings =
                serde_json::from_str(first).map_err(|_| ManifestError::Unknown)?;
            settings.compare(&found)?;
            for unit in rest.filter_map(|line| serde_json::from_str::<Finished>(line).ok()) {
                finished.insert(unit.file.clone(), unit);
            }
        }
        // Lines that are cut off go, and so does a first line that is.
        let manifest = Self::written(&path, &settings, &finished)?;
        manifest.finish()?;
        let lines = OpenOptions::new().append(true).open(&path)?;
        Ok(Self { path, settings, finished, lines })
    }

    fn written(
        path: &Path,
        settings: &Settings,
        finished: &BTreeMap<String, Finished>,
    ) -> io::Result<WholeFile> {
        let file = WholeFile::new(path)?;
        let mut writer = file.writer()?;
        serde_json::to_writer(&mut writer, settings)?;
        writer.write_all(b"\n")?;
        for unit in finished.values() {
            serde_json::to_writer(&mut writer, unit)?;
            writer.write_all(b"\n")?;
        }
        writer.flush()?;
        Ok(file)
    }

    /// The unit of this file, if it is finished with inputs in this state.
    pub(super) fn finished(&self, folder: &Path, file: &str, state: &str) -> Option<&Finished> {
        let unit = self.finished.get(file)?;
        let is_so = unit.state == state && unit.problems.is_empty() && folder.join(file).is_file();
        is_so.then_some(unit)
    }

    /// Adds a unit whose file is in its place.
    pub(super) fn add(&mut self, unit: Finished) -> io::Result<()> {
        let mut line = serde_json::to_vec(&unit)?;
        line.push(b'\n');
        self.lines.write_all(&line)?;
        self.lines.sync_data()?;
        self.finished.insert(unit.file.clone(), unit);
        Ok(())
    }

    /// Writes the manifest in order. Units that no longer exist are left out, and their files are removed.
    pub(super) fn close(mut self, folder: &Path, is_gone: impl Fn(&str) -> bool) -> io::Result<()> {
        let gone = |unit: &&Finished| is_gone(&unit.file);
        let gone: Vec<String> =
            self.finished.values().filter(gone).map(|unit| unit.file.clone()).collect();
        for file in gone {
            self.finished.remove(&file);
            match fs::remove_file(folder.join(&file)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Self::written(&self.path, &self.settings, &self.finished)?.finish()
    }
}

impl Settings {
    fn compare(&self, other: &Self) -> Result<(), ManifestError> {
        for (is_same, what) in [
            (self.plan == other.plan, "plan"),
            (self.format == other.format, "format"),
            (self.limits == other.limits, "limits"),
            (self.detect == other.detect && self.columns == other.columns, "options"),
            (
                self.treewright == other.treewright && self.schema == other.schema,
                "version of the program",
            ),
        ] {
            if !is_same {
                return Err(ManifestError::Other(what));
            }
        }
        Ok(())
    }
}

/// Removes the files that a manifest lists, and then itself.
fn remove_files(folder: &Path, path: &Path) -> io::Result<()> {
    let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
    for unit in text.lines().filter_map(|line| serde_json::from_str::<Finished>(line).ok()) {
        // Names of files only: a manifest may come from anywhere.
        let is_name = Path::new(&unit.file).file_name().is_some_and(|name| *name == *unit.file);
        let file = folder.join(&unit.file);
        if is_name && file.is_file() {
            fs::remove_file(file)?;
        }
    }
    fs::remove_file(path)
}
