//! Pages are read and parsed in one place, `src/pages`: no other file of the command does it by itself.

use std::fs;
use std::path::{Path, PathBuf};

/// The calls that read files and parse pages.
const CALLS: [&str; 19] = [
    "fs::read(",
    "fs::read_to_string(",
    "File::open(",
    "read_to_end(",
    ".open()",
    ".open_lines()",
    ".open_counted(",
    "input.read()",
    "net::fetch(",
    "treewright::parse",
    "ptions.parse(",
    "ptions::new().parse(",
    ".parse_in(",
    ".parse_fragment(",
    "fragment_parser(",
    ".parser()",
    "check_css(",
    "check_xml(",
    "Many::new(",
];

/// The calls in other files, with what they read.
const ELSEWHERE: [(&str, &str, &str); 26] = [
    ("checking/baseline.rs", "fs::read(", "the findings that are known"),
    ("checking/config/found.rs", "fs::read_to_string(", "settings"),
    ("checking/page.rs", "check_css(", "parses and checks style sheets at once"),
    ("checking/page.rs", "check_xml(", "parses and checks XML at once"),
    ("commands/batch/lines.rs", ".open_lines()", "lines with pages in them"),
    ("commands/extract/manifest.rs", "fs::read(", "the state of a run"),
    ("commands/extract/mod.rs", "fs::read_to_string(", "a plan"),
    ("commands/extract/reading.rs", "File::open(", "tables"),
    ("commands/extract/reading.rs", ".open_counted(", "archives"),
    ("commands/extract/reading.rs", "read_to_end(", "pages that become batches"),
    ("commands/extract/running.rs", "Many::new(", "batches of pages"),
    ("commands/extract/whole_file.rs", "File::open(", "a folder that is written to"),
    ("commands/lsp/stdio.rs", "read_to_end(", "messages of the client"),
    ("commands/run/lines.rs", "Many::new(", "pages in processes of their own"),
    ("commands/run/ran.rs", "fs::read_to_string(", "scripts of the user"),
    ("commands/run/recordings.rs", ".open()", "recorded answers"),
    ("commands/run/recordings.rs", "read_to_end(", "the start of recorded answers"),
    ("commands/run/storing.rs", "fs::read_to_string(", "cookies"),
    ("commands/serve/answer.rs", "net::fetch(", "an answer with its status"),
    ("commands/serve/body.rs", "read_to_end(", "compressed bodies of requests"),
    ("commands/storage/mod.rs", "fs::read_to_string(", "exported data"),
    ("commands/vnu/mod.rs", "fs::read_to_string(", "filters of messages"),
    ("reference_pages.rs", "fs::read_to_string(", "a test, of the pages of documentation"),
    ("sanitizing.rs", "fs::read_to_string(", "configurations of the sanitizer"),
    ("saving.rs", "fs::read(", "a file that is about to be written"),
    ("styling.rs", "fs::read(", "style sheets that are added"),
];

#[test]
fn are_read_in_one_place() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    add_files(&source, &mut files);
    let mut found = Vec::new();
    for file in &files {
        let name = file.strip_prefix(&source).unwrap().to_str().unwrap().replace('\\', "/");
        if name.starts_with("pages/") || name.starts_with("input/") {
            continue;
        }
        let text = fs::read_to_string(file).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        found.extend(
            CALLS.iter().filter(|call| code.contains(*call)).map(|call| (name.clone(), *call)),
        );
    }
    let mut expected: Vec<(String, &str)> =
        ELSEWHERE.iter().map(|(file, call, _)| ((*file).to_owned(), *call)).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "read and parse pages in src/pages, or give the reason here");
}

fn add_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            add_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}
