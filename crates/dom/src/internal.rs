//! Items that the packages of this repository share and that no promise of compatibility covers: the caches that a document
//! keeps for queries.

pub use crate::element_table::{ElementTable, ElementTables};
pub use crate::words::Words;
