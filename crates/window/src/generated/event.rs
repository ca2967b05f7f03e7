// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Event",
    interface: Interface::Event,
    last: Interface::TextEvent,
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((N::Event_constructor, 1)),
    members: &[
        Member::attribute("type", N::Event_get_type),
        Member::attribute("target", N::Event_get_target),
        Member::attribute("srcElement", N::Event_get_srcElement),
        Member::attribute("currentTarget", N::Event_get_currentTarget),
        Member::operation("composedPath", N::Event_composedPath, 0),
        Member::constant("NONE", 0.0),
        Member::constant("CAPTURING_PHASE", 1.0),
        Member::constant("AT_TARGET", 2.0),
        Member::constant("BUBBLING_PHASE", 3.0),
        Member::attribute("eventPhase", N::Event_get_eventPhase),
        Member::operation("stopPropagation", N::Event_stopPropagation, 0),
        Member::attribute("cancelBubble", N::Event_get_cancelBubble).setter(N::Event_set_cancelBubble),
        Member::operation("stopImmediatePropagation", N::Event_stopImmediatePropagation, 0),
        Member::attribute("bubbles", N::Event_get_bubbles),
        Member::attribute("cancelable", N::Event_get_cancelable),
        Member::attribute("returnValue", N::Event_get_returnValue).setter(N::Event_set_returnValue),
        Member::operation("preventDefault", N::Event_preventDefault, 0),
        Member::attribute("defaultPrevented", N::Event_get_defaultPrevented),
        Member::attribute("composed", N::Event_get_composed),
        Member::attribute("isTrusted", N::Event_get_isTrusted).unforgeable(),
        Member::attribute("timeStamp", N::Event_get_timeStamp),
        Member::operation("initEvent", N::Event_initEvent, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::type_(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::target(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn src_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::src_element(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn current_target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::current_target(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn composed_path(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::composed_path(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

pub(super) fn event_phase_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::event_phase(cx, &this)?;
    Ok(cx.int(i32::from(value)))
}

pub(super) fn stop_propagation(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::stop_propagation(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn cancel_bubble_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::cancel_bubble(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn cancel_bubble_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Event", "cancelBubble");
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = call.arg(0).to_boolean();
    interfaces::event::set_cancel_bubble(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn stop_immediate_propagation(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::stop_immediate_propagation(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn bubbles_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::bubbles(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn cancelable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::cancelable(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn return_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::return_value(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn return_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Event", "returnValue");
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = call.arg(0).to_boolean();
    interfaces::event::set_return_value(cx, &this, value)?;
    Ok(cx.undefined())
}

pub(super) fn prevent_default(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::prevent_default(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn default_prevented_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::default_prevented(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn composed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::composed(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn is_trusted_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::is_trusted(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn time_stamp_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::time_stamp(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn init_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Event", "initEvent");
    let this = receiver::object(cx, call, Interface::Event)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => false, value => value.to_boolean() };
    let a2 = match call.arg(2) { value if value.is_undefined() => false, value => value.to_boolean() };
    let value = interfaces::event::init_event(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Event", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = EventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Event)?;
    interfaces::event::constructor(cx, &prototype, a0, a1)
}
