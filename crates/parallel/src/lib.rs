//! Maps a function over the items of an iterator on several threads.
//!
//! [`Many`] is an iterator over the results, in the order of the inputs. It works ahead of its
//! caller by a bounded amount, takes inputs from iterators that are infinite or slow, and reports a
//! panic at the place of the result that is missing.
//!
//! ```
//! use treewright_parallel::Many;
//!
//! let squares = Many::new(1..=1000_u64, |number| number * number).threads(4);
//! assert!(squares.eq((1..=1000).map(|number| number * number)));
//! ```

// Code that could fail for some input says at its place why it does not, or when. Tests may fail,
// which is why this is not in `Cargo.toml`.
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

mod many;
mod results;
mod window;
mod workers;

pub use many::Many;
