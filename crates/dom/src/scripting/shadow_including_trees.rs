//! Relations between nodes through shadow roots and their hosts.

use treewright_markup::NodeKind;

use crate::Document;
use crate::node::{NONE, NodeId};
use crate::sealed::Sealed;

/// Relations between nodes that go from shadow roots to their hosts.
pub trait ShadowIncludingTrees: Sealed {
    /// The root of the tree of a node; if that is a shadow root, the root of its host's tree, and so on.
    /// <https://dom.spec.whatwg.org/#concept-shadow-including-root>
    ///
    /// ```
    /// use treewright_dom::scripting::ShadowIncludingTrees;
    /// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
    /// let mut document = Document::new();
    /// let host = document.create_element(Namespace::Html, "p").unwrap();
    /// let init = ShadowRootInit::new(ShadowRootMode::Open);
    /// let shadow_root = document.attach_shadow_root(host, init).unwrap();
    /// let text = document.create_text("a");
    /// document.append(shadow_root, text).unwrap();
    /// assert_eq!(document.root_of(text), Some(shadow_root));
    /// assert_eq!(document.shadow_including_root(text), Some(host));
    /// assert!(document.is_shadow_including_inclusive_ancestor(host, text));
    /// assert!(!document.is_inclusive_ancestor(host, text));
    /// ```
    fn shadow_including_root(&self, node: NodeId) -> Option<NodeId>;

    /// The same, where template contents are in the tree of their host too: the root around all other trees.
    fn host_including_root(&self, node: NodeId) -> Option<NodeId>;

    /// Returns true if `ancestor` is `node`, one of its ancestors, or the same for the host of the shadow
    /// root that `node` is in.
    /// <https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor>
    fn is_shadow_including_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool;

    /// The same, also through hosts of template contents.
    /// <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
    fn is_host_including_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool;

    /// The node after another one in shadow-including tree order, among the shadow-including descendants of
    /// `within`, which is the node itself or above it: each element is followed by its shadow root with its
    /// descendants, and then by its children. Template contents are left out.
    /// <https://dom.spec.whatwg.org/#concept-shadow-including-tree-order>
    ///
    /// ```
    /// use treewright_dom::scripting::ShadowIncludingTrees;
    /// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
    /// let mut document = Document::new();
    /// let host = document.create_element(Namespace::Html, "p").unwrap();
    /// let init = ShadowRootInit::new(ShadowRootMode::Open);
    /// let shadow_root = document.attach_shadow_root(host, init).unwrap();
    /// let text = document.create_text("a");
    /// document.append(host, text).unwrap();
    /// let next = |node| document.next_in_shadow_including_tree_order(node, host);
    /// assert_eq!(next(host), Some(shadow_root));
    /// assert_eq!(next(shadow_root), Some(text));
    /// assert_eq!(next(text), None);
    /// ```
    fn next_in_shadow_including_tree_order(&self, node: NodeId, within: NodeId) -> Option<NodeId>;

    /// The node after another one and its shadow-including descendants, in the same order.
    fn next_after_shadow_including_descendants(
        &self,
        node: NodeId,
        within: NodeId,
    ) -> Option<NodeId>;

    /// The next node in the subtree of `within`, including shadow trees and template contents with their
    /// roots, in the order of [`Document::descendants_with_fragments`].
    fn next_with_fragments(&self, node: NodeId, within: NodeId) -> Option<NodeId>;

    /// The next node after another one and all its descendants, in the order of
    /// [`next_with_fragments`](Self::next_with_fragments).
    fn next_after_fragments(&self, node: NodeId, within: NodeId) -> Option<NodeId>;
}

impl ShadowIncludingTrees for Document {
    fn shadow_including_root(&self, node: NodeId) -> Option<NodeId> {
        Some(self.id(self.shadow_including_root_at(self.find(node)?)))
    }

    fn host_including_root(&self, node: NodeId) -> Option<NodeId> {
        Some(self.id(self.host_including_root_at(self.find(node)?)))
    }

    fn is_shadow_including_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        self.is_above(ancestor, node, |index| self.shadow_including_parent(index))
    }

    fn is_host_including_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        match (self.find(ancestor), self.find(node)) {
            (Some(ancestor), Some(node)) => {
                self.is_host_including_inclusive_ancestor_at(ancestor, node)
            }
            _ => false,
        }
    }

    fn next_in_shadow_including_tree_order(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (index, root) = (self.find(node)?, self.find(within)?);
        if let Some(shadow_root) = self.own_shadow_root(index) {
            return Some(self.id(shadow_root));
        }
        if self.node(index).first_child != NONE {
            return self.linked(self.node(index).first_child);
        }
        self.after_all_that_is_in(index, root)
    }

    fn next_after_shadow_including_descendants(
        &self,
        node: NodeId,
        within: NodeId,
    ) -> Option<NodeId> {
        self.after_all_that_is_in(self.find(node)?, self.find(within)?)
    }

    fn next_with_fragments(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (index, root) = (self.find(node)?, self.find(within)?);
        self.linked(self.after_in_tree_order(index, root, true))
    }

    fn next_after_fragments(&self, node: NodeId, within: NodeId) -> Option<NodeId> {
        let (index, root) = (self.find(node)?, self.find(within)?);
        if index == root {
            return None;
        }
        self.linked(self.after_the_end_of(index, self.node(index), root))
    }
}

impl Document {
    /// The node after all that is in `index`, in the shadow-including tree of `root`.
    fn after_all_that_is_in(&self, mut index: u32, root: u32) -> Option<NodeId> {
        while index != root {
            let links = self.node(index);
            if links.next != NONE {
                return self.linked(links.next);
            }
            if links.parent != NONE {
                index = links.parent;
                continue;
            }
            // A shadow tree was walked: the children of its host come next.
            index = self.shadow_including_parent(index);
            if index == NONE {
                return None;
            }
            if self.node(index).first_child != NONE {
                return self.linked(self.node(index).first_child);
            }
        }
        None
    }

    fn shadow_including_parent(&self, index: u32) -> u32 {
        match self.node(index).parent {
            NONE if self.kind_at(index) == NodeKind::ShadowRoot => self.host_at(index),
            parent => parent,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::relations::tests::tree;

    #[test]
    fn shadow_trees_come_before_children() {
        let (mut document, nodes) = tree(&[
            (0, true),
            (0, false),
            (1, true),
            (2, true),
            (4, true),
            (2, false),
            (0, true),
            (0, false),
        ]);
        let inside = |root| -> Vec<NodeId> {
            let next = |node: &NodeId| document.next_in_shadow_including_tree_order(*node, root);
            std::iter::successors(Some(root), next).skip(1).collect()
        };
        let numbers: Vec<_> = inside(nodes[0])
            .iter()
            .filter_map(|node| nodes.iter().position(|other| other == node))
            .collect();
        assert_eq!(numbers, [1, 3, 7, 2, 4, 5, 6, 8]);
        assert_eq!(inside(nodes[2]).len(), 5);
        assert_eq!(inside(nodes[5]).len(), 0);
        let shadow_root = document.shadow_root(nodes[0]).unwrap();
        assert_eq!(inside(shadow_root).len(), 4);
        assert_eq!(document.shadow_including_root(nodes[5]), Some(nodes[0]));
        assert!(document.is_shadow_including_inclusive_ancestor(nodes[2], nodes[5]));
        assert!(!document.is_shadow_including_inclusive_ancestor(nodes[1], nodes[5]));
        assert!(!document.is_connected(nodes[5]));
        document.append(document.root(), nodes[0]).unwrap();
        assert!(document.is_connected(nodes[5]));
    }
}
