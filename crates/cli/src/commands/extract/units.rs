//! The units of the input: an archive, a Parquet file, or many pages, each of which becomes one file in a folder.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use super::Format;
use crate::input::{Compression, FilesOfFolders, Input, Inputs, Unreadable};

/// The files that a folder stands for.
const FILES: FilesOfFolders = FilesOfFolders {
    endings: &["html", "htm", "warc", "wet", "parquet"],
    none: "nothing to extract from in this folder: no names that end in .html, .htm, .warc, .wet or .parquet",
};

/// The maximum number of pages, and bytes of pages, that become one file.
const MOST_PAGES: usize = 1000;
const MOST_BYTES: u64 = 64 << 20;

/// A unit.
pub(super) struct Unit {
    pub(super) inputs: Vec<Input>,
    pub(super) kind: Kind,
    /// The bytes of its files.
    pub(super) bytes: u64,
    /// The name of its file, without the ending.
    name: String,
    /// A hash of names, sizes and times of its files.
    pub(super) state: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pages, or archives whose names do not say so.
    Pages,
    Archive,
    Parquet,
}

impl Kind {
    fn of(path: Option<&Path>) -> Self {
        let Some(path) = path else { return Self::Pages };
        let mut name = path;
        if Compression::of_name(name).is_some() {
            name = Path::new(name.file_stem().unwrap_or_default());
        }
        let is = |ending: &str| {
            name.extension().is_some_and(|extension: &OsStr| extension.eq_ignore_ascii_case(ending))
        };
        if is("warc") || is("wet") {
            Self::Archive
        } else if is("parquet") {
            Self::Parquet
        } else {
            Self::Pages
        }
    }
}

impl Unit {
    /// The units of a command line, in order, and the inputs that cannot be read. Files in the folder of the output
    /// are skipped.
    pub(super) fn all(arguments: &[OsString], out: &Path) -> (Vec<Self>, Vec<Unreadable>) {
        let mut output = OutputFolder::new(out);
        let mut units: Vec<Self> = Vec::new();
        let mut unreadable = Vec::new();
        let mut pages: Vec<Input> = Vec::new();
        let (mut bytes, mut groups) = (0_u64, 0_u64);
        let mut group = |pages: &mut Vec<Input>, bytes: &mut u64, units: &mut Vec<Self>| {
            if !pages.is_empty() {
                let name = format!("pages-{groups:06}");
                units.push(Self::new(std::mem::take(pages), Kind::Pages, *bytes, name));
                groups = groups.saturating_add(1);
                *bytes = 0;
            }
        };
        for input in Inputs::with_folders(arguments, FILES) {
            let input = match input {
                Ok(input) => input,
                Err(error) => {
                    unreadable.push(error);
                    continue;
                }
            };
            if input.path().is_some_and(|path| output.has(path)) {
                continue;
            }
            let kind = Kind::of(input.path());
            let size = input.size();
            if kind == Kind::Pages {
                pages.push(input);
                bytes = bytes.saturating_add(size);
                if pages.len() >= MOST_PAGES || bytes >= MOST_BYTES {
                    group(&mut pages, &mut bytes, &mut units);
                }
            } else {
                let name = name_of(&input);
                units.push(Self::new(vec![input], kind, size, name));
            }
        }
        group(&mut pages, &mut bytes, &mut units);
        (units, unreadable)
    }

    fn new(inputs: Vec<Input>, kind: Kind, bytes: u64, name: String) -> Self {
        let mut hash = Hash::new();
        for input in &inputs {
            hash.add(input.to_string().as_bytes());
            let metadata = input.path().and_then(|path| fs::metadata(path).ok());
            let modified = metadata.as_ref().and_then(|metadata| metadata.modified().ok());
            let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            hash.add(&metadata.map_or(0, |metadata| metadata.len()).to_le_bytes());
            hash.add(&modified.map_or(0, |time| time.as_nanos()).to_le_bytes());
        }
        Self { inputs, kind, bytes, name, state: hash.text() }
    }

    /// The name of its file.
    pub(super) fn file(&self, format: Format) -> String {
        format!("{}.{}", self.name, format.ending())
    }

    /// Its inputs, for a person.
    pub(super) fn description(&self) -> String {
        match self.inputs.as_slice() {
            [input] => input.to_string(),
            [first, .., last] => format!("{first} to {last} ({} files)", self.inputs.len()),
            [] => String::new(),
        }
    }

    /// Returns true if standard input is one of its inputs: its contents are not known later.
    pub(super) fn has_standard_input(&self) -> bool {
        self.inputs.iter().any(|input| input.path().is_none())
    }
}

/// The folder that the output goes to: an input folder may have it inside.
struct OutputFolder {
    folder: Option<PathBuf>,
    /// The last folder of an input, and the answer for it.
    last: Option<(PathBuf, bool)>,
}

impl OutputFolder {
    fn new(out: &Path) -> Self {
        Self { folder: fs::canonicalize(out).ok().filter(|out| out.is_dir()), last: None }
    }

    fn has(&mut self, path: &Path) -> bool {
        let (Some(out), Some(folder)) = (&self.folder, path.parent()) else { return false };
        if let Some((last, answer)) = &self.last
            && last == folder
        {
            return *answer;
        }
        let folder_of = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let answer = fs::canonicalize(folder_of).is_ok_and(|folder| folder.starts_with(out));
        self.last = Some((folder.to_owned(), answer));
        answer
    }
}

/// The name of a group of pages that comes after the last one.
pub(super) fn is_group_after(file: &str, groups: usize) -> bool {
    let number = file.strip_prefix("pages-").and_then(|rest| rest.split('.').next());
    number.and_then(|number| number.parse::<usize>().ok()).is_some_and(|number| number >= groups)
}

/// The name of the file for an archive: that of the archive, and a hash of its path, because archives in different
/// folders can have one name.
fn name_of(input: &Input) -> String {
    let path = input.path().unwrap_or(Path::new("-"));
    let stem = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let endings = [".gz", ".zst", ".br", ".warc", ".wet", ".parquet"];
    let mut stem: &str = &stem;
    for ending in endings {
        let end = stem.len().saturating_sub(ending.len());
        if stem.get(end..).is_some_and(|found| found.eq_ignore_ascii_case(ending)) {
            stem = stem.get(..end).unwrap_or(stem);
        }
    }
    // Names that are long, hidden or have a meaning for other programs.
    let plain = |character: char| match character {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' => character,
        _ => '-',
    };
    let stem: String = stem.chars().take(100).map(plain).collect();
    let mut hash = Hash::new();
    hash.add(path.as_os_str().as_encoded_bytes());
    format!("{stem}-{}", hash.text())
}

/// FNV-1a, which is the same on all systems. It distinguishes inputs; it is not a cryptographic hash.
/// <https://www.rfc-editor.org/rfc/rfc9923.html>
pub(super) struct Hash(u64);

impl Hash {
    pub(super) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(super) fn add(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(&[0xFF]) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(super) fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}
