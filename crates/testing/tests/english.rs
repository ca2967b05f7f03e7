//! Phrases that are not the usual English of technical documentation, in the sources of packages and in the data that
//! messages come from. `book.rs` has the same for documentation.

use std::path::Path;

use treewright_testing::suites::report;

use crate::book::UNUSUAL;

/// The folders whose text is plain English; others may follow.
const FOLDERS: [&str; 8] = [
    "crates/cli",
    "crates/conformance",
    "crates/explain",
    "crates/extract",
    "crates/messages",
    "crates/parallel",
    "xtask/src/messages.rs",
    "spec/errors.tsv",
];

/// Phrases that are unusual in sources, in addition to those of documentation.
const MORE: [&str; 4] = [" behind ", " is no ", " are no ", " that there is "];

/// Lines with quotations, and uses that are right.
fn is_quoted(line: &str) -> bool {
    // Messages of another checker and texts of the standard, an identifier of a script.
    line.starts_with("names: ")
        || line.starts_with("names: &[")
        || line.contains("no corresponding IDL attributes")
        || line.starts_with("script\tmend\t")
        || line.contains(" no longer ")
}

fn files(path: &Path, found: &mut Vec<std::path::PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).expect("the folder can be read") {
            files(&entry.expect("the folder can be read").path(), found);
        }
    } else if path.extension().is_some_and(|extension| {
        ["rs", "md", "tsv", "toml"].iter().any(|wanted| extension == *wanted)
    }) {
        found.push(path.to_owned());
    }
}

#[test]
fn sources_are_in_plain_english() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut complaints = Vec::new();
    for folder in FOLDERS {
        let mut found = Vec::new();
        files(&root.join(folder), &mut found);
        assert!(!found.is_empty(), "{folder} has no sources");
        for path in found {
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            for (index, line) in text.lines().enumerate() {
                let line = line.trim_start();
                let words = line.trim_start_matches(['/', '!', '#']).split_whitespace();
                let lower = format!(" {} ", words.collect::<Vec<_>>().join(" ")).to_lowercase();
                let phrase = UNUSUAL.iter().chain(&MORE).find(|phrase| lower.contains(**phrase));
                if let Some(phrase) = phrase.filter(|_| !is_quoted(line)) {
                    let place = path.strip_prefix(&root).unwrap_or(&path).display();
                    complaints.push(format!("{place}:{}: `{}`", index + 1, phrase.trim()));
                }
            }
        }
    }
    report(&complaints);
}
