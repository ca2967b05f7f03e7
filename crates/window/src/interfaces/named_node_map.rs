//! `NamedNodeMap`.
//!
//! <https://dom.spec.whatwg.org/#interface-namednodemap>

use treewright_dom::NodeId;
use treewright_dom::scripting::AttributesByPosition;
use treewright_quickjs::{Thrown, Value};

use super::element;
use crate::Cx;
use crate::collections::element_of;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;

/// The element of a map.
fn element(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    match element_of(cx, this) {
        Some(of) => Ok(of.element),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let element = element(cx, this)?;
    Ok(u32::try_from(cx.host.tree.attribute_count(element)).unwrap_or(u32::MAX))
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<NodeId>, Thrown> {
    let element = element(cx, this)?;
    Ok(element::attribute_node(cx, element, index as usize))
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-getnameditem>
pub(crate) fn get_named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    qualified_name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    let element = element(cx, this)?;
    element::get_attribute_node(cx, element, qualified_name)
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-getnameditemns>
pub(crate) fn get_named_item_ns(
    cx: &mut Cx<'_>,
    this: &Value,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    let element = element(cx, this)?;
    element::get_attribute_node_ns(cx, element, namespace, local_name)
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-setnameditem>
pub(crate) fn set_named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    attr: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    let element = element(cx, this)?;
    tree_changes::set_an_attribute_node(cx, element, attr)
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-setnameditemns>
pub(crate) fn set_named_item_ns(
    cx: &mut Cx<'_>,
    this: &Value,
    attr: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    set_named_item(cx, this, attr)
}

/// Removes the attribute of a node that was found.
fn remove(
    cx: &mut Cx<'_>,
    element: NodeId,
    found: Option<NodeId>,
    name: &DomString,
) -> Result<NodeId, Thrown> {
    match found {
        Some(attribute) => element::remove_attribute_node(cx, element, attribute),
        None => {
            let message = format!("No item with name '{}' was found.", name.to_scalar());
            Err(dom_exception(cx, DomExceptionName::NotFoundError, &message))
        }
    }
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem>
pub(crate) fn remove_named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    qualified_name: DomString,
) -> Result<NodeId, Thrown> {
    let element = element(cx, this)?;
    let found = element::get_attribute_node(cx, element, qualified_name.clone())?;
    remove(cx, element, found, &qualified_name)
}

/// <https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns>
pub(crate) fn remove_named_item_ns(
    cx: &mut Cx<'_>,
    this: &Value,
    namespace: Option<DomString>,
    local_name: DomString,
) -> Result<NodeId, Thrown> {
    let element = element(cx, this)?;
    let found = element::get_attribute_node_ns(cx, element, namespace, local_name.clone())?;
    remove(cx, element, found, &local_name)
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://dom.spec.whatwg.org/#interface-namednodemap>
pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let element = element(cx, this)?;
    let is_html = element::is_html_in_an_html_document(cx.host, element);
    let mut names: Vec<DomString> = Vec::new();
    for name in element::get_attribute_names(cx, element)? {
        let has_upper_case = name.to_scalar().bytes().any(|byte| byte.is_ascii_uppercase());
        if !(names.contains(&name) || is_html && has_upper_case) {
            names.push(name);
        }
    }
    Ok(names)
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    get_named_item(cx, this, name)
}
