// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MessageChannel",
    interface: Interface::MessageChannel,
    last: Interface::MessageChannel,
    exposure: 0b1111,
    constructor: Some((N::MessageChannel_constructor, 0)),
    members: &[
        Member::attribute("port1", N::MessageChannel_get_port1),
        Member::attribute("port2", N::MessageChannel_get_port2),
    ],
    ..Definition::EMPTY
};

pub(super) fn port1_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessageChannel)?;
    let value = interfaces::message_channel::port1(cx, &this)?;
    Ok(value)
}

pub(super) fn port2_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessageChannel)?;
    let value = interfaces::message_channel::port2(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MessageChannel", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::MessageChannel)?;
    interfaces::message_channel::constructor(cx, &prototype)
}
