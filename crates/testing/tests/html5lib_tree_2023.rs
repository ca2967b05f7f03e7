//! The public tree-construction cases of August 2023, under the rules of that time.

use treewright_dom::Document;
use treewright_testing::check::check_tree_case;
use treewright_testing::suites::{KnownDifferences, Suite, run_all};

#[test]
fn html5lib_tree_construction_2023() {
    let suite = Suite::TreeConstruction2023;
    let Some(cases) = suite.tree_cases() else { return };
    assert!(cases.len() >= 1_768, "only {} cases", cases.len());
    let results = run_all(&cases, |case| check_tree_case::<Document>(case, suite.edition()));
    let ids = cases.iter().map(|case| &case.id);
    KnownDifferences::of(suite).judge(ids.zip(&results));
}
