// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ElementInternals",
    interface: Interface::ElementInternals,
    last: Interface::ElementInternals,
    exposure: 0b1,
    members: &[
        Member::attribute("shadowRoot", N::ElementInternals_get_shadowRoot),
        Member::operation("setFormValue", N::ElementInternals_setFormValue, 1),
        Member::attribute("form", N::ElementInternals_get_form),
        Member::operation("setValidity", N::ElementInternals_setValidity, 0),
        Member::attribute("willValidate", N::ElementInternals_get_willValidate),
        Member::attribute("validity", N::ElementInternals_get_validity),
        Member::attribute("validationMessage", N::ElementInternals_get_validationMessage),
        Member::operation("checkValidity", N::ElementInternals_checkValidity, 0),
        Member::operation("reportValidity", N::ElementInternals_reportValidity, 0),
        Member::attribute("labels", N::ElementInternals_get_labels),
        Member::attribute("states", N::ElementInternals_get_states),
        Member::attribute("role", N::ElementInternals_get_role).setter(N::ElementInternals_set_role),
        Member::attribute("ariaActiveDescendantElement", N::ElementInternals_get_ariaActiveDescendantElement).setter(N::ElementInternals_set_ariaActiveDescendantElement),
        Member::attribute("ariaAtomic", N::ElementInternals_get_ariaAtomic).setter(N::ElementInternals_set_ariaAtomic),
        Member::attribute("ariaAutoComplete", N::ElementInternals_get_ariaAutoComplete).setter(N::ElementInternals_set_ariaAutoComplete),
        Member::attribute("ariaBrailleLabel", N::ElementInternals_get_ariaBrailleLabel).setter(N::ElementInternals_set_ariaBrailleLabel),
        Member::attribute("ariaBrailleRoleDescription", N::ElementInternals_get_ariaBrailleRoleDescription).setter(N::ElementInternals_set_ariaBrailleRoleDescription),
        Member::attribute("ariaBusy", N::ElementInternals_get_ariaBusy).setter(N::ElementInternals_set_ariaBusy),
        Member::attribute("ariaChecked", N::ElementInternals_get_ariaChecked).setter(N::ElementInternals_set_ariaChecked),
        Member::attribute("ariaColCount", N::ElementInternals_get_ariaColCount).setter(N::ElementInternals_set_ariaColCount),
        Member::attribute("ariaColIndex", N::ElementInternals_get_ariaColIndex).setter(N::ElementInternals_set_ariaColIndex),
        Member::attribute("ariaColIndexText", N::ElementInternals_get_ariaColIndexText).setter(N::ElementInternals_set_ariaColIndexText),
        Member::attribute("ariaColSpan", N::ElementInternals_get_ariaColSpan).setter(N::ElementInternals_set_ariaColSpan),
        Member::attribute("ariaControlsElements", N::ElementInternals_get_ariaControlsElements).setter(N::ElementInternals_set_ariaControlsElements),
        Member::attribute("ariaCurrent", N::ElementInternals_get_ariaCurrent).setter(N::ElementInternals_set_ariaCurrent),
        Member::attribute("ariaDescribedByElements", N::ElementInternals_get_ariaDescribedByElements).setter(N::ElementInternals_set_ariaDescribedByElements),
        Member::attribute("ariaDescription", N::ElementInternals_get_ariaDescription).setter(N::ElementInternals_set_ariaDescription),
        Member::attribute("ariaDetailsElements", N::ElementInternals_get_ariaDetailsElements).setter(N::ElementInternals_set_ariaDetailsElements),
        Member::attribute("ariaDisabled", N::ElementInternals_get_ariaDisabled).setter(N::ElementInternals_set_ariaDisabled),
        Member::attribute("ariaErrorMessageElements", N::ElementInternals_get_ariaErrorMessageElements).setter(N::ElementInternals_set_ariaErrorMessageElements),
        Member::attribute("ariaExpanded", N::ElementInternals_get_ariaExpanded).setter(N::ElementInternals_set_ariaExpanded),
        Member::attribute("ariaFlowToElements", N::ElementInternals_get_ariaFlowToElements).setter(N::ElementInternals_set_ariaFlowToElements),
        Member::attribute("ariaHasPopup", N::ElementInternals_get_ariaHasPopup).setter(N::ElementInternals_set_ariaHasPopup),
        Member::attribute("ariaHidden", N::ElementInternals_get_ariaHidden).setter(N::ElementInternals_set_ariaHidden),
        Member::attribute("ariaInvalid", N::ElementInternals_get_ariaInvalid).setter(N::ElementInternals_set_ariaInvalid),
        Member::attribute("ariaKeyShortcuts", N::ElementInternals_get_ariaKeyShortcuts).setter(N::ElementInternals_set_ariaKeyShortcuts),
        Member::attribute("ariaLabel", N::ElementInternals_get_ariaLabel).setter(N::ElementInternals_set_ariaLabel),
        Member::attribute("ariaLabelledByElements", N::ElementInternals_get_ariaLabelledByElements).setter(N::ElementInternals_set_ariaLabelledByElements),
        Member::attribute("ariaLevel", N::ElementInternals_get_ariaLevel).setter(N::ElementInternals_set_ariaLevel),
        Member::attribute("ariaLive", N::ElementInternals_get_ariaLive).setter(N::ElementInternals_set_ariaLive),
        Member::attribute("ariaModal", N::ElementInternals_get_ariaModal).setter(N::ElementInternals_set_ariaModal),
        Member::attribute("ariaMultiLine", N::ElementInternals_get_ariaMultiLine).setter(N::ElementInternals_set_ariaMultiLine),
        Member::attribute("ariaMultiSelectable", N::ElementInternals_get_ariaMultiSelectable).setter(N::ElementInternals_set_ariaMultiSelectable),
        Member::attribute("ariaOrientation", N::ElementInternals_get_ariaOrientation).setter(N::ElementInternals_set_ariaOrientation),
        Member::attribute("ariaOwnsElements", N::ElementInternals_get_ariaOwnsElements).setter(N::ElementInternals_set_ariaOwnsElements),
        Member::attribute("ariaPlaceholder", N::ElementInternals_get_ariaPlaceholder).setter(N::ElementInternals_set_ariaPlaceholder),
        Member::attribute("ariaPosInSet", N::ElementInternals_get_ariaPosInSet).setter(N::ElementInternals_set_ariaPosInSet),
        Member::attribute("ariaPressed", N::ElementInternals_get_ariaPressed).setter(N::ElementInternals_set_ariaPressed),
        Member::attribute("ariaReadOnly", N::ElementInternals_get_ariaReadOnly).setter(N::ElementInternals_set_ariaReadOnly),
        Member::attribute("ariaRelevant", N::ElementInternals_get_ariaRelevant).setter(N::ElementInternals_set_ariaRelevant),
        Member::attribute("ariaRequired", N::ElementInternals_get_ariaRequired).setter(N::ElementInternals_set_ariaRequired),
        Member::attribute("ariaRoleDescription", N::ElementInternals_get_ariaRoleDescription).setter(N::ElementInternals_set_ariaRoleDescription),
        Member::attribute("ariaRowCount", N::ElementInternals_get_ariaRowCount).setter(N::ElementInternals_set_ariaRowCount),
        Member::attribute("ariaRowIndex", N::ElementInternals_get_ariaRowIndex).setter(N::ElementInternals_set_ariaRowIndex),
        Member::attribute("ariaRowIndexText", N::ElementInternals_get_ariaRowIndexText).setter(N::ElementInternals_set_ariaRowIndexText),
        Member::attribute("ariaRowSpan", N::ElementInternals_get_ariaRowSpan).setter(N::ElementInternals_set_ariaRowSpan),
        Member::attribute("ariaSelected", N::ElementInternals_get_ariaSelected).setter(N::ElementInternals_set_ariaSelected),
        Member::attribute("ariaSetSize", N::ElementInternals_get_ariaSetSize).setter(N::ElementInternals_set_ariaSetSize),
        Member::attribute("ariaSort", N::ElementInternals_get_ariaSort).setter(N::ElementInternals_set_ariaSort),
        Member::attribute("ariaValueMax", N::ElementInternals_get_ariaValueMax).setter(N::ElementInternals_set_ariaValueMax),
        Member::attribute("ariaValueMin", N::ElementInternals_get_ariaValueMin).setter(N::ElementInternals_set_ariaValueMin),
        Member::attribute("ariaValueNow", N::ElementInternals_get_ariaValueNow).setter(N::ElementInternals_set_ariaValueNow),
        Member::attribute("ariaValueText", N::ElementInternals_get_ariaValueText).setter(N::ElementInternals_set_ariaValueText),
    ],
    ..Definition::EMPTY
};

pub(super) fn shadow_root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::shadow_root(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn set_form_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ElementInternals", "setFormValue");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(FileOrUsvStringOrFormData::from_value(cx, value, SITE.argument(1))?) };
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(FileOrUsvStringOrFormData::from_value(cx, value, SITE.argument(2))?) };
    let value = interfaces::element_internals::set_form_value(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::form(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn set_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ElementInternals", "setValidity");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let a0 = ValidityStateFlags::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::node(cx, &value, Interface::HTMLElement, SITE.argument(3))?) };
    let value = interfaces::element_internals::set_validity(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::will_validate(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::validity(cx, &this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::validation_message(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::check_validity(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::report_validity(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = interfaces::element_internals::labels(cx, &this)?;
    Ok(value)
}

pub(super) fn states_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::ElementInternals)?;
    if let Some(value) = same_object::kept(cx, &object, N::ElementInternals_get_states) {
        return Ok(value);
    }
    let value = interfaces::element_internals::states(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::ElementInternals_get_states, &value);
    Ok(value)
}

pub(super) fn role_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "role")
}

pub(super) fn role_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "role", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_active_descendant_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::element(cx, &this, "aria-activedescendant", Interface::Element)
}

pub(super) fn aria_active_descendant_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaActiveDescendantElement");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Element, SITE.value())?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_element(cx, &this, "aria-activedescendant", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_atomic_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-atomic")
}

pub(super) fn aria_atomic_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-atomic", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_auto_complete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-autocomplete")
}

pub(super) fn aria_auto_complete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-autocomplete", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_braille_label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-braillelabel")
}

pub(super) fn aria_braille_label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-braillelabel", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_braille_role_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-brailleroledescription")
}

pub(super) fn aria_braille_role_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-brailleroledescription", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_busy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-busy")
}

pub(super) fn aria_busy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-busy", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_checked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-checked")
}

pub(super) fn aria_checked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-checked", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-colcount")
}

pub(super) fn aria_col_count_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-colcount", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-colindex")
}

pub(super) fn aria_col_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-colindex", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_index_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-colindextext")
}

pub(super) fn aria_col_index_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-colindextext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-colspan")
}

pub(super) fn aria_col_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-colspan", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_controls_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-controls")
}

pub(super) fn aria_controls_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaControlsElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-controls", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_current_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-current")
}

pub(super) fn aria_current_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-current", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_described_by_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-describedby")
}

pub(super) fn aria_described_by_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaDescribedByElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-describedby", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-description")
}

pub(super) fn aria_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-description", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_details_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-details")
}

pub(super) fn aria_details_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaDetailsElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-details", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-disabled")
}

pub(super) fn aria_disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_error_message_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-errormessage")
}

pub(super) fn aria_error_message_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaErrorMessageElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-errormessage", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_expanded_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-expanded")
}

pub(super) fn aria_expanded_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-expanded", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_flow_to_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-flowto")
}

pub(super) fn aria_flow_to_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaFlowToElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-flowto", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_has_popup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-haspopup")
}

pub(super) fn aria_has_popup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-haspopup", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_hidden_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-hidden")
}

pub(super) fn aria_hidden_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-hidden", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_invalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-invalid")
}

pub(super) fn aria_invalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-invalid", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_key_shortcuts_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-keyshortcuts")
}

pub(super) fn aria_key_shortcuts_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-keyshortcuts", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-label")
}

pub(super) fn aria_label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-label", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_labelled_by_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-labelledby")
}

pub(super) fn aria_labelled_by_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaLabelledByElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-labelledby", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_level_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-level")
}

pub(super) fn aria_level_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-level", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_live_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-live")
}

pub(super) fn aria_live_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-live", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_modal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-modal")
}

pub(super) fn aria_modal_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-modal", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_multi_line_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-multiline")
}

pub(super) fn aria_multi_line_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-multiline", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_multi_selectable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-multiselectable")
}

pub(super) fn aria_multi_selectable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-multiselectable", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_orientation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-orientation")
}

pub(super) fn aria_orientation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-orientation", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_owns_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::elements(cx, &this, "aria-owns")
}

pub(super) fn aria_owns_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("ElementInternals", "ariaOwnsElements");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_elements(cx, &this, "aria-owns", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_placeholder_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-placeholder")
}

pub(super) fn aria_placeholder_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-placeholder", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_pos_in_set_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-posinset")
}

pub(super) fn aria_pos_in_set_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-posinset", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_pressed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-pressed")
}

pub(super) fn aria_pressed_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-pressed", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_read_only_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-readonly")
}

pub(super) fn aria_read_only_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-readonly", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_relevant_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-relevant")
}

pub(super) fn aria_relevant_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-relevant", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-required")
}

pub(super) fn aria_required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_role_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-roledescription")
}

pub(super) fn aria_role_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-roledescription", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-rowcount")
}

pub(super) fn aria_row_count_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-rowcount", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-rowindex")
}

pub(super) fn aria_row_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-rowindex", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_index_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-rowindextext")
}

pub(super) fn aria_row_index_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-rowindextext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-rowspan")
}

pub(super) fn aria_row_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-rowspan", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_selected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-selected")
}

pub(super) fn aria_selected_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-selected", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_set_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-setsize")
}

pub(super) fn aria_set_size_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-setsize", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_sort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-sort")
}

pub(super) fn aria_sort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-sort", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_max_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-valuemax")
}

pub(super) fn aria_value_max_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-valuemax", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_min_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-valuemin")
}

pub(super) fn aria_value_min_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-valuemin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_now_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-valuenow")
}

pub(super) fn aria_value_now_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-valuenow", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    reflect::internals::nullable_string(cx, &this, "aria-valuetext")
}

pub(super) fn aria_value_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::internals::set_nullable_string(cx, &this, "aria-valuetext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
