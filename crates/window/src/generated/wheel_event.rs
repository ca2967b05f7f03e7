// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WheelEvent",
    interface: Interface::WheelEvent,
    last: Interface::WheelEvent,
    parent: Some(Interface::MouseEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::constant("DOM_DELTA_PIXEL", 0.0),
        Member::constant("DOM_DELTA_LINE", 1.0),
        Member::constant("DOM_DELTA_PAGE", 2.0),
        Member::attribute(
            "deltaX",
            Glue::Object(OfObject::Double(interfaces::wheel_event::delta_x)),
        ),
        Member::attribute(
            "deltaY",
            Glue::Object(OfObject::Double(interfaces::wheel_event::delta_y)),
        ),
        Member::attribute(
            "deltaZ",
            Glue::Object(OfObject::Double(interfaces::wheel_event::delta_z)),
        ),
        Member::attribute(
            "deltaMode",
            Glue::Object(OfObject::UnsignedLong(interfaces::wheel_event::delta_mode)),
        ),
        Member::attribute(
            "momentum",
            Glue::Object(OfObject::Boolean(interfaces::wheel_event::momentum)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("WheelEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = WheelEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::WheelEvent)?;
    interfaces::wheel_event::constructor(cx, &prototype, a0, a1)
}
