//! The harness of Treewright's tests: readers of the public test formats, one check for each kind
//! of case, other trees than `dom::Document`, and a host that plays scripts.
//!
//! Nothing here is published. `crates/testing/data/README.md` describes the formats and the data files.

pub mod browser_trees;
pub mod check;
pub mod error_counts;
pub mod families;
pub mod formats;
pub mod fuzzing;
pub mod generator;
pub mod hostile;
pub mod invariants;
pub mod origins;
pub mod sanitizing;
pub mod scripted_host;
pub mod subjects;
pub mod suites;
pub mod trees;
