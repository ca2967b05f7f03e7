//! The shared vocabulary of Treewright: names as numbers, attributes, runs of text, places in a source,
//! parse errors, and the interface of a tree ([`TreeQuery`], [`TreeSink`]).
//!
//! Nothing here parses. A parser writes to any tree in these terms, and a tree needs no parser to
//! understand them.
//!
//! ```
//! use treewright_markup::{ElementFlags, ErrorCode, LocalName, Namespace, Span};
//!
//! assert!(LocalName::BR.flags(Namespace::Html).intersects(ElementFlags::VOID));
//! assert_eq!(ErrorCode::DuplicateAttribute.as_str(), "duplicate-attribute");
//! assert_eq!(Span::in_main(3, 7).end, 7);
//! ```

// Every potential panic carries a justification. Tests may panic, so these lints are not in `Cargo.toml`.
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

pub mod attributes;
mod error;
mod names;
mod pseudo_attributes;
mod run;
pub mod selects;
mod span;
mod tree;
mod tree_order;
pub mod xml;

pub use attributes::{
    Attribute, AttributeBuffer, AttributeInText, AttributeIter, AttributeName, AttributeNamespace,
    Attributes, AttributesInOneText, ElementName,
};
pub use error::{ErrorCode, ParseError, RelatedElement, Stage, UnknownErrorCode};
pub use names::{
    DefaultDisplay, ElementFlags, LocalName, NameInterner, Namespace, ShortName,
    is_custom_element_name, is_valid_attribute_local_name, is_valid_custom_element_name,
    is_valid_doctype_name, is_valid_element_local_name, is_valid_namespace_prefix, tag,
};
pub use pseudo_attributes::{decode_references, parse_pseudo_attributes};
pub use run::Run;
pub use span::{LineColumn, LineIndex, Mark, SourceId, Span};
pub use tree::{
    Cause, DocumentMode, NodeKind, Origin, ScriptFlags, ShadowRootInit, ShadowRootMode,
    ShadowRootRefused, SourceToken, TokenKind, TreeQuery, TreeSink,
};
pub use tree_order::{next_after_the_subtree, next_in_tree_order};
