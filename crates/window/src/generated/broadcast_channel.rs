// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BroadcastChannel",
    interface: Interface::BroadcastChannel,
    last: Interface::BroadcastChannel,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((N::BroadcastChannel_constructor, 1)),
    members: &[
        Member::attribute("name", N::BroadcastChannel_get_name),
        Member::operation("postMessage", N::BroadcastChannel_postMessage, 1),
        Member::operation("close", N::BroadcastChannel_close, 0),
        Member::attribute("onmessage", N::BroadcastChannel_get_onmessage).setter(N::BroadcastChannel_set_onmessage),
        Member::attribute("onmessageerror", N::BroadcastChannel_get_onmessageerror).setter(N::BroadcastChannel_set_onmessageerror),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    let value = interfaces::broadcast_channel::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("BroadcastChannel", "postMessage");
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::broadcast_channel::post_message(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    let value = interfaces::broadcast_channel::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("BroadcastChannel", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let prototype = constructors::prototype(cx, call, Interface::BroadcastChannel)?;
    interfaces::broadcast_channel::constructor(cx, &prototype, a0)
}
