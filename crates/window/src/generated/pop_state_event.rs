// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PopStateEvent",
    interface: Interface::PopStateEvent,
    last: Interface::PopStateEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("state", Glue::Object(OfObject::Any(interfaces::pop_state_event::state))),
        Member::attribute(
            "hasUAVisualTransition",
            Glue::Object(OfObject::Boolean(interfaces::pop_state_event::has_ua_visual_transition)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PopStateEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PopStateEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::PopStateEvent)?;
    interfaces::pop_state_event::constructor(cx, &prototype, a0, a1)
}
