// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "UserActivation",
    interface: Interface::UserActivation,
    last: Interface::UserActivation,
    exposure: 0b1,
    members: &[
        Member::attribute("hasBeenActive", N::UserActivation_get_hasBeenActive),
        Member::attribute("isActive", N::UserActivation_get_isActive),
    ],
    ..Definition::EMPTY
};

pub(super) fn has_been_active_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::UserActivation)?;
    let value = interfaces::user_activation::has_been_active(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_active_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::UserActivation)?;
    let value = interfaces::user_activation::is_active(cx, &this)?;
    Ok(cx.boolean(value))
}
