//! Phrases that are unusual in English technical documentation, in the sources of all packages and in the data that
//! messages come from. `book.rs` has the same for documentation.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use treewright_testing::suites::{report, table};

use crate::book::UNUSUAL;

/// The folders with the sources of packages: their comments, messages and names of tests.
const SOURCES: [&str; 5] = ["crates", "bench", "bindings", "fuzz", "xtask"];

/// Folders and files whose data are plain English too, because messages and documentation are made from them.
const DATA: [&str; 7] = [
    "crates/cli",
    "crates/conformance",
    "crates/explain",
    "crates/extract",
    "crates/messages",
    "crates/parallel",
    "spec/errors.tsv",
];

/// Phrases that are unusual in sources, in addition to those of documentation.
const MORE: [&str; 4] = [" behind ", " is no ", " are no ", " that there is "];

/// The files with one of these extensions below a folder, or the file itself.
fn files(path: &Path, extensions: &[&str], found: &mut BTreeSet<PathBuf>) {
    // The build folder of a package contains generated code of others.
    if path.is_dir() && !path.ends_with("target") {
        for entry in std::fs::read_dir(path).expect("the folder can be read") {
            files(&entry.expect("the folder can be read").path(), extensions, found);
        }
    } else if path
        .extension()
        .is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted))
    {
        found.insert(path.to_owned());
    }
}

/// The first unusual phrase of a line. "No longer" is the usual phrase.
fn unusual_phrase(line: &str) -> Option<&'static str> {
    let words = line.trim_start_matches(['/', '!', '#']).split_whitespace();
    let lower = format!(" {} ", words.collect::<Vec<_>>().join(" "))
        .to_lowercase()
        .replace(" no longer ", " not ");
    UNUSUAL.iter().chain(&MORE).find(|phrase| lower.contains(**phrase)).copied()
}

#[test]
fn sources_are_in_plain_english() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = BTreeSet::new();
    for folder in SOURCES {
        files(&root.join(folder), &["rs", "py", "pyi"], &mut found);
    }
    for folder in DATA {
        files(&root.join(folder), &["md", "tsv", "toml"], &mut found);
    }
    assert!(found.len() > 1000, "only {} files", found.len());
    let exceptions = table("english-exceptions.tsv", 3);
    let mut complaints = Vec::new();
    let mut needed = BTreeSet::new();
    for path in found {
        let place = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for (index, line) in text.lines().enumerate() {
            let line = line.trim_start();
            let Some(phrase) = unusual_phrase(line) else { continue };
            let exception =
                exceptions.iter().position(|row| row[0] == place && line.contains(&row[1]));
            match exception {
                Some(exception) => {
                    needed.insert(exception);
                }
                None => complaints.push(format!("{place}:{}: `{}`", index + 1, phrase.trim())),
            }
        }
    }
    for (number, row) in exceptions.iter().enumerate() {
        if !needed.contains(&number) {
            complaints.push(format!("{}: the exception `{}` is not needed", row[0], row[1]));
        }
    }
    report(&complaints);
}

#[test]
fn unusual_phrases_are_found() {
    assert_eq!(unusual_phrase("/// The text inside of it."), Some(" inside of "));
    assert_eq!(unusual_phrase("// Nobody asks."), Some("nobody"));
    assert_eq!(unusual_phrase("//! There is no tree."), Some("there is no "));
    assert_eq!(unusual_phrase("# It is no page."), Some(" is no "));
    assert_eq!(unusual_phrase("/// The text inside it."), None);
    assert_eq!(unusual_phrase("// The node is no longer here."), None);
}
