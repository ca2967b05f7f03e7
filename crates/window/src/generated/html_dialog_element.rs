// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDialogElement",
    interface: Interface::HTMLDialogElement,
    last: Interface::HTMLDialogElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLDialogElement_constructor, 0)),
    members: &[
        Member::attribute("open", N::HTMLDialogElement_get_open).setter(N::HTMLDialogElement_set_open),
    ],
    ..Definition::EMPTY
};

pub(super) fn open_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    reflect::boolean(cx, this, "open")
}

pub(super) fn open_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDialogElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "open", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLDialogElement)
}
