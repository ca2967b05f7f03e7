// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLLabelElement",
    interface: Interface::HTMLLabelElement,
    last: Interface::HTMLLabelElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLLabelElement_constructor, 0)),
    members: &[
        Member::attribute("form", N::HTMLLabelElement_get_form),
        Member::attribute("htmlFor", N::HTMLLabelElement_get_htmlFor).setter(N::HTMLLabelElement_set_htmlFor),
        Member::attribute("control", N::HTMLLabelElement_get_control),
    ],
    ..Definition::EMPTY
};

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLabelElement)?;
    let value = interfaces::html_label_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn html_for_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLabelElement)?;
    reflect::string(cx, this, "for")
}

pub(super) fn html_for_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLabelElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "for", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn control_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLLabelElement)?;
    let value = interfaces::html_label_element::control(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLLabelElement)
}
