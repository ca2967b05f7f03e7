// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLStyleElement",
    interface: Interface::HTMLStyleElement,
    last: Interface::HTMLStyleElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLStyleElement_constructor, 0)),
    members: &[
        Member::attribute("media", N::HTMLStyleElement_get_media).setter(N::HTMLStyleElement_set_media),
        Member::attribute("blocking", N::HTMLStyleElement_get_blocking).setter(N::HTMLStyleElement_set_blocking),
        Member::attribute("type", N::HTMLStyleElement_get_type).setter(N::HTMLStyleElement_set_type),
    ],
    ..Definition::EMPTY
};

pub(super) fn media_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLStyleElement)?;
    reflect::string(cx, this, "media")
}

pub(super) fn media_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLStyleElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "media", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn blocking_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::HTMLStyleElement)?;
    reflect::token_list(cx, &object, this, "blocking")
}

pub(super) fn blocking_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::HTMLStyleElement)?;
    attributes::forward(cx, call, &this, "blocking", "value")
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLStyleElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLStyleElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLStyleElement)
}
