//! The parts of a document, as the parser returns them, and its options.

use std::rc::Rc;

/// Options of the parser.
///
/// ```
/// use treewright_xml::XmlOptions;
/// let options = XmlOptions::new().entity_limit(1000);
/// assert_ne!(options, XmlOptions::new());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct XmlOptions {
    pub(super) entity_limit: usize,
}

impl Default for XmlOptions {
    fn default() -> Self {
        Self { entity_limit: 1 << 20 }
    }
}

impl XmlOptions {
    /// The defaults: entities expand to at most 1 MiB of text.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the maximum number of bytes that all entities together may expand to.
    #[must_use]
    pub fn entity_limit(mut self, bytes: usize) -> Self {
        self.entity_limit = bytes;
        self
    }
}

/// The XML declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct XmlDeclaration {
    /// The version.
    pub version: String,
    /// The encoding, as written. The parser reads text and ignores it.
    pub encoding: Option<String>,
    /// `standalone`.
    pub standalone: Option<bool>,
}

/// A name with its namespace.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_structs, reason = "names have these three parts")]
pub struct XmlName {
    /// The namespace.
    pub namespace: Option<Rc<str>>,
    /// The prefix.
    pub prefix: Option<Box<str>>,
    /// The local name.
    pub local: Box<str>,
}

/// An attribute. Declarations of namespaces are attributes too.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct XmlAttribute {
    /// The name.
    pub name: XmlName,
    /// The normalized value.
    pub value: String,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum XmlEvent {
    /// The document type declaration.
    #[non_exhaustive]
    Doctype {
        /// The name.
        name: String,
        /// The public identifier, or empty.
        public_id: String,
        /// The system identifier, or empty.
        system_id: String,
    },
    /// A start tag, or a tag of an empty element, whose end follows.
    #[non_exhaustive]
    StartElement {
        /// The name.
        name: XmlName,
        /// The attributes in order, followed by those with default values.
        attributes: Vec<XmlAttribute>,
    },
    /// The end of the last open element.
    EndElement,
    /// Text: all characters between other events.
    Text(String),
    /// A CDATA section.
    CData(String),
    /// A comment.
    Comment(String),
    /// A processing instruction.
    #[non_exhaustive]
    ProcessingInstruction {
        /// The target.
        target: String,
        /// The data.
        data: String,
    },
}
