// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ElementInternals",
    interface: Interface::ElementInternals,
    last: Interface::ElementInternals,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "shadowRoot",
            Glue::Object(OfObject::NullableNode(interfaces::element_internals::shadow_root)),
        ),
        Member::operation("setFormValue", Glue::Function(set_form_value), 1),
        Member::attribute(
            "form",
            Glue::Object(OfObject::NullableNode(interfaces::element_internals::form)),
        ),
        Member::operation("setValidity", Glue::Function(set_validity), 0),
        Member::attribute(
            "willValidate",
            Glue::Object(OfObject::Boolean(interfaces::element_internals::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Object(OfObject::Any(interfaces::element_internals::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Object(OfObject::Text(interfaces::element_internals::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Object(OfObject::Boolean(interfaces::element_internals::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Object(OfObject::Boolean(interfaces::element_internals::report_validity)),
            0,
        ),
        Member::attribute(
            "labels",
            Glue::Object(OfObject::Any(interfaces::element_internals::labels)),
        ),
        Member::attribute(
            "states",
            Glue::Object(OfObject::Any(interfaces::element_internals::states)),
        )
        .same_object(),
        Member::reflecting("role", &Reflect::NullableText("role")),
        Member::reflecting(
            "ariaActiveDescendantElement",
            &Reflect::Element("aria-activedescendant", Interface::Element),
        ),
        Member::reflecting("ariaAtomic", &Reflect::NullableText("aria-atomic")),
        Member::reflecting("ariaAutoComplete", &Reflect::NullableText("aria-autocomplete")),
        Member::reflecting("ariaBrailleLabel", &Reflect::NullableText("aria-braillelabel")),
        Member::reflecting(
            "ariaBrailleRoleDescription",
            &Reflect::NullableText("aria-brailleroledescription"),
        ),
        Member::reflecting("ariaBusy", &Reflect::NullableText("aria-busy")),
        Member::reflecting("ariaChecked", &Reflect::NullableText("aria-checked")),
        Member::reflecting("ariaColCount", &Reflect::NullableText("aria-colcount")),
        Member::reflecting("ariaColIndex", &Reflect::NullableText("aria-colindex")),
        Member::reflecting("ariaColIndexText", &Reflect::NullableText("aria-colindextext")),
        Member::reflecting("ariaColSpan", &Reflect::NullableText("aria-colspan")),
        Member::reflecting("ariaControlsElements", &Reflect::Elements("aria-controls")),
        Member::reflecting("ariaCurrent", &Reflect::NullableText("aria-current")),
        Member::reflecting("ariaDescribedByElements", &Reflect::Elements("aria-describedby")),
        Member::reflecting("ariaDescription", &Reflect::NullableText("aria-description")),
        Member::reflecting("ariaDetailsElements", &Reflect::Elements("aria-details")),
        Member::reflecting("ariaDisabled", &Reflect::NullableText("aria-disabled")),
        Member::reflecting("ariaErrorMessageElements", &Reflect::Elements("aria-errormessage")),
        Member::reflecting("ariaExpanded", &Reflect::NullableText("aria-expanded")),
        Member::reflecting("ariaFlowToElements", &Reflect::Elements("aria-flowto")),
        Member::reflecting("ariaHasPopup", &Reflect::NullableText("aria-haspopup")),
        Member::reflecting("ariaHidden", &Reflect::NullableText("aria-hidden")),
        Member::reflecting("ariaInvalid", &Reflect::NullableText("aria-invalid")),
        Member::reflecting("ariaKeyShortcuts", &Reflect::NullableText("aria-keyshortcuts")),
        Member::reflecting("ariaLabel", &Reflect::NullableText("aria-label")),
        Member::reflecting("ariaLabelledByElements", &Reflect::Elements("aria-labelledby")),
        Member::reflecting("ariaLevel", &Reflect::NullableText("aria-level")),
        Member::reflecting("ariaLive", &Reflect::NullableText("aria-live")),
        Member::reflecting("ariaModal", &Reflect::NullableText("aria-modal")),
        Member::reflecting("ariaMultiLine", &Reflect::NullableText("aria-multiline")),
        Member::reflecting("ariaMultiSelectable", &Reflect::NullableText("aria-multiselectable")),
        Member::reflecting("ariaOrientation", &Reflect::NullableText("aria-orientation")),
        Member::reflecting("ariaOwnsElements", &Reflect::Elements("aria-owns")),
        Member::reflecting("ariaPlaceholder", &Reflect::NullableText("aria-placeholder")),
        Member::reflecting("ariaPosInSet", &Reflect::NullableText("aria-posinset")),
        Member::reflecting("ariaPressed", &Reflect::NullableText("aria-pressed")),
        Member::reflecting("ariaReadOnly", &Reflect::NullableText("aria-readonly")),
        Member::reflecting("ariaRelevant", &Reflect::NullableText("aria-relevant")),
        Member::reflecting("ariaRequired", &Reflect::NullableText("aria-required")),
        Member::reflecting("ariaRoleDescription", &Reflect::NullableText("aria-roledescription")),
        Member::reflecting("ariaRowCount", &Reflect::NullableText("aria-rowcount")),
        Member::reflecting("ariaRowIndex", &Reflect::NullableText("aria-rowindex")),
        Member::reflecting("ariaRowIndexText", &Reflect::NullableText("aria-rowindextext")),
        Member::reflecting("ariaRowSpan", &Reflect::NullableText("aria-rowspan")),
        Member::reflecting("ariaSelected", &Reflect::NullableText("aria-selected")),
        Member::reflecting("ariaSetSize", &Reflect::NullableText("aria-setsize")),
        Member::reflecting("ariaSort", &Reflect::NullableText("aria-sort")),
        Member::reflecting("ariaValueMax", &Reflect::NullableText("aria-valuemax")),
        Member::reflecting("ariaValueMin", &Reflect::NullableText("aria-valuemin")),
        Member::reflecting("ariaValueNow", &Reflect::NullableText("aria-valuenow")),
        Member::reflecting("ariaValueText", &Reflect::NullableText("aria-valuetext")),
    ],
    ..Definition::EMPTY
};

fn set_form_value(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ElementInternals", "setFormValue");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(FileOrUsvStringOrFormData::from_value(cx, value, SITE.argument(1))?),
    };
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(FileOrUsvStringOrFormData::from_value(cx, value, SITE.argument(2))?),
    };
    let value = interfaces::element_internals::set_form_value(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ElementInternals", "setValidity");
    let this = receiver::object(cx, call, Interface::ElementInternals)?;
    let a0 = ValidityStateFlags::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::node(cx, &value, Interface::HTMLElement, SITE.argument(3))?),
    };
    let value = interfaces::element_internals::set_validity(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}
