//! `DocumentType`.
//!
//! <https://dom.spec.whatwg.org/#interface-documenttype>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;

/// <https://dom.spec.whatwg.org/#dom-documenttype-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.tree.doctype(this).map(|doctype| doctype.name).unwrap_or_default().into())
}

/// <https://dom.spec.whatwg.org/#dom-documenttype-publicid>
pub(crate) fn public_id(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.tree.doctype(this).map(|doctype| doctype.public_id).unwrap_or_default().into())
}

/// <https://dom.spec.whatwg.org/#dom-documenttype-systemid>
pub(crate) fn system_id(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.tree.doctype(this).map(|doctype| doctype.system_id).unwrap_or_default().into())
}
