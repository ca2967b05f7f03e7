//! `NonElementParentNode`.
//!
//! <https://dom.spec.whatwg.org/#interface-nonelementparentnode>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid>
pub(crate) fn get_element_by_id(
    cx: &mut Cx<'_>,
    this: NodeId,
    element_id: DomString,
) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.first_with_id(this, &element_id.into_scalar()))
}
