//! Iterators over the tree. Each borrows the document; none recurses.

use std::iter::FusedIterator;

use crate::Document;
use crate::node::{NONE, NodeId};
use crate::walk::{Step, Walk};

/// One end of a node, in a walk over a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "a node has two ends")]
pub enum Edge {
    /// The node begins; its descendants follow.
    Open(NodeId),
    /// The node ends.
    Close(NodeId),
}

/// The children of a node, in order. See [`Document::children`].
#[derive(Clone, Debug)]
pub struct Children<'a> {
    document: &'a Document,
    /// The first child not yet returned, or `NONE`.
    first: u32,
    last: u32,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        let child = self.document.linked(self.first)?;
        self.first =
            if self.first == self.last { NONE } else { self.document.node(self.first).next };
        Some(child)
    }
}

impl DoubleEndedIterator for Children<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<NodeId> {
        if self.first == NONE {
            return None;
        }
        let child = self.document.linked(self.last)?;
        if self.first == self.last {
            self.first = NONE;
        } else {
            // It is not the first child.
            self.last = self.document.node(self.last).previous_or_last;
        }
        Some(child)
    }
}

impl FusedIterator for Children<'_> {}

/// The ancestors of a node, from its parent up. See [`Document::ancestors`].
#[derive(Clone, Debug)]
pub struct Ancestors<'a> {
    document: &'a Document,
    /// The next ancestor, or `NONE`.
    next: u32,
}

impl Iterator for Ancestors<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        let node = self.document.linked(self.next)?;
        self.next = self.document.node(self.next).parent;
        Some(node)
    }
}

impl FusedIterator for Ancestors<'_> {}

/// The beginnings and ends of the nodes of a subtree, in tree order. See [`Document::traverse`].
#[derive(Clone, Debug)]
pub struct Traverse<'a> {
    document: &'a Document,
    walk: Walk,
}

impl Iterator for Traverse<'_> {
    type Item = Edge;

    fn next(&mut self) -> Option<Edge> {
        Some(match self.walk.step(self.document)? {
            Step::Open(node) => Edge::Open(self.document.id(node)),
            Step::Close(node) => Edge::Close(self.document.id(node)),
        })
    }
}

impl FusedIterator for Traverse<'_> {}

/// The descendants of a node, in tree order. See [`Document::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'a> {
    document: &'a Document,
    root: u32,
    /// The last node that was returned, at first the root; `NONE` at the end. The next one is only searched
    /// on request, when the caller has already read the links of the last one.
    last: u32,
    into_fragments: bool,
}

impl Iterator for Descendants<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        self.last = self.document.after_in_tree_order(self.last, self.root, self.into_fragments);
        self.document.linked(self.last)
    }
}

impl FusedIterator for Descendants<'_> {}

impl Document {
    /// The children of a node, in order. The iterator also goes backwards.
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let fragment = document.create_document_fragment();
    /// for text in ["a", "b", "c"] {
    ///     let text = document.create_text(text);
    ///     document.append(fragment, text).unwrap();
    /// }
    /// let back: Vec<_> = document.children(fragment).rev().filter_map(|text| document.text(text)).collect();
    /// assert_eq!(back, ["c", "b", "a"]);
    /// ```
    pub fn children(&self, node: NodeId) -> Children<'_> {
        match self.find(node) {
            Some(index) => self.children_at(index),
            None => Children { document: self, first: NONE, last: NONE },
        }
    }

    #[inline]
    pub(crate) fn children_at(&self, index: u32) -> Children<'_> {
        let (first, last) = (self.node(index).first_child, self.last_child_at(index));
        Children { document: self, first, last }
    }

    /// The ancestors of a node, from its parent to the root of its tree. That root can be template contents
    /// or a shadow root; [`Document::host`] leads on from there.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let outer = document.create_element(Namespace::Html, "div").unwrap();
    /// let inner = document.create_element(Namespace::Html, "p").unwrap();
    /// document.append(document.root(), outer).unwrap();
    /// document.append(outer, inner).unwrap();
    /// assert_eq!(document.ancestors(inner).collect::<Vec<_>>(), [outer, document.root()]);
    /// ```
    pub fn ancestors(&self, node: NodeId) -> Ancestors<'_> {
        let next = self.find(node).map_or(NONE, |index| self.node(index).parent);
        Ancestors { document: self, next }
    }

    #[inline]
    pub(crate) fn ancestors_at(&self, index: u32) -> Ancestors<'_> {
        Ancestors { document: self, next: self.node(index).parent }
    }

    /// The descendants of a node, in tree order. Template contents and shadow trees are separate trees and
    /// not included.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let outer = document.create_element(Namespace::Html, "div").unwrap();
    /// let inner = document.create_element(Namespace::Html, "p").unwrap();
    /// let text = document.create_text("a");
    /// document.append(outer, inner).unwrap();
    /// document.append(inner, text).unwrap();
    /// assert_eq!(document.descendants(outer).collect::<Vec<_>>(), [inner, text]);
    /// ```
    pub fn descendants(&self, node: NodeId) -> Descendants<'_> {
        self.descendants_at(self.find(node).unwrap_or(NONE), false)
    }

    /// [`Document::descendants`] with shadow trees and template contents, including their roots: for
    /// each element first its shadow root, then its template contents, then its children.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let template = document.create_element(Namespace::Html, "template").unwrap();
    /// let contents = document.template_contents(template).unwrap();
    /// let text = document.create_text("a");
    /// document.append(contents, text).unwrap();
    /// assert_eq!(document.descendants(template).count(), 0);
    /// let all: Vec<_> = document.descendants_with_fragments(template).collect();
    /// assert_eq!(all, [contents, text]);
    /// ```
    pub fn descendants_with_fragments(&self, node: NodeId) -> Descendants<'_> {
        self.descendants_at(self.find(node).unwrap_or(NONE), true)
    }

    /// The descendants of a node; empty for `NONE`.
    #[inline]
    pub(crate) fn descendants_at(&self, root: u32, into_fragments: bool) -> Descendants<'_> {
        Descendants { document: self, root, last: root, into_fragments }
    }

    /// A node and its descendants in tree order, each twice: when it begins and when it ends. Template
    /// contents and shadow trees are not included.
    ///
    /// ```
    /// use treewright_dom::{Document, Edge, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let text = document.create_text("a");
    /// document.append(element, text).unwrap();
    /// let edges: Vec<_> = document.traverse(element).collect();
    /// assert_eq!(
    ///     edges,
    ///     [Edge::Open(element), Edge::Open(text), Edge::Close(text), Edge::Close(element)],
    /// );
    /// ```
    pub fn traverse(&self, node: NodeId) -> Traverse<'_> {
        Traverse { document: self, walk: self.walk(node, false) }
    }

    /// [`Document::traverse`] with shadow trees and template contents, in the order of
    /// [`Document::descendants_with_fragments`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let template = document.create_element(Namespace::Html, "template").unwrap();
    /// assert_eq!(document.traverse_with_fragments(template).count(), 4);
    /// ```
    pub fn traverse_with_fragments(&self, node: NodeId) -> Traverse<'_> {
        Traverse { document: self, walk: self.walk(node, true) }
    }

    pub(crate) fn walk(&self, node: NodeId, into_fragments: bool) -> Walk {
        match self.find(node) {
            Some(index) => Walk::new(index, into_fragments),
            None => Walk::empty(),
        }
    }
}
