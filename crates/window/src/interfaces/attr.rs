//! `Attr`.
//!
//! <https://dom.spec.whatwg.org/#interface-attr>

use treewright_dom::NodeId;
use treewright_dom::scripting::AttributesAsNodes;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;
use crate::text;
use crate::tree_changes;

/// <https://dom.spec.whatwg.org/#dom-attr-namespaceuri>
pub(crate) fn namespace_uri(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    let name = cx.host.tree.attribute_node_name(this);
    Ok(name.and_then(|name| name.namespace).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-attr-prefix>
pub(crate) fn prefix(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    let name = cx.host.tree.attribute_node_name(this);
    Ok(name.and_then(|name| name.prefix).map(Into::into))
}

/// <https://dom.spec.whatwg.org/#dom-attr-localname>
pub(crate) fn local_name(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let name = cx.host.tree.attribute_node_name(this);
    Ok(name.map(|name| name.local).unwrap_or_default().into())
}

/// <https://dom.spec.whatwg.org/#dom-attr-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(cx.host.tree.attribute_node_qualified_name(this).unwrap_or_default().into())
}

/// <https://dom.spec.whatwg.org/#dom-attr-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let value = cx.host.tree.attribute_node_value(this);
    Ok(value.map_or_else(|| "".into(), |value| text::for_script(&value)))
}

/// <https://dom.spec.whatwg.org/#dom-attr-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    tree_changes::set_the_value_of_an_attribute_node(cx, this, value)
}

/// <https://dom.spec.whatwg.org/#dom-attr-ownerelement>
pub(crate) fn owner_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.tree.owner_element(this))
}

/// <https://dom.spec.whatwg.org/#dom-attr-specified>
pub(crate) fn specified(_cx: &mut Cx<'_>, _this: NodeId) -> Result<bool, Thrown> {
    Ok(true)
}
