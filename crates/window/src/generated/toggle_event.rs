// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ToggleEvent",
    interface: Interface::ToggleEvent,
    last: Interface::ToggleEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::ToggleEvent_constructor, 1)),
    members: &[
        Member::attribute("oldState", N::ToggleEvent_get_oldState),
        Member::attribute("newState", N::ToggleEvent_get_newState),
        Member::attribute("source", N::ToggleEvent_get_source),
    ],
    ..Definition::EMPTY
};

pub(super) fn old_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ToggleEvent)?;
    let value = interfaces::toggle_event::old_state(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn new_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ToggleEvent)?;
    let value = interfaces::toggle_event::new_state(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn source_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ToggleEvent)?;
    let value = interfaces::toggle_event::source(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ToggleEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ToggleEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ToggleEvent)?;
    interfaces::toggle_event::constructor(cx, &prototype, a0, a1)
}
