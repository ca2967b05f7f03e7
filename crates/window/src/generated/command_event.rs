// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CommandEvent",
    interface: Interface::CommandEvent,
    last: Interface::CommandEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::CommandEvent_constructor, 1)),
    members: &[
        Member::attribute("source", N::CommandEvent_get_source),
        Member::attribute("command", N::CommandEvent_get_command),
    ],
    ..Definition::EMPTY
};

pub(super) fn source_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CommandEvent)?;
    let value = interfaces::command_event::source(cx, &this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn command_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CommandEvent)?;
    let value = interfaces::command_event::command(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CommandEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CommandEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CommandEvent)?;
    interfaces::command_event::constructor(cx, &prototype, a0, a1)
}
