// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedScript",
    interface: Interface::TrustedScript,
    last: Interface::TrustedScript,
    exposure: 0b1111,
    members: &[
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::trusted_script::stringification_behavior)),
            0,
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Text(interfaces::trusted_script::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
