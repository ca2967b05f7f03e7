//! Changing the tree, by the rules of the DOM Standard.

use treewright_markup::NodeKind;

use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Step, Walk};
use crate::{Document, HierarchyViolation, NodeError};

impl Document {
    /// Appends `node` to the children of `parent`. See [`Document::insert_before`].
    ///
    /// # Errors
    /// As for [`Document::insert_before`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let list = document.create_element(Namespace::Html, "ul").unwrap();
    /// let item = document.create_element(Namespace::Html, "li").unwrap();
    /// document.append(list, item).unwrap();
    /// assert_eq!(document.outer_html(list), "<ul><li></li></ul>");
    /// ```
    pub fn append(&mut self, parent: NodeId, node: NodeId) -> Result<(), NodeError> {
        self.insert_before(parent, node, None)
    }

    /// Inserts `node` as a child of `parent`, before its child `reference` or at the end. A node
    /// that has a parent is removed from it. If `node` is a fragment, its children are inserted in its
    /// place, and it is empty afterwards.
    /// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
    ///
    /// The check that `node` is not an ancestor of `parent` goes up from `parent`. It is left out if
    /// `node` has no children, so that deep trees can be built in linear time from the top as well as
    /// from the bottom.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] if `reference` is not a child of `parent`;
    /// [`NodeError::HierarchyRequest`] if the DOM does not allow the node there.
    ///
    /// ```
    /// use treewright_dom::{Document, HierarchyViolation, NodeError};
    /// let mut document = Document::new();
    /// let fragment = document.create_document_fragment();
    /// let (b, a) = (document.create_text("b"), document.create_text("a"));
    /// document.append(fragment, b).unwrap();
    /// document.insert_before(fragment, a, Some(b)).unwrap();
    /// assert_eq!(document.text_content(fragment), "ab");
    /// assert_eq!(
    ///     document.append(document.root(), a),
    ///     Err(NodeError::HierarchyRequest(HierarchyViolation::TextInDocument)),
    /// );
    /// ```
    pub fn insert_before(
        &mut self,
        parent: NodeId,
        node: NodeId,
        reference: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let parent = self.resolve(parent)?;
        let node = self.resolve(node)?;
        let mut before = match reference {
            Some(reference) => self.resolve(reference)?,
            None => NONE,
        };
        self.ensure_pre_insertion_validity(parent, node, before)?;
        if before == node {
            before = self.node(node).next;
        }
        if self.is_fragment(node) {
            self.relink_children(node, parent, before);
        } else {
            self.unlink(node);
            self.link(parent, node, before);
        }
        Ok(())
    }

    fn is_fragment(&self, index: u32) -> bool {
        matches!(self.kind_at(index), NodeKind::DocumentFragment | NodeKind::ShadowRoot)
    }

    /// <https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity>
    fn ensure_pre_insertion_validity(
        &self,
        parent: u32,
        node: u32,
        before: u32,
    ) -> Result<(), NodeError> {
        let parent_kind = self.kind_at(parent);
        // Step 1.
        if !matches!(
            parent_kind,
            NodeKind::Document
                | NodeKind::DocumentFragment
                | NodeKind::ShadowRoot
                | NodeKind::Element
        ) {
            return Err(HierarchyViolation::Parent.into());
        }
        // Step 2.
        if self.is_host_including_inclusive_ancestor(node, parent) {
            return Err(HierarchyViolation::Ancestor.into());
        }
        // Step 3.
        if before != NONE && self.node(before).parent != parent {
            return Err(NodeError::NotFound);
        }
        // Steps 4 and 5.
        let in_document = parent_kind == NodeKind::Document;
        match self.kind_at(node) {
            NodeKind::Document => Err(HierarchyViolation::Document.into()),
            NodeKind::Text if in_document => Err(HierarchyViolation::TextInDocument.into()),
            NodeKind::Doctype if !in_document => {
                Err(HierarchyViolation::DoctypeOutsideDocument.into())
            }
            // Step 6.
            kind if in_document => self.ensure_document_validity(parent, node, kind, before),
            _ => Ok(()),
        }
    }

    /// Step 6 of pre-insertion validity: the children that a document may have.
    fn ensure_document_validity(
        &self,
        document: u32,
        node: u32,
        kind: NodeKind,
        before: u32,
    ) -> Result<(), NodeError> {
        match kind {
            NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
                let first = self.node(node).first_child;
                if self.find_kind_from(first, NodeKind::Text) {
                    return Err(HierarchyViolation::TextInDocument.into());
                }
                match self
                    .siblings_from(first)
                    .filter(|child| self.is_kind(*child, NodeKind::Element))
                    .count()
                {
                    0 => Ok(()),
                    1 => self.ensure_place_for_element(document, before),
                    _ => Err(HierarchyViolation::SecondElement.into()),
                }
            }
            NodeKind::Element => self.ensure_place_for_element(document, before),
            NodeKind::Doctype => {
                let first = self.node(document).first_child;
                if self.find_kind_from(first, NodeKind::Doctype) {
                    return Err(HierarchyViolation::SecondDoctype.into());
                }
                let element_before = self
                    .siblings_from(first)
                    .take_while(|child| *child != before)
                    .any(|child| self.is_kind(child, NodeKind::Element));
                if element_before {
                    return Err(HierarchyViolation::ElementBeforeDoctype.into());
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn ensure_place_for_element(&self, document: u32, before: u32) -> Result<(), NodeError> {
        if self.find_kind_from(self.node(document).first_child, NodeKind::Element) {
            return Err(HierarchyViolation::SecondElement.into());
        }
        if self.find_kind_from(before, NodeKind::Doctype) {
            return Err(HierarchyViolation::ElementBeforeDoctype.into());
        }
        Ok(())
    }

    /// A node and the siblings after it.
    fn siblings_from(&self, first: u32) -> impl Iterator<Item = u32> {
        let some = |index: u32| (index != NONE).then_some(index);
        std::iter::successors(some(first), move |index| some(self.node(*index).next))
    }

    fn is_kind(&self, index: u32, kind: NodeKind) -> bool {
        self.kind_at(index) == kind
    }

    fn find_kind_from(&self, first: u32, kind: NodeKind) -> bool {
        self.siblings_from(first).any(|index| self.is_kind(index, kind))
    }

    /// <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
    fn is_host_including_inclusive_ancestor(&self, node: u32, of: u32) -> bool {
        let is_empty = |index: u32| self.node(index).first_child == NONE;
        let fragments = [self.own_shadow_root(node), self.own_template_contents(node)];
        if is_empty(node) && fragments.into_iter().flatten().all(is_empty) {
            return node == of || fragments.contains(&Some(of));
        }
        let mut ancestor = of;
        while ancestor != NONE {
            if ancestor == node {
                return true;
            }
            ancestor = self.parent_or_host(ancestor);
        }
        false
    }

    /// Removes a node from its parent, if it has one. The node and its descendants stay in the arena;
    /// they can be inserted again, or freed with [`Document::delete`].
    /// <https://dom.spec.whatwg.org/#concept-node-remove>
    ///
    /// # Errors
    /// [`NodeError::Stale`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let text = document.create_text("a");
    /// document.append(element, text).unwrap();
    /// document.remove(text).unwrap();
    /// assert_eq!(document.parent(text), None);
    /// assert_eq!(document.text(text), Some("a"));
    /// ```
    pub fn remove(&mut self, node: NodeId) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        self.unlink(index);
        Ok(())
    }

    /// Removes a node from its parent and frees it with its descendants, template contents and shadow
    /// trees included. The ids of all these nodes become stale.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for template contents and shadow roots,
    /// which belong to their hosts, and for [`Document::root`], [`Document::main_document`] and
    /// [`Document::parser_document`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let text = document.create_text("a");
    /// document.append(element, text).unwrap();
    /// document.delete(element).unwrap();
    /// assert!(!document.contains(element) && !document.contains(text));
    /// ```
    pub fn delete(&mut self, node: NodeId) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        let kept = [self.root, self.main, self.parse_target].contains(&node);
        if kept || self.host_at(index) != NONE {
            return Err(NodeError::NotSupported);
        }
        self.unlink(index);
        self.free_subtree(index);
        Ok(())
    }

    /// Frees a subtree that is linked to nothing above it.
    pub(crate) fn free_subtree(&mut self, index: u32) {
        let mut walk = Walk::new(index, true);
        while let Some(step) = walk.step(self) {
            if let Step::Close(closed) = step {
                // A host closes after its fragments and its children.
                self.release(closed);
            }
        }
    }

    /// Sets the data of a text node, comment or processing instruction. The data are not checked.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] for other nodes.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let text = document.create_text("a");
    /// document.set_text(text, "b").unwrap();
    /// assert_eq!(document.text(text), Some("b"));
    /// ```
    #[expect(clippy::indexing_slicing, reason = "the id was resolved")]
    pub fn set_text(&mut self, node: NodeId, text: &str) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        if self.text(node).is_none() {
            return Err(NodeError::WrongKind);
        }
        let new = self.own_text(text);
        let data = match &mut self.nodes[index as usize].data {
            NodeData::Text { text: data } | NodeData::Comment { data } => data,
            NodeData::ProcessingInstruction { pair, .. } => &mut self.pairs.get_mut(*pair)[0],
            _ => return Err(NodeError::WrongKind),
        };
        let old = std::mem::replace(data, new);
        self.texts.free(old);
        Ok(())
    }

    /// Replaces the children of an element or fragment by one text node, or by nothing if `text` is
    /// empty. The children are removed, but not freed. For a text node, comment or processing
    /// instruction it is [`Document::set_text`].
    /// <https://dom.spec.whatwg.org/#set-text-content>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] for documents and doctypes.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_text_content(element, "a & b").unwrap();
    /// assert_eq!(document.inner_html(element), "a &amp; b");
    /// ```
    pub fn set_text_content(&mut self, node: NodeId, text: &str) -> Result<(), NodeError> {
        let index = self.resolve(node)?;
        match self.kind_at(index) {
            NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
                self.unlink_children(index);
                if !text.is_empty() {
                    let text = self.create_text(text);
                    self.link(index, text.index, NONE);
                }
                Ok(())
            }
            _ => self.set_text(node, text),
        }
    }

    /// Removes all children of a node.
    pub(crate) fn unlink_children(&mut self, index: u32) {
        let mut child = std::mem::replace(&mut self.node_mut(index).first_child, NONE);
        while child != NONE {
            let node = self.node_mut(child);
            (node.parent, node.previous_or_last) = (NONE, NONE);
            child = std::mem::replace(&mut node.next, NONE);
        }
    }
}
