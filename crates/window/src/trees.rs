//! Walks over the trees of an agent.

use treewright_dom::{LocalName, NodeId};

use crate::world::World;

/// The next node of a tree of ownership: descendants, shadow trees and the contents of templates.
pub(crate) fn next_in_ownership(world: &World, node: NodeId, root: NodeId) -> Option<NodeId> {
    let tree = &world.tree;
    let inside = tree
        .shadow_root(node)
        .or_else(|| tree.template_contents(node))
        .or_else(|| tree.first_child(node));
    if inside.is_some() {
        return inside;
    }
    let mut at = node;
    while at != root {
        if let Some(host) = tree.host(at) {
            // A fragment was walked: the other fragment of its host, or the children, come next.
            let is_shadow = tree.shadow_root(host) == Some(at);
            let next = if is_shadow { tree.template_contents(host) } else { None };
            if let Some(next) = next.or_else(|| tree.first_child(host)) {
                return Some(next);
            }
            at = host;
            continue;
        }
        if let Some(next) = tree.next_sibling(at) {
            return Some(next);
        }
        at = tree.parent(at)?;
    }
    None
}

/// The next node in shadow-including tree order.
/// <https://dom.spec.whatwg.org/#concept-shadow-including-tree-order>
pub(crate) fn next_shadow_including(world: &World, node: NodeId, root: NodeId) -> Option<NodeId> {
    let tree = &world.tree;
    if let Some(inside) = tree.shadow_root(node).or_else(|| tree.first_child(node)) {
        return Some(inside);
    }
    let mut at = node;
    while at != root {
        if tree.shadow_root_properties(at).is_some() {
            let host = tree.host(at)?;
            if let Some(child) = tree.first_child(host) {
                return Some(child);
            }
            at = host;
        } else if let Some(next) = tree.next_sibling(at) {
            return Some(next);
        } else {
            at = tree.parent(at)?;
        }
    }
    None
}

impl World {
    /// <https://dom.spec.whatwg.org/#connected>
    pub(crate) fn is_connected(&self, node: NodeId) -> bool {
        self.tree.kind(self.shadow_including_root(node)) == Some(treewright_dom::NodeKind::Document)
    }
    /// <https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor>
    pub(crate) fn is_host_including_inclusive_ancestor(
        &self,
        ancestor: NodeId,
        node: NodeId,
    ) -> bool {
        let up = |node: &NodeId| self.tree.parent(*node).or_else(|| self.tree.host(*node));
        std::iter::successors(Some(node), up).any(|one| one == ancestor)
    }

    /// <https://dom.spec.whatwg.org/#concept-shadow-including-root>
    pub(crate) fn shadow_including_root(&self, node: NodeId) -> NodeId {
        let mut at = node;
        loop {
            if let Some(parent) = self.tree.parent(at) {
                at = parent;
            } else if self.tree.shadow_root_properties(at).is_some()
                && let Some(host) = self.tree.host(at)
            {
                at = host;
            } else {
                return at;
            }
        }
    }
}

/// The next node of a tree of ownership after all that a node owns.
pub(crate) fn next_after_ownership(world: &World, node: NodeId, root: NodeId) -> Option<NodeId> {
    let tree = &world.tree;
    let mut at = node;
    while at != root {
        if let Some(host) = tree.host(at) {
            let is_shadow = tree.shadow_root(host) == Some(at);
            let next = if is_shadow { tree.template_contents(host) } else { None };
            if let Some(next) = next.or_else(|| tree.first_child(host)) {
                return Some(next);
            }
            at = host;
        } else if let Some(next) = tree.next_sibling(at) {
            return Some(next);
        } else {
            at = tree.parent(at)?;
        }
    }
    None
}

/// The name of an element of the HTML namespace.
pub(crate) fn html_name(world: &World, node: NodeId) -> Option<LocalName> {
    let node = world.tree.get(node)?;
    if node.is_in_html() { node.element_name() } else { None }
}
