//! Checks the examples of the HTML Standard itself, which conform except for those that are marked as bad:
//! `cargo run -p treewright-testing --bin standard-examples -- [FILE] [--list]`
//!
//! FILE is the standard on one page (../shared/corpus/html-standard.html by default). Prints the number of
//! findings of each rule, next to the number in `data/standard-examples.tsv`, which has the reason, and
//! exits with 1 if they differ. `--list` prints each finding with the first line of its example.

use std::collections::BTreeMap;
use std::process::ExitCode;

use treewright::{Checker, NodeRef, Options, Report, Select};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_listed = arguments.iter().any(|argument| argument == "--list");
    let file = arguments.iter().find(|argument| !argument.starts_with('-'));
    let file = file.map_or("../shared/corpus/html-standard.html", String::as_str);
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let known = include_str!("../../data/standard-examples.tsv");
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for line in known.lines().filter(|line| !line.starts_with('#')) {
        if let [code, count, _] = line.split('\t').collect::<Vec<_>>()[..] {
            counts.entry(code.to_owned()).or_default().0 = count.parse().unwrap_or(0);
        }
    }
    let mut number = 0;
    let document = Options::new().parse(&bytes).document;
    for node in document.select("pre:not(.bad) > code.html").into_iter().flatten() {
        let text: String = node.descendants().filter_map(NodeRef::data).collect();
        let report = check(&text);
        number += 1;
        for finding in &report.diagnostics {
            counts.entry(finding.code().to_owned()).or_default().1 += 1;
            if is_listed {
                let first = text.trim().lines().next().unwrap_or_default();
                println!("{}\t{}\t{first}", finding.code(), finding.message);
            }
        }
    }
    let mut is_right = true;
    for (code, (known, found)) in &counts {
        let mark = if known == found { " " } else { "!" };
        is_right &= known == found;
        println!("{mark} {found:4} {known:4} {code}");
    }
    println!("{number} examples");
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks an example. An excerpt becomes a page.
fn check(text: &str) -> Report {
    let lower = text.trim_start().to_ascii_lowercase();
    let page = if lower.starts_with("<!doctype") || lower.starts_with("<html") {
        text.to_owned()
    } else if ["<body", "<head>", "<title"].iter().any(|tag| lower.contains(tag)) {
        format!("<!doctype html>{text}")
    } else {
        format!("<!doctype html><html lang=en><title>x</title><body>{text}")
    };
    Checker::new().check(&page).1
}
