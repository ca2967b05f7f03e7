//! The facts of the documents of an arena.

use encoding_rs::{Encoding, UTF_8};
use treewright_markup::DocumentMode;

use crate::node::{NodeData, NodeId};
use crate::scripting::NodeDocuments;
use crate::sealed::Sealed;
use crate::{Document, NodeError};

/// The type of a document: <https://dom.spec.whatwg.org/#concept-document-type>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the DOM Standard has these two")]
pub enum DocumentType {
    /// "html": an HTML document.
    #[default]
    Html,
    /// "xml": an XML document.
    Xml,
}

/// Properties of a new document: see [`DocumentProperties::create_document_with`].
///
/// ```
/// use treewright_dom::scripting::DocumentProperties;
/// use treewright_dom::{Document, DocumentInit, DocumentType};
/// let mut document = Document::new();
/// let init = DocumentInit::new(DocumentType::Xml).content_type("image/svg+xml");
/// let svg = document.create_document_with(&init);
/// assert_eq!(document.document_type(svg), Some(DocumentType::Xml));
/// assert_eq!(document.content_type(svg), Some("image/svg+xml"));
/// assert_eq!(document.content_type(document.root()), Some("text/html"));
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DocumentInit {
    document_type: DocumentType,
    mode: DocumentMode,
    content_type: Option<Box<str>>,
    encoding: &'static Encoding,
}

impl DocumentInit {
    /// A document of this type in no-quirks mode, with the content type `text/html` or `application/xml`
    /// and the encoding UTF-8.
    pub fn new(document_type: DocumentType) -> Self {
        Self { document_type, mode: DocumentMode::NoQuirks, content_type: None, encoding: UTF_8 }
    }

    /// Sets the mode.
    #[must_use]
    pub fn mode(mut self, mode: DocumentMode) -> Self {
        self.mode = mode;
        self
    }

    /// Sets the encoding.
    #[must_use]
    pub fn encoding(mut self, encoding: &'static Encoding) -> Self {
        self.encoding = encoding;
        self
    }

    /// Sets the content type.
    #[must_use]
    pub fn content_type(mut self, content_type: &str) -> Self {
        self.content_type = Some(content_type.into());
        self
    }
}

/// The properties of a document that do not fit its node.
#[derive(Clone, Debug, Default)]
pub(crate) struct DocumentFacts {
    pub(crate) document_type: DocumentType,
    pub(crate) content_type: Option<Box<str>>,
    /// The encoding; that of the main document is elsewhere.
    pub(crate) encoding: Option<&'static Encoding>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#associated-inert-template-document>
    pub(crate) inert: Option<NodeId>,
    /// It is the inert document of another one.
    pub(crate) is_inert: bool,
}

/// The properties of the documents of an arena.
/// <https://dom.spec.whatwg.org/#concept-document>
pub trait DocumentProperties: Sealed {
    /// Creates another document in this arena, which is empty. The [root](Document::root) of the arena
    /// stays the same.
    ///
    /// While [node documents are kept](crate::scripting::NodeDocuments::keep_node_documents), each document
    /// is paired with another one: that of the contents of its `template` elements.
    fn create_document_with(&mut self, init: &DocumentInit) -> NodeId;

    /// Sets the type of a document.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not a document.
    fn set_document_type(
        &mut self,
        document: NodeId,
        document_type: DocumentType,
    ) -> Result<(), NodeError>;

    /// Returns true for a node whose [node document](crate::scripting::NodeDocuments::node_document) is an
    /// HTML document. Without any XML document in the arena, this does not search for the node document.
    /// <https://dom.spec.whatwg.org/#html-document>
    ///
    /// ```
    /// use treewright_dom::scripting::DocumentProperties;
    /// use treewright_dom::{Document, DocumentInit, DocumentType, Namespace};
    /// let mut document = Document::new();
    /// let xml = document.create_document_with(&DocumentInit::new(DocumentType::Xml));
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// assert!(document.is_in_an_html_document(element));
    /// document.append(xml, element).unwrap();
    /// assert!(!document.is_in_an_html_document(element));
    /// ```
    fn is_in_an_html_document(&self, node: NodeId) -> bool;

    /// The content type of a document: `text/html` or `application/xml`, unless it was created with
    /// another one.
    /// <https://dom.spec.whatwg.org/#concept-document-content-type>
    fn content_type(&self, document: NodeId) -> Option<&str>;

    /// The encoding of a document of this arena; that of the main document is
    /// [`Document::character_encoding`].
    /// <https://dom.spec.whatwg.org/#concept-document-encoding>
    fn encoding_of(&self, document: NodeId) -> Option<&'static Encoding>;
}

impl DocumentProperties for Document {
    fn create_document_with(&mut self, init: &DocumentInit) -> NodeId {
        let document = self.create_document_alone(init);
        if self.keeps_node_documents() {
            self.appropriate_template_contents_owner_document(document);
        }
        document
    }

    fn set_document_type(
        &mut self,
        document: NodeId,
        document_type: DocumentType,
    ) -> Result<(), NodeError> {
        let facts = self.document_facts_mut(document)?;
        facts.document_type = document_type;
        // The document of template contents has the type of the one that it was made for.
        if let Some(inert) = facts.inert
            && let Ok(facts) = self.document_facts_mut(inert)
        {
            facts.document_type = document_type;
        }
        self.rare_mut().had_xml_documents |= document_type == DocumentType::Xml;
        Ok(())
    }

    fn is_in_an_html_document(&self, node: NodeId) -> bool {
        if self.rare.as_ref().is_none_or(|rare| !rare.had_xml_documents) {
            return true;
        }
        let document = self.node_document(node).unwrap_or(node);
        self.document_type(document) != Some(DocumentType::Xml)
    }

    fn content_type(&self, document: NodeId) -> Option<&str> {
        let index = self.resolve_document(document).ok()?;
        let facts = self.document_facts(index);
        let own = facts.and_then(|facts| facts.content_type.as_deref());
        Some(own.unwrap_or(match self.document_type(document)? {
            DocumentType::Html => "text/html",
            DocumentType::Xml => "application/xml",
        }))
    }

    fn encoding_of(&self, document: NodeId) -> Option<&'static Encoding> {
        let index = self.resolve_document(document).ok()?;
        if document == self.main {
            return Some(self.character_encoding());
        }
        Some(self.document_facts(index).and_then(|facts| facts.encoding).unwrap_or(UTF_8))
    }
}

impl Document {
    fn create_document_alone(&mut self, init: &DocumentInit) -> NodeId {
        let document = self.allocate(NodeData::Document { mode: init.mode });
        let is_default = init.document_type == DocumentType::Html
            && init.content_type.is_none()
            && init.encoding == UTF_8;
        if !is_default {
            let facts = DocumentFacts {
                document_type: init.document_type,
                content_type: init.content_type.clone(),
                encoding: Some(init.encoding),
                ..DocumentFacts::default()
            };
            self.rare_mut().had_xml_documents |= init.document_type == DocumentType::Xml;
            self.rare_mut().documents.insert(document.index, facts);
        }
        document
    }

    pub(crate) fn document_facts(&self, index: u32) -> Option<&DocumentFacts> {
        self.rare.as_ref()?.documents.get(&index)
    }

    fn document_facts_mut(&mut self, document: NodeId) -> Result<&mut DocumentFacts, NodeError> {
        let index = self.resolve_document(document)?;
        Ok(self.rare_mut().documents.entry(index).or_default())
    }

    pub(crate) fn resolve_document(&self, document: NodeId) -> Result<u32, NodeError> {
        let index = self.resolve(document)?;
        match self.data_at(index) {
            NodeData::Document { .. } => Ok(index),
            _ => Err(NodeError::WrongKind),
        }
    }

    /// The type of a document.
    /// <https://dom.spec.whatwg.org/#concept-document-type>
    pub fn document_type(&self, document: NodeId) -> Option<DocumentType> {
        let index = self.resolve_document(document).ok()?;
        Some(self.document_facts(index).map(|facts| facts.document_type).unwrap_or_default())
    }

    /// The document that owns the contents of a document's `template` elements. It is created on first use.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
    pub(crate) fn appropriate_template_contents_owner_document(
        &mut self,
        document: NodeId,
    ) -> Option<NodeId> {
        let document_type = self.document_type(document)?;
        let facts = self.document_facts_mut(document).ok()?;
        if facts.is_inert {
            return Some(document);
        }
        if let Some(inert) = facts.inert
            && self.contains(inert)
        {
            return Some(inert);
        }
        let inert = self.create_document_alone(&DocumentInit::new(document_type));
        if let Ok(facts) = self.document_facts_mut(inert) {
            facts.is_inert = true;
        }
        if let Ok(facts) = self.document_facts_mut(document) {
            facts.inert = Some(inert);
        }
        Some(inert)
    }

    /// Gives a copy of a document the properties of the original.
    pub(crate) fn copy_document_facts(&mut self, original: u32, copy: NodeId) {
        let encoding = self.encoding_of(self.id(original));
        let Some(facts) = self.document_facts(original) else {
            if let Some(encoding) = encoding.filter(|encoding| *encoding != UTF_8) {
                let facts = DocumentFacts { encoding: Some(encoding), ..Default::default() };
                self.rare_mut().documents.insert(copy.index, facts);
            }
            return;
        };
        let facts = DocumentFacts { encoding, inert: None, is_inert: false, ..facts.clone() };
        self.rare_mut().documents.insert(copy.index, facts);
    }
}
