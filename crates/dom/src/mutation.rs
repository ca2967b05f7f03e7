//! Changes of the tree by a program, checked by the rules of the DOM Standard.

use treewright_syntax::NodeKind;

use crate::arena::Document;
use crate::error::{HierarchyViolation, NodeError};
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Inside, Step, Walk};

impl Document {
    /// Makes `node` the last child of `parent`; it is taken out of where it was before. A document
    /// fragment stays, empty, and its children move.
    /// <https://dom.spec.whatwg.org/#concept-node-append>
    ///
    /// # Errors
    /// [`NodeError::Stale`], and [`NodeError::HierarchyRequest`] where the node must not be.
    pub fn append(&mut self, parent: NodeId, node: NodeId) -> Result<(), NodeError> {
        self.insert_before(parent, node, None)
    }

    /// Inserts `node` into `parent` before its child `before`, or at the end.
    /// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let list = document.create_element(Namespace::Html, "ul")?;
    /// let (one, two) = (document.create_text("1"), document.create_text("2"));
    /// document.append(list, two)?;
    /// document.insert_before(list, one, Some(two))?;
    /// assert_eq!(document.text_content(list), "12");
    /// assert!(document.append(one, list).is_err());
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] when `before` is not a child of `parent`;
    /// [`NodeError::HierarchyRequest`] where the node must not be.
    pub fn insert_before(
        &mut self,
        parent: NodeId,
        node: NodeId,
        before: Option<NodeId>,
    ) -> Result<(), NodeError> {
        self.ensure_pre_insertion_validity(node, parent, before)?;
        // Inserted before itself, a node stays where it is.
        let before = match before {
            Some(before) if before == node => self.nodes[node.index as usize].next,
            Some(before) => before.index,
            None => NONE,
        };
        match self.nodes[node.index as usize].data {
            NodeData::Fragment { .. } | NodeData::ShadowRoot { .. } => {
                self.move_all_children(node.index, parent.index, before);
            }
            _ => {
                self.unlink(node.index);
                self.link(parent.index, node.index, before);
            }
        }
        Ok(())
    }

    /// Takes a node out of its parent, if it has one. It stays in the arena.
    ///
    /// # Errors
    /// [`NodeError::Stale`].
    pub fn detach(&mut self, node: NodeId) -> Result<(), NodeError> {
        self.check(node)?;
        self.unlink(node.index);
        Ok(())
    }

    /// Frees a node with everything inside it, template contents and shadow trees included. The
    /// ids of all of them are stale from then on.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for the main document and for template
    /// contents, which stay as long as their host.
    pub fn delete(&mut self, node: NodeId) -> Result<(), NodeError> {
        self.check(node)?;
        if node == self.main_document() || self.is_template_contents(node) {
            return Err(NodeError::NotSupported);
        }
        if let NodeData::ShadowRoot { host, .. } = self.nodes[node.index as usize].data
            && let Some(extras) = self.extras_mut(host)
        {
            extras.shadow_root = None;
        }
        self.unlink(node.index);
        self.free_subtree(node.index);
        Ok(())
    }

    pub(crate) fn free_subtree(&mut self, root: u32) {
        let mut walk = Walk::new(root, Inside::Everything);
        while let Some(step) = walk.step(self) {
            if let Step::Leave(node) = step {
                self.free(node);
            }
        }
    }

    /// Sets the data of a text, a comment or a processing instruction.
    ///
    /// # Errors
    /// [`NodeError::Stale`], and [`NodeError::WrongKind`] for any other node.
    pub fn set_text(&mut self, node: NodeId, data: &str) -> Result<(), NodeError> {
        self.check(node)?;
        let new = self.texts.own(data.to_owned());
        match &mut self.nodes[node.index as usize].data {
            NodeData::Text { text: data }
            | NodeData::Comment { data }
            | NodeData::ProcessingInstruction { data, .. } => {
                let old = std::mem::replace(data, new);
                self.texts.free(old);
                Ok(())
            }
            _ => {
                self.texts.free(new);
                Err(NodeError::WrongKind)
            }
        }
    }

    /// Moves all children of one node into another, before a child of it or to the end.
    pub(crate) fn move_all_children(&mut self, from: u32, to: u32, before: u32) {
        loop {
            let child = self.nodes[from as usize].first_child;
            if child == NONE {
                return;
            }
            self.unlink(child);
            self.link(to, child, before);
        }
    }

    /// <https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity>
    fn ensure_pre_insertion_validity(
        &self,
        node: NodeId,
        parent: NodeId,
        before: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let node_kind = self.node_kind(node).ok_or(NodeError::Stale)?;
        let parent_kind = self.node_kind(parent).ok_or(NodeError::Stale)?;
        if let Some(before) = before {
            self.check(before)?;
        }
        // 1.
        if !matches!(
            parent_kind,
            NodeKind::Document
                | NodeKind::DocumentFragment
                | NodeKind::ShadowRoot
                | NodeKind::Element
        ) {
            return Err(HierarchyViolation::Parent.into());
        }
        // 2.
        let mut ancestor = Some(parent);
        while let Some(candidate) = ancestor {
            if candidate == node {
                return Err(HierarchyViolation::Ancestor.into());
            }
            ancestor = self.parent(candidate).or_else(|| self.host(candidate));
        }
        // 3.
        if before.is_some_and(|before| self.parent(before) != Some(parent)) {
            return Err(NodeError::NotFound);
        }
        // 4. to 6.
        match (node_kind, parent_kind) {
            (NodeKind::Document, _) => Err(HierarchyViolation::Document.into()),
            (NodeKind::Text, NodeKind::Document) => Err(HierarchyViolation::TextInDocument.into()),
            (NodeKind::Doctype, NodeKind::Document) => self.doctype_may_be_at(node, parent, before),
            (NodeKind::Doctype, _) => Err(HierarchyViolation::DoctypeOutsideDocument.into()),
            (NodeKind::Element, NodeKind::Document) => self.element_may_be_at(node, parent, before),
            (NodeKind::DocumentFragment | NodeKind::ShadowRoot, NodeKind::Document) => {
                let mut elements = Vec::new();
                for child in self.children(node) {
                    match self.node_kind(child) {
                        Some(NodeKind::Text) => {
                            return Err(HierarchyViolation::TextInDocument.into());
                        }
                        Some(NodeKind::Element) => elements.push(child),
                        _ => {}
                    }
                }
                match elements.as_slice() {
                    [] => Ok(()),
                    [element] => self.element_may_be_at(*element, parent, before),
                    _ => Err(HierarchyViolation::SecondElement.into()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Step 6 for an element in a document.
    fn element_may_be_at(
        &self,
        node: NodeId,
        document: NodeId,
        before: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let is = |node: NodeId, kind| self.node_kind(node) == Some(kind);
        if self.children(document).any(|child| child != node && is(child, NodeKind::Element)) {
            return Err(HierarchyViolation::SecondElement.into());
        }
        let mut following = before;
        while let Some(sibling) = following {
            if is(sibling, NodeKind::Doctype) {
                return Err(HierarchyViolation::ElementBeforeDoctype.into());
            }
            following = self.next_sibling(sibling);
        }
        Ok(())
    }

    /// Step 6 for a doctype in a document.
    fn doctype_may_be_at(
        &self,
        node: NodeId,
        document: NodeId,
        before: Option<NodeId>,
    ) -> Result<(), NodeError> {
        for child in self.children(document) {
            if self.node_kind(child) == Some(NodeKind::Doctype) && child != node {
                return Err(HierarchyViolation::SecondDoctype.into());
            }
        }
        for child in self.children(document) {
            if Some(child) == before {
                break;
            }
            if self.node_kind(child) == Some(NodeKind::Element) {
                return Err(HierarchyViolation::ElementBeforeDoctype.into());
            }
        }
        Ok(())
    }
}
