//! `ParentNode`, `NonElementParentNode`, `ChildNode` and `NonDocumentTypeChildNode`.
//!
//! <https://dom.spec.whatwg.org/#interface-parentnode>

use treewright_dom::scripting::InsertionValidity;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::element::element_children;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::generated::unions::NodeOrDomString;
use crate::selectors;
use crate::strings::DomString;
use crate::tree_changes;

/// <https://dom.spec.whatwg.org/#converting-nodes-into-a-node>
pub(crate) fn convert_nodes_into_a_node(
    cx: &mut Cx<'_>,
    nodes: Vec<NodeOrDomString>,
    document: NodeId,
) -> Result<NodeId, Thrown> {
    let mut nodes: Vec<NodeId> = nodes
        .into_iter()
        .map(|node| match node {
            NodeOrDomString::Node(node) => node,
            NodeOrDomString::DomString(text) => cx.host.create_a_text(document, &text),
        })
        .collect();
    if nodes.len() == 1
        && let Some(node) = nodes.pop()
    {
        return Ok(node);
    }
    let fragment = cx.host.create_a_fragment(document);
    for node in nodes {
        tree_changes::append(cx, node, fragment)?;
    }
    Ok(fragment)
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-children>
pub(crate) fn children(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Children)
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild>
pub(crate) fn first_element_child(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(element_children(cx.host, this).next())
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild>
pub(crate) fn last_element_child(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let tree = &cx.host.tree;
    let mut at = tree.last_child(this);
    while let Some(node) = at {
        if tree.kind(node) == Some(NodeKind::Element) {
            return Ok(Some(node));
        }
        at = tree.previous_sibling(node);
    }
    Ok(None)
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-childelementcount>
pub(crate) fn child_element_count(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(u32::try_from(element_children(cx.host, this).count()).unwrap_or(u32::MAX))
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-prepend>
pub(crate) fn prepend(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    let first = cx.host.tree.first_child(this);
    tree_changes::pre_insert(cx, node, this, first)?;
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-append>
pub(crate) fn append(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    tree_changes::append(cx, node, this)?;
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-replacechildren>
pub(crate) fn replace_children(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<NodeOrDomString>,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    let node = convert_nodes_into_a_node(cx, nodes, document)?;
    if let Err(error) = cx.host.tree.check_pre_insertion_validity(this, node, None) {
        return Err(tree_changes::refused(cx, error));
    }
    tree_changes::replace_all(cx, Some(node), this);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-movebefore>
pub(crate) fn move_before(
    cx: &mut Cx<'_>,
    this: NodeId,
    node: NodeId,
    child: Option<NodeId>,
) -> Result<(), Thrown> {
    tree_changes::move_a_node(cx, node, this, child)
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-queryselector>
pub(crate) fn query_selector(
    cx: &mut Cx<'_>,
    this: NodeId,
    selectors: DomString,
) -> Result<Option<NodeId>, Thrown> {
    selectors::query_selector(cx, this, &selectors)
}

/// <https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall>
pub(crate) fn query_selector_all(
    cx: &mut Cx<'_>,
    this: NodeId,
    selectors: DomString,
) -> Result<Value, Thrown> {
    let found = selectors::query_selector_all(cx, this, &selectors)?;
    collections::static_node_list(cx, found)
}
