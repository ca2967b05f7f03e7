//! Constructors of elements.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors>

use treewright_dom::{FullName, Namespace, NodeId};
use treewright_quickjs::{Call, Thrown, Value};

use super::registry::{self, DefinitionId, ElementState, RegistryId, State};
use crate::Cx;
use crate::bindings;
use crate::element_creation::create_an_element_internal;
use crate::generated::{Interface, html_element_interface};
use crate::realms::RealmId;
use crate::wrappers;

/// The steps of constructors that have `[HTMLConstructor]`.
/// <https://html.spec.whatwg.org/multipage/dom.html#htmlconstructor>
pub(crate) fn html_constructor(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    interface: Interface,
) -> Result<Value, Thrown> {
    // Step 1.
    let Some(new_target) = call.new_target().cloned() else { return Err(illegal(cx)) };
    let active_function = bindings::interface_object(cx, interface)?;
    if new_target.strict_equals(&active_function) {
        return Err(illegal(cx));
    }
    // Steps 2 to 5.
    let realm = RealmId(cx.realm_number());
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let registry = new_target.object_id().and_then(|id| {
        let active = &cx.host.custom_elements.active_constructors;
        active
            .iter()
            .rev()
            .find(|(constructor, _)| *constructor == id)
            .map(|(_, registry)| *registry)
    });
    let registry = registry
        .or_else(|| document.and_then(|document| cx.host.custom_element_registry(document)));
    let Some((definition, registry)) = registry.and_then(|registry| {
        let index =
            cx.host.custom_elements.registries.get(&registry)?.by_constructor(&new_target)?;
        Some((DefinitionId { registry, index }, registry))
    }) else {
        return Err(illegal(cx));
    };
    // Steps 6 to 8.
    let Some(described) = cx.host.custom_elements.definition(definition) else {
        return Err(illegal(cx));
    };
    let is_value = described.is_customized().then(|| described.name.clone());
    let local_name = described.local_name.clone();
    let is_fitting = match &is_value {
        None => interface == Interface::HTMLElement,
        Some(_) => html_element_interface(&local_name) == Some(interface),
    };
    if !is_fitting {
        return Err(illegal(cx));
    }
    // Step 9.
    let is_empty = described.construction_stack.is_empty();
    let prototype = bindings::constructors::prototype(cx, call, interface)?;
    if is_empty {
        let Some(document) = document else { return Err(illegal(cx)) };
        let element = new_element(cx, document, &local_name, is_value.as_deref(), registry);
        let state =
            ElementState { state: State::Custom, definition: Some(definition), is_unknown: false };
        cx.host.set_custom_element_state(element, state);
        registry::keep(cx, Some(registry));
        return wrappers::wrap_with_prototype(cx, element, &prototype);
    }
    // Steps 10 to 15.
    let described = cx.host.custom_elements.definition(definition);
    let Some(Some(element)) = described.and_then(|it| it.construction_stack.last().copied()) else {
        return Err(cx.type_error("This instance is already constructed."));
    };
    let wrapper = wrappers::wrap(cx, element)?;
    cx.set_prototype(&wrapper, &prototype)?;
    if let Some(described) = cx.host.custom_elements.definition_mut(definition)
        && let Some(last) = described.construction_stack.last_mut()
    {
        *last = None;
    }
    Ok(wrapper)
}

fn illegal(cx: &Cx<'_>) -> Thrown {
    cx.type_error("Illegal constructor")
}

fn new_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    local_name: &str,
    is: Option<&str>,
    registry: RegistryId,
) -> NodeId {
    let namespace = Some(Namespace::Html.url());
    let name = FullName { namespace, prefix: None, local: local_name };
    create_an_element_internal(cx, document, name, is, Some(registry))
}
