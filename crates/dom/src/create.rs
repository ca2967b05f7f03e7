//! New nodes, without a parent yet.

use treewright_markup::{
    DocumentMode, LocalName, Namespace, is_valid_doctype_name, is_valid_element_local_name,
};

use crate::node::{
    AttributeList, AttributePlace, ElementFacts, NONE, NodeData, NodeId, PackedData,
};
use crate::scripting::DocumentProperties;
use crate::text_store::TextRef;
use crate::{Document, DocumentInit, DocumentType, NodeError, ScriptText};

impl Document {
    /// Creates an element with this local name, in the given case. A `template` element of the HTML
    /// namespace has empty template contents.
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] for a name that is not a
    /// [valid element local name](https://dom.spec.whatwg.org/#valid-element-local-name).
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let path = document.create_element(Namespace::Svg, "clipPath").unwrap();
    /// assert_eq!(document.local_name(path), Some("clipPath"));
    /// assert!(document.create_element(Namespace::Html, "a b").is_err());
    /// ```
    pub fn create_element(
        &mut self,
        namespace: Namespace,
        local_name: &str,
    ) -> Result<NodeId, NodeError> {
        if !is_valid_element_local_name(local_name) {
            return Err(NodeError::InvalidName);
        }
        let local = self.names.intern(local_name);
        Ok(self.new_element(namespace, local, 0, 0))
    }

    /// A new element, whose attributes are `attribute_count` of the arena's, starting at `attributes`.
    #[inline]
    pub(crate) fn new_element(
        &mut self,
        namespace: Namespace,
        local: LocalName,
        attributes: u32,
        attribute_count: u32,
    ) -> NodeId {
        let fits = attribute_count as usize <= PackedData::MOST_ATTRIBUTES;
        let count = if fits { attribute_count as u8 } else { 0 };
        let element = self.allocate(NodeData::Element {
            facts: ElementFacts::new(namespace),
            local,
            attributes: AttributePlace { start: attributes, count },
        });
        if !fits {
            let list = AttributeList::Given { start: attributes, count: attribute_count };
            self.extras_mut(element.index).attributes = list;
        }
        if local == LocalName::TEMPLATE && namespace == Namespace::Html {
            let contents = self.allocate(NodeData::Fragment { host: element.index });
            self.extras_mut(element.index).template_contents = Some(contents);
        }
        element
    }

    /// Creates a text node.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("a < b");
    /// assert_eq!(document.text(text), Some("a < b"));
    /// ```
    pub fn create_text(&mut self, text: &str) -> NodeId {
        let text = self.own_text(text);
        self.allocate(NodeData::Text { text })
    }

    /// Creates a comment. The data are not checked: a comment that contains `-->` changes when it is
    /// written as HTML and parsed again.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let comment = document.create_comment(" note ");
    /// assert_eq!(document.outer_html(comment), "<!-- note -->");
    /// ```
    pub fn create_comment(&mut self, data: &str) -> NodeId {
        let data = self.own_text(data);
        self.allocate(NodeData::Comment { data })
    }

    /// Creates a processing instruction.
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] for a target that is not a valid element local name, and for data that
    /// contain `?>`.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let instruction = document.create_processing_instruction("marker", "name=a").unwrap();
    /// assert_eq!(document.outer_html(instruction), "<?marker name=a?>");
    /// ```
    pub fn create_processing_instruction(
        &mut self,
        target: &str,
        data: &str,
    ) -> Result<NodeId, NodeError> {
        if !is_valid_element_local_name(target) || data.contains("?>") {
            return Err(NodeError::InvalidName);
        }
        let data = self.own_text(data);
        Ok(self.new_processing_instruction(target, data))
    }

    pub(crate) fn new_processing_instruction(&mut self, target: &str, data: TextRef) -> NodeId {
        let target = self.names.intern(target);
        let pair = self.pairs.add([data, TextRef::EMPTY]);
        self.allocate(NodeData::ProcessingInstruction { target, pair })
    }

    /// Creates a doctype. A public ID or system ID that is missing is an empty string.
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] for a name with white space, NUL or `>`.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let doctype = document.create_doctype("html", "", "").unwrap();
    /// document.append(document.root(), doctype).unwrap();
    /// assert_eq!(document.inner_html(document.root()), "<!DOCTYPE html>");
    /// ```
    pub fn create_doctype(
        &mut self,
        name: &str,
        public_id: &str,
        system_id: &str,
    ) -> Result<NodeId, NodeError> {
        if !is_valid_doctype_name(name) {
            return Err(NodeError::InvalidName);
        }
        let ids = [self.own_text(public_id), self.own_text(system_id)];
        Ok(self.new_doctype(name, ids))
    }

    /// A new doctype with this public ID and system ID.
    pub(crate) fn new_doctype(&mut self, name: &str, ids: [TextRef; 2]) -> NodeId {
        let name = self.names.intern(name);
        let pair = match ids {
            [TextRef::EMPTY, TextRef::EMPTY] => NONE,
            ids => self.pairs.add(ids),
        };
        self.allocate(NodeData::Doctype { name, pair })
    }

    /// Creates an empty document fragment. The [root](Document::root) of the arena stays the same.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let fragment = document.create_document_fragment();
    /// let text = document.create_text("a");
    /// document.append(fragment, text).unwrap();
    /// assert_eq!(document.inner_html(fragment), "a");
    /// ```
    pub fn create_document_fragment(&mut self) -> NodeId {
        self.allocate(NodeData::Fragment { host: NONE })
    }

    /// Creates another document in this arena, empty and with this mode. The [root](Document::root) of the
    /// arena stays the same.
    ///
    /// ```
    /// use treewright_dom::{Document, DocumentMode};
    /// let mut document = Document::new();
    /// let second = document.create_document(DocumentMode::Quirks);
    /// assert_eq!(document.mode_of(second), Some(DocumentMode::Quirks));
    /// assert_eq!(document.mode(), DocumentMode::NoQuirks);
    /// ```
    pub fn create_document(&mut self, mode: DocumentMode) -> NodeId {
        self.create_document_with(&DocumentInit::new(DocumentType::Html).mode(mode))
    }

    /// Stores text that a program sets, as a separate string, so that a program that changes a document for
    /// a long time does not fill the common store.
    pub(crate) fn own_script_text(&mut self, text: &ScriptText<'_>) -> TextRef {
        if text.is_empty() { TextRef::EMPTY } else { self.texts.own_script_text(text) }
    }

    /// The same for UTF-8.
    pub(crate) fn own_text(&mut self, text: &str) -> TextRef {
        if text.is_empty() { TextRef::EMPTY } else { self.texts.own(text.to_owned()) }
    }
}
