// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PointerEvent",
    interface: Interface::PointerEvent,
    last: Interface::PointerEvent,
    parent: Some(Interface::MouseEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "pointerId",
            Glue::Object(OfObject::Long(interfaces::pointer_event::pointer_id)),
        ),
        Member::attribute(
            "width",
            Glue::Object(OfObject::Double(interfaces::pointer_event::width)),
        ),
        Member::attribute(
            "height",
            Glue::Object(OfObject::Double(interfaces::pointer_event::height)),
        ),
        Member::attribute("pressure", Glue::Function(pressure_getter)),
        Member::attribute("tangentialPressure", Glue::Function(tangential_pressure_getter)),
        Member::attribute("tiltX", Glue::Object(OfObject::Long(interfaces::pointer_event::tilt_x))),
        Member::attribute("tiltY", Glue::Object(OfObject::Long(interfaces::pointer_event::tilt_y))),
        Member::attribute("twist", Glue::Object(OfObject::Long(interfaces::pointer_event::twist))),
        Member::attribute(
            "altitudeAngle",
            Glue::Object(OfObject::Double(interfaces::pointer_event::altitude_angle)),
        ),
        Member::attribute(
            "azimuthAngle",
            Glue::Object(OfObject::Double(interfaces::pointer_event::azimuth_angle)),
        ),
        Member::attribute(
            "pointerType",
            Glue::Object(OfObject::Text(interfaces::pointer_event::pointer_type)),
        ),
        Member::attribute(
            "isPrimary",
            Glue::Object(OfObject::Boolean(interfaces::pointer_event::is_primary)),
        ),
        Member::attribute(
            "persistentDeviceId",
            Glue::Object(OfObject::Long(interfaces::pointer_event::persistent_device_id)),
        ),
        Member::operation("getCoalescedEvents", Glue::Function(get_coalesced_events), 0),
        Member::operation("getPredictedEvents", Glue::Function(get_predicted_events), 0),
    ],
    ..Definition::EMPTY
};

fn pressure_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::pressure(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn tangential_pressure_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::tangential_pressure(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn get_coalesced_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::get_coalesced_events(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn get_predicted_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::get_predicted_events(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PointerEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PointerEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::PointerEvent)?;
    interfaces::pointer_event::constructor(cx, &prototype, a0, a1)
}
