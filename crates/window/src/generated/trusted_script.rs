// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedScript",
    interface: Interface::TrustedScript,
    last: Interface::TrustedScript,
    exposure: 0b1111,
    members: &[
        Member::operation("toString", N::TrustedScript_toString, 0),
        Member::operation("toJSON", N::TrustedScript_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedScript)?;
    let value = interfaces::trusted_script::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedScript)?;
    let value = interfaces::trusted_script::to_json(cx, &this)?;
    Ok(cx.js_string(&value))
}
