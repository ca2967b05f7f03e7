//! Rules of style that no lint has: CONTRIBUTING.md has the reasons.

use std::path::{Path, PathBuf};

use treewright_testing::suites::report;

/// Words that start a clause instead of a sentence.
const NO_SENTENCE: [&str; 5] = ["What", "Whether", "Where", "Who", "Of"];

/// The folders with code of this repository.
const FOLDERS: [&str; 5] = ["crates", "bindings", "bench", "fuzz/fuzz_targets", "xtask"];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of all `.rs` files below a folder, by their paths.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let (mut sources, mut work) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = work.pop() {
        for entry in std::fs::read_dir(&folder).expect("it is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                // The build folder of a package contains generated code.
                if !path.ends_with("target") {
                    work.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).expect("it can be read");
                sources.push((path.display().to_string(), text));
            }
        }
    }
    sources
}

/// The lines of functions whose signature takes more than one line, and of `where` clauses.
fn long_signatures(text: &str) -> Vec<usize> {
    let is_long = |line: &str| {
        let line = line.trim();
        let is_signature = line.split_once("fn ").is_some_and(|(before, _)| {
            before.is_empty() || before.ends_with(' ') && !before.contains("//")
        });
        is_signature && !line.ends_with(['{', '}', ';'])
            || line == "where"
            || line.starts_with("where ")
    };
    let lines = text.lines().enumerate();
    lines.filter(|(_, line)| is_long(line)).map(|(index, _)| index + 1).collect()
}

/// A rule of an insertion mode is its arms: the common parts of all rules are in one place.
#[test]
fn signatures_of_rules_take_one_line() {
    let modes = sources(&repository().join("crates/syntax/src/tree_construction/modes"));
    assert!(modes.len() >= 23, "only {} files", modes.len());
    let mut complaints = Vec::new();
    for (path, text) in modes {
        complaints.extend(long_signatures(&text).iter().map(|line| format!("{path}:{line}")));
    }
    report(&complaints);
}

/// The first lines of paragraphs of documentation that begin with one of these words, by their numbers.
fn openings(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut before = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let kind = ["///", "//!"].into_iter().find(|kind| line.starts_with(kind));
        let sentence = kind.map(|kind| line[kind.len()..].trim_start());
        if let Some(sentence) = sentence
            && before.is_none_or(str::is_empty)
        {
            let word = sentence.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
            if NO_SENTENCE.contains(&word) {
                found.push((index + 1, sentence));
            }
        }
        before = sentence;
    }
    found
}

#[test]
fn documentation_opens_with_a_sentence() {
    let mut complaints = Vec::new();
    for (path, text) in FOLDERS.iter().flat_map(|folder| sources(&repository().join(folder))) {
        let lines = openings(&text).into_iter();
        complaints.extend(lines.map(|(line, sentence)| format!("{path}:{line}: {sentence}")));
    }
    report(&complaints);
}

#[test]
fn long_signatures_and_openings_are_found() {
    let text = "pub(super) fn a(&self) -> B {\nfn b<T>(\n    a: u8,\n) {}\nfn c()\nwhere\n    T: D,\n{}\n\
                // the fn of it\nlet f = |x: fn() -> u8| x;\nfn d();\n";
    assert_eq!(long_signatures(text), [2, 5, 6]);
    let text = "/// What it is.\n/// Of two lines.\nfn a() {}\n\n//! Whatever it is.\n//!\n/// Who\n\
                fn b() {}\n/// It is.\n///\n/// Of it.\n";
    assert_eq!(openings(text), [(1, "What it is."), (7, "Who"), (11, "Of it.")]);
}

/// Tests of a file that no `mod` names would never run: with `autotests = false` cargo does not search for
/// them.
#[test]
fn integration_tests_belong_to_the_program_of_their_package() {
    let packages = repository().join("crates");
    for package in std::fs::read_dir(packages).expect("the packages").flatten() {
        let tests = package.path().join("tests");
        let Ok(main) = std::fs::read_to_string(tests.join("main.rs")) else { continue };
        for entry in std::fs::read_dir(&tests).expect("its tests").flatten() {
            let path = entry.path();
            let is_module = path.extension().is_some_and(|extension| extension == "rs")
                || path.join("mod.rs").exists();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            // `public_suites` has its own harness.
            if is_module && name != "main" && name != "public_suites" {
                assert!(
                    main.contains(&format!("mod {name};")),
                    "{} is not a module",
                    path.display()
                );
            }
        }
    }
}
