//! The other trees become equal to `dom::Document`, on all cases.

use std::collections::BTreeSet;
use std::sync::Mutex;

use treewright_dom::Document;
use treewright_testing::check::check_same_tree;
use treewright_testing::formats::TreeCase;
use treewright_testing::suites::{
    KnownDifferences, Suite, cases_that_need_tree_reads, report, run_all,
};
use treewright_testing::trees::{RcTree, Recorder, needs_tree_reads};

const SUITES: [Suite; 3] = [Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Own];

/// All cases of a suite, including those that the edition changes for the tree rules.
fn on_all_cases(
    check: impl Fn(&TreeCase, Suite) -> Result<(), treewright_testing::check::Mismatch> + Sync,
) {
    for suite in SUITES {
        let Some(cases) = suite.tree_cases() else { continue };
        let results = run_all(&cases, |case| check(case, suite));
        KnownDifferences::default().judge(cases.iter().map(|case| &case.id).zip(&results));
    }
}

#[test]
fn the_reference_counted_tree_becomes_the_same() {
    on_all_cases(|case, suite| {
        check_same_tree::<Document, RcTree>(case, suite.edition()).map(drop)
    });
}

#[test]
fn the_recorded_trees_become_the_same() {
    on_all_cases(|case, suite| {
        check_same_tree::<Document, Recorder<Document>>(case, suite.edition()).map(drop)
    });
    on_all_cases(|case, suite| {
        check_same_tree::<Document, Recorder<RcTree>>(case, suite.edition()).map(drop)
    });
}

#[test]
fn the_event_sink_gets_the_same_events() {
    let listed = cases_that_need_tree_reads();
    let mut complaints = Vec::new();
    let mut read = BTreeSet::new();
    for suite in SUITES {
        let Some(cases) = suite.tree_cases() else {
            let of_the_suite = format!("{}/", suite.name());
            read.extend(listed.iter().filter(|name| name.starts_with(&of_the_suite)).cloned());
            continue;
        };
        let found = Mutex::new(BTreeSet::new());
        let results = run_all(&cases, |case| {
            if needs_tree_reads::<Document>(case, suite.edition())? {
                let name = format!("{}/{}", suite.name(), case.id);
                found.lock().expect("no run panics with the lock").insert(name);
            }
            Ok(())
        });
        KnownDifferences::default().judge(cases.iter().map(|case| &case.id).zip(&results));
        read.append(&mut found.lock().expect("no run panics with the lock"));
    }
    for name in read.difference(&listed) {
        complaints.push(format!("{name} needs tree reads and is not listed"));
    }
    for name in listed.difference(&read) {
        complaints.push(format!("{name} is listed and needs no tree reads"));
    }
    if !complaints.is_empty() {
        complaints.push("the example `tree_reads` writes the list anew".to_owned());
    }
    report(&complaints);
}
