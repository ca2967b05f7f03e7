//! `HTMLSlotElement`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#htmlslotelement>

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::generated::dictionaries::AssignedNodesOptions;
use crate::generated::unions::ElementOrText;
use crate::slots;

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignednodes>
pub(crate) fn assigned_nodes(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: AssignedNodesOptions,
) -> Result<Vec<NodeId>, Thrown> {
    if options.flatten {
        return Ok(cx.host.find_flattened_slottables(this));
    }
    Ok(cx.host.slots.assigned_nodes.get(&this).cloned().unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignedelements>
pub(crate) fn assigned_elements(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: AssignedNodesOptions,
) -> Result<Vec<NodeId>, Thrown> {
    let mut nodes = assigned_nodes(cx, this, options)?;
    nodes.retain(|node| cx.host.tree.kind(*node) == Some(NodeKind::Element));
    Ok(nodes)
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign>
pub(crate) fn assign(
    cx: &mut Cx<'_>,
    this: NodeId,
    nodes: Vec<ElementOrText>,
) -> Result<(), Thrown> {
    let nodes = nodes.into_iter().map(|node| match node {
        ElementOrText::Element(node) | ElementOrText::Text(node) => node,
    });
    slots::assign(cx, this, nodes.collect());
    Ok(())
}
