//! The public test suites. Each is a test; without the data, which are not part of the repository, the
//! tests are ignored, which the harness of the standard library can only do at compile time.
//!
//! Two environment variables are for scripts: with `TREEWRIGHT_REQUIRE_SUITES` a missing suite is a
//! failure, and the file that `TREEWRIGHT_SUITES_RAN` names gets a line for each suite.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use treewright_dom::Document;
use treewright_syntax::OutOfBandMetadata;
use treewright_testing::check::{
    check_encoding_case, check_serializer_case, check_tokenizer_case, check_tree_case,
};
use treewright_testing::error_counts::{self, Reason};
use treewright_testing::formats::{files_below, read_encoding_cases, read_serializer_cases};
use treewright_testing::suites::{
    KnownDifferences, OlderCases, REQUIRE_SUITES, Suite, case_id, conformance, report, run_all,
    table,
};

/// A test by its name. It returns the number of its cases, or `None` without the data.
type Test = (&'static str, fn() -> Option<usize>);

const TESTS: [Test; 7] = [
    ("html5lib_tokenizer", tokenizer),
    ("html5lib_tree_construction", tree_construction),
    ("html5lib_tree_construction_2023", tree_construction_2023),
    ("html5lib_tree_construction_error_counts", || error_counts(Suite::TreeConstruction)),
    ("html5lib_tree_construction_2023_error_counts", || error_counts(Suite::TreeConstruction2023)),
    ("html5lib_serializer", serializer),
    ("html5lib_encodings", encodings),
];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let are_required = std::env::var_os(REQUIRE_SUITES).is_some();
    let are_skipped = !are_required && conformance().is_none();
    let trials = TESTS.map(|(name, run)| {
        if are_skipped && !arguments.list {
            note(name, "SKIPPED");
        }
        Trial::test(name, move || match run() {
            Some(cases) => {
                note(name, &format!("{cases} cases"));
                Ok(())
            }
            None => Err(Failed::from("the public test suites were not found")),
        })
        .with_ignored_flag(are_skipped)
    });
    libtest_mimic::run(&arguments, trials.into()).exit_code()
}

/// Adds a line to the file for scripts.
fn note(name: &str, result: &str) {
    if let Some(path) = std::env::var_os("TREEWRIGHT_SUITES_RAN") {
        let file = OpenOptions::new().create(true).append(true).open(path);
        // In one call, so that lines of several threads do not mix.
        let line = format!("{name}: {result}\n");
        file.and_then(|mut file| file.write_all(line.as_bytes())).expect("it can be written");
    }
}

fn tokenizer() -> Option<usize> {
    let suite = Suite::Tokenizer;
    let mut cases = suite.tokenizer_cases()?;
    // These expect the output of a parser that prepares for XML.
    cases.retain(|case| !case.xml_violation);
    assert!(cases.len() > 6_700, "only {} cases", cases.len());
    let ids = || cases.iter().map(|case| &case.id);
    let older = OlderCases::of(suite);
    older.assert_all_are_there(ids());
    let results = run_all(&cases, |case| {
        older.check(&case.id, &case.input.to_text(), |edition| check_tokenizer_case(case, edition))
    });
    KnownDifferences::of(suite).judge(ids().zip(&results));
    Some(cases.len())
}

/// The cases of June 2026, under the current rules.
fn tree_construction() -> Option<usize> {
    let suite = Suite::TreeConstruction;
    let cases = suite.tree_cases()?;
    assert!(cases.len() >= 1_796, "only {} cases", cases.len());
    let ids = || cases.iter().map(|case| &case.id);
    let older = OlderCases::of(suite);
    older.assert_all_are_there(ids());
    let results = run_all(&cases, |case| {
        older.check(&case.id, &case.input.to_text(), |edition| {
            check_tree_case::<Document>(case, edition)
        })
    });
    KnownDifferences::of(suite).judge(ids().zip(&results));
    Some(cases.len())
}

/// The cases of August 2023, under the rules of that time.
fn tree_construction_2023() -> Option<usize> {
    let suite = Suite::TreeConstruction2023;
    let cases = suite.tree_cases()?;
    assert!(cases.len() >= 1_768, "only {} cases", cases.len());
    let results = run_all(&cases, |case| check_tree_case::<Document>(case, suite.edition()));
    let ids = cases.iter().map(|case| &case.id);
    KnownDifferences::of(suite).judge(ids.zip(&results));
    Some(cases.len())
}

/// Each difference in the number of errors has a reason.
fn error_counts(suite: Suite) -> Option<usize> {
    let files = error_counts::count::<Document>(suite)?;
    println!("{}", error_counts::report(suite, &files));
    let unexplained: Vec<_> = files
        .iter()
        .filter_map(|(file, counts)| Some((file, counts.differing.get(&Reason::Unexplained)?)))
        .collect();
    assert!(unexplained.is_empty(), "{}: {unexplained:?}", suite.name());
    Some(files.values().map(|counts| counts.cases).sum())
}

/// The cases that concern the standard's algorithm.
fn serializer() -> Option<usize> {
    let files = Suite::Serializer.files("test")?;
    let rows = table("serializer-cases.txt", 2);
    let mut listed: BTreeSet<_> = rows.iter().map(|row| case_id(&row[0], &row[1])).collect();
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| file.name == "core.test") {
        for case in read_serializer_cases(file).unwrap_or_else(|error| panic!("{error}")) {
            match (listed.remove(&case.id), check_serializer_case::<Document>(&case)) {
                (true, Err(mismatch)) => complaints.push(format!("{}: {mismatch}", case.id)),
                (false, Ok(())) => complaints.push(format!("{}: holds, not listed", case.id)),
                _ => {}
            }
        }
    }
    complaints.extend(listed.iter().map(|id| format!("{id}: listed, but not there")));
    report(&complaints);
    Some(rows.len())
}

fn encodings() -> Option<usize> {
    let folder = conformance()?.join("html5lib-tests/encoding");
    let files = files_below(&folder, "dat").expect("they can be read");
    // They expect the default of a western locale.
    let western = OutOfBandMetadata::new().locale("en").expect("it is a tag");
    let read = |file| read_encoding_cases(file, &western).unwrap_or_else(|error| panic!("{error}"));
    let cases: Vec<_> = files.iter().flat_map(read).collect();
    assert!(cases.len() >= 83, "only {} cases", cases.len());
    let results = run_all(&cases, check_encoding_case::<Document>);
    let known = KnownDifferences::of_encodings();
    known.judge(cases.iter().map(|case| &case.id).zip(&results));
    Some(cases.len())
}
