//! Our own encoding cases: sniffing, and changing the encoding while parsing.

use treewright_dom::Document;
use treewright_syntax::{ChangeOfEncoding, OutOfBandMetadata};
use treewright_testing::check::{ByteFeed, check_encoding_case, events_of_bytes, parse_bytes};
use treewright_testing::formats::{
    CaseFile, EncodingCase, ScriptPlay, files_below, read_encoding_cases,
};
use treewright_testing::suites::{KnownDifferences, data, run_all};
use treewright_testing::trees::Event;

/// Our files have a separate extension: `.dat` below `cases` is tree construction.
const EXTENSION: &str = "encoding";

fn own_cases() -> Vec<EncodingCase> {
    let files = files_below(&data().join("cases/encoding"), EXTENSION).expect("they are there");
    let metadata = OutOfBandMetadata::new();
    let read =
        |file| read_encoding_cases(file, &metadata).unwrap_or_else(|error| panic!("{error}"));
    files.iter().flat_map(read).collect()
}

#[test]
fn own_encodings() {
    let cases = own_cases();
    assert!(!cases.is_empty());
    let results = run_all(&cases, check_encoding_case::<Document>);
    KnownDifferences::default().judge(cases.iter().map(|case| &case.id).zip(&results));
}

/// A sink that cannot undo writes receives the restart, and then everything as in a parse that had the
/// encoding from the start.
#[test]
fn a_sink_without_undo_hears_of_restarts() {
    let cases = own_cases();
    let mut restarts = 0;
    // Without a tree no scripts run.
    for case in cases.iter().filter(|case| case.scripts == ScriptPlay::Skip) {
        let tree = Document::new();
        let parsed = parse_bytes(case, ByteFeed::Whole, tree, &|tree| *tree = Document::new());
        let change = parsed.expect("it comes to an end").change;
        let events = events_of_bytes(case).expect("it comes to an end");
        let restart = events.iter().position(|event| *event == Event::Restart);
        let Some(ChangeOfEncoding::Restart(new)) = change else {
            assert_eq!(restart, None, "{}", case.id);
            continue;
        };
        restarts += 1;
        let restart = restart.unwrap_or_else(|| panic!("{}: no restart", case.id));
        assert!(restart > 0, "{}: there was something before", case.id);
        let mut known = case.clone();
        known.metadata = OutOfBandMetadata::new().known_definite_encoding(new);
        let expected = events_of_bytes(&known).expect("it comes to an end");
        assert_eq!(events[restart + 1..], expected, "{}", case.id);
    }
    assert!(restarts >= 5, "only {restarts} restarts");
}

/// Files and escapes that cannot be read are refused, with the line.
#[test]
fn files_that_do_not_follow_the_format() {
    for (text, line) in [
        ("<p>\n", 1),
        ("#encoding\nutf-8\n", 1),
        ("#data\n<p>\n", 1),
        ("#data\n<p>\n#encoding\nnosuch\n", 1),
        ("#data\n<p>\n#encoding\nutf-8\n#encoding\nutf-8\n", 5),
        ("#data\n<p>\n#encoding\nutf-8\n#nosuch\n", 5),
        ("#bytes\n\\n\n#encoding\nutf-8\n", 1),
        ("#bytes\n\\{3}\n#encoding\nutf-8\n", 1),
        ("#bytes\n\\{3*x\n#encoding\nutf-8\n", 1),
        ("#data\n\n#encoding\nutf-8\n#confidence\nirrelevant\n", 1),
        ("#data\n\n#encoding\nutf-8\n#source\nnosuch\n", 1),
        ("#data\n\n#encoding\nutf-8\n#change\nnosuch\n", 1),
        ("#data\n\n#encoding\nutf-8\n#steps\nprescan\n", 1),
        ("#data\n\n#encoding\nutf-8\n#malformed\n1 utf-8\n", 1),
        ("#data\n\n#encoding\nutf-8\n#detect\nno\n", 1),
        ("#data\n\n#encoding\nutf-8\n#locale\nen_US\n", 1),
        ("#data\n\n#encoding\nutf-8\n#limit\n-1\n", 1),
    ] {
        let file = CaseFile { name: "x".to_owned(), bytes: text.as_bytes().to_vec() };
        let error = read_encoding_cases(&file, &OutOfBandMetadata::new()).expect_err(text);
        assert_eq!(error.line, line, "{text}");
    }
}
