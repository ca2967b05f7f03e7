//! Explains in sentences how the HTML parser handled a place in a page, and why.
//!
//! An [`Explainer`] reads the [origins](treewright_dom::Document::origin) that a document keeps, and the
//! parse errors. It answers for a place of the source ([`Explainer::at`]), for a node ([`Explainer::node`])
//! and for everything that the parser did not take as it is written ([`Explainer::all`]). An [`Explanation`] has
//! [steps](Step), each with a sentence, the [`StandardRule`] of the standard and the parse error; [`Drawing`] shows
//! it next to the piece of the source.
//!
//! The facade has this as `Parsed::explain`, with examples.

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
mod draw;
mod effects;
mod elements;
mod errors;
mod explainer;
mod explanation;
mod gaps;
mod lexer;
mod naming;
mod nodes;
mod rule;
mod tags;
mod text;

pub use draw::{Drawing, Excerpt, Weight};
pub use errors::reason;
pub use explainer::{All, Explainer, NoOrigins};
pub use explanation::{Explanation, Label, Step, StepKind, Subject};
pub use rule::StandardRule;
