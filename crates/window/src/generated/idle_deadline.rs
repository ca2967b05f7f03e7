// Made by `cargo xtask codegen` from spec/idl/requestidlecallback.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "IdleDeadline",
    interface: Interface::IdleDeadline,
    last: Interface::IdleDeadline,
    exposure: 0b1,
    members: &[
        Member::operation(
            "timeRemaining",
            Glue::Object(OfObject::Double(interfaces::idle_deadline::time_remaining)),
            0,
        ),
        Member::attribute(
            "didTimeout",
            Glue::Object(OfObject::Boolean(interfaces::idle_deadline::did_timeout)),
        ),
    ],
    ..Definition::EMPTY
};
