//! CSS selectors over the tree of Treewright.

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

mod ancestors;
mod attributes;
mod compile;
mod contains;
mod directionality;
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
mod select;
mod selector;
mod set;
mod slots;
mod walk;

pub use error::{SelectorError, SelectorErrorKind};
pub use matches::Matches;
pub use options::{Scope, SelectorOptions};
pub use select::Select;
pub use selector::Selector;
pub use set::{SelectorSet, SetMatches};
