//! Changes of attributes.
//!
//! <https://dom.spec.whatwg.org/#interface-element>

use treewright_dom::scripting::{AttributesAsNodes, AttributesByPosition};
use treewright_dom::{FullName, NodeError, NodeId};
use treewright_quickjs::Thrown;

use super::change;
use crate::Cx;
use crate::custom_elements;
use crate::exception::{DomExceptionName, dom_exception};
use crate::observers::{self, RecordKind};
use crate::steps;
use crate::strings::DomString;
use crate::text;
use crate::trusted_types::compliant_attribute_value;

/// Sets the value of an attribute by namespace and local name.
/// <https://dom.spec.whatwg.org/#concept-element-attributes-set-value>
pub(crate) fn set_an_attribute(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: FullName<'_>,
    value: &DomString,
) {
    match cx.host.tree.position_of_attribute(element, name.namespace, name.local) {
        Some(position) => change_the_attribute_at(cx, element, position, value),
        None => append_an_attribute(cx, element, name, value),
    }
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-change>
pub(crate) fn change_the_attribute_at(
    cx: &mut Cx<'_>,
    element: NodeId,
    position: usize,
    value: &DomString,
) {
    // The attribute exists.
    let value = text::for_tree(value);
    let _refused = change(cx, |world| world.tree.change_attribute_at(element, position, &value));
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-append>
pub(crate) fn append_an_attribute(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: FullName<'_>,
    value: &DomString,
) {
    // It is an element.
    let value = text::for_tree(value);
    let _refused = change(cx, |world| world.tree.append_attribute(element, name, &value));
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-remove>
pub(crate) fn remove_the_attribute_at(cx: &mut Cx<'_>, element: NodeId, position: usize) {
    // The attribute exists.
    let _refused = change(cx, |world| world.tree.remove_attribute_at(element, position));
}

/// Removes an attribute without namespace, if it exists.
pub(crate) fn remove_an_attribute(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if let Some(position) = cx.host.tree.position_of_attribute(element, None, local) {
        remove_the_attribute_at(cx, element, position);
    }
}

/// <https://dom.spec.whatwg.org/#set-an-existing-attribute-value>
pub(crate) fn set_the_value_of_an_attribute_node(
    cx: &mut Cx<'_>,
    attribute: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    let value = match cx.host.tree.owner_element(attribute) {
        Some(element) => compliant_value_of_a_node(cx, element, attribute, value)?,
        None => value,
    };
    // It is an attribute.
    let value = text::for_tree(&value);
    let _refused = change(cx, |world| world.tree.set_attribute_node_value(attribute, &value));
    Ok(())
}

/// The value that Trusted Types allow for an attribute node of an element.
fn compliant_value_of_a_node(
    cx: &mut Cx<'_>,
    element: NodeId,
    attribute: NodeId,
    value: DomString,
) -> Result<DomString, Thrown> {
    let name = cx.host.tree.attribute_node_name(attribute);
    let name = name.map(|name| (name.namespace.map(str::to_owned), name.local.to_owned()));
    let Some((namespace, local)) = name else { return Ok(value) };
    compliant_attribute_value(cx, element, (namespace.as_deref(), &local), value)
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-set>
pub(crate) fn set_an_attribute_node(
    cx: &mut Cx<'_>,
    element: NodeId,
    attribute: NodeId,
) -> Result<Option<NodeId>, Thrown> {
    let value = cx.host.tree.attribute_node_value(attribute);
    let value = value.map_or_else(|| "".into(), |value| text::for_script(&value));
    let verified = compliant_value_of_a_node(cx, element, attribute, value.clone())?;
    match cx.host.tree.owner_element(attribute) {
        Some(owner) if owner == element => return Ok(Some(attribute)),
        Some(_) => {
            let message = "The attribute is in use by another element.";
            return Err(dom_exception(cx, DomExceptionName::InUseAttributeError, message));
        }
        None => {}
    }
    if verified != value {
        // It is an attribute.
        let verified = text::for_tree(&verified);
        let _refused =
            change(cx, |world| world.tree.set_attribute_node_value(attribute, &verified));
    }
    let document = cx.host.node_document(element);
    if cx.host.node_document(attribute) != document {
        super::adopt(cx, attribute, document);
    }
    let position =
        cx.host.tree.attribute_node_name(attribute).and_then(|name| {
            cx.host.tree.position_of_attribute(element, name.namespace, name.local)
        });
    let (old, result) = change(cx, |world| match position {
        Some(position) => {
            let old = world.tree.attribute_node(element, position).ok();
            (old, world.tree.replace_attribute_with_node(element, position, attribute))
        }
        None => (None, world.tree.append_attribute_node(element, attribute)),
    });
    match result {
        Ok(()) => Ok(old),
        Err(NodeError::Stale) => Ok(None),
        Err(error) => Err(super::refused(cx, error)),
    }
}

/// <https://dom.spec.whatwg.org/#handle-attribute-changes>
pub(super) fn after_change(
    cx: &mut Cx<'_>,
    element: NodeId,
    namespace: Option<&str>,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
) {
    if !cx.host.observers.registered.is_empty() {
        let kind = RecordKind::Attributes {
            name: local.into(),
            namespace: namespace.map(Into::into),
            old: old.map(Into::into),
        };
        observers::queue_a_mutation_record_for(cx, element, &kind);
    }
    custom_elements::after_attribute_change(cx, element, local, old, new, namespace);
    if namespace.is_none() {
        crate::slots::after_attribute_change(cx, element, local);
    }
    steps::attribute_changed(cx, element, local, old, new, namespace);
}
