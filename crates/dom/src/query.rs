//! The parser's questions.

use treewright_syntax::{DocumentMode, LocalName, Namespace, NodeKind, TreeQuery};

use crate::arena::Document;
use crate::node::{NodeData, NodeId};

/// Handles are those of this document and not stale, which holds for what the parser holds; a stale
/// one is answered like a node without the thing asked for.
impl TreeQuery for Document {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        self.main_document()
    }

    fn document_mode(&self) -> DocumentMode {
        self.mode()
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        self.node_kind(*node).unwrap_or(NodeKind::DocumentFragment)
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        Self::parent(self, *node)
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        Self::first_child(self, *node)
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        Self::last_child(self, *node)
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        Self::previous_sibling(self, *node)
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        Self::next_sibling(self, *node)
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        Self::host(self, *fragment)
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.shadow_root(*element).is_some()
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        self.get(*node).is_some_and(|node| {
            matches!(node.data, NodeData::Element { namespace: n, local, .. }
                if n == namespace && local == name)
        })
    }

    fn attribute(&self, element: &NodeId, name: &str) -> Option<&str> {
        Self::attribute(self, *element, name)
    }

    fn processing_instruction(&self, node: &NodeId) -> Option<(&str, &str)> {
        Some((self.target(*node)?, self.text(*node)?))
    }
}
