// Made by `cargo xtask codegen` from spec/idl/pointerevents.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PointerEvent",
    interface: Interface::PointerEvent,
    last: Interface::PointerEvent,
    parent: Some(Interface::MouseEvent),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::PointerEvent_constructor, 1)),
    members: &[
        Member::attribute("pointerId", N::PointerEvent_get_pointerId),
        Member::attribute("width", N::PointerEvent_get_width),
        Member::attribute("height", N::PointerEvent_get_height),
        Member::attribute("pressure", N::PointerEvent_get_pressure),
        Member::attribute("tangentialPressure", N::PointerEvent_get_tangentialPressure),
        Member::attribute("tiltX", N::PointerEvent_get_tiltX),
        Member::attribute("tiltY", N::PointerEvent_get_tiltY),
        Member::attribute("twist", N::PointerEvent_get_twist),
        Member::attribute("altitudeAngle", N::PointerEvent_get_altitudeAngle),
        Member::attribute("azimuthAngle", N::PointerEvent_get_azimuthAngle),
        Member::attribute("pointerType", N::PointerEvent_get_pointerType),
        Member::attribute("isPrimary", N::PointerEvent_get_isPrimary),
        Member::attribute("persistentDeviceId", N::PointerEvent_get_persistentDeviceId),
        Member::operation("getCoalescedEvents", N::PointerEvent_getCoalescedEvents, 0),
        Member::operation("getPredictedEvents", N::PointerEvent_getPredictedEvents, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn pointer_id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::pointer_id(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::width(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::height(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn pressure_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::pressure(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn tangential_pressure_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::tangential_pressure(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn tilt_x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::tilt_x(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn tilt_y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::tilt_y(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn twist_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::twist(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn altitude_angle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::altitude_angle(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn azimuth_angle_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::azimuth_angle(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn pointer_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::pointer_type(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn is_primary_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::is_primary(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn persistent_device_id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::persistent_device_id(cx, &this)?;
    Ok(cx.int(value))
}

pub(super) fn get_coalesced_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::get_coalesced_events(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn get_predicted_events(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PointerEvent)?;
    let value = interfaces::pointer_event::get_predicted_events(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PointerEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PointerEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::PointerEvent)?;
    interfaces::pointer_event::constructor(cx, &prototype, a0, a1)
}
