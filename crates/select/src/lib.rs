//! CSS selectors over the tree of Treewright: [Selectors 4](https://drafts.csswg.org/selectors-4/), except
//! for features that need rendering, a user or scripts.
//!
//! - [`Selector`] is a compiled selector; the trait [`Select`] offers the same as methods of documents and
//!   nodes.
//! - [`SelectorSet`] matches many selectors in one query.
//! - [`SelectorOptions`] sets the trees that a query searches ([`Scope`]), namespaces, and the extension
//!   `:contains("text")`.
//! - [`SelectorError`] describes the error in a selector, and its place.
//!
//! # Bounds
//! A selector has at most [`SelectorError::MAX_LENGTH`] bytes, 75 levels of parentheses, and 512 compounds in
//! a row, including those in arguments; more is an error. For one selector, a query takes time linear in the
//! size of the page, however its elements are nested: `:has()`, `:nth-child()`, and the combinators for
//! descendants and later siblings cache their results. Nothing recurses over the depth of a tree. A query
//! takes at most a few words of memory for each node and part of the selector, and frees them at its end.
//!
//! After some steps a query builds a table of elements, which the document keeps until it changes; sets of
//! several selectors build it immediately. It takes 36 bytes for each element and 4 for each node, and
//! after the first query for classes or ids, 12 more bytes for each element and 4 for each class and id.
//! The first query with a selector that only tests the name and attributes of one element follows the links
//! of the tree to its end, which is faster. Later queries search the table: only elements that pass by
//! their names and by bits of their attributes, classes and ids are compared with the selector. Queries
//! that enter template contents or shadow trees follow the links of the tree. Sets of selectors also use
//! sets of rows, which the table then keeps.

// Every potential panic carries a justification. Tests may panic; therefore these lints are not in
// `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod attributes;
mod bounded;
mod columns;
mod compile;
mod contains;
mod elements;
mod error;
mod forms;
mod grammar;
mod has;
mod index;
mod language;
mod locate;
mod matches;
mod matching;
mod memo;
mod nearest;
mod nth;
mod options;
mod program;
mod row_set;
mod rows;
mod select;
mod selector;
mod set;
mod walk;

pub use bounded::{BoundedSelector, QueryEnded};
pub use error::{SelectorError, SelectorErrorKind};
pub use matches::Matches;
pub use options::{Scope, SelectorOptions};
pub use select::Select;
pub use selector::Selector;
pub use set::{SelectorSet, SetMatches};
