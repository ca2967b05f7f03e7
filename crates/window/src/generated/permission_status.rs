// Made by `cargo xtask codegen` from spec/idl/permissions.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PermissionStatus",
    interface: Interface::PermissionStatus,
    last: Interface::PermissionStatus,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    members: &[
        Member::attribute("state", Glue::Function(state_getter)),
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::permission_status::name)),
        ),
        Member::handler("onchange"),
    ],
    ..Definition::EMPTY
};

fn state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PermissionStatus)?;
    let value = interfaces::permission_status::state(cx, &this)?;
    Ok(cx.string(value.as_str()))
}
