//! Reading the tree.

use treewright_markup::{DocumentMode, LocalName, Namespace, NodeKind, ShadowRootInit, TreeQuery};

use crate::node::{NONE, NodeData, NodeId};
use crate::text_store::TextRef;
use crate::{Document, NodeError};

/// The name, the public ID and the system ID of a doctype. See [`Document::doctype`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Doctype<'a> {
    /// The name.
    pub name: &'a str,
    /// The public ID, or empty.
    pub public_id: &'a str,
    /// The system ID, or empty.
    pub system_id: &'a str,
}

impl Document {
    /// The kind of a node.
    ///
    /// ```
    /// use treewright_dom::{Document, NodeKind};
    /// let mut document = Document::new();
    /// let comment = document.create_comment("a");
    /// assert_eq!(document.kind(comment), Some(NodeKind::Comment));
    /// ```
    #[inline]
    pub fn kind(&self, node: NodeId) -> Option<NodeKind> {
        self.node(self.find(node)?).data.kind()
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the callers need a part of it")]
    fn data(&self, node: NodeId) -> Option<NodeData> {
        self.find(node).map(|index| self.data_at(index))
    }

    /// The parent. The roots of trees have none: documents, fragments, shadow roots, and nodes outside any
    /// tree.
    #[inline]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.linked(self.node(self.find(node)?).parent)
    }

    /// The first child.
    #[inline]
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.linked(self.node(self.find(node)?).first_child)
    }

    /// The last child.
    #[inline]
    pub fn last_child(&self, node: NodeId) -> Option<NodeId> {
        self.linked(self.last_child_at(self.find(node)?))
    }

    /// The previous sibling.
    #[inline]
    pub fn previous_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.linked(self.previous_at(self.find(node)?))
    }

    /// The next sibling.
    #[inline]
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.linked(self.node(self.find(node)?).next)
    }

    /// The local name of an element.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// assert_eq!(document.local_name(element), Some("p"));
    /// assert_eq!(document.local_name(document.root()), None);
    /// ```
    #[inline]
    pub fn local_name(&self, element: NodeId) -> Option<&str> {
        match self.data(element)? {
            NodeData::Element { local, .. } => Some(self.names.text(local)),
            _ => None,
        }
    }

    /// The namespace of an element. [`Document::namespace_url`] also covers namespaces that [`Namespace`]
    /// does not name.
    #[inline]
    pub fn namespace(&self, element: NodeId) -> Option<Namespace> {
        Some(self.node(self.find(element)?).data.facts()?.namespace())
    }

    /// Returns true if the node is an element of this known name in this namespace.
    ///
    /// ```
    /// use treewright_dom::{Document, LocalName, Namespace};
    /// let mut document = Document::new();
    /// let title = document.create_element(Namespace::Svg, "title").unwrap();
    /// assert!(document.is_element(title, Namespace::Svg, LocalName::TITLE));
    /// assert!(!document.is_element(title, Namespace::Html, LocalName::TITLE));
    /// ```
    #[inline]
    pub fn is_element(&self, node: NodeId, namespace: Namespace, name: LocalName) -> bool {
        self.find(node).is_some_and(|index| self.is_element_at(index, namespace, name))
    }

    #[inline]
    pub(crate) fn is_element_at(&self, index: u32, wanted: Namespace, name: LocalName) -> bool {
        match self.node(index).data.is_element_named(wanted, name) {
            Some(is_it) => is_it,
            None => matches!(
                self.data_at(index),
                NodeData::Element { facts, local, .. }
                    if local == name && facts.namespace() == wanted
            ),
        }
    }

    /// The data of a text node, comment or processing instruction.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let comment = document.create_comment("a");
    /// assert_eq!(document.text(comment), Some("a"));
    /// ```
    #[inline]
    pub fn text(&self, node: NodeId) -> Option<&str> {
        self.text_at(self.find(node)?)
    }

    #[inline]
    pub(crate) fn text_at(&self, index: u32) -> Option<&str> {
        match self.data_at(index) {
            NodeData::Text { text: data } | NodeData::Comment { data } => {
                Some(self.texts.get(data))
            }
            NodeData::ProcessingInstruction { target, pair } => {
                Some(self.processing_instruction_of(target, pair).1)
            }
            _ => None,
        }
    }

    /// The data of a text node, comment or processing instruction.
    pub(crate) fn text_ref(&self, node: NodeId) -> Option<TextRef> {
        match self.data(node)? {
            NodeData::Text { text: data } | NodeData::Comment { data } => Some(data),
            NodeData::ProcessingInstruction { pair, .. } => Some(self.pairs.get(pair)[0]),
            _ => None,
        }
    }

    /// The text content of a node: the data of a text node, comment or processing instruction, and for
    /// other nodes the data of all text nodes among their descendants, in tree order. For a document it is
    /// the document's text, not null as in the DOM.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// for text in ["a", "b"] {
    ///     let text = document.create_text(text);
    ///     document.append(element, text).unwrap();
    /// }
    /// assert_eq!(document.text_content(element), "ab");
    /// ```
    pub fn text_content(&self, node: NodeId) -> String {
        if let Some(text) = self.text(node) {
            return text.to_owned();
        }
        let mut content = String::new();
        self.append_text_content(node, &mut content);
        content
    }

    /// Appends [`text_content`](Self::text_content) to a string, so that its memory can be reused.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("b");
    /// let mut content = String::from("a");
    /// document.append_text_content(text, &mut content);
    /// assert_eq!(content, "ab");
    /// ```
    pub fn append_text_content(&self, node: NodeId, content: &mut String) {
        if let Some(text) = self.text(node) {
            return content.push_str(text);
        }
        let Some(root) = self.find(node) else { return };
        let mut last = root;
        loop {
            last = self.after_in_tree_order(last, root, false);
            if last == NONE {
                return;
            }
            if let Some(text) = self.node(last).data.text() {
                content.push_str(self.texts.get(text));
            }
        }
    }

    /// The target and the data of a processing instruction.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let instruction = document.create_processing_instruction("a", "b c").unwrap();
    /// assert_eq!(document.processing_instruction(instruction), Some(("a", "b c")));
    /// ```
    pub fn processing_instruction(&self, node: NodeId) -> Option<(&str, &str)> {
        match self.data(node)? {
            NodeData::ProcessingInstruction { target, pair } => {
                Some(self.processing_instruction_of(target, pair))
            }
            _ => None,
        }
    }

    /// The name, public ID and system ID of a doctype.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let doctype = document.create_doctype("html", "", "about:legacy-compat").unwrap();
    /// assert_eq!(document.doctype(doctype).unwrap().system_id, "about:legacy-compat");
    /// ```
    pub fn doctype(&self, node: NodeId) -> Option<Doctype<'_>> {
        match self.data(node)? {
            NodeData::Doctype { name, pair } => Some(self.doctype_of(name, pair)),
            _ => None,
        }
    }

    /// The mode of the document that a parser writes to, which is the main document unless
    /// [`ParserTarget::set_parser_document`](crate::parsing::ParserTarget::set_parser_document) has set another one.
    pub fn mode(&self) -> DocumentMode {
        self.mode_of(self.parse_target).unwrap_or_default()
    }

    /// The mode of a document of this arena.
    pub fn mode_of(&self, document: NodeId) -> Option<DocumentMode> {
        match self.data(document)? {
            NodeData::Document { mode } => Some(mode),
            _ => None,
        }
    }

    /// The contents of a `template` element: a document fragment.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let template = document.create_element(Namespace::Html, "template").unwrap();
    /// let contents = document.template_contents(template).unwrap();
    /// assert_eq!(document.host(contents), Some(template));
    /// ```
    pub fn template_contents(&self, template: NodeId) -> Option<NodeId> {
        let contents = self.extras_at(self.find(template)?)?.template_contents?;
        self.contains(contents).then_some(contents)
    }

    /// The shadow root of an element.
    pub fn shadow_root(&self, host: NodeId) -> Option<NodeId> {
        self.own_shadow_root(self.find(host)?).map(|index| self.id(index))
    }

    /// The properties of a shadow root.
    pub fn shadow_root_properties(&self, shadow_root: NodeId) -> Option<ShadowRootInit> {
        match self.data(shadow_root)? {
            NodeData::ShadowRoot { init, .. } => Some(init),
            _ => None,
        }
    }

    /// The host of template contents or of a shadow root.
    pub fn host(&self, fragment: NodeId) -> Option<NodeId> {
        self.linked(self.host_at(self.find(fragment)?))
    }

    pub(crate) fn set_flag(
        &mut self,
        element: NodeId,
        flag: u8,
        on: bool,
    ) -> Result<(), NodeError> {
        let index = self.resolve_element(element)?;
        self.node_mut(index).data.set(flag, on);
        Ok(())
    }

    /// Returns true if a node is an element with this flag.
    pub(crate) fn has_flag(&self, node: NodeId, flag: u8) -> bool {
        self.find(node).is_some_and(|index| self.node(index).data.has(flag))
    }

    /// The document element of the main document.
    /// <https://dom.spec.whatwg.org/#document-element>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// assert_eq!(document.document_element(), None);
    /// let html = document.create_element(Namespace::Html, "html").unwrap();
    /// document.append(document.root(), html).unwrap();
    /// assert_eq!(document.document_element(), Some(html));
    /// ```
    pub fn document_element(&self) -> Option<NodeId> {
        self.children(self.main).find(|child| self.kind(*child) == Some(NodeKind::Element))
    }

    fn html_element_child(&self, names: &[LocalName]) -> Option<NodeId> {
        let html = self.document_element()?;
        if !self.is_element(html, Namespace::Html, LocalName::HTML) {
            return None;
        }
        self.children(html)
            .find(|child| names.iter().any(|name| self.is_element(*child, Namespace::Html, *name)))
    }

    /// The `head` element of the main document.
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2>
    pub fn head(&self) -> Option<NodeId> {
        self.html_element_child(&[LocalName::HEAD])
    }

    /// The body element of the main document, which is a `body` or a `frameset` element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub fn body(&self) -> Option<NodeId> {
        self.html_element_child(&[LocalName::BODY, LocalName::FRAMESET])
    }

    /// The title of the main document: the text of its first `title` element, or, if the document element
    /// is an `svg` element, of its `title` child. White space is stripped at the ends and collapsed to
    /// single spaces elsewhere. `None` without such an element. The walk stops at that element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let title = document.create_element(Namespace::Html, "title").unwrap();
    /// document.append(document.root(), title).unwrap();
    /// document.set_text_content(title, " A \n b ").unwrap();
    /// assert_eq!(document.title().as_deref(), Some("A b"));
    /// ```
    pub fn title(&self) -> Option<String> {
        let element = self.document_element()?;
        let title = if self.is_element(element, Namespace::Svg, LocalName::SVG) {
            self.children(element)
                .find(|child| self.is_element(*child, Namespace::Svg, LocalName::TITLE))?
        } else {
            self.descendants(self.main)
                .find(|node| self.is_element(*node, Namespace::Html, LocalName::TITLE))?
        };
        let mut text = String::new();
        for child in self.children(title) {
            if self.kind(child) == Some(NodeKind::Text) {
                text.push_str(self.text(child).unwrap_or_default());
            }
        }
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        Some(words.join(" "))
    }
}

/// The places of the arena that a walk has met.
struct PlacesMet(Vec<u64>);

impl PlacesMet {
    fn new(document: &Document) -> Self {
        Self(vec![0; document.nodes.len().div_ceil(64)])
    }

    fn has(&self, index: u32) -> bool {
        self.0.get(index as usize / 64).is_some_and(|places| places >> (index % 64) & 1 != 0)
    }

    /// Adds a place. False if it was met before.
    fn add(&mut self, index: u32) -> bool {
        let Some(places) = self.0.get_mut(index as usize / 64) else { return false };
        let bit = 1 << (index % 64);
        let is_new = *places & bit == 0;
        *places |= bit;
        is_new
    }
}

/// The queries of the parser, whose handles are never stale. [`TreeQuery::kind`] panics for a stale one,
/// while [`Document::kind`] returns `None`. The others return the same as the methods of [`Document`].
impl TreeQuery for Document {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        self.parse_target
    }

    fn document_mode(&self) -> DocumentMode {
        self.mode()
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        self.kind_at(self.place(*node))
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        self.parent(*node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        self.first_child(*node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        self.last_child(*node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.previous_sibling(*node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        self.next_sibling(*node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        self.host(*fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.shadow_root(*element).is_some()
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        self.is_element(*node, namespace, name)
    }

    fn is_around(&self, node: &NodeId, other: &NodeId) -> bool {
        self.is_host_including_inclusive_ancestor_at(self.place(*node), self.place(*other))
    }

    fn none_is_in_one_that_follows(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        let mut met = PlacesMet::new(self);
        for node in nodes {
            let mut index = self.place(node);
            if met.has(index) {
                return false;
            }
            while index != NONE && met.add(index) {
                index = self.parent_or_host(index);
            }
        }
        true
    }

    fn all_have_one_root(&self, nodes: &mut dyn Iterator<Item = NodeId>) -> bool {
        let mut met = PlacesMet::new(self);
        let mut roots = 0_usize;
        for node in nodes {
            let mut index = self.place(node);
            while index != NONE && met.add(index) {
                index = self.node(index).parent;
            }
            roots = roots.saturating_add(usize::from(index == NONE));
        }
        roots <= 1
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        if let Some(value) = self.attribute(*element, name) {
            read(value);
        }
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        if let Some((target, data)) = self.processing_instruction(*node) {
            read(target, data);
        }
    }
}

impl Document {
    /// The target and the data of a processing instruction.
    pub(crate) fn processing_instruction_of(&self, target: LocalName, pair: u32) -> (&str, &str) {
        let [data, _] = self.pairs.get(pair);
        (self.names.text(target), self.texts.get(data))
    }

    /// The name, public ID and system ID of a doctype.
    pub(crate) fn doctype_of(&self, name: LocalName, pair: u32) -> Doctype<'_> {
        let [public, system] = match pair {
            NONE => [TextRef::EMPTY; 2],
            pair => self.pairs.get(pair),
        };
        Doctype {
            name: self.names.text(name),
            public_id: self.texts.get(public),
            system_id: self.texts.get(system),
        }
    }

    /// The parent of a node, or the host of template contents or of a shadow root; `NONE` at the top.
    pub(crate) fn parent_or_host(&self, index: u32) -> u32 {
        match self.node(index).parent {
            NONE => self.host_at(index),
            parent => parent,
        }
    }
}
