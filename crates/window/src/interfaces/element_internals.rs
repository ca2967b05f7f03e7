//! `ElementInternals`.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface>

use treewright_dom::NodeId;
use treewright_dom::scripting::CustomElements;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::object_of_element;
use crate::custom_elements::internals;
use crate::forms::labels as label_lists;
use crate::forms::validity::{self, Flaws};
use crate::generated::Interface;
use crate::generated::dictionaries::ValidityStateFlags;
use crate::generated::unions::FileOrUsvStringOrFormData;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot>
pub(crate) fn shadow_root(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let target = internals::target(cx, this)?;
    let shadow_root = cx.host.tree.shadow_root(target);
    Ok(shadow_root
        .filter(|shadow_root| cx.host.tree.is_available_to_element_internals(*shadow_root)))
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states>
pub(crate) fn states(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    internals::states(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue>
pub(crate) fn set_form_value(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<FileOrUsvStringOrFormData>,
    _state: Option<FileOrUsvStringOrFormData>,
) -> Result<(), Thrown> {
    internals::set_form_value(cx, this, value)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-elementinternals-form>
pub(crate) fn form(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    Ok(cx.host.form_owner(target))
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity>
pub(crate) fn set_validity(
    cx: &mut Cx<'_>,
    this: &Value,
    flags: ValidityStateFlags,
    message: Option<DomString>,
    anchor: Option<NodeId>,
) -> Result<(), Thrown> {
    let flags = Flaws {
        value_missing: flags.value_missing,
        type_mismatch: flags.type_mismatch,
        pattern_mismatch: flags.pattern_mismatch,
        too_long: flags.too_long,
        too_short: flags.too_short,
        range_underflow: flags.range_underflow,
        range_overflow: flags.range_overflow,
        step_mismatch: flags.step_mismatch,
        bad_input: flags.bad_input,
        custom_error: flags.custom_error,
    };
    internals::set_validity(cx, this, flags, message, anchor)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-elementinternals-willvalidate>
pub(crate) fn will_validate(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    Ok(validity::will_validate(cx.host, target))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-elementinternals-validity>
pub(crate) fn validity(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    object_of_element(cx, target, Interface::ValidityState)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage>
pub(crate) fn validation_message(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    let control = cx.host.forms.get(target);
    Ok(control.map(|control| control.message.clone()).unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-elementinternals-checkvalidity>
pub(crate) fn check_validity(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    Ok(validity::check_validity(cx, target))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-elementinternals-reportvalidity>
pub(crate) fn report_validity(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    Ok(validity::report_validity(cx, target))
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-elementinternals-labels>
pub(crate) fn labels(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let target = internals::form_associated_target(cx, this)?;
    label_lists::list(cx, target)
}
