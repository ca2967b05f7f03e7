//! `ChildNode` and `NonDocumentTypeChildNode`.
//!
//! <https://dom.spec.whatwg.org/#interface-childnode>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use super::parent_node::convert_nodes_into_a_node;
use crate::Cx;
use crate::generated::unions::NodeOrDomString;
use crate::tree_changes;

/// Returns true if one of the nodes is this one.
fn is_among(nodes: &[NodeOrDomString], node: NodeId) -> bool {
    nodes.iter().any(|one| matches!(one, NodeOrDomString::Node(one) if *one == node))
}

/// <https://dom.spec.whatwg.org/#dom-childnode-before>
pub(crate) fn before(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let Some(parent) = cx.host.tree.parent(this) else { return Ok(()) };
    let mut viable_previous_sibling = cx.host.tree.previous_sibling(this);
    while let Some(node) = viable_previous_sibling.filter(|node| is_among(&nodes, *node)) {
        viable_previous_sibling = cx.host.tree.previous_sibling(node);
    }
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    let child = match viable_previous_sibling {
        None => cx.host.tree.first_child(parent),
        Some(previous) => cx.host.tree.next_sibling(previous),
    };
    tree_changes::pre_insert(cx, node, parent, child)?;
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-childnode-after>
pub(crate) fn after(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let Some(parent) = cx.host.tree.parent(this) else { return Ok(()) };
    let viable_next_sibling = viable_next_sibling(cx, this, &nodes);
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    tree_changes::pre_insert(cx, node, parent, viable_next_sibling)?;
    Ok(())
}

fn viable_next_sibling(cx: &Cx<'_>, this: NodeId, nodes: &[NodeOrDomString]) -> Option<NodeId> {
    let mut next = cx.host.tree.next_sibling(this);
    while let Some(node) = next.filter(|node| is_among(nodes, *node)) {
        next = cx.host.tree.next_sibling(node);
    }
    next
}

/// <https://dom.spec.whatwg.org/#dom-childnode-replacewith>
pub(crate) fn replace_with(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let Some(parent) = cx.host.tree.parent(this) else { return Ok(()) };
    let viable_next_sibling = viable_next_sibling(cx, this, &nodes);
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    if cx.host.tree.parent(this) == Some(parent) {
        tree_changes::replace(cx, this, node, parent)?;
    } else {
        tree_changes::pre_insert(cx, node, parent, viable_next_sibling)?;
    }
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-childnode-remove>
pub(crate) fn remove(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    if cx.host.tree.parent(this).is_some() {
        tree_changes::remove(cx, this);
    }
    Ok(())
}
