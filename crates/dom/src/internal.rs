//! Items that the packages of this repository share, without a promise of compatibility: the caches that a
//! document keeps for queries, and columns for people.

pub use crate::element_table::{ElementTable, ElementTables};
pub use crate::origins::CharacterColumns;
pub use crate::words::Words;
