//! Findings that are known, and do not count: written into a file once, and read from it afterwards.

use std::collections::btree_map::Entry as Slot;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use similar::{Algorithm, DiffOp};

use super::checked::{Checked, Finding};
use super::config::absolute;
use crate::differences::differences;
use crate::input::{describe, net};
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

impl Entry {
    /// That of a finding, which none is counted for yet.
    fn new(path: &str, finding: &Finding) -> Self {
        Self {
            path: path.to_owned(),
            code: finding.code().to_owned(),
            message: finding.message.clone(),
            fingerprint: written(finding.fingerprint),
            count: 0,
        }
    }
}

/// A fingerprint as written in the file.
fn written(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}

/// The findings by the path of their page and their fingerprint.
type Known = BTreeMap<(String, String), (Entry, u32)>;

/// The known findings of a run, or those that a run writes.
#[derive(Debug)]
pub(crate) struct Baseline {
    file: PathBuf,
    known: Known,
    /// The paths of the pages that were checked.
    seen: HashSet<String>,
    /// The number of known findings whose lines fixes have changed.
    moved: u64,
}

impl Baseline {
    /// A baseline to be written.
    pub(crate) fn empty(file: PathBuf) -> Self {
        Self { file, known: Known::new(), seen: HashSet::new(), moved: 0 }
    }

    /// Reads a file.
    pub(crate) fn read(file: PathBuf) -> Result<Self, String> {
        let wrong = |problem: String| format!("{}: {problem}", file.display());
        let text = fs::read(&file).map_err(|error| wrong(describe(&error)))?;
        let File { version, findings } =
            serde_json::from_slice(&text).map_err(|error| wrong(error.to_string()))?;
        if version != 1 {
            return Err(wrong(format!("unsupported version {version} of baselines")));
        }
        let mut known = Known::new();
        for entry in findings {
            let count = entry.count;
            let key = (entry.path.clone(), entry.fingerprint.clone());
            // Where two files were merged, one can be there twice.
            match known.entry(key) {
                Slot::Vacant(slot) => {
                    slot.insert((entry, count));
                }
                Slot::Occupied(mut slot) => {
                    let (entry, left) = slot.get_mut();
                    entry.count = entry.count.saturating_add(count);
                    *left = left.saturating_add(count);
                }
            }
        }
        Ok(Self { known, file, seen: HashSet::new(), moved: 0 })
    }

    /// The path of a page, as written in the file: relative to the file, with slashes.
    fn path_of(&self, name: &str) -> String {
        let folder = absolute(&self.file);
        let folder = folder.as_deref().and_then(Path::parent);
        let page = absolute(Path::new(name));
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
            self.add_entry(Entry::new(&path, finding));
        }
    }

    fn add_entry(&mut self, entry: Entry) {
        let key = (entry.path.clone(), entry.fingerprint.clone());
        let (entry, _) = self.known.entry(key).or_insert((entry, 0));
        entry.count = entry.count.saturating_add(1);
    }

    /// Takes known findings away from a page. Those whose lines fixes have changed in its file are known by their new
    /// lines from then on.
    pub(crate) fn take(&mut self, page: &mut Checked) {
        let path = self.path_of(&page.name);
        let is_rewritten = page.is_rewritten;
        let mut moved = Vec::new();
        page.findings.retain(|finding| {
            let before = finding.fingerprint_before.unwrap_or(finding.fingerprint);
            let key = (path.clone(), written(before));
            let Some((entry, left)) = self.known.get_mut(&key).filter(|(_, left)| *left > 0) else {
                return true;
            };
            *left = left.saturating_sub(1);
            if is_rewritten && before != finding.fingerprint {
                entry.count = entry.count.saturating_sub(1);
                moved.push(Entry::new(&path, finding));
            }
            false
        });
        self.moved = self.moved.saturating_add(moved.len() as u64);
        for entry in moved {
            self.add_entry(entry);
        }
        self.seen.insert(path);
    }

    /// The number of known findings that are to be known by other lines than the file says.
    pub(crate) fn moved(&self) -> u64 {
        self.moved
    }

    /// The number of known findings that are gone: their pages were checked without them, or no longer exist.
    pub(crate) fn left(&self) -> u64 {
        let folder = absolute(&self.file);
        let folder = folder.as_deref().and_then(Path::parent).unwrap_or(Path::new("."));
        let is_gone = |path: &str| {
            let is_file = path != "-" && net::address(path).is_none();
            let is_there = || folder.join(path).exists() || Path::new(path).exists();
            self.seen.contains(path) || is_file && !is_there()
        };
        let left = self.known.values().filter(|(_, left)| *left > 0);
        left.filter(|(entry, _)| is_gone(&entry.path)).map(|(_, left)| u64::from(*left)).sum()
    }

    /// Writes the file, sorted. Returns the number of findings.
    pub(crate) fn write(self) -> Result<u64, String> {
        let entries = self.known.into_values().map(|(entry, _)| entry);
        let mut findings: Vec<Entry> = entries.filter(|entry| entry.count > 0).collect();
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

/// The maximum time to spend on finding the lines of a page in the page before its fixes.
const MOST_TIME: Duration = Duration::from_secs(2);

/// Gives the findings of a fixed page the fingerprints that they had before: those of the same rule, with the same
/// message, in the line that became theirs. Each of the texts is the source that the lines are counted in.
pub(crate) fn know_again((before, old): (&[Finding], &str), (after, new): (&mut [Finding], &str)) {
    if after.is_empty() || before.is_empty() {
        return;
    }
    let mut found: HashMap<(usize, &str, &str), VecDeque<u64>> = HashMap::new();
    for finding in before {
        let place = (finding.place.start.line as usize, finding.code(), finding.message.as_str());
        found.entry(place).or_default().push_back(finding.fingerprint);
    }
    let lines_before = lines_before(old, new);
    for finding in after {
        let line = lines_before.get((finding.place.start.line as usize).saturating_sub(1));
        let Some(line) = line.copied().flatten() else { continue };
        let place = (line, finding.code(), finding.message.as_str());
        finding.fingerprint_before = found.get_mut(&place).and_then(VecDeque::pop_front);
    }
}

/// For each line of a text the number, from 1, of the line that it was before.
fn lines_before(old: &str, new: &str) -> Vec<Option<usize>> {
    let [old, new] = [old, new].map(|text| text.replace("\r\n", "\n").replace('\r', "\n"));
    let [old, new]: [Vec<&str>; 2] = [&old, &new].map(|text| text.split('\n').collect());
    let mut lines = vec![None; new.len()];
    for op in differences(Algorithm::Myers, &old, &new, MOST_TIME) {
        let (old, new) = (op.old_range(), op.new_range());
        if matches!(op, DiffOp::Insert { .. } | DiffOp::Delete { .. }) {
            continue;
        }
        let numbers = old.start.saturating_add(1)..=old.end;
        for (line, number) in lines.get_mut(new).unwrap_or_default().iter_mut().zip(numbers) {
            *line = Some(number);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_page_before() {
        let found = |old, new| lines_before(old, new);
        assert_eq!(found("a\nb\nc", "a\nB\nc"), [Some(1), Some(2), Some(3)]);
        assert_eq!(found("a\r\nb\rc", "a\nc"), [Some(1), Some(3)]);
        assert_eq!(found("a\nc", "a\nb\nc"), [Some(1), None, Some(2)]);
        assert_eq!(found("", "a"), [Some(1)]);
    }
}
