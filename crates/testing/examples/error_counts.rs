//! Reports in which public tree-construction cases the number of parse errors differs from the
//! data, and why.
//!
//! ```text
//! cargo run -p treewright-testing --example error_counts
//! ```

use treewright_dom::Document;
use treewright_testing::error_counts::{count, report};
use treewright_testing::suites::Suite;

fn main() {
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023] {
        if let Some(files) = count::<Document>(suite) {
            println!("{}", report(suite, &files));
        }
    }
}
