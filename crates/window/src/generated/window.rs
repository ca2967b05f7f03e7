// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Window",
    interface: Interface::Window,
    last: Interface::Window,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    is_global: true,
    has_unforgeables: true,
    members: &[
        Member::attribute("window", N::Window_get_window).unforgeable(),
        Member::attribute("self", N::Window_get_self).setter(N::Window_set_self),
        Member::attribute("document", N::Window_get_document).unforgeable(),
        Member::attribute("name", N::Window_get_name).setter(N::Window_set_name),
        Member::attribute("frames", N::Window_get_frames).setter(N::Window_set_frames),
        Member::attribute("top", N::Window_get_top).unforgeable(),
        Member::attribute("parent", N::Window_get_parent).setter(N::Window_set_parent),
    ],
    ..Definition::EMPTY
};

pub(super) fn window_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::window(cx, &this)?;
    Ok(value)
}

pub(super) fn self__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::self_(cx, &this)?;
    Ok(value)
}

pub(super) fn self__setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "self")
}

pub(super) fn document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::document(cx, &this)?;
    wrappers::wrap(cx, value)
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Window", "name");
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::window::set_name(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn frames_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::frames(cx, &this)?;
    Ok(value)
}

pub(super) fn frames_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "frames")
}

pub(super) fn top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::top(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn parent_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    let value = interfaces::window::parent(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn parent_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Window)?;
    attributes::replace(cx, call, &this, "parent")
}
