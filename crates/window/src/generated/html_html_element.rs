// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLHtmlElement",
    interface: Interface::HTMLHtmlElement,
    last: Interface::HTMLHtmlElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLHtmlElement_constructor, 0)),
    members: &[
        Member::attribute("version", N::HTMLHtmlElement_get_version).setter(N::HTMLHtmlElement_set_version),
    ],
    ..Definition::EMPTY
};

pub(super) fn version_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLHtmlElement)?;
    reflect::string(cx, this, "version")
}

pub(super) fn version_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLHtmlElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "version", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLHtmlElement)
}
