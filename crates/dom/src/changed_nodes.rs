//! The nodes of a change.

use std::ops::Deref;

use crate::NodeId;

/// Nodes that a [`Change`](crate::Change) names, in order: a slice of them. Most changes name one, which is kept without an
/// allocation.
///
/// ```
/// use treewright_dom::scripting::RecordChanges;
/// use treewright_dom::{Change, Document, Namespace};
/// let mut document = Document::new();
/// document.record_changes(true);
/// let (root, list) = (document.root(), document.create_element(Namespace::Html, "ul").unwrap());
/// document.append(root, list).unwrap();
/// let changes = document.take_changes();
/// assert!(matches!(&changes[..], [Change::ChildList { added, .. }] if **added == [list]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangedNodes(Nodes);

/// One and none are never kept as several, so that equal nodes are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Nodes {
    #[default]
    None,
    One(NodeId),
    Several(Box<[NodeId]>),
}

impl ChangedNodes {
    /// The nodes as a vector.
    pub fn into_vec(self) -> Vec<NodeId> {
        match self.0 {
            Nodes::None => Vec::new(),
            Nodes::One(node) => vec![node],
            Nodes::Several(nodes) => nodes.into_vec(),
        }
    }
}

impl Deref for ChangedNodes {
    type Target = [NodeId];

    fn deref(&self) -> &[NodeId] {
        match &self.0 {
            Nodes::None => &[],
            Nodes::One(node) => std::slice::from_ref(node),
            Nodes::Several(nodes) => nodes,
        }
    }
}

impl From<NodeId> for ChangedNodes {
    fn from(node: NodeId) -> Self {
        Self(Nodes::One(node))
    }
}

impl From<Vec<NodeId>> for ChangedNodes {
    fn from(nodes: Vec<NodeId>) -> Self {
        Self(match nodes[..] {
            [] => Nodes::None,
            [node] => Nodes::One(node),
            _ => Nodes::Several(nodes.into()),
        })
    }
}

impl FromIterator<NodeId> for ChangedNodes {
    fn from_iter<I: IntoIterator<Item = NodeId>>(nodes: I) -> Self {
        let mut nodes = nodes.into_iter();
        let Some(first) = nodes.next() else { return Self::default() };
        let Some(second) = nodes.next() else { return Self::from(first) };
        Self(Nodes::Several([first, second].into_iter().chain(nodes).collect()))
    }
}

impl<'a> IntoIterator for &'a ChangedNodes {
    type Item = &'a NodeId;
    type IntoIter = std::slice::Iter<'a, NodeId>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
