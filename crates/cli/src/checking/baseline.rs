//! Findings that are known, and do not count: written into a file once, and read from it afterwards.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::checked::Checked;
use crate::input::describe;
use crate::saving;

/// The file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    findings: Vec<Entry>,
}

/// Findings of one file that have the same code, message and line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    path: String,
    code: String,
    message: String,
    fingerprint: String,
    count: u32,
}

/// The findings by the path of their page and their fingerprint.
type Known = BTreeMap<(String, String), (Entry, u32)>;

/// The known findings of a run, or those that a run writes.
#[derive(Debug)]
pub(crate) struct Baseline {
    file: PathBuf,
    known: Known,
}

impl Baseline {
    /// A baseline to be written.
    pub(crate) fn empty(file: PathBuf) -> Self {
        Self { file, known: Known::new() }
    }

    /// Reads a file.
    pub(crate) fn read(file: PathBuf) -> Result<Self, String> {
        let wrong = |problem: String| format!("{}: {problem}", file.display());
        let text = fs::read(&file).map_err(|error| wrong(describe(&error)))?;
        let File { version, findings } =
            serde_json::from_slice(&text).map_err(|error| wrong(error.to_string()))?;
        if version != 1 {
            return Err(wrong(format!("a baseline of version {version}, which is not known here")));
        }
        let known = findings.into_iter().map(|entry| {
            let count = entry.count;
            ((entry.path.clone(), entry.fingerprint.clone()), (entry, count))
        });
        Ok(Self { known: known.collect(), file })
    }

    /// The path of a page, as it is in the file: relative to it, with slashes.
    fn path_of(&self, name: &str) -> String {
        let folder = std::path::absolute(&self.file).ok();
        let folder = folder.as_deref().and_then(Path::parent);
        let page = std::path::absolute(name).ok();
        let relative = page.as_deref().zip(folder).and_then(|(page, folder)| {
            page.strip_prefix(folder).ok().map(|path| path.to_string_lossy().into_owned())
        });
        let path = relative.unwrap_or_else(|| name.to_owned());
        if std::path::MAIN_SEPARATOR == '/' {
            path
        } else {
            path.replace(std::path::MAIN_SEPARATOR, "/")
        }
    }

    /// Takes the findings of a page into the baseline.
    pub(crate) fn add(&mut self, page: &Checked) {
        let path = self.path_of(&page.name);
        for finding in &page.findings {
            let fingerprint = format!("{:016x}", finding.fingerprint);
            let key = (path.clone(), fingerprint.clone());
            let (entry, _) = self.known.entry(key).or_insert_with(|| {
                let entry = Entry {
                    path: path.clone(),
                    code: finding.code().to_owned(),
                    message: finding.message.clone(),
                    fingerprint,
                    count: 0,
                };
                (entry, 0)
            });
            entry.count = entry.count.saturating_add(1);
        }
    }

    /// Takes known findings away from a page.
    pub(crate) fn take(&mut self, page: &mut Checked) {
        let path = self.path_of(&page.name);
        page.findings.retain(|finding| {
            let key = (path.clone(), format!("{:016x}", finding.fingerprint));
            match self.known.get_mut(&key) {
                Some((_, left)) if *left > 0 => {
                    *left = left.saturating_sub(1);
                    false
                }
                _ => true,
            }
        });
    }

    /// The number of known findings that no page had.
    pub(crate) fn left(&self) -> u64 {
        self.known.values().map(|(_, left)| u64::from(*left)).sum()
    }

    /// Writes the file, sorted. Returns the number of findings.
    pub(crate) fn write(self) -> Result<u64, String> {
        let mut findings: Vec<Entry> = self.known.into_values().map(|(entry, _)| entry).collect();
        let count = findings.iter().map(|entry| u64::from(entry.count)).sum();
        findings.sort_by(|one, other| {
            (&one.path, &one.code, &one.message, &one.fingerprint).cmp(&(
                &other.path,
                &other.code,
                &other.message,
                &other.fingerprint,
            ))
        });
        let mut text = serde_json::to_vec_pretty(&File { version: 1, findings })
            .map_err(|error| error.to_string())?;
        text.push(b'\n');
        saving::replace(&self.file, &text)
            .map_err(|error| format!("{}: {}", self.file.display(), describe(&error)))?;
        Ok(count)
    }
}
