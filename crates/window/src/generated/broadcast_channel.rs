// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BroadcastChannel",
    interface: Interface::BroadcastChannel,
    last: Interface::BroadcastChannel,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::broadcast_channel::name)),
        ),
        Member::operation("postMessage", Glue::Function(post_message), 1),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::broadcast_channel::close)),
            0,
        ),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
    ],
    ..Definition::EMPTY
};

fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("BroadcastChannel", "postMessage");
    let this = receiver::object(cx, call, Interface::BroadcastChannel)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::broadcast_channel::post_message(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("BroadcastChannel", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let prototype = constructors::prototype(cx, call, Interface::BroadcastChannel)?;
    interfaces::broadcast_channel::constructor(cx, &prototype, a0)
}
