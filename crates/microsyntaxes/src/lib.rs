//! The common microsyntaxes of the HTML Standard: what values of attributes are made of.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#common-microsyntaxes>
//!
//! Each parser stands here once and gives the value or the [`Mistake`]. A reader takes the value, a checker the
//! mistake with its place. Where the standard has one grammar for authors and a lenient algorithm for programs, a
//! function `valid_…` is the grammar and a function `parse_…` the algorithm.
//!
//! ```
//! use treewright_microsyntaxes::numbers::{parse_non_negative_integer, valid_non_negative_integer};
//! assert_eq!(parse_non_negative_integer(" 12px"), Ok(12));
//! let mistake = valid_non_negative_integer("12px").unwrap_err();
//! assert_eq!(mistake.span, 2..4);
//! ```

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

pub mod dates;
pub mod email_addresses;
pub mod lists;
pub mod mime;
mod mistake;
pub mod numbers;
pub mod white_space;

pub use mistake::Mistake;
