// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BarProp",
    interface: Interface::BarProp,
    last: Interface::BarProp,
    exposure: 0b1,
    members: &[
        Member::attribute("visible", N::BarProp_get_visible),
    ],
    ..Definition::EMPTY
};

pub(super) fn visible_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BarProp)?;
    let value = interfaces::bar_prop::visible(cx, &this)?;
    Ok(cx.boolean(value))
}
