// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BarProp",
    interface: Interface::BarProp,
    last: Interface::BarProp,
    exposure: 0b1,
    members: &[Member::attribute(
        "visible",
        Glue::Object(OfObject::Boolean(interfaces::bar_prop::visible)),
    )],
    ..Definition::EMPTY
};
