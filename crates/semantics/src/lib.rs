//! The semantics of HTML elements and attributes: the algorithms of the HTML and DOM Standards that only
//! read a tree. Readers of pages, selectors, the checker and windows share them, and this crate has the
//! only copy of each.
//!
//! Functions take a node ([`NodeRef`](treewright_dom::NodeRef)). For many nodes, use the type in the same
//! module that caches facts about the tree, so that all queries together take time linear in the tree:
//! `Disabled`, `Slots`, `Languages` and others. Such a cache is valid as long as the document does not
//! change, which its borrow guarantees.
//!
//! States that scripts have set are part of the tree ([`ElementState`](treewright_dom::ElementState),
//! [`NodeRef::control_value`](treewright_dom::NodeRef::control_value)); parsed trees have none.
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

pub mod buttons;
pub mod content_editable;
pub mod content_security_policy;
pub mod controls;
pub mod css;
pub mod declarations;
pub mod directionality;
#[cfg(feature = "urls")]
pub mod folders;
pub mod groups;
pub mod hyperlinks;
pub mod inheriting;
pub mod input_type;
pub mod language;
pub mod media_queries;
pub mod refresh;
pub mod selects;
pub mod sheets;
pub mod sizes;
pub mod slots;
pub mod srcset;
pub mod targets;
#[cfg(feature = "urls")]
pub mod urls;
pub mod validity;
pub mod values;

pub use input_type::InputType;
