//! `Slottable`.
//!
//! <https://dom.spec.whatwg.org/#mixin-slotable>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;

/// <https://dom.spec.whatwg.org/#dom-slotable-assignedslot>
pub(crate) fn assigned_slot(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.find_a_slot(this, true))
}
