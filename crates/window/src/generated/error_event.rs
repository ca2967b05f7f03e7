// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ErrorEvent",
    interface: Interface::ErrorEvent,
    last: Interface::ErrorEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "message",
            Glue::Object(OfObject::Text(interfaces::error_event::message)),
        ),
        Member::attribute(
            "filename",
            Glue::Object(OfObject::Scalar(interfaces::error_event::filename)),
        ),
        Member::attribute(
            "lineno",
            Glue::Object(OfObject::UnsignedLong(interfaces::error_event::lineno)),
        ),
        Member::attribute(
            "colno",
            Glue::Object(OfObject::UnsignedLong(interfaces::error_event::colno)),
        ),
        Member::attribute("error", Glue::Object(OfObject::Any(interfaces::error_event::error))),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ErrorEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ErrorEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ErrorEvent)?;
    interfaces::error_event::constructor(cx, &prototype, a0, a1)
}
