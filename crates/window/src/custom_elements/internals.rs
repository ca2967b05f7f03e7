//! Element internals.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals>

use treewright_dom::NodeId;
use treewright_dom::scripting::{CustomElements, ElementStates};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::bindings::receiver;
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms;
use crate::forms::entries;
use crate::forms::validity::Flaws;
use crate::forms::values::normalize_newlines;
use crate::generated::Interface;
use crate::generated::unions::{FileOrUsvStringOrFormData, FormDataEntryValue};
use crate::objects::slots;
use crate::strings::DomString;
use crate::wrappers;

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals>
pub(crate) fn attach(cx: &mut Cx<'_>, element: NodeId) -> Result<Value, Thrown> {
    let tree = &cx.host.tree;
    let definition =
        if tree.is_value(element).is_some() { None } else { cx.host.definition_for(element) };
    let described = definition.and_then(|id| cx.host.custom_elements.definition(id));
    let message = match described {
        None => "Unable to attach ElementInternals to non-custom elements.",
        Some(described) if described.disable_internals => {
            "ElementInternals is disabled by disabledFeature static field."
        }
        Some(_) if !cx.host.custom_elements.is_custom_or_precustomized(element) => {
            "The attachInternals() function cannot be called prior to the execution of the custom element \
             constructor."
        }
        Some(_) => "",
    };
    if !message.is_empty() {
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let owner = wrappers::wrap(cx, element)?;
    if cx.slot(&owner, slots::INTERNALS).is_some() {
        let message = "ElementInternals for the specified element was already attached.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let internals = bindings::new_object(cx, Interface::ElementInternals)?;
    cx.set_data(&internals, Box::new(Target(element)));
    cx.set_slot(&internals, slots::ROOT, &owner);
    cx.set_slot(&owner, slots::INTERNALS, &internals);
    Ok(internals)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#internals-target>
struct Target(NodeId);

/// The target element of internals.
pub(crate) fn target(cx: &mut Cx<'_>, internals: &Value) -> Result<NodeId, Thrown> {
    let target = cx.data(internals, |target: &mut Target, _| target.0);
    target.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The object of `states`.
pub(crate) fn states(cx: &mut Cx<'_>, internals: &Value) -> Result<Value, Thrown> {
    if let Some(states) = cx.slot(internals, slots::INTERNALS) {
        return Ok(states);
    }
    let states = bindings::new_object(cx, Interface::CustomStateSet)?;
    let target = target(cx, internals)?;
    cx.set_data(&states, Box::new(Target(target)));
    cx.set_slot(internals, slots::INTERNALS, &states);
    Ok(states)
}

/// The states set of an element is also in the tree, for selectors.
pub(crate) fn a_set_was_changed(cx: &mut Cx<'_>, set: &Value, method: &str, arguments: &[Value]) {
    let is_added = match method {
        "add" => true,
        "delete" | "clear" => false,
        _ => return,
    };
    let Some(element) = cx.data(set, |target: &mut Target, _| target.0) else { return };
    match arguments.first().and_then(|name| cx.string_value(name)) {
        Some(name) => {
            let name = name.into_scalar();
            cx.host.tree.set_custom_state(element, &name, is_added);
        }
        None => cx.host.tree.clear_custom_states(element),
    }
}

/// The target element, if it is a form-associated custom element.
pub(crate) fn form_associated_target(cx: &mut Cx<'_>, internals: &Value) -> Result<NodeId, Thrown> {
    let target = target(cx, internals)?;
    if cx.host.is_form_associated_custom_element(target) {
        return Ok(target);
    }
    let message = "The target element is not a form-associated custom element.";
    Err(dom_exception(cx, DomExceptionName::NotSupportedError, message))
}

/// The internals that are attached to an element.
pub(crate) fn of(cx: &mut Cx<'_>, element: NodeId) -> Option<Value> {
    let owner = wrappers::wrap(cx, element).ok()?;
    cx.slot(&owner, slots::INTERNALS)
}

/// The value for a slot: a clone of an entry list, a file or a text.
fn kept(cx: &mut Cx<'_>, value: Option<FileOrUsvStringOrFormData>) -> Result<Value, Thrown> {
    Ok(match value {
        None => cx.null(),
        Some(FileOrUsvStringOrFormData::File(file)) => file,
        Some(FileOrUsvStringOrFormData::UsvString(text)) => cx.string(&text),
        Some(FileOrUsvStringOrFormData::FormData(list)) => entries::clone_of(cx, &list)?,
    })
}

/// Sets the submission value. The state is not kept, because it is never restored.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue>
pub(crate) fn set_form_value(
    cx: &mut Cx<'_>,
    internals: &Value,
    value: Option<FileOrUsvStringOrFormData>,
) -> Result<(), Thrown> {
    form_associated_target(cx, internals)?;
    let value = kept(cx, value)?;
    cx.set_slot(internals, slots::SUBMISSION_VALUE, &value);
    Ok(())
}

/// The entry construction algorithm.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#face-entry-construction>
pub(crate) fn construct_entries(
    cx: &mut Cx<'_>,
    list: &Value,
    element: NodeId,
    name: Option<String>,
) -> Result<(), Thrown> {
    let Some(internals) = of(cx, element) else { return Ok(()) };
    let Some(value) = cx.slot(&internals, slots::SUBMISSION_VALUE) else { return Ok(()) };
    let interface = cx.platform(&value).map(|object| object.interface);
    if interface == Some(Interface::FormData as u16) {
        for (name, value) in entries::entries_of(cx, &value) {
            entries::push(cx, list, name, value);
        }
        return Ok(());
    }
    let Some(name) = name else { return Ok(()) };
    if interface == Some(Interface::File as u16) {
        entries::push(cx, list, name, FormDataEntryValue::File(value));
    } else if let Some(text) = cx.string_value(&value) {
        entries::push(cx, list, name, FormDataEntryValue::UsvString(text.into_scalar()));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity>
pub(crate) fn set_validity(
    cx: &mut Cx<'_>,
    internals: &Value,
    flags: Flaws,
    message: Option<DomString>,
    anchor: Option<NodeId>,
) -> Result<(), Thrown> {
    // Steps 2 to 5.
    let element = form_associated_target(cx, internals)?;
    let message = message.unwrap_or_default();
    let is_flawed = flags != Flaws::default();
    if is_flawed && message.is_empty() {
        return Err(cx.type_error("The message is empty although a flag is true."));
    }
    let message = if is_flawed { normalize_newlines(message) } else { DomString::default() };
    // Steps 6 to 8. The custom validity error message is the validation message if that flag is set.
    if let Some(custom) = cx.host.forms.custom.get_mut(&element) {
        custom.validity_flags = flags;
    } else {
        let custom = forms::custom::Custom::with_flags(flags);
        cx.host.forms.custom.insert(element, custom);
    }
    cx.host.set_custom_validity_error_message(element, message);
    // Steps 9 to 11.
    let anchor = anchor.unwrap_or(element);
    if !cx.host.is_shadow_including_inclusive_descendant(anchor, element) {
        let message = "The anchor is not inside the element.";
        return Err(dom_exception(cx, DomExceptionName::NotFoundError, message));
    }
    let anchor = wrappers::wrap(cx, anchor)?;
    cx.set_slot(internals, slots::VALIDATION_ANCHOR, &anchor);
    Ok(())
}

/// The validation anchor of a form-associated custom element.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#face-validation-anchor>
pub(crate) fn validation_anchor(cx: &mut Cx<'_>, element: NodeId) -> Option<NodeId> {
    if !cx.host.is_form_associated_custom_element(element) {
        return None;
    }
    let internals = of(cx, element)?;
    let anchor = cx.slot(&internals, slots::VALIDATION_ANCHOR)?;
    receiver::as_node(cx, &anchor, Interface::HTMLElement)
}
