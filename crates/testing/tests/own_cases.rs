//! All of our own cases, `crates/testing/data/cases`.

use treewright_dom::Document;
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
