// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOutputElement",
    interface: Interface::HTMLOutputElement,
    last: Interface::HTMLOutputElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLOutputElement_constructor, 0)),
    members: &[
        Member::attribute("htmlFor", N::HTMLOutputElement_get_htmlFor).setter(N::HTMLOutputElement_set_htmlFor),
        Member::attribute("form", N::HTMLOutputElement_get_form),
        Member::attribute("name", N::HTMLOutputElement_get_name).setter(N::HTMLOutputElement_set_name),
        Member::attribute("type", N::HTMLOutputElement_get_type),
        Member::attribute("defaultValue", N::HTMLOutputElement_get_defaultValue).setter(N::HTMLOutputElement_set_defaultValue),
        Member::attribute("value", N::HTMLOutputElement_get_value).setter(N::HTMLOutputElement_set_value),
        Member::attribute("willValidate", N::HTMLOutputElement_get_willValidate),
        Member::attribute("validity", N::HTMLOutputElement_get_validity),
        Member::attribute("validationMessage", N::HTMLOutputElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLOutputElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLOutputElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLOutputElement_setCustomValidity, 1),
        Member::attribute("labels", N::HTMLOutputElement_get_labels),
    ],
    ..Definition::EMPTY
};

pub(super) fn html_for_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLOutputElement)?;
    reflect::token_list(cx, &object, this, "for")
}

pub(super) fn html_for_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLOutputElement)?;
    attributes::forward(cx, call, &this, "htmlFor", "value")
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::type_(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn default_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::default_value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn default_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOutputElement", "defaultValue");
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_output_element::set_default_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLOutputElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_output_element::set_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLOutputElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_output_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOutputElement)?;
    let value = interfaces::html_output_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLOutputElement)
}
