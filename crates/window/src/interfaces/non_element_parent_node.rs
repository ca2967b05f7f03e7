//! `NonElementParentNode`.
//!
//! <https://dom.spec.whatwg.org/#interface-nonelementparentnode>

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;

pub(crate) fn get_element_by_id(
    cx: &mut Cx<'_>,
    this: NodeId,
    element_id: DomString,
) -> Result<Option<NodeId>, Thrown> {
    let id = element_id.into_scalar();
    if id.is_empty() {
        return Ok(None);
    }
    let tree = &cx.host.tree;
    Ok(tree.descendants(this).find(|node| {
        tree.kind(*node) == Some(NodeKind::Element) && tree.attribute(*node, "id") == Some(&id)
    }))
}
