//! `ShadowRoot`.
//!
//! <https://dom.spec.whatwg.org/#interface-shadowroot>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::generated::enums::{ShadowRootMode, SlotAssignmentMode};

pub(crate) use super::element_markup::{
    get_html, inner_html, set_html, set_html_unsafe, set_inner_html,
};

fn init(cx: &Cx<'_>, this: NodeId) -> treewright_dom::ShadowRootInit {
    let closed = treewright_dom::ShadowRootInit::new(treewright_dom::ShadowRootMode::Closed);
    cx.host.tree.shadow_root_properties(this).unwrap_or(closed)
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-mode>
pub(crate) fn mode(cx: &mut Cx<'_>, this: NodeId) -> Result<ShadowRootMode, Thrown> {
    Ok(match init(cx, this).mode {
        treewright_dom::ShadowRootMode::Open => ShadowRootMode::Open,
        treewright_dom::ShadowRootMode::Closed => ShadowRootMode::Closed,
    })
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-delegatesfocus>
pub(crate) fn delegates_focus(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(init(cx, this).delegates_focus)
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-serializable>
pub(crate) fn serializable(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(init(cx, this).serializable)
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-clonable>
pub(crate) fn clonable(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(init(cx, this).clonable)
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-slotassignment>
pub(crate) fn slot_assignment(cx: &mut Cx<'_>, this: NodeId) -> Result<SlotAssignmentMode, Thrown> {
    Ok(if init(cx, this).manual_slot_assignment {
        SlotAssignmentMode::Manual
    } else {
        SlotAssignmentMode::Named
    })
}

/// <https://dom.spec.whatwg.org/#dom-shadowroot-host>
pub(crate) fn host(cx: &mut Cx<'_>, this: NodeId) -> Result<NodeId, Thrown> {
    Ok(cx.host.tree.host(this).unwrap_or(this))
}
