//! The common microsyntaxes of the HTML Standard: the grammars of attribute values.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#common-microsyntaxes>
//!
//! This crate has the only copy of each parser, which returns the value or the [`Mistake`]. A reader uses
//! the value, a checker the mistake with its place. If the standard has one grammar for authors and a
//! lenient algorithm for programs, a function `valid_…` is the grammar and a function `parse_…` the
//! algorithm.
//!
//! ```
//! use treewright_microsyntaxes::numbers::{parse_non_negative_integer, valid_non_negative_integer};
//! assert_eq!(parse_non_negative_integer(" 12px"), Ok(12));
//! let mistake = valid_non_negative_integer("12px").unwrap_err();
//! assert_eq!(mistake.span, 2..4);
//! ```

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

pub mod dates;
pub mod email_addresses;
pub mod json;
pub mod lists;
pub mod mime;
mod mistake;
pub mod numbers;
pub mod white_space;

pub use mistake::Mistake;
