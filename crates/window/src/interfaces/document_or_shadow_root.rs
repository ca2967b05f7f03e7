//! `DocumentOrShadowRoot`.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement>

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements::registry;

/// Nothing has the focus in a page that is not shown: the body element, or the document element.
pub(crate) fn active_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    if cx.host.tree.kind(this) != Some(NodeKind::Document) || cx.host.node_navigable(this).is_none()
    {
        return Ok(None);
    }
    Ok(cx.host.the_body_element(this).or_else(|| cx.host.document_element(this)))
}

/// <https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry>
pub(crate) fn custom_element_registry(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<Value>, Thrown> {
    match cx.host.custom_element_registry(this) {
        Some(registry) => registry::object(cx, registry).map(Some),
        None => Ok(None),
    }
}
