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
        Member::attribute("name", N::HTMLOutputElement_get_name).setter(N::HTMLOutputElement_set_name),
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

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLOutputElement)
}
