// Made by `cargo xtask codegen` from spec/idl/websockets.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CloseEvent",
    interface: Interface::CloseEvent,
    last: Interface::CloseEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "wasClean",
            Glue::Object(OfObject::Boolean(interfaces::close_event::was_clean)),
        ),
        Member::attribute(
            "code",
            Glue::Object(OfObject::UnsignedShort(interfaces::close_event::code)),
        ),
        Member::attribute(
            "reason",
            Glue::Object(OfObject::Scalar(interfaces::close_event::reason)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CloseEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = CloseEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::CloseEvent)?;
    interfaces::close_event::constructor(cx, &prototype, a0, a1)
}
