//! Element internals.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::objects::slots;
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
    cx.set_slot(internals, slots::INTERNALS, &states);
    Ok(states)
}
