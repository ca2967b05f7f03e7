//! The places of the standard's text that say "parse error": each has its code.
//! `spec/parse-error-places.tsv` lists them by sections; if the text of the standard is available, they are
//! counted again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use treewright::ErrorCode;
use treewright_testing::suites::report;

/// The files of the text that are about parsing.
const FILES: [&str; 4] = [
    "03-input-byte-stream-and-parse-state.txt",
    "04-tokenization.txt",
    "05-tree-construction.txt",
    "06-serializing-and-fragments.txt",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The rows: anchor, number of places, codes.
fn rows() -> Vec<(String, usize, Vec<String>)> {
    let text = std::fs::read_to_string(root().join("spec/parse-error-places.tsv")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let codes = cells[2].split(' ').filter(|code| *code != "-").map(str::to_owned);
        (cells[0].to_owned(), cells[1].parse().unwrap(), codes.collect())
    })
    .collect()
}

#[test]
fn every_place_has_a_code_and_every_code_a_place() {
    let rows = rows();
    let of_rows: BTreeSet<&str> =
        rows.iter().flat_map(|(_, _, codes)| codes.iter().map(String::as_str)).collect();
    let mut complaints = Vec::new();
    for code in ErrorCode::ALL {
        let is_of_today = code.anchor() != "classic";
        if is_of_today != of_rows.contains(code.as_str()) {
            complaints.push(format!("{code} has no place, or is not of today and has one"));
        }
    }
    let known: BTreeSet<&str> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
    complaints.extend(of_rows.difference(&known).map(|code| format!("{code} is not a code")));
    // "parse errors" of fragments are only mentioned.
    let without = rows
        .iter()
        .filter(|(anchor, _, codes)| codes.is_empty() && anchor != "parsing-html-fragments");
    complaints.extend(without.map(|(anchor, ..)| format!("{anchor} has no code")));
    report(&complaints);
}

/// The number of places by the anchors of their sections, from the text.
fn places(directory: &Path) -> BTreeMap<String, usize> {
    let mut places = BTreeMap::new();
    for file in FILES {
        let text = std::fs::read_to_string(directory.join(file)).unwrap();
        let mut section = None;
        for line in text.lines() {
            let anchor = line.strip_suffix(']').and_then(|line| line.rsplit_once("[#"));
            if let Some((_, anchor)) = anchor.filter(|_| line.starts_with('#')) {
                section = Some(anchor.to_owned());
                continue;
            }
            let count = line.to_ascii_lowercase().matches("parse error").count();
            if let Some(section) = section.clone().filter(|_| count > 0) {
                *places.entry(section).or_default() += count;
            }
        }
    }
    places
}

#[test]
fn places_are_those_of_the_text() {
    let directory = root().join("../shared/spec");
    if !directory.exists() {
        eprintln!("skipped: the text of the standard is not there");
        return;
    }
    let listed: BTreeMap<String, usize> =
        rows().into_iter().map(|(anchor, count, _)| (anchor, count)).collect();
    assert_eq!(listed, places(&directory));
    assert!(listed.values().sum::<usize>() > 200);
}
