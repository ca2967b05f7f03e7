//! Upgrades.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#upgrades>

use treewright_dom::NodeId;
use treewright_dom::scripting::AttributesByPosition;
use treewright_quickjs::{Thrown, Value};

use super::reactions::{Arguments, enqueue_a_custom_element_callback_reaction};
use super::registry::{self, DefinitionId, ElementState, Lifecycle, RegistryId, State};
use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms;
use crate::text;
use crate::wrappers;

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element>
pub(crate) fn upgrade_an_element(
    cx: &mut Cx<'_>,
    definition: DefinitionId,
    element: NodeId,
) -> Result<(), Thrown> {
    // Steps 1 to 3.
    if cx.host.custom_elements.elements.contains_key(&element) {
        return Ok(());
    }
    let state =
        ElementState { state: State::Failed, definition: Some(definition), is_unknown: false };
    cx.host.set_custom_element_state(element, state);
    // Steps 4 and 5.
    enqueue_all_attributes(cx, element);
    if cx.host.is_connected(element) {
        let none = Arguments::None;
        enqueue_a_custom_element_callback_reaction(cx, element, Lifecycle::Connected, none);
    }
    // Steps 6 and 7.
    if let Some(definition) = cx.host.custom_elements.definition_mut(definition) {
        definition.construction_stack.push(Some(element));
    }
    let Some(constructor) = registry::constructor(cx, definition) else { return Ok(()) };
    // Steps 8 to 10.
    let registry = cx.host.custom_element_registry(element);
    let result = with_active_constructor(cx, &constructor, registry, |cx| {
        construct_for(cx, definition, element, &constructor)
    });
    if let Some(definition) = cx.host.custom_elements.definition_mut(definition) {
        definition.construction_stack.pop();
    }
    let Some(state) = cx.host.custom_elements.elements.get(&element).copied() else {
        return result;
    };
    if let Err(thrown) = result {
        cx.host.set_custom_element_state(element, ElementState { definition: None, ..state });
        cx.host.custom_elements.reactions.empty(element);
        return Err(thrown);
    }
    // Steps 11 and 12.
    cx.host.set_custom_element_state(element, ElementState { state: State::Custom, ..state });
    if cx.host.is_form_associated_custom_element(element) {
        forms::custom::upgraded(cx, element);
    }
    Ok(())
}

/// Step 4.
fn enqueue_all_attributes(cx: &mut Cx<'_>, element: NodeId) {
    let is_observing = (cx.host.custom_elements.elements.get(&element))
        .and_then(|state| cx.host.custom_elements.definition(state.definition?))
        .is_some_and(|definition| definition.has(Lifecycle::AttributeChanged));
    if !is_observing {
        return;
    }
    let tree = &cx.host.tree;
    let mut all = Vec::new();
    for position in 0..tree.attribute_count(element) {
        let Some(name) = tree.attribute_name_at(element, position) else { continue };
        all.push(Arguments::Attribute {
            local: name.local.to_owned(),
            old: None,
            new: tree
                .attribute_script_value_at(element, position)
                .map(|value| text::for_script(&value)),
            namespace: name.namespace.map(str::to_owned),
        });
    }
    for arguments in all {
        let callback = Lifecycle::AttributeChanged;
        enqueue_a_custom_element_callback_reaction(cx, element, callback, arguments);
    }
}

/// Step 10.
fn construct_for(
    cx: &mut Cx<'_>,
    definition: DefinitionId,
    element: NodeId,
    constructor: &Value,
) -> Result<(), Thrown> {
    let disables_shadow = (cx.host.custom_elements.definition(definition))
        .is_some_and(|definition| definition.disable_shadow);
    if disables_shadow && cx.host.tree.shadow_root(element).is_some() {
        let message = "The definition of the element disables shadow roots.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    if let Some(state) = cx.host.custom_elements.elements.get(&element).copied() {
        let state = ElementState { state: State::Precustomized, ..state };
        cx.host.set_custom_element_state(element, state);
    }
    let result = construct(cx, constructor)?;
    let wrapper = wrappers::wrap(cx, element)?;
    if !result.same_value(&wrapper) {
        let message = "The custom element constructor returned a different element.";
        return Err(cx.type_error(message));
    }
    Ok(())
}

/// Runs steps while a constructor is in the active custom element constructor map.
pub(super) fn with_active_constructor<R>(
    cx: &mut Cx<'_>,
    constructor: &Value,
    registry: Option<RegistryId>,
    steps: impl FnOnce(&mut Cx<'_>) -> R,
) -> R {
    let before = cx.host.custom_elements.active_constructors.len();
    if let (Some(id), Some(registry)) = (constructor.object_id(), registry) {
        cx.host.custom_elements.active_constructors.push((id, registry));
    }
    let result = steps(cx);
    cx.host.custom_elements.active_constructors.truncate(before);
    result
}

/// Constructs a callback function type value, without arguments.
/// <https://webidl.spec.whatwg.org/#construct-a-callback-function>
pub(super) fn construct(cx: &mut Cx<'_>, constructor: &Value) -> Result<Value, Thrown> {
    let realm = cx.realm_of_function(constructor).unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let result = cx.construct(constructor, &[], None);
        clean_up_after_running_script(cx);
        result
    })
}

/// Reports an exception for the global object of the realm of a definition's constructor.
pub(super) fn report_for_the_constructor(
    cx: &mut Cx<'_>,
    definition: DefinitionId,
    thrown: Thrown,
) {
    let constructor = registry::constructor(cx, definition);
    let realm = constructor.and_then(|constructor| cx.realm_of_function(&constructor));
    let realm = realm.unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| report_an_exception(cx, thrown));
}
