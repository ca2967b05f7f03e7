// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BeforeUnloadEvent",
    interface: Interface::BeforeUnloadEvent,
    last: Interface::BeforeUnloadEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    members: &[Member::attribute(
        "returnValue",
        Glue::Object(OfObject::Text(interfaces::before_unload_event::return_value)),
    )
    .setter(Glue::SetObject(ToObject::Text(interfaces::before_unload_event::set_return_value)))],
    ..Definition::EMPTY
};
