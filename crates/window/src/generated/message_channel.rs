// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MessageChannel",
    interface: Interface::MessageChannel,
    last: Interface::MessageChannel,
    exposure: 0b1111,
    constructor: Some((Glue::Constructor(interfaces::message_channel::constructor), 0)),
    members: &[
        Member::attribute("port1", Glue::Object(OfObject::Any(interfaces::message_channel::port1))),
        Member::attribute("port2", Glue::Object(OfObject::Any(interfaces::message_channel::port2))),
    ],
    ..Definition::EMPTY
};
