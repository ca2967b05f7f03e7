//! Changes relative to a node: before, after, around, or replacing it.

mod several;

use std::str::FromStr;

use treewright_markup::NodeKind;

use crate::node::{NONE, NodeId};
use crate::steps::Record;
use crate::validity::Excluded;
use crate::{Document, HierarchyViolation, NodeError};

/// A position next to or in an element, by the standard's words.
/// <https://dom.spec.whatwg.org/#insert-adjacent>
///
/// ```
/// use treewright_dom::InsertPosition;
/// assert_eq!("beforeEnd".parse(), Ok(InsertPosition::BeforeEnd));
/// assert!("inside".parse::<InsertPosition>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InsertPosition {
    /// `beforebegin`: before the element.
    BeforeBegin,
    /// `afterbegin`: in the element, before its first child.
    AfterBegin,
    /// `beforeend`: in the element, after its last child.
    BeforeEnd,
    /// `afterend`: after the element.
    AfterEnd,
}

impl InsertPosition {
    /// The standard's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BeforeBegin => "beforebegin",
            Self::AfterBegin => "afterbegin",
            Self::BeforeEnd => "beforeend",
            Self::AfterEnd => "afterend",
        }
    }
}

impl FromStr for InsertPosition {
    type Err = NodeError;

    /// Parses one of the standard's words, in any case. Others are [`NodeError::Syntax`].
    fn from_str(word: &str) -> Result<Self, NodeError> {
        [Self::BeforeBegin, Self::AfterBegin, Self::BeforeEnd, Self::AfterEnd]
            .into_iter()
            .find(|position| word.eq_ignore_ascii_case(position.as_str()))
            .ok_or(NodeError::Syntax)
    }
}

impl Document {
    /// Inserts a node before, after or in an element. Returns false, and changes nothing, if the position
    /// is before or after an element that has no parent. <https://dom.spec.whatwg.org/#insert-adjacent>
    ///
    /// # Errors
    /// As for [`Document::insert_before`]; [`NodeError::WrongKind`] if `element` is not an element.
    ///
    /// ```
    /// use treewright_dom::{Document, InsertPosition, Namespace};
    /// let mut document = Document::new();
    /// let parent = document.create_element(Namespace::Html, "div").unwrap();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.append(parent, element).unwrap();
    /// let line = document.create_element(Namespace::Html, "hr").unwrap();
    /// assert_eq!(document.insert_adjacent(element, InsertPosition::AfterEnd, line), Ok(true));
    /// assert_eq!(document.inner_html(parent), "<p></p><hr>");
    /// ```
    pub fn insert_adjacent(
        &mut self,
        element: NodeId,
        position: InsertPosition,
        node: NodeId,
    ) -> Result<bool, NodeError> {
        let index = self.resolve(element)?;
        self.resolve(node)?;
        if self.kind_at(index) != NodeKind::Element {
            return Err(NodeError::WrongKind);
        }
        let (parent, reference) = match position {
            InsertPosition::BeforeBegin => (self.parent(element), Some(element)),
            InsertPosition::AfterBegin => (Some(element), self.first_child(element)),
            InsertPosition::BeforeEnd => (Some(element), None),
            InsertPosition::AfterEnd => (self.parent(element), self.next_sibling(element)),
        };
        let Some(parent) = parent else { return Ok(false) };
        self.insert_before(parent, node, reference)?;
        Ok(true)
    }

    /// Inserts a new text node before, after or in an element, and returns it. Returns `None`, and changes
    /// nothing, if the position is before or after an element that has no parent.
    /// <https://dom.spec.whatwg.org/#dom-element-insertadjacenttext>
    ///
    /// # Errors
    /// As for [`Document::insert_adjacent`].
    ///
    /// ```
    /// use treewright_dom::{Document, InsertPosition, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.insert_adjacent_text(element, InsertPosition::BeforeEnd, "a").unwrap();
    /// assert_eq!(document.outer_html(element), "<p>a</p>");
    /// ```
    pub fn insert_adjacent_text(
        &mut self,
        element: NodeId,
        position: InsertPosition,
        text: &str,
    ) -> Result<Option<NodeId>, NodeError> {
        self.resolve(element)?;
        let text = self.create_text(text);
        let inserted = self.insert_adjacent(element, position, text);
        if inserted != Ok(true) {
            self.release(text.index);
        }
        inserted.map(|inserted| inserted.then_some(text))
    }

    /// Inserts nodes before the first child of `parent`. A fragment means its children.
    /// <https://dom.spec.whatwg.org/#dom-parentnode-prepend>
    ///
    /// # Errors
    /// As for [`Document::insert_before`]. Several nodes cannot include a doctype.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_text_content(element, "c").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// document.prepend(element, &[a, b]).unwrap();
    /// assert_eq!(document.text_content(element), "abc");
    /// ```
    pub fn prepend(&mut self, parent: NodeId, nodes: &[NodeId]) -> Result<(), NodeError> {
        let parent = self.resolve(parent)?;
        let nodes = self.resolve_all(nodes)?;
        let before = self.node(parent).first_child;
        if let [node] = nodes[..] {
            self.ensure_pre_insertion_validity(parent, node, before, Excluded::Nothing)?;
            let before = if before == node { self.node(node).next } else { before };
            self.insert_at(parent, node, before);
            return Ok(());
        }
        let before = self.first_not_in(&nodes, before, |document, node| document.node(node).next);
        self.insert_all(parent, &nodes, before, Excluded::Nothing)
    }

    /// Inserts nodes after the last child of `parent`. A fragment means its children.
    /// <https://dom.spec.whatwg.org/#dom-parentnode-append>
    ///
    /// # Errors
    /// As for [`Document::prepend`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// document.append_all(element, &[a, b]).unwrap();
    /// assert_eq!(document.text_content(element), "ab");
    /// ```
    pub fn append_all(&mut self, parent: NodeId, nodes: &[NodeId]) -> Result<(), NodeError> {
        if let [node] = *nodes {
            return self.append(parent, node);
        }
        let parent = self.resolve(parent)?;
        let nodes = self.resolve_all(nodes)?;
        self.insert_all(parent, &nodes, NONE, Excluded::Nothing)
    }

    /// Replaces all children of `parent` with nodes. A fragment means its children.
    /// <https://dom.spec.whatwg.org/#dom-parentnode-replacechildren>
    ///
    /// # Errors
    /// As for [`Document::prepend`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_text_content(element, "old").unwrap();
    /// let new = document.create_text("new");
    /// document.replace_children(element, &[new]).unwrap();
    /// assert_eq!(document.inner_html(element), "new");
    /// ```
    pub fn replace_children(&mut self, parent: NodeId, nodes: &[NodeId]) -> Result<(), NodeError> {
        let parent = self.resolve(parent)?;
        let nodes = self.resolve_all(nodes)?;
        if let [node] = nodes[..] {
            self.ensure_pre_insertion_validity(parent, node, NONE, Excluded::AllChildren)?;
            self.replace_all_by(parent, node);
        } else {
            self.ensure_all(parent, &nodes, NONE, Excluded::AllChildren)?;
            let nodes = self.take_all_for_insertion(&nodes);
            self.replace_all(parent, &nodes);
        }
        Ok(())
    }

    /// Inserts nodes before `node`. Returns false, and changes nothing, if it has no parent.
    /// <https://dom.spec.whatwg.org/#dom-childnode-before>
    ///
    /// # Errors
    /// As for [`Document::prepend`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// document.append(element, b).unwrap();
    /// assert_eq!(document.before(b, &[a]), Ok(true));
    /// assert_eq!(document.text_content(element), "ab");
    /// ```
    pub fn before(&mut self, node: NodeId, nodes: &[NodeId]) -> Result<bool, NodeError> {
        let index = self.resolve(node)?;
        let nodes = self.resolve_all(nodes)?;
        let parent = self.node(index).parent;
        if parent == NONE {
            return Ok(false);
        }
        let previous = self.previous_at(index);
        let previous = self.first_not_in(&nodes, previous, Self::previous_at);
        let next = match previous {
            NONE => self.node(parent).first_child,
            previous => self.node(previous).next,
        };
        self.insert_list(parent, &nodes, next)?;
        Ok(true)
    }

    /// Inserts nodes after `node`. Returns false, and changes nothing, if it has no parent.
    /// <https://dom.spec.whatwg.org/#dom-childnode-after>
    ///
    /// # Errors
    /// As for [`Document::prepend`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// document.append(element, a).unwrap();
    /// assert_eq!(document.after(a, &[b]), Ok(true));
    /// assert_eq!(document.text_content(element), "ab");
    /// ```
    pub fn after(&mut self, node: NodeId, nodes: &[NodeId]) -> Result<bool, NodeError> {
        let index = self.resolve(node)?;
        let nodes = self.resolve_all(nodes)?;
        let parent = self.node(index).parent;
        if parent == NONE {
            return Ok(false);
        }
        let next = self.node(index).next;
        let next = self.first_not_in(&nodes, next, |document, node| document.node(node).next);
        self.insert_list(parent, &nodes, next)?;
        Ok(true)
    }

    /// Replaces `node` with nodes, which may include `node` itself. Returns false, and changes nothing, if
    /// it has no parent. <https://dom.spec.whatwg.org/#dom-childnode-replacewith>
    ///
    /// # Errors
    /// As for [`Document::prepend`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// document.append(element, a).unwrap();
    /// assert_eq!(document.replace_with(a, &[b, a]), Ok(true));
    /// assert_eq!(document.text_content(element), "ba");
    /// ```
    pub fn replace_with(&mut self, node: NodeId, nodes: &[NodeId]) -> Result<bool, NodeError> {
        let index = self.resolve(node)?;
        let nodes = self.resolve_all(nodes)?;
        let parent = self.node(index).parent;
        if parent == NONE {
            return Ok(false);
        }
        if let [new] = nodes[..] {
            self.ensure_pre_insertion_validity(parent, new, index, Excluded::Child(index))?;
            self.replace(parent, new, index);
            return Ok(true);
        }
        let next = self.node(index).next;
        let next = self.first_not_in(&nodes, next, |document, node| document.node(node).next);
        self.ensure_all(parent, &nodes, next, Excluded::Child(index))?;
        self.replace_by_all(parent, &nodes, index, next);
        Ok(true)
    }

    /// Wraps `node`: inserts `wrapper` at its position, and moves `node` after the last child of `wrapper`.
    /// A node without a parent is only appended.
    ///
    /// # Errors
    /// As for [`Document::insert_before`]; [`NodeError::WrongKind`] if `wrapper` is not an element.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_text_content(element, "a").unwrap();
    /// let text = document.first_child(element).unwrap();
    /// let wrapper = document.create_element(Namespace::Html, "b").unwrap();
    /// document.wrap(text, wrapper).unwrap();
    /// assert_eq!(document.inner_html(element), "<b>a</b>");
    /// ```
    pub fn wrap(&mut self, node: NodeId, wrapper: NodeId) -> Result<(), NodeError> {
        let (node, wrapper) = (self.resolve(node)?, self.resolve(wrapper)?);
        match (self.kind_at(wrapper), self.kind_at(node)) {
            (NodeKind::Element, NodeKind::Document) => {
                return Err(HierarchyViolation::Document.into());
            }
            (NodeKind::Element, NodeKind::Doctype) => {
                return Err(HierarchyViolation::DoctypeOutsideDocument.into());
            }
            (NodeKind::Element, NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
                return Err(HierarchyViolation::Parent.into());
            }
            (NodeKind::Element, _) => {}
            _ => return Err(NodeError::WrongKind),
        }
        let parent = self.node(node).parent;
        if parent == NONE {
            self.ensure_pre_insertion_validity(wrapper, node, NONE, Excluded::Nothing)?;
        } else {
            if wrapper == node {
                return Err(HierarchyViolation::Ancestor.into());
            }
            self.ensure_pre_insertion_validity(parent, wrapper, node, Excluded::Child(node))?;
            self.replace(parent, wrapper, node);
        }
        self.insert_at(wrapper, node, NONE);
        Ok(())
    }

    /// Unwraps an element: replaces it with its children. The element stays in the arena, empty and without
    /// a parent. Returns false, and changes nothing, if it has no parent.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::HierarchyRequest`] if the parent is a document, which cannot have the children.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let bold = document.create_element(Namespace::Html, "b").unwrap();
    /// document.append(element, bold).unwrap();
    /// document.set_text_content(bold, "a").unwrap();
    /// assert_eq!(document.unwrap(bold), Ok(true));
    /// assert_eq!(document.inner_html(element), "a");
    /// ```
    pub fn unwrap(&mut self, element: NodeId) -> Result<bool, NodeError> {
        let index = self.resolve(element)?;
        if self.kind_at(index) != NodeKind::Element {
            return Err(NodeError::WrongKind);
        }
        let parent = self.node(index).parent;
        if parent == NONE {
            return Ok(false);
        }
        if self.kind_at(parent) == NodeKind::Document {
            let children: Vec<u32> = self.siblings_from(self.node(index).first_child).collect();
            let next = self.node(index).next;
            self.ensure_validity_of_all(parent, &children, next, Excluded::Child(index))?;
        }
        let next = self.node(index).next;
        let children = self.take_all(index);
        self.replace_with_several(parent, &children, index, next);
        Ok(true)
    }

    /// Moves the siblings from `first` to `last`, in their order, into `parent`, before its child
    /// `reference` or at the end. The record of changes gets two entries for the move, whatever the number
    /// of siblings.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::NotFound`] if `last` is not `first` or a sibling after it, or
    /// `reference` is not a child of `parent` or is one of the siblings themselves;
    /// [`NodeError::HierarchyRequest`] if the DOM does not allow the nodes there.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let from = document.create_element(Namespace::Html, "p").unwrap();
    /// let to = document.create_element(Namespace::Html, "p").unwrap();
    /// let texts = ["a", "b", "c"].map(|text| document.create_text(text));
    /// document.append_all(from, &texts).unwrap();
    /// document.move_siblings(texts[1]..=texts[2], to, None).unwrap();
    /// assert_eq!(document.text_content(from), "a");
    /// assert_eq!(document.text_content(to), "bc");
    /// ```
    pub fn move_siblings(
        &mut self,
        siblings: std::ops::RangeInclusive<NodeId>,
        parent: NodeId,
        reference: Option<NodeId>,
    ) -> Result<(), NodeError> {
        let (first, last) = (self.resolve(*siblings.start())?, self.resolve(*siblings.end())?);
        let parent = self.resolve(parent)?;
        let before = match reference {
            Some(reference) => self.resolve(reference)?,
            None => NONE,
        };
        let mut run: Vec<u32> = Vec::new();
        for node in self.siblings_from(first) {
            run.push(node);
            if node == last {
                break;
            }
        }
        if run.last() != Some(&last) {
            return Err(NodeError::NotFound);
        }
        if before != NONE && (self.node(before).parent != parent || run.contains(&before)) {
            return Err(NodeError::NotFound);
        }
        if run.iter().any(|node| self.is_fragment(*node)) {
            return Err(HierarchyViolation::Parent.into());
        }
        self.ensure_validity_of_all(parent, &run, before, Excluded::Nothing)?;
        let old_parent = self.node(first).parent;
        if old_parent != NONE {
            self.take_run(old_parent, &run);
        }
        self.put_in(parent, &run, before, Record::Insertion);
        Ok(())
    }
}
