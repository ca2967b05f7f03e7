//! Changing the tree, by the rules of the DOM Standard.

use treewright_markup::NodeKind;

use crate::node::{NONE, NodeId};
use crate::scripting::CharacterData;
use crate::steps::Record;
use crate::validity::Excluded;
use crate::walk::{Step, Walk};
use crate::{Change, ChangedNodes, Document, NodeError};

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

    /// Inserts `node` as a child of `parent`, before its child `reference` or at the end. A node that has a
    /// parent is removed from it. If `node` is a fragment, its children are inserted and it becomes empty.
    /// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
    ///
    /// The check that `node` is not an ancestor of `parent` takes the shorter way: up from `parent`, or through all
    /// that is in `node`. So deep trees can be built in linear time both top-down and bottom-up.
    ///
    /// Like all other tree changes, this runs the HTML Standard's steps that keep form owners
    /// ([`Document::form_owner`]) and `selectedcontent` elements right. In a document that has a
    /// `selectedcontent` element, these make an insertion or a removal take time linear in the subtree.
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
        self.ensure_pre_insertion_validity(parent, node, before, Excluded::Nothing)?;
        if before == node {
            before = self.node(node).next;
        }
        self.insert_at(parent, node, before);
        Ok(())
    }

    /// Inserts a node, or the children of a fragment, at a valid place.
    pub(crate) fn insert_at(&mut self, parent: u32, node: u32, before: u32) {
        if self.is_fragment(node) {
            let nodes = self.take_all(node);
            if !nodes.is_empty() {
                self.put_in(parent, &nodes, before, Record::Insertion);
            }
        } else {
            self.take_out(node);
            self.put_in(parent, &[node], before, Record::Insertion);
        }
    }

    /// Replaces `child` with `node` among the children of `parent`, and leaves `child` in the arena,
    /// without a parent. If `node` is a fragment, its children are inserted instead.
    /// <https://dom.spec.whatwg.org/#concept-node-replace>
    ///
    /// # Errors
    /// As for [`Document::insert_before`]; [`NodeError::NotFound`] if `child` is not a child of `parent`.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (old, new) = (document.create_text("old"), document.create_text("new"));
    /// document.append(element, old).unwrap();
    /// document.replace_child(element, new, old).unwrap();
    /// assert_eq!(document.inner_html(element), "new");
    /// ```
    pub fn replace_child(
        &mut self,
        parent: NodeId,
        node: NodeId,
        child: NodeId,
    ) -> Result<(), NodeError> {
        let parent = self.resolve(parent)?;
        let (node, child) = (self.resolve(node)?, self.resolve(child)?);
        self.ensure_pre_insertion_validity(parent, node, child, Excluded::Child(child))?;
        self.replace(parent, node, child);
        Ok(())
    }

    /// Steps 2 and following of "replace".
    pub(crate) fn replace(&mut self, parent: u32, node: u32, child: u32) {
        let mut before = self.node(child).next;
        if before == node {
            before = self.node(node).next;
        }
        let previous = self.linked(self.previous_at(child));
        let is_fragment = self.is_fragment(node);
        if !is_fragment {
            self.take_out(node);
        }
        let mut removed = ChangedNodes::default();
        if self.node(child).parent != NONE {
            removed = self.take_out_for_others(child);
        }
        let nodes = if is_fragment { self.take_all(node) } else { vec![node] };
        self.put_in(parent, &nodes, before, Record::Replacement { removed, previous });
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
        self.take_out(index);
        Ok(())
    }

    /// Removes a node from its parent and frees it with its descendants, template contents and shadow
    /// trees included. The ids of all these nodes become stale.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotSupported`] for template contents and shadow roots,
    /// which belong to their hosts, and for [`Document::root`], [`Document::main_document`] and
    /// [`ParserTarget::parser_document`](crate::parsing::ParserTarget::parser_document).
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
        self.take_out(index);
        self.record(|_| Change::Deleted { node });
        self.free_subtree(index);
        Ok(())
    }

    /// Frees a subtree whose root has no parent or host.
    pub(crate) fn free_subtree(&mut self, index: u32) {
        let mut walk = Walk::new(index, true);
        while let Some(step) = walk.step(self) {
            if let Step::Close(closed) = step {
                // A host closes after its fragments and its children.
                self.forget_the_rest_of(closed);
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
    pub fn set_text(&mut self, node: NodeId, text: &str) -> Result<(), NodeError> {
        self.set_data(node, &text.into())
    }

    /// Replaces the children of an element or fragment with one text node, or with nothing if `text` is
    /// empty. The children are removed, but not freed. For a text node, comment or processing instruction
    /// this is [`Document::set_text`]. <https://dom.spec.whatwg.org/#set-text-content>
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
                let text = (!text.is_empty()).then(|| self.create_text(text).index);
                self.replace_all(index, text.as_slice());
                Ok(())
            }
            _ => self.set_text(node, text),
        }
    }
}
