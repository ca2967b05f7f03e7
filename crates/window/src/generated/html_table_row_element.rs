// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableRowElement",
    interface: Interface::HTMLTableRowElement,
    last: Interface::HTMLTableRowElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableRowElement_constructor, 0)),
    members: &[
        Member::attribute("align", N::HTMLTableRowElement_get_align).setter(N::HTMLTableRowElement_set_align),
        Member::attribute("ch", N::HTMLTableRowElement_get_ch).setter(N::HTMLTableRowElement_set_ch),
        Member::attribute("chOff", N::HTMLTableRowElement_get_chOff).setter(N::HTMLTableRowElement_set_chOff),
        Member::attribute("vAlign", N::HTMLTableRowElement_get_vAlign).setter(N::HTMLTableRowElement_set_vAlign),
        Member::attribute("bgColor", N::HTMLTableRowElement_get_bgColor).setter(N::HTMLTableRowElement_set_bgColor),
    ],
    ..Definition::EMPTY
};

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableRowElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableRowElement)
}
