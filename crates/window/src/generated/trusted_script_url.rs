// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedScriptURL",
    interface: Interface::TrustedScriptURL,
    last: Interface::TrustedScriptURL,
    exposure: 0b1111,
    members: &[
        Member::operation(
            "toString",
            Glue::Object(OfObject::Text(interfaces::trusted_script_url::stringification_behavior)),
            0,
        ),
        Member::operation(
            "toJSON",
            Glue::Object(OfObject::Scalar(interfaces::trusted_script_url::to_json)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
