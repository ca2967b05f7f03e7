//! The document tree of Treewright: an arena of small nodes. The HTML parser writes to it, and a
//! program reads it, changes it, and writes it as HTML, as JSON or as the tree dump of the public
//! parser tests.
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
//! A [`Document`] owns all of its nodes; a program names them by [`NodeId`], which is small and `Copy`. An
//! id goes stale when its node is freed ([`Document::delete`], [`Document::clear`]). The places of freed
//! nodes are reused, but never with the same id:
//!
//! - reads of a stale id return what they return for a node without the property: `None`, no items,
//!   no text;
//! - writes return [`NodeError::Stale`].
//!
//! The methods of [`Document`] itself never panic for a stale id. Those of its [`TreeSink`] and
//! [`TreeQuery`] implementations are for the parser, whose handles are never stale; some of them panic for
//! a stale id. A method that exists in both takes ids by value in `Document` and by reference in the
//! traits, so you cannot call one by mistake for the other. The only exception, because it takes no ids, is
//! `create_document_fragment`: called on a `Document` it is [`Document::create_document_fragment`], called
//! as [`TreeSink::create_document_fragment`] it also sets [`Document::root`].
//!
//! An id must only be used with the document that gave it, or with a clone of it. Builds with debug
//! assertions panic when they look up an id of another document; in release builds it is stale or names
//! another node. [`NodeId`] also describes the conversion of ids to numbers.
//!
//! # Handles
//!
//! [`NodeRef`] is an id together with its document: [`Document::get`] and [`Document::root_node`] make
//! one, and its methods lead from node to node. Handles only read; ids are for storing and changing.
//!
//! # One arena, several trees
//!
//! In addition to its main document ([`Document::main_document`]) an arena can hold other documents,
//! document fragments, the contents of `template` elements, shadow trees, and nodes without a parent. A
//! node that moves from one of them to another keeps its id.
//!
//! # Depth
//!
//! Nothing here recurses over the depth of a tree: building, cloning, dropping, walking or writing a
//! million nested elements takes no more stack than ten.

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

mod adopt;
mod arena;
mod attributes;
mod changed_nodes;
mod changes;
mod child_positions;
mod classes;
mod clone;
mod compact;
mod create;
mod dump;
mod element_table;
mod error;
#[cfg(feature = "serde")]
mod flat;
mod forms;
mod generations;
mod handle;
mod id;
#[doc(hidden)]
pub mod internal;
mod json;
mod mutation;
mod names;
mod node;
mod normalize;
mod origins;
mod output;
mod pairs;
pub mod parsing;
mod query;
mod rare;
mod relations;
mod room;
mod roots;
mod row_columns;
mod row_types;
mod same;
pub mod scripting;
mod sealed;
mod selects;
mod serialize;
mod shadow;
mod siblings;
mod sink;
mod steps;
mod text_store;
mod traversal;
mod validity;
mod walk;
mod words;

pub use adopt::Adopted;
pub use arena::Document;
pub use attributes::ElementAttributes;
pub use changed_nodes::ChangedNodes;
pub use changes::Change;
pub use clone::{CloneOptions, CopiedShadowRoots};
pub use error::{HierarchyViolation, NodeError};
pub use forms::FormOwners;
pub use handle::{NodeRef, NodeRefs};
pub use id::NodeId;
pub use names::{FullName, NameContext};
pub use origins::{
    AttributeOrigin, AttributeOrigins, Closing, Moves, NodeMove, NodeOrigin, TextSpans, TokenPlace,
    WatchedDocument,
};
pub use output::IoWriter;
pub use query::Doctype;
pub use scripting::document_properties::{DocumentInit, DocumentType};
pub use scripting::element_states::ElementState;
pub use scripting::noted_values::NotedValue;
pub use serialize::{SerializeError, SerializeOptions};
pub use siblings::InsertPosition;
pub use text_store::ScriptText;
pub use traversal::{Ancestors, Children, Descendants, Edge, Traverse};

pub use treewright_markup::{
    AttributeName, AttributeNamespace, Cause, DefaultDisplay, DocumentMode, ElementFlags,
    LocalName, Namespace, NodeKind, ShadowRootInit, ShadowRootMode, SourceId, Span, TokenKind,
    TreeQuery, TreeSink, is_custom_element_name,
};
