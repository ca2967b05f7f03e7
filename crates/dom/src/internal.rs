//! Items that the packages of this repository share, without a promise of compatibility: the caches that a
//! document keeps for queries, and the pieces of HTML.

pub use crate::element_table::{ElementTable, ElementTables};
pub use crate::serialize::{HtmlPiece, SerializeInPieces};
pub use crate::words::Words;
