// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "UserActivation",
    interface: Interface::UserActivation,
    last: Interface::UserActivation,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "hasBeenActive",
            Glue::Object(OfObject::Boolean(interfaces::user_activation::has_been_active)),
        ),
        Member::attribute(
            "isActive",
            Glue::Object(OfObject::Boolean(interfaces::user_activation::is_active)),
        ),
    ],
    ..Definition::EMPTY
};
