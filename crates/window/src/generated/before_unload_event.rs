// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "BeforeUnloadEvent",
    interface: Interface::BeforeUnloadEvent,
    last: Interface::BeforeUnloadEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    members: &[
        Member::attribute("returnValue", N::BeforeUnloadEvent_get_returnValue).setter(N::BeforeUnloadEvent_set_returnValue),
    ],
    ..Definition::EMPTY
};

pub(super) fn return_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::BeforeUnloadEvent)?;
    let value = interfaces::before_unload_event::return_value(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn return_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("BeforeUnloadEvent", "returnValue");
    let this = receiver::object(cx, call, Interface::BeforeUnloadEvent)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    interfaces::before_unload_event::set_return_value(cx, &this, value)?;
    Ok(cx.undefined())
}
