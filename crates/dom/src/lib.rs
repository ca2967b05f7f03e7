//! The document tree of Treewright: an arena of small nodes that the HTML parser writes to and
//! that a program then reads, changes and writes out as HTML, as JSON or as the tree dump of the
//! public parser tests.
//!
//! ```
//! use treewright_dom::{Document, Namespace};
//!
//! # fn main() -> Result<(), treewright_dom::NodeError> {
//! let mut document = Document::new();
//! let paragraph = document.create_element(Namespace::Html, "p")?;
//! let text = document.create_text("2 < 3");
//! document.append(paragraph, text)?;
//! document.set_attribute(paragraph, "class", "note")?;
//! assert_eq!(document.outer_html(paragraph), r#"<p class="note">2 &lt; 3</p>"#);
//! # Ok(())
//! # }
//! ```
//!
//! # Nodes and ids
//!
//! A [`Document`] owns all of its nodes; a program names them by [`NodeId`], which is small and
//! `Copy`. An id goes stale when its node is freed ([`Document::delete`], [`Document::clear`]).
//! The places of freed nodes are used again, but never under the same id:
//!
//! - reads answer a stale id like a node without the thing asked for: `None`, no items, no text;
//! - writes answer it with [`NodeError::Stale`];
//! - the methods of [`TreeSink`] and [`TreeQuery`] are for the parser, whose handles are never
//!   stale; some of them panic otherwise, and their documentation says so.
//!
//! An id must only be used with the document that gave it, or with a clone of it. Builds with debug
//! assertions panic where an id of another document is looked up; in release builds it is stale or
//! names another node. [`NodeId`] also describes the conversion of ids to numbers.
//!
//! # One arena, several trees
//!
//! Besides its main document ([`Document::main_document`]) an arena can hold further documents,
//! document fragments, the contents of `template` elements, shadow trees and nodes without a
//! parent. A node that moves from one of them to another keeps its id.
//!
//! # Depth
//!
//! Nothing here recurses over the depth of a tree: building, cloning, dropping, walking and
//! writing out a million nested elements needs no more stack than ten.

// What could fail for some input says at its place why it does not, or when. Tests may fail, which
// is why this is not in `Cargo.toml`.
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

mod arena;
mod attributes;
mod clone;
mod create;
mod dump;
mod error;
mod id;
mod json;
mod mutation;
mod names;
mod node;
mod output;
mod pairs;
mod query;
mod room;
mod serialize;
mod shadow;
mod sink;
mod text_store;
mod traversal;
mod walk;

pub use arena::Document;
pub use attributes::ElementAttributes;
pub use error::{HierarchyViolation, NodeError};
pub use id::NodeId;
pub use output::IoWriter;
pub use query::Doctype;
pub use serialize::{SerializeError, SerializeOptions};
pub use traversal::{Ancestors, Children, Descendants, Edge, Traverse};

pub use treewright_syntax::{
    AttributeName, AttributeNamespace, DocumentMode, LocalName, Namespace, NodeKind,
    ShadowRootInit, ShadowRootMode, TreeQuery, TreeSink,
};
