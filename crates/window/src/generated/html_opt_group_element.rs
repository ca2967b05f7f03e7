// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLOptGroupElement",
    interface: Interface::HTMLOptGroupElement,
    last: Interface::HTMLOptGroupElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLOptGroupElement_constructor, 0)),
    members: &[
        Member::attribute("disabled", N::HTMLOptGroupElement_get_disabled).setter(N::HTMLOptGroupElement_set_disabled),
        Member::attribute("label", N::HTMLOptGroupElement_get_label).setter(N::HTMLOptGroupElement_set_label),
    ],
    ..Definition::EMPTY
};

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptGroupElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptGroupElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptGroupElement)?;
    reflect::string(cx, this, "label")
}

pub(super) fn label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLOptGroupElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "label", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLOptGroupElement)
}
