//! Wherever the number of parse errors differs from that of the public data, a reason is known.

use treewright_dom::Document;
use treewright_testing::error_counts::{Reason, count, report};
use treewright_testing::suites::Suite;

#[test]
fn every_difference_in_the_number_of_errors_has_a_reason() {
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023] {
        let Some(files) = count::<Document>(suite) else { continue };
        println!("{}", report(suite, &files));
        let unexplained: Vec<_> = files
            .iter()
            .filter_map(|(file, counts)| Some((file, counts.differing.get(&Reason::Unexplained)?)))
            .collect();
        assert!(unexplained.is_empty(), "{}: {unexplained:?}", suite.name());
    }
}
