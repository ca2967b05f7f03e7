//! `DocumentOrShadowRoot`.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement>

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::style_sheet_list;
use crate::custom_elements::registry;
use crate::events::Target;
use crate::{Cx, animations, style};

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement>
pub(crate) fn active_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let document = cx.host.node_document(this);
    if let Some(focused) = cx.host.focused_element(document) {
        let candidate = Target::Node(focused).retarget(cx.host, &Target::Node(this)).node();
        let candidate = candidate.filter(|candidate| cx.host.root_of(*candidate) == this);
        return Ok(candidate);
    }
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

/// <https://drafts.csswg.org/web-animations-1/#dom-documentorshadowroot-getanimations>
pub(crate) fn get_animations(cx: &mut Cx<'_>, this: NodeId) -> Result<Vec<Value>, Thrown> {
    animations::animations_of_a_document(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets>
pub(crate) fn style_sheets(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    style_sheet_list::new(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets>
pub(crate) fn adopted_style_sheets(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    style::adopted_style_sheets(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets>
pub(crate) fn set_adopted_style_sheets(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Vec<Value>,
) -> Result<(), Thrown> {
    style::set_adopted_style_sheets(cx, this, &value)
}
