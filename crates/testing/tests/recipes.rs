//! The recipes of CONTRIBUTING.md, compared with the repository: their paths exist, and the table of the
//! checker's subjects has the files of the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use treewright_testing::suites::report;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text() -> String {
    fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap()
}

/// The texts between backquotes in a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[test]
fn the_paths_exist() {
    const FOLDERS: [&str; 6] = ["crates/", "spec/", "xtask/", "docs/", "bindings/", "bench/"];
    let text = text();
    let paths: BTreeSet<&str> = text
        .lines()
        .flat_map(quoted)
        .filter(|path| FOLDERS.iter().any(|folder| path.starts_with(folder)))
        .filter(|path| !path.contains(' ') && !path.contains("NAME"))
        .collect();
    assert!(paths.len() > 40, "{paths:?}");
    let missing = paths.iter().filter(|path| !root().join(path).exists());
    report(&missing.map(|path| format!("{path} is not there")).collect::<Vec<_>>());
}

/// The files of Rust below a folder.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The modules of `codes` that a file uses.
fn subjects_of(text: &str) -> BTreeSet<String> {
    let mut subjects = BTreeSet::new();
    for part in text.split("codes::").skip(1) {
        let end = part.find([';', '(', ',', ')']).unwrap_or(part.len());
        let names = match part.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default(),
            None => &part[..end],
        };
        for name in names.split(',') {
            let name = name.trim().split([':', ' ', '&']).next().unwrap_or_default();
            subjects.insert(name.to_owned());
        }
    }
    subjects
}

#[test]
fn the_subjects_of_the_checker_are_where_the_table_says() {
    let source = root().join("crates/conformance/src");
    let mut files = Vec::new();
    sources(&source, &mut files);
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let name = file.strip_prefix(&source).unwrap().to_string_lossy().replace('\\', "/");
        if !name.starts_with("codes/") {
            for subject in subjects_of(&fs::read_to_string(&file).unwrap()) {
                uses.entry(subject).or_default().insert(name.clone());
            }
        }
    }
    let text = text();
    let mut complaints = Vec::new();
    for entry in fs::read_dir(root().join("crates/conformance/data/rules")).unwrap() {
        let subject = entry.unwrap().file_name().into_string().unwrap();
        let module = subject.trim_end_matches(".md").replace('-', "_");
        let found = uses.get(&module).cloned().unwrap_or_default();
        let Some(row) = text.lines().find(|line| line.starts_with(&format!("| `{subject}` |")))
        else {
            complaints.push(format!("{subject} has no row"));
            continue;
        };
        let said: BTreeSet<String> = quoted(row).skip(1).map(str::to_owned).collect();
        if said != found {
            complaints.push(format!("{subject}: the row says {said:?}, the code {found:?}"));
        }
    }
    report(&complaints);
}
