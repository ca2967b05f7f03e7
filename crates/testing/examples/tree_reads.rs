//! Rewrites `crates/testing/data/cases-that-need-tree-reads.txt`.
//!
//! ```text
//! cargo run -p treewright-testing --example tree_reads > crates/testing/data/cases-that-need-tree-reads.txt
//! ```

use treewright_dom::Document;
use treewright_testing::suites::Suite;
use treewright_testing::trees::needs_tree_reads;

fn main() {
    println!(
        "# Cases in which the parser asks something that only a tree can answer. The treeless event"
    );
    println!("# sink gets other events there than a tree. Made by the example `tree_reads`.");
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Own] {
        for case in suite.tree_cases().unwrap_or_default() {
            match needs_tree_reads::<Document>(&case, suite.edition()) {
                Ok(true) => println!("{}/{}", suite.name(), case.id),
                Ok(false) => {}
                Err(mismatch) => eprintln!("{}/{}: {mismatch}", suite.name(), case.id),
            }
        }
    }
}
