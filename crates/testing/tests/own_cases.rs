//! All of our own cases, `crates/testing/data/cases`.

use std::collections::BTreeSet;
use std::path::Path;

use treewright_dom::Document;
use treewright_syntax::tokenizer::Tokenizer;
use treewright_syntax::{Edition, InputStream, Reporter};
use treewright_testing::check::{check_tokenizer_case, check_tree_case};
use treewright_testing::suites::{KnownDifferences, Suite, run_all};

#[test]
fn own_tokenizer_cases() {
    let cases = Suite::Own.tokenizer_cases().unwrap_or_default();
    assert!(!cases.is_empty());
    let results = run_all(&cases, |case| check_tokenizer_case(case, Suite::Own.edition()));
    KnownDifferences::default().judge(cases.iter().map(|case| &case.id).zip(&results));
}

#[test]
fn own_tree_construction_cases() {
    let cases = Suite::Own.tree_cases().unwrap_or_default();
    assert!(!cases.is_empty());
    let results = run_all(&cases, |case| check_tree_case::<Document>(case, Suite::Own.edition()));
    KnownDifferences::default().judge(cases.iter().map(|case| &case.id).zip(&results));
}

#[test]
fn the_lines_of_errors_match_the_error_codes() {
    let cases = Suite::Own.tree_cases().unwrap_or_default();
    for case in cases {
        if let Some(codes) = &case.error_codes {
            let lines = case.errors.len() + case.new_errors.len();
            assert!(lines == 0 || lines == codes.len(), "{}", case.id);
        }
    }
}

/// Our own cases alone pause in every state of the tokenizer, between two characters.
#[test]
fn own_tokenizer_cases_visit_every_state() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/states.txt");
    let states = std::fs::read_to_string(folder).expect("the list of states is there");
    let letters = |name: &str| {
        let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        name.to_ascii_lowercase().trim_end_matches("state").to_owned()
    };
    let mut missing: BTreeSet<String> = states
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| letters(line.split('\t').next().unwrap_or_default()))
        .collect();
    assert_eq!(missing.len(), 84);
    // It consumes nothing, so nothing can pause in it.
    missing.remove("numericcharacterreferenceend");
    for case in Suite::Own.tokenizer_cases().unwrap_or_default() {
        for state in &case.initial_states {
            let mut tokenizer = Tokenizer::new(case.edition.unwrap_or(Edition::LIVING));
            tokenizer.switch_to(*state);
            tokenizer.set_adjusted_current_node_is_foreign(true);
            if let Some(name) = &case.last_start_tag {
                tokenizer.set_last_start_tag(name);
            }
            let mut input = InputStream::new();
            let mut reporter = Reporter::new(false);
            for character in case.input.to_text().chars() {
                input.append(character.encode_utf8(&mut [0; 4])).expect("it fits");
                while tokenizer.next_token(&mut input, &mut reporter).is_some() {}
                missing.remove(&letters(&format!("{:?}", tokenizer.state())));
            }
        }
    }
    assert!(missing.is_empty(), "no case comes to {missing:?}");
}
