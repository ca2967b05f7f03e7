//! `NonDocumentTypeChildNode`.
//!
//! <https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode>

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::Thrown;

use crate::Cx;

/// <https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling>
pub(crate) fn previous_element_sibling(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    let tree = &cx.host.tree;
    let mut at = tree.previous_sibling(this);
    while let Some(node) = at.filter(|node| tree.kind(*node) != Some(NodeKind::Element)) {
        at = tree.previous_sibling(node);
    }
    Ok(at)
}

/// <https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling>
pub(crate) fn next_element_sibling(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    let tree = &cx.host.tree;
    let mut at = tree.next_sibling(this);
    while let Some(node) = at.filter(|node| tree.kind(*node) != Some(NodeKind::Element)) {
        at = tree.next_sibling(node);
    }
    Ok(at)
}
