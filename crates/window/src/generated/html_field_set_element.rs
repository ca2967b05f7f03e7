// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFieldSetElement",
    interface: Interface::HTMLFieldSetElement,
    last: Interface::HTMLFieldSetElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLFieldSetElement_constructor, 0)),
    members: &[
        Member::attribute("disabled", N::HTMLFieldSetElement_get_disabled).setter(N::HTMLFieldSetElement_set_disabled),
        Member::attribute("form", N::HTMLFieldSetElement_get_form),
        Member::attribute("name", N::HTMLFieldSetElement_get_name).setter(N::HTMLFieldSetElement_set_name),
        Member::attribute("type", N::HTMLFieldSetElement_get_type),
        Member::attribute("elements", N::HTMLFieldSetElement_get_elements),
        Member::attribute("willValidate", N::HTMLFieldSetElement_get_willValidate),
        Member::attribute("validity", N::HTMLFieldSetElement_get_validity),
        Member::attribute("validationMessage", N::HTMLFieldSetElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLFieldSetElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLFieldSetElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLFieldSetElement_setCustomValidity, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::type_(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLFieldSetElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLFieldSetElement_get_elements) {
        return Ok(value);
    }
    let value = interfaces::html_field_set_element::elements(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLFieldSetElement_get_elements, &value);
    Ok(value)
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLFieldSetElement)?;
    if let Some(value) = same_object::kept(cx, &object, N::HTMLFieldSetElement_get_validity) {
        return Ok(value);
    }
    let value = interfaces::html_field_set_element::validity(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::HTMLFieldSetElement_get_validity, &value);
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    let value = interfaces::html_field_set_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLFieldSetElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLFieldSetElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_field_set_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLFieldSetElement)
}
