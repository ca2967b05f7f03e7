//! Copies of nodes and subtrees.

use treewright_markup::NodeKind;

use crate::node::{AttributeList, AttributePlace, ElementFacts, NONE, NodeData, NodeId};
use crate::scripting::{CustomElements, NodeDocuments};
use crate::walk::{Step, Walk};
use crate::{Document, NodeError};

/// Selects the shadow roots that a copy has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum CopiedShadowRoots {
    /// Clonable shadow roots: the rule of the DOM Standard.
    #[default]
    Clonable,
    /// All shadow roots.
    All,
    /// No shadow roots.
    None,
}

impl CopiedShadowRoots {
    pub(crate) const fn copies(self, clonable: bool) -> bool {
        match self {
            Self::Clonable => clonable,
            Self::All => true,
            Self::None => false,
        }
    }
}

/// Options for copies of nodes: see [`Document::clone_with`].
///
/// ```
/// use treewright_dom::{CloneOptions, CopiedShadowRoots};
/// let options = CloneOptions::new().deep(true).shadow_roots(CopiedShadowRoots::All);
/// assert_ne!(options, CloneOptions::new());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CloneOptions {
    deep: bool,
    attributes: bool,
    shadow_roots: CopiedShadowRoots,
}

impl Default for CloneOptions {
    fn default() -> Self {
        Self { deep: false, attributes: true, shadow_roots: CopiedShadowRoots::Clonable }
    }
}

impl CloneOptions {
    /// The defaults, which are those of the DOM Standard: only the node, with its attributes, and with its
    /// shadow root if that is clonable.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) const fn is_deep(&self) -> bool {
        self.deep
    }

    pub(crate) const fn has_attributes(&self) -> bool {
        self.attributes
    }

    pub(crate) const fn copied_shadow_roots(&self) -> CopiedShadowRoots {
        self.shadow_roots
    }

    /// Also copies descendants and template contents.
    #[must_use]
    pub fn deep(mut self, deep: bool) -> Self {
        self.deep = deep;
        self
    }

    /// Sets whether the attributes of all copied elements are copied. `is` values are always copied.
    #[must_use]
    pub fn attributes(mut self, attributes: bool) -> Self {
        self.attributes = attributes;
        self
    }

    /// Sets which shadow roots are copied, each with its whole tree.
    #[must_use]
    pub fn shadow_roots(mut self, shadow_roots: CopiedShadowRoots) -> Self {
        self.shadow_roots = shadow_roots;
        self
    }
}

impl Document {
    /// Returns a copy of a node, without a parent. If `deep` is true the copy has copies of all
    /// descendants, and template contents are copied. A shadow root is copied with its host if it is
    /// clonable. The "already started" flag of a script is copied, an association with a form is not.
    /// <https://dom.spec.whatwg.org/#concept-node-clone>
    ///
    /// Copies share their text and their attributes with the originals until one of them changes.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for a shadow root.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// document.set_text_content(element, "text").unwrap();
    /// let shallow = document.clone_node(element, false).unwrap();
    /// let deep = document.clone_node(element, true).unwrap();
    /// assert_eq!(document.outer_html(shallow), r#"<p id="a"></p>"#);
    /// assert_eq!(document.outer_html(deep), r#"<p id="a">text</p>"#);
    /// ```
    pub fn clone_node(&mut self, node: NodeId, deep: bool) -> Result<NodeId, NodeError> {
        let index = self.resolve(node)?;
        if self.kind_at(index) == NodeKind::ShadowRoot {
            return Err(NodeError::NotSupported);
        }
        self.follows_selects();
        let copy = self.copy(index, deep);
        self.skip_the_copies();
        self.record_subtree(copy);
        Ok(copy)
    }

    /// Returns a copy of a node, made as the options say. [`Document::clone_node`] is this with the DOM
    /// Standard's choices.
    ///
    /// # Errors
    /// As for [`Document::clone_node`].
    ///
    /// ```
    /// use treewright_dom::{CloneOptions, Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// document.set_text_content(element, "text").unwrap();
    /// let options = CloneOptions::new().deep(true).attributes(false);
    /// let copy = document.clone_with(element, &options).unwrap();
    /// assert_eq!(document.outer_html(copy), "<p>text</p>");
    /// ```
    pub fn clone_with(
        &mut self,
        node: NodeId,
        options: &CloneOptions,
    ) -> Result<NodeId, NodeError> {
        let index = self.resolve(node)?;
        if self.kind_at(index) == NodeKind::ShadowRoot {
            return Err(NodeError::NotSupported);
        }
        self.follows_selects();
        let copy = self.copy_as(index, options);
        self.skip_the_copies();
        self.record_subtree(copy);
        Ok(copy)
    }

    pub(crate) fn copy(&mut self, index: u32, deep: bool) -> NodeId {
        self.copy_as(index, &CloneOptions::new().deep(deep))
    }

    fn copy_as(&mut self, index: u32, options: &CloneOptions) -> NodeId {
        let copy = self.copy_one(index, options);
        if let Some(document) = self.node_document_to_keep(index)
            && self.kind_at(index) != NodeKind::Document
        {
            self.set_owner(copy.index, document);
        }
        if options.deep {
            self.copy_inside(index, copy.index, options);
        } else if let Some((shadow_root, shadow_copy)) =
            self.copy_shadow_root(index, copy.index, options)
        {
            // The tree of a shadow root is always copied with it.
            self.copy_inside(shadow_root, shadow_copy, &options.clone().deep(true));
        }
        copy
    }

    /// Copies the descendants of `original` into `copy`, its empty copy.
    #[expect(
        clippy::expect_used,
        reason = "a copy has the original's name, and each `template` element is made with contents"
    )]
    fn copy_inside(&mut self, original: u32, copy: u32, options: &CloneOptions) {
        let mut walk = Walk::new(original, true);
        walk.step(self);
        // The copy of the node that the walk is in.
        let mut current = copy;
        while let Some(step) = walk.step(self) {
            match step {
                Step::Open(node) => match self.data_at(node) {
                    NodeData::ShadowRoot { host, .. } => {
                        match self.copy_shadow_root(host, current, options) {
                            Some((_, shadow_copy)) => current = shadow_copy,
                            None => walk.leave(self, node),
                        }
                    }
                    NodeData::Fragment { .. } => {
                        let contents = self.own_template_contents(current);
                        current = contents.expect("the copy of a template has contents");
                    }
                    _ => {
                        let copy = self.copy_one(node, options).index;
                        self.link(current, copy, NONE);
                        current = copy;
                    }
                },
                Step::Close(node) if node == original => {}
                Step::Close(_) => current = self.parent_or_host(current),
            }
        }
    }

    /// The shadow root of `host` and its copy, which becomes the shadow root of `copy`; `None` if it has
    /// none to be copied.
    fn copy_shadow_root(
        &mut self,
        host: u32,
        copy: u32,
        options: &CloneOptions,
    ) -> Option<(u32, u32)> {
        let shadow_root = self.own_shadow_root(host)?;
        match self.data_at(shadow_root) {
            NodeData::ShadowRoot { init, .. } if options.shadow_roots.copies(init.clonable) => {
                Some((shadow_root, self.new_shadow_root(copy, init).index))
            }
            _ => None,
        }
    }

    /// A copy of a node without its descendants.
    #[expect(clippy::unreachable, reason = "links lead to nodes in use")]
    fn copy_one(&mut self, index: u32, options: &CloneOptions) -> NodeId {
        let data = match self.data_at(index) {
            NodeData::Element { .. } => return self.copy_element(index, options),
            NodeData::Text { text } => NodeData::Text { text: self.texts.duplicate(text) },
            NodeData::Comment { data } => NodeData::Comment { data: self.texts.duplicate(data) },
            NodeData::ProcessingInstruction { target, pair } => {
                NodeData::ProcessingInstruction { target, pair: self.copy_pair(pair) }
            }
            NodeData::Doctype { name, pair } => {
                NodeData::Doctype { name, pair: self.copy_pair(pair) }
            }
            NodeData::Document { mode } => {
                let copy = self.create_document(mode);
                self.copy_document_facts(index, copy);
                if self.keeps_node_documents() {
                    self.appropriate_template_contents_owner_document(copy);
                }
                return copy;
            }
            NodeData::Attribute => return self.copy_attribute_node(index),
            NodeData::Fragment { .. } | NodeData::ShadowRoot { .. } => {
                NodeData::Fragment { host: NONE }
            }
            NodeData::Free => unreachable!("links lead to nodes in use"),
        };
        let copy = self.allocate(data);
        if let Some(rare) = &mut self.rare
            && rare.cdata_sections.contains(&index)
        {
            rare.cdata_sections.insert(copy.index);
        }
        copy
    }

    fn copy_pair(&mut self, pair: u32) -> u32 {
        if pair == NONE {
            return NONE;
        }
        let texts = self.pairs.get(pair).map(|text| self.texts.duplicate(text));
        self.pairs.add(texts)
    }

    #[expect(clippy::unreachable, reason = "the only caller has seen that it is an element")]
    fn copy_element(&mut self, index: u32, options: &CloneOptions) -> NodeId {
        let NodeData::Element { facts, local, attributes } = self.data_at(index) else {
            unreachable!("the caller has seen that it is an element");
        };
        let attributes = match self.extras_at(index) {
            _ if !options.attributes => AttributeList::Own(Vec::new()),
            None => {
                let AttributePlace { start, count } = attributes;
                AttributeList::Given { start, count: count.into() }
            }
            Some(extras) => extras.attributes.clone(),
        };
        let copy = match attributes {
            AttributeList::Given { start, count } => {
                self.new_element(facts.namespace(), local, start, count)
            }
            AttributeList::Own(mut slots) => {
                for slot in &mut slots {
                    slot.value = self.texts.duplicate(slot.value);
                }
                let copy = self.new_element(facts.namespace(), local, 0, 0);
                self.extras_mut(copy.index).attributes = AttributeList::Own(slots);
                copy
            }
        };
        if let Some(rare) = &mut self.rare
            && let Some(parts) = rare.names.get(&index).copied()
        {
            rare.names.insert(copy.index, parts);
            self.node_mut(copy.index).data.set(ElementFacts::NAME_PARTS, true);
        }
        if self.is_values.is_some() || !options.attributes {
            let is = self.is_value_at(index).map(Box::<str>::from);
            if let Some(is) = is
                && self.is_value_at(copy.index) != Some(&*is)
            {
                self.set_is_value(copy, &is);
            }
        }
        let started = ElementFacts::ALREADY_STARTED;
        self.node_mut(copy.index).data.set(started, facts.has(started));
        copy
    }
}
