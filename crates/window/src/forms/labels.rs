//! Labels and their controls.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::controls::is_labelable;

use crate::Cx;
use crate::collections::{self, Filter};
use crate::events::activation;
use crate::objects::slots;
use crate::trees::html_name;
use crate::world::World;
use crate::wrappers;

/// The labels of the tree whose labeled control is this element.
pub(crate) fn of(world: &World, control: NodeId) -> Vec<NodeId> {
    if !world.is(control, is_labelable) {
        return Vec::new();
    }
    let root = world.root_of(control);
    let is_label = |node: &NodeId| {
        html_name(world, *node) == Some(LocalName::LABEL)
            && activation::labeled_control(world, *node) == Some(control)
    };
    std::iter::once(root).chain(world.tree.descendants(root)).filter(is_label).collect()
}

/// The live list of the labels, always the same object.
/// <https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels>
pub(crate) fn list(cx: &mut Cx<'_>, control: NodeId) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, control)?;
    if let Some(list) = cx.slot(&owner, slots::LABELS) {
        return Ok(list);
    }
    let list = collections::live_node_list(cx, control, Filter::Of(of))?;
    cx.set_slot(&owner, slots::LABELS, &list);
    Ok(list)
}
