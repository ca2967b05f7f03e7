//! Relations between two nodes, and the steps from one node to the next, which the DOM Standard's
//! algorithms need.

use std::cmp::Ordering;

use crate::Document;
use crate::node::{NONE, NodeId};

impl Document {
    /// The root of the tree that a node is in: the node itself, if it has no parent.
    /// <https://dom.spec.whatwg.org/#concept-tree-root>
    ///
    /// ```
    /// let mut document = treewright_dom::Document::new();
    /// let comment = document.create_comment("a");
    /// assert_eq!(document.root_of(comment), Some(comment));
    /// document.append(document.root(), comment).unwrap();
    /// assert_eq!(document.root_of(comment), Some(document.root()));
    /// ```
    pub fn root_of(&self, node: NodeId) -> Option<NodeId> {
        Some(self.id(self.root_at(self.find(node)?)))
    }

    /// Returns true for a node whose shadow-including root is a document.
    /// <https://dom.spec.whatwg.org/#connected>
    pub fn is_connected(&self, node: NodeId) -> bool {
        self.find(node).is_some_and(|index| self.is_connected_at(index))
    }

    /// Returns true if `ancestor` is `node` or one of its ancestors.
    /// <https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor>
    pub fn is_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        if let (Some(ancestor), Some(node)) = (self.find(ancestor), self.find(node))
            && self.node(ancestor).parent == NONE
        {
            return self.root_at(node) == ancestor;
        }
        self.is_above(ancestor, node, |index| self.node(index).parent)
    }

    pub(crate) fn is_above(
        &self,
        ancestor: NodeId,
        node: NodeId,
        above: impl Fn(u32) -> u32,
    ) -> bool {
        let (Some(ancestor), Some(mut index)) = (self.find(ancestor), self.find(node)) else {
            return false;
        };
        while index != NONE {
            if index == ancestor {
                return true;
            }
            index = above(index);
        }
        false
    }

    /// The order of two nodes of one tree: less if `a` comes first, as an ancestor does. `None` if they are
    /// in different trees.
    /// <https://dom.spec.whatwg.org/#concept-tree-order>
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let (a, b) = (document.create_text("a"), document.create_text("b"));
    /// assert_eq!(document.tree_order(a, b), None);
    /// document.append_all(element, &[a, b]).unwrap();
    /// assert_eq!(document.tree_order(a, b), Some(Ordering::Less));
    /// assert_eq!(document.tree_order(b, element), Some(Ordering::Greater));
    /// ```
    pub fn tree_order(&self, a: NodeId, b: NodeId) -> Option<Ordering> {
        let (mut a, mut b) = (self.find(a)?, self.find(b)?);
        if a == b {
            return Some(Ordering::Equal);
        }
        let (depth_of_a, depth_of_b) = (self.depth(a), self.depth(b));
        for _ in depth_of_b..depth_of_a {
            a = self.node(a).parent;
        }
        for _ in depth_of_a..depth_of_b {
            b = self.node(b).parent;
        }
        if a == b {
            return Some(depth_of_a.cmp(&depth_of_b));
        }
        loop {
            let parents = (self.node(a).parent, self.node(b).parent);
            if parents.0 == parents.1 {
                break;
            }
            (a, b) = parents;
        }
        (self.node(a).parent != NONE).then(|| self.order_of_siblings(a, b))
    }

    fn depth(&self, index: u32) -> usize {
        let above = |index: &u32| Some(self.node(*index).parent).filter(|parent| *parent != NONE);
        std::iter::successors(Some(index), above).count()
    }

    /// In time linear in the distance of two siblings, or of one of them from the end.
    fn order_of_siblings(&self, a: u32, b: u32) -> Ordering {
        let (mut after_a, mut after_b) = (a, b);
        loop {
            after_a = self.node(after_a).next;
            if after_a == b || after_b == NONE {
                return Ordering::Less;
            }
            if after_a == NONE {
                return Ordering::Greater;
            }
            after_b = self.node(after_b).next;
            if after_b == a {
                return Ordering::Greater;
            }
            if after_b == NONE {
                return Ordering::Less;
            }
        }
    }

    /// The node after another one in tree order, among the descendants of `within`, which is the node
    /// itself or an ancestor of it.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let [outer, inner, last] =
    ///     ["div", "p", "hr"].map(|name| document.create_element(Namespace::Html, name).unwrap());
    /// let text = document.create_text("a");
    /// document.append_all(outer, &[inner, last]).unwrap();
    /// document.append(inner, text).unwrap();
    /// assert_eq!(document.next_in_tree_order(outer, outer), Some(inner));
    /// assert_eq!(document.next_after_descendants(inner, outer), Some(last));
    /// assert_eq!(document.next_in_tree_order(last, outer), None);
    /// assert_eq!(document.previous_in_tree_order(last, outer), Some(text));
    /// assert_eq!(document.last_inclusive_descendant(outer), Some(last));
    /// ```
    pub fn next_in_tree_order(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (index, root) = (self.find(node)?, self.find(within)?);
        self.linked(self.after_in_tree_order(index, root, false))
    }

    /// The node after another one and its descendants in tree order.
    pub fn next_after_descendants(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (mut index, root) = (self.find(node)?, self.find(within)?);
        while index != NONE && index != root {
            let links = self.node(index);
            if links.next != NONE {
                return self.linked(links.next);
            }
            index = links.parent;
        }
        None
    }

    /// The node before another one in tree order, among the inclusive descendants of `within`.
    pub fn previous_in_tree_order(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (index, root) = (self.find(node)?, self.find(within)?);
        if index == root {
            return None;
        }
        match self.previous_at(index) {
            NONE => self.linked(self.node(index).parent),
            previous => self.linked(self.last_inside(previous)),
        }
    }

    /// The last node in tree order of the subtree of a node.
    pub fn last_inclusive_descendant(&self, node: NodeId) -> Option<NodeId> {
        Some(self.id(self.last_inside(self.find(node)?)))
    }

    fn last_inside(&self, mut index: u32) -> u32 {
        loop {
            match self.last_child_at(index) {
                NONE => return index,
                last => index = last,
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use treewright_markup::{Namespace, ShadowRootInit, ShadowRootMode};

    use super::*;

    /// A tree of numbered elements with the given parents; `-` puts a shadow root in between.
    pub(crate) fn tree(parents: &[(usize, bool)]) -> (Document, Vec<NodeId>) {
        let mut document = Document::new();
        let mut nodes = vec![document.create_element(Namespace::Html, "div").unwrap()];
        for (parent, is_in_shadow) in parents {
            let node = document.create_element(Namespace::Html, "div").unwrap();
            let mut parent = nodes[*parent];
            if *is_in_shadow {
                let init = ShadowRootInit::new(ShadowRootMode::Closed);
                parent = document
                    .shadow_root(parent)
                    .unwrap_or_else(|| document.attach_shadow_root(parent, init).unwrap());
            }
            document.append(parent, node).unwrap();
            nodes.push(node);
        }
        (document, nodes)
    }

    #[test]
    fn orders_agree_with_a_walk() {
        for parents in [
            &[][..],
            &[(0, false), (0, false), (1, false), (1, false), (3, false), (2, false), (0, false)],
            &[(0, false), (1, false), (2, false), (0, false), (4, false), (0, false)],
        ] {
            let (document, nodes) = tree(parents);
            let root = nodes[0];
            let mut order = vec![root];
            order.extend(document.descendants(root));
            let place = |node| order.iter().position(|other| *other == node).unwrap();
            for (a, b) in nodes.iter().flat_map(|a| nodes.iter().map(move |b| (*a, *b))) {
                assert_eq!(document.tree_order(a, b), Some(place(a).cmp(&place(b))));
                let is_above = a == b || document.ancestors(b).any(|above| above == a);
                assert_eq!(document.is_inclusive_ancestor(a, b), is_above);
            }
            for pair in order.windows(2) {
                assert_eq!(document.next_in_tree_order(pair[0], root), Some(pair[1]));
                assert_eq!(document.previous_in_tree_order(pair[1], root), Some(pair[0]));
            }
            assert_eq!(document.next_in_tree_order(order[order.len() - 1], root), None);
            assert_eq!(document.previous_in_tree_order(root, root), None);
            assert_eq!(document.last_inclusive_descendant(root), order.last().copied());
            for node in &nodes {
                let after = |other: &&NodeId| {
                    place(**other) > place(*node) && !document.is_inclusive_ancestor(*node, **other)
                };
                let expected = order.iter().find(after).copied();
                assert_eq!(document.next_after_descendants(*node, root), expected);
            }
            assert_eq!(document.tree_order(root, document.root()), None);
        }
    }
}
