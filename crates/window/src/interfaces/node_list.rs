//! `NodeList`.
//!
//! <https://dom.spec.whatwg.org/#interface-nodelist>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::with_nodes;

/// <https://dom.spec.whatwg.org/#dom-nodelist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(with_nodes(cx, this, |nodes, _| u32::try_from(nodes.len()).unwrap_or(u32::MAX)))
}

/// <https://dom.spec.whatwg.org/#dom-nodelist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<NodeId>, Thrown> {
    Ok(with_nodes(cx, this, |nodes, _| nodes.get(index as usize).copied()))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
