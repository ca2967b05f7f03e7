//! Walks over the trees of an agent.

use treewright_dom::scripting::ShadowIncludingTrees;
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

impl World {
    /// <https://dom.spec.whatwg.org/#connected>
    pub(crate) fn is_connected(&self, node: NodeId) -> bool {
        self.tree.is_connected(node)
    }

    /// <https://dom.spec.whatwg.org/#concept-shadow-including-root>
    pub(crate) fn shadow_including_root(&self, node: NodeId) -> NodeId {
        self.tree.shadow_including_root(node).unwrap_or(node)
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
