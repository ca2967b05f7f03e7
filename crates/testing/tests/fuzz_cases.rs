//! The checks of fuzzing without a fuzzer: stored cases, and the seeds.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use treewright_syntax::Limits;
use treewright_testing::check::{Mismatch, setup_of};
use treewright_testing::fuzzing::layout::{Head, TextHead};
use treewright_testing::fuzzing::seeds::{Seeds, dictionary, generated};
use treewright_testing::fuzzing::{TARGETS, Target, known_differences};
use treewright_testing::suites::{Suite, data, report, run_all};

/// One of this number of seeds is checked; the others are texts of cases that other tests check.
const STEP: usize = 5;

/// The number of generated documents that are checked for each target.
const GENERATED: u64 = 100;

fn check_all(target: &Target, cases: &[(String, Vec<u8>)]) {
    let results = run_all(cases, |(name, case)| {
        target.check_without_panic(case).map_err(|violation| Mismatch {
            run: format!("{}, {name}", target.name),
            expected: target.explain(case),
            found: violation.to_string(),
        })
    });
    let complaints = results.into_iter().filter_map(Result::err);
    report(&complaints.map(|complaint| complaint.to_string()).collect::<Vec<_>>());
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("the folder can be read"));
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// The stored cases, in `data/fuzz/TARGET`: findings, made small, and a few written by hand.
#[test]
fn kept_cases() {
    let folder = data().join("fuzz");
    let folders = names_in(&folder).into_iter().filter(|name| folder.join(name).is_dir());
    let targets: BTreeSet<String> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    assert_eq!(folders.collect::<BTreeSet<_>>(), targets, "a folder for each target");
    for target in TARGETS {
        let folder = folder.join(target.name);
        let read = |name: String| {
            let case = std::fs::read(folder.join(&name)).expect("the case can be read");
            (name, case)
        };
        let cases: Vec<_> = names_in(&folder).into_iter().map(read).collect();
        assert!(!cases.is_empty(), "{} has no cases", target.name);
        check_all(target, &cases);
    }
}

#[test]
fn seeds() {
    let seeds = Seeds::read(false);
    for target in TARGETS {
        let cases = seeds.of(target.name).into_iter().enumerate().step_by(STEP);
        let cases: Vec<_> = cases.map(|(number, case)| (format!("seed {number}"), case)).collect();
        assert!(cases.len() > 50, "{} has few seeds", target.name);
        check_all(target, &cases);
    }
}

#[test]
fn generated_documents() {
    for target in TARGETS {
        let cases = (1..=GENERATED)
            .filter_map(|seed| Some((format!("seed {seed}"), generated(target.name, seed)?)));
        check_all(target, &cases.collect::<Vec<_>>());
    }
}

/// Each prefix of a case is also one: missing bytes count as zeros.
#[test]
fn short_cases() {
    for target in TARGETS {
        for byte in [0, 1, b'<', 0xFF] {
            let cases = (0..12).map(|length| (format!("{length} * {byte}"), vec![byte; length]));
            check_all(target, &cases.collect::<Vec<_>>());
        }
    }
}

#[test]
fn the_differences_from_html5ever_are_differences() {
    let mut names = BTreeSet::new();
    for difference in known_differences() {
        assert!(names.insert(&difference.name), "{} is there twice", difference.name);
        assert!(difference.holds(), "a known difference has disappeared: {}", difference.name);
    }
}

#[test]
fn a_head_that_was_written_is_read() {
    let cases = Suite::Own.tree_cases().expect("our own cases are there");
    for case in cases {
        for scripting in case.scripting_modes() {
            let mut setup = setup_of(&case, Suite::Own.edition(), scripting);
            setup.context = None;
            let head = TextHead::write(&setup, 0x00AB_CDEF);
            let read = TextHead::read(&mut Head::new(&head));
            assert_eq!(format!("{:?}", read.setup), format!("{setup:?}"), "{}", case.id);
            assert_eq!((read.pattern, read.is_utf16), (0x00AB_CDEF, false));
            assert_eq!(read.setup.options.limits, Limits::NONE);
        }
    }
}

/// Every target has its file in the package `fuzz`, which this workspace does not build.
#[test]
fn the_targets_are_those_of_the_package() {
    let package: PathBuf = data().join("../../../fuzz");
    let manifest = std::fs::read_to_string(package.join("Cargo.toml")).expect("it is there");
    let mut files = BTreeSet::new();
    for target in TARGETS {
        let name = target.name;
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is not in the manifest");
        let file = format!("{name}.rs");
        let text = std::fs::read_to_string(package.join("fuzz_targets").join(&file));
        let text = text.unwrap_or_else(|error| panic!("{file}: {error}"));
        let is_right = text.contains("fuzzing::hold(") && text.contains(&format!("\"{name}\""));
        assert!(is_right, "{file} holds something else");
        files.insert(file);
    }
    assert_eq!(names_in(&package.join("fuzz_targets")), files);
}

#[test]
fn the_dictionary_has_tags_attributes_and_syntax() {
    let dictionary = dictionary();
    for entry in ["\"<table>\"", "\"</p>\"", "\" shadowrootmode=\"", "\"<!--\"", "\"\\xFF\\xFE\""] {
        assert!(dictionary.lines().any(|line| line == entry), "{entry}");
    }
}
