//! `ElementInternals`.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements::internals;

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot>
pub(crate) fn shadow_root(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let target = internals::target(cx, this)?;
    let shadow_root = cx.host.tree.shadow_root(target);
    Ok(shadow_root.filter(|shadow_root| cx.host.tree.is_available_to_element_internals(*shadow_root)))
}

pub(crate) fn states(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    internals::states(cx, this)
}
