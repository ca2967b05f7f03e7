// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLDListElement",
    interface: Interface::HTMLDListElement,
    last: Interface::HTMLDListElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLDListElement_constructor, 0)),
    members: &[
        Member::attribute("compact", N::HTMLDListElement_get_compact).setter(N::HTMLDListElement_set_compact),
    ],
    ..Definition::EMPTY
};

pub(super) fn compact_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDListElement)?;
    reflect::boolean(cx, this, "compact")
}

pub(super) fn compact_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLDListElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "compact", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLDListElement)
}
