//! XML for the tree of Treewright: a strict parser. The package `treewright-write` writes trees as XML.
//!
//! ```
//! use treewright_dom::scripting::{DocumentProperties, UncheckedNodes};
//! use treewright_dom::{Document, DocumentInit, DocumentType};
//! use treewright_xml::{XmlOptions, parse_document};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut tree = Document::new();
//! let document = tree.create_document_with(&DocumentInit::new(DocumentType::Xml));
//! parse_document(&mut tree, document, "<a xmlns:b='urn:b'><b:c/></a>", &XmlOptions::new())?;
//! let name = tree.full_name(tree.first_child(tree.first_child(document).unwrap()).unwrap()).unwrap();
//! assert_eq!((name.namespace, name.prefix, name.local), (Some("urn:b"), Some("b"), "c"));
//! # Ok(())
//! # }
//! ```
//!
//! The parser is a processor of XML 1.0 (fifth edition) with namespaces that does not validate and reads
//! nothing except its text: it uses entities and default attributes of the internal subset, but not external
//! ones. The parser owns what it reads and lends nothing, so your program can do other things between two
//! events, such as run scripts.

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

mod build;
mod encoding;
mod error;
mod parse;

pub use build::{
    namespaces_in_scope, parse_document, parse_fragment, parse_source, parse_source_while,
};
pub use encoding::{decode, first_malformed};
pub use error::{XmlError, XmlErrorKind};
pub use parse::{XmlAttribute, XmlDeclaration, XmlEvent, XmlName, XmlOptions, XmlParser};

/// The namespace of `xml:lang`.
const XML: &str = "http://www.w3.org/XML/1998/namespace";
/// The namespace of declarations.
const XMLNS: &str = "http://www.w3.org/2000/xmlns/";
