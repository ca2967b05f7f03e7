// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedHTML",
    interface: Interface::TrustedHTML,
    last: Interface::TrustedHTML,
    exposure: 0b1111,
    members: &[
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::trusted_html::stringification_behavior)),
            0,
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Text(interfaces::trusted_html::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
