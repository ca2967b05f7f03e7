// Made by `cargo xtask codegen` from spec/idl/trusted-types.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TrustedHTML",
    interface: Interface::TrustedHTML,
    last: Interface::TrustedHTML,
    exposure: 0b1111,
    members: &[
        Member::operation("toString", N::TrustedHTML_toString, 0),
        Member::operation("toJSON", N::TrustedHTML_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn to_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedHTML)?;
    let value = interfaces::trusted_html::stringification_behavior(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TrustedHTML)?;
    let value = interfaces::trusted_html::to_json(cx, &this)?;
    Ok(cx.js_string(&value))
}
