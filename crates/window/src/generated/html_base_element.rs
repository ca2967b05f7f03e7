// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLBaseElement",
    interface: Interface::HTMLBaseElement,
    last: Interface::HTMLBaseElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLBaseElement_constructor, 0)),
    members: &[
        Member::attribute("href", N::HTMLBaseElement_get_href).setter(N::HTMLBaseElement_set_href),
        Member::attribute("target", N::HTMLBaseElement_get_target).setter(N::HTMLBaseElement_set_target),
    ],
    ..Definition::EMPTY
};

pub(super) fn href_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBaseElement)?;
    let value = interfaces::html_base_element::href(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn href_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBaseElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "href", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBaseElement)?;
    reflect::string(cx, this, "target")
}

pub(super) fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBaseElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "target", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLBaseElement)
}
