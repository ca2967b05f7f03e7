// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableSectionElement",
    interface: Interface::HTMLTableSectionElement,
    last: Interface::HTMLTableSectionElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableSectionElement_constructor, 0)),
    members: &[
        Member::attribute("align", N::HTMLTableSectionElement_get_align).setter(N::HTMLTableSectionElement_set_align),
        Member::attribute("ch", N::HTMLTableSectionElement_get_ch).setter(N::HTMLTableSectionElement_set_ch),
        Member::attribute("chOff", N::HTMLTableSectionElement_get_chOff).setter(N::HTMLTableSectionElement_set_chOff),
        Member::attribute("vAlign", N::HTMLTableSectionElement_get_vAlign).setter(N::HTMLTableSectionElement_set_vAlign),
    ],
    ..Definition::EMPTY
};

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableSectionElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableSectionElement)
}
