//! XML.

mod infoset;
mod name_characters;
mod names;
mod namespaces;
mod prefixes;
mod text;
mod writer;

use std::fmt;

use treewright_dom::{NodeKind, NodeRef};

use crate::WriteError;
use crate::output::{Output, Refused};

/// Selects how to treat names and text that XML, or its parsers, cannot represent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coercion {
    /// The tree is coerced to an infoset, so that every XML parser accepts the text; see [`xml`](crate::xml()).
    /// <https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset>
    #[default]
    ToInfoset,
    /// Nothing is coerced: names, prefixes and text are written unchanged, like a script's `XMLSerializer`
    /// does. The text is not always well-formed; see [`XmlOptions::require_well_formed`].
    No,
}

/// Options for writing a tree as XML.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct XmlOptions {
    coercion: Coercion,
    declaration: bool,
    doctype: bool,
    shadow_roots: bool,
    children_only: bool,
    require_well_formed: bool,
    limit: Option<u64>,
}

impl Default for XmlOptions {
    fn default() -> Self {
        Self {
            coercion: Coercion::ToInfoset,
            declaration: false,
            doctype: true,
            shadow_roots: false,
            children_only: false,
            require_well_formed: false,
            limit: None,
        }
    }
}

impl XmlOptions {
    /// The defaults: the node itself, coerced to an infoset; with a doctype; without an XML declaration or
    /// shadow roots; and with unlimited length.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets how to treat names and text that XML, or its parsers, cannot represent.
    #[must_use]
    pub fn coercion(mut self, coercion: Coercion) -> Self {
        self.coercion = coercion;
        self
    }

    /// Starts documents with `<?xml version="1.0" encoding="UTF-8"?>`. XML without it means the same.
    #[must_use]
    pub fn declaration(mut self, included: bool) -> Self {
        self.declaration = included;
        self
    }

    /// Includes the doctype of documents, which some XML parsers do not accept.
    #[must_use]
    pub fn doctype(mut self, included: bool) -> Self {
        self.doctype = included;
        self
    }

    /// Includes shadow roots, each as a `template` element with the attributes that declare it.
    #[must_use]
    pub fn shadow_roots(mut self, included: bool) -> Self {
        self.shadow_roots = included;
        self
    }

    /// Writes the children of a node, each as if it were alone, like `innerHTML` of XML documents. Those of
    /// a `template` element are its contents.
    #[must_use]
    pub fn children_only(mut self, only: bool) -> Self {
        self.children_only = only;
        self
    }

    /// Refuses nodes that XML cannot represent, with [`WriteError::NotWellFormed`], if nothing is coerced.
    #[must_use]
    pub fn require_well_formed(mut self, required: bool) -> Self {
        self.require_well_formed = required;
        self
    }

    /// Limits the XML to this number of bytes; longer XML is [`WriteError::LimitExceeded`].
    #[must_use]
    pub fn limit(mut self, bytes: u64) -> Self {
        self.limit = Some(bytes);
        self
    }
}

/// Writes a node and its contents as XML: the XML serialization of the DOM Parsing standard. By default the
/// tree is coerced to an infoset ([`Coercion::ToInfoset`]), so that every XML parser accepts the text: a
/// document gives an XML document, and other nodes a well-formed part of one, where the namespace of every
/// element is declared.
/// <https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset>
/// <https://w3c.github.io/DOM-Parsing/#xml-serialization>
///
/// The standard leaves choices for the coercion; these were made:
///
/// - Names: each character that a name of XML without a colon cannot have becomes `U` and six
///   hexadecimal digits (`foo<bar` is `fooU00003Cbar`). Only characters of names in all editions of
///   XML 1.0 stay: many parsers do not know those that the fifth added. If that gives two attributes of an element
///   the same name, the first one stays.
/// - Attributes without a namespace that are named `xmlns` or start with `xmlns:`, and those in the XMLNS
///   namespace, are dropped; namespaces are declared where they are needed.
/// - Elements from XML or a program keep their namespaces and lose their prefixes; attributes of namespaces
///   other than those of HTML parsers lose their namespaces.
/// - Comments: a space is put between two hyphens and after one at the end.
/// - In text, attributes, comments and processing instructions a form feed becomes a space, and other
///   characters that XML does not have become U+FFFD. U+000D is written as a reference, but becomes a
///   newline in comments and processing instructions.
/// - Processing instructions: targets are names as above, and `xml` is `U000078ml`; a space is put
///   into `?>`.
/// - The doctype is dropped if its name is empty or an identifier cannot be written; its name is coerced
///   like others.
/// - Template contents are written as children of their `template`.
///
/// The mode of the document and the form owners are dropped, because XML cannot represent them.
///
/// # Errors
/// [`WriteError::NoDocumentElement`] for a document without an element or with several, unless nothing is
/// coerced; [`WriteError::NotWellFormed`] if the options require well-formed output;
/// [`WriteError::LimitExceeded`]; [`WriteError::Io`] if `out` has an error.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::{Coercion, XmlOptions, xml};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Svg, "use")?;
/// document.set_attribute(element, "a:b", "\u{C}\t")?;
/// let mut out = String::new();
/// xml(document.get(element).unwrap(), &XmlOptions::new(), &mut out)?;
/// assert_eq!(out, r#"<use xmlns="http://www.w3.org/2000/svg" aU00003Ab=" &#9;"/>"#);
///
/// let mut out = String::new();
/// let options = XmlOptions::new().coercion(Coercion::No);
/// xml(document.get(element).unwrap(), &options, &mut out)?;
/// assert_eq!(out, "<use xmlns=\"http://www.w3.org/2000/svg\" a:b=\"\u{C}&#x9;\"/>");
/// # Ok(())
/// # }
/// ```
pub fn xml(
    node: NodeRef<'_>,
    options: &XmlOptions,
    out: &mut impl fmt::Write,
) -> Result<(), WriteError> {
    Ok(write(node, options, out)?)
}

pub(crate) fn write(
    node: NodeRef<'_>,
    options: &XmlOptions,
    out: &mut impl fmt::Write,
) -> Result<(), Refused> {
    let is_document = node.kind() == NodeKind::Document && options.coercion == Coercion::ToInfoset;
    if is_document && !options.children_only && node.child_elements().take(2).count() != 1 {
        return Err(Refused::NoDocumentElement);
    }
    writer::XmlWriter::new(node, options, Output::new(out, options.limit)).write()
}
