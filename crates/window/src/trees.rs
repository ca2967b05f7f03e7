//! Walks over the trees of an agent.

use treewright_dom::NodeId;

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
