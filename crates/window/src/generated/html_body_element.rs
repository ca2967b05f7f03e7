// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLBodyElement",
    interface: Interface::HTMLBodyElement,
    last: Interface::HTMLBodyElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("text", N::HTMLBodyElement_get_text).setter(N::HTMLBodyElement_set_text),
        Member::attribute("link", N::HTMLBodyElement_get_link).setter(N::HTMLBodyElement_set_link),
        Member::attribute("vLink", N::HTMLBodyElement_get_vLink).setter(N::HTMLBodyElement_set_vLink),
        Member::attribute("aLink", N::HTMLBodyElement_get_aLink).setter(N::HTMLBodyElement_set_aLink),
        Member::attribute("bgColor", N::HTMLBodyElement_get_bgColor).setter(N::HTMLBodyElement_set_bgColor),
        Member::attribute("background", N::HTMLBodyElement_get_background).setter(N::HTMLBodyElement_set_background),
    ],
    ..Definition::EMPTY
};

pub(super) fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "text")
}

pub(super) fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "text", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "link")
}

pub(super) fn link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "link", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn v_link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "vlink")
}

pub(super) fn v_link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "vlink", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn a_link_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "alink")
}

pub(super) fn a_link_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "alink", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn background_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    reflect::string(cx, this, "background")
}

pub(super) fn background_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLBodyElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "background", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
