// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLFrameSetElement",
    interface: Interface::HTMLFrameSetElement,
    last: Interface::HTMLFrameSetElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("cols", N::HTMLFrameSetElement_get_cols).setter(N::HTMLFrameSetElement_set_cols),
        Member::attribute("rows", N::HTMLFrameSetElement_get_rows).setter(N::HTMLFrameSetElement_set_rows),
    ],
    ..Definition::EMPTY
};

pub(super) fn cols_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    reflect::string(cx, this, "cols")
}

pub(super) fn cols_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "cols", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    reflect::string(cx, this, "rows")
}

pub(super) fn rows_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLFrameSetElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "rows", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
