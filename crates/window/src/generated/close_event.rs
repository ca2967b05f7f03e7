// Made by `cargo xtask codegen` from spec/idl/websockets.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CloseEvent",
    interface: Interface::CloseEvent,
    last: Interface::CloseEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((N::CloseEvent_constructor, 1)),
    members: &[
        Member::attribute("wasClean", N::CloseEvent_get_wasClean),
        Member::attribute("code", N::CloseEvent_get_code),
        Member::attribute("reason", N::CloseEvent_get_reason),
    ],
    ..Definition::EMPTY
};

pub(super) fn was_clean_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CloseEvent)?;
    let value = interfaces::close_event::was_clean(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn code_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CloseEvent)?;
    let value = interfaces::close_event::code(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn reason_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CloseEvent)?;
    let value = interfaces::close_event::reason(cx, &this)?;
    Ok(cx.string(&value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CloseEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CloseEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CloseEvent)?;
    interfaces::close_event::constructor(cx, &prototype, a0, a1)
}
