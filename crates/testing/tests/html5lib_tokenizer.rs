//! The public tokenizer cases.

use treewright_testing::check::check_tokenizer_case;
use treewright_testing::suites::{KnownDifferences, OlderCases, Suite, run_all};

#[test]
fn html5lib_tokenizer() {
    let suite = Suite::Tokenizer;
    let Some(mut cases) = suite.tokenizer_cases() else {
        return;
    };
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
}
