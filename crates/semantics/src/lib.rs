//! The meaning of elements and attributes of HTML: the algorithms of the HTML and DOM Standards that ask a tree
//! and change nothing. Readers of pages, selectors, the checker and windows share them, and each stands here once.
//!
//! Functions take a node ([`NodeRef`](treewright_dom::NodeRef)). Where many nodes are asked about, a type of the
//! same module remembers what one question has found out about the tree, so that all questions together take time
//! linear in the tree: `Disabled`, `Slots`, `Languages` and others. Such a memory is good for as long as the
//! document does not change, which its borrow guarantees.
//!
//! States that scripts have set are part of the tree ([`ElementState`](treewright_dom::ElementState),
//! [`NodeRef::control_value`](treewright_dom::NodeRef::control_value)); trees that were parsed have none.
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//! use treewright_semantics::buttons::is_submit_button;
//!
//! let mut document = Document::new();
//! let button = document.create_element(Namespace::Html, "button").unwrap();
//! assert!(is_submit_button(document.get(button).unwrap()));
//! document.set_attribute(button, "type", "reset").unwrap();
//! assert!(!is_submit_button(document.get(button).unwrap()));
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

pub mod buttons;
pub mod controls;
pub mod directionality;
pub mod groups;
pub mod inheriting;
pub mod input_type;
pub mod language;
pub mod selects;
pub mod slots;
pub mod validity;

pub use input_type::InputType;
