//! CSS selectors over the tree of Treewright: [Selectors 4](https://drafts.csswg.org/selectors-4/) without
//! what needs rendering, a user or scripts.
//!
//! - [`Selector`] is a compiled selector; the trait [`Select`] has the same as methods of documents and
//!   nodes.
//! - [`SelectorSet`] asks many selectors in one query.
//! - [`SelectorOptions`] has the trees that a query looks into ([`Scope`]), namespaces, and the switch of
//!   the extension `:contains("text")`.
//! - [`SelectorError`] says what is wrong with a selector, and where.
//!
//! # Bounds
//! A selector has at most [`SelectorError::MAX_LENGTH`] bytes, 75 levels of parentheses, and 512 compounds in
//! a row, those in arguments added up; more is an error. For one selector, a query takes time linear in the
//! size of the page, however its elements are nested: `:has()`, `:nth-child()`, and the combinators for
//! descendants and later siblings remember what they found. Nothing recurses over the depth of a tree. The
//! memory of a query is at most a few words for each node and part of the selector, and is gone with it.
//!
//! A query that goes on for some steps makes the table of elements that a document keeps until it changes, and sets of
//! several selectors make it at once. It takes 36 bytes for each element and 4 for each node, and once classes or ids
//! were asked for, 12 bytes more for each element and 4 for each class and id. The first query of a selector that asks for no more than names and attributes
//! of one element goes along the links of the tree to its end, which takes less time. The queries after it search the
//! table: only elements that pass by their names and by bits of their attributes, classes and ids are compared with the
//! selector. Queries that look into template contents or shadow trees, where there are some, go along the links of the
//! tree. Sets of selectors also ask the table for the sets of rows that it keeps from then on.

// Each place that could panic for some input gives the reason why it does not, or when it does.
// Tests may panic; therefore these lints are not in `Cargo.toml`.
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
mod columns;
mod compile;
mod contains;
mod elements;
mod error;
mod forms;
mod grammar;
mod has;
mod index;
mod input;
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

pub use error::{SelectorError, SelectorErrorKind};
pub use matches::Matches;
pub use options::{Scope, SelectorOptions};
pub use select::Select;
pub use selector::Selector;
pub use set::{SelectorSet, SetMatches};
