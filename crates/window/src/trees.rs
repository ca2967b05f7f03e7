//! Relations between the nodes of an agent.

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{LocalName, NodeId, NodeRef};

use crate::world::World;

impl World {
    /// The result of a test of a node; false for a freed node.
    pub(crate) fn is<'a>(
        &'a self,
        node: NodeId,
        question: impl FnOnce(NodeRef<'a>) -> bool,
    ) -> bool {
        self.tree.get(node).is_some_and(question)
    }

    /// <https://dom.spec.whatwg.org/#connected>
    pub(crate) fn is_connected(&self, node: NodeId) -> bool {
        self.tree.is_connected(node)
    }

    /// <https://dom.spec.whatwg.org/#concept-shadow-including-root>
    pub(crate) fn shadow_including_root(&self, node: NodeId) -> NodeId {
        self.tree.shadow_including_root(node).unwrap_or(node)
    }
}

/// The name of an element of the HTML namespace.
pub(crate) fn html_name(world: &World, node: NodeId) -> Option<LocalName> {
    let node = world.tree.get(node)?;
    if node.is_in_html() { node.element_name() } else { None }
}
