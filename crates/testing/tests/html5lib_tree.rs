//! The public tree-construction cases of June 2026, under the rules of today.

use treewright_dom::Document;
use treewright_testing::check::check_tree_case;
use treewright_testing::suites::{KnownDifferences, OlderCases, Suite, run_all};

#[test]
fn html5lib_tree_construction() {
    let suite = Suite::TreeConstruction;
    let Some(cases) = suite.tree_cases() else {
        return;
    };
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
}
