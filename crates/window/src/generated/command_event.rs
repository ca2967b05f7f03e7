// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CommandEvent",
    interface: Interface::CommandEvent,
    last: Interface::CommandEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "source",
            Glue::Object(OfObject::NullableNode(interfaces::command_event::source)),
        ),
        Member::attribute(
            "command",
            Glue::Object(OfObject::Text(interfaces::command_event::command)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CommandEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CommandEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CommandEvent)?;
    interfaces::command_event::constructor(cx, &prototype, a0, a1)
}
