// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WheelEvent",
    interface: Interface::WheelEvent,
    last: Interface::WheelEvent,
    parent: Some(Interface::MouseEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::WheelEvent_constructor, 1)),
    members: &[
        Member::constant("DOM_DELTA_PIXEL", 0.0),
        Member::constant("DOM_DELTA_LINE", 1.0),
        Member::constant("DOM_DELTA_PAGE", 2.0),
        Member::attribute("deltaX", N::WheelEvent_get_deltaX),
        Member::attribute("deltaY", N::WheelEvent_get_deltaY),
        Member::attribute("deltaZ", N::WheelEvent_get_deltaZ),
        Member::attribute("deltaMode", N::WheelEvent_get_deltaMode),
        Member::attribute("momentum", N::WheelEvent_get_momentum),
    ],
    ..Definition::EMPTY
};

pub(super) fn delta_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WheelEvent)?;
    let value = interfaces::wheel_event::delta_x(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn delta_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WheelEvent)?;
    let value = interfaces::wheel_event::delta_y(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn delta_z_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WheelEvent)?;
    let value = interfaces::wheel_event::delta_z(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn delta_mode_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WheelEvent)?;
    let value = interfaces::wheel_event::delta_mode(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn momentum_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WheelEvent)?;
    let value = interfaces::wheel_event::momentum(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("WheelEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = WheelEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::WheelEvent)?;
    interfaces::wheel_event::constructor(cx, &prototype, a0, a1)
}
