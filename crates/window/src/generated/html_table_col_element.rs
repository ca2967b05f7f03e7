// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTableColElement",
    interface: Interface::HTMLTableColElement,
    last: Interface::HTMLTableColElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTableColElement_constructor, 0)),
    members: &[
        Member::attribute("span", N::HTMLTableColElement_get_span).setter(N::HTMLTableColElement_set_span),
        Member::attribute("align", N::HTMLTableColElement_get_align).setter(N::HTMLTableColElement_set_align),
        Member::attribute("ch", N::HTMLTableColElement_get_ch).setter(N::HTMLTableColElement_set_ch),
        Member::attribute("chOff", N::HTMLTableColElement_get_chOff).setter(N::HTMLTableColElement_set_chOff),
        Member::attribute("vAlign", N::HTMLTableColElement_get_vAlign).setter(N::HTMLTableColElement_set_vAlign),
        Member::attribute("width", N::HTMLTableColElement_get_width).setter(N::HTMLTableColElement_set_width),
    ],
    ..Definition::EMPTY
};

pub(super) fn span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::unsigned_long(cx, this, "span", &Numbers { limit: Limit::Any, default: Some(1), range: Some((1, 1000)) })
}

pub(super) fn span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTableColElement", "span");
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "span", value, &Numbers { limit: Limit::Any, default: Some(1), range: Some((1, 1000)) });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::string(cx, this, "char")
}

pub(super) fn ch_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "char", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn ch_off_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::string(cx, this, "charoff")
}

pub(super) fn ch_off_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "charoff", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::string(cx, this, "valign")
}

pub(super) fn v_align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "valign", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTableColElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTableColElement)
}
