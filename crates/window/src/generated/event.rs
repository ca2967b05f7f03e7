// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Event",
    interface: Interface::Event,
    last: Interface::TextEvent,
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("type", Glue::Object(OfObject::Text(interfaces::event::type_))),
        Member::attribute("target", Glue::Object(OfObject::NullableAny(interfaces::event::target))),
        Member::attribute(
            "srcElement",
            Glue::Object(OfObject::NullableAny(interfaces::event::src_element)),
        ),
        Member::attribute(
            "currentTarget",
            Glue::Object(OfObject::NullableAny(interfaces::event::current_target)),
        ),
        Member::operation("composedPath", Glue::Function(composed_path), 0),
        Member::constant("NONE", 0.0),
        Member::constant("CAPTURING_PHASE", 1.0),
        Member::constant("AT_TARGET", 2.0),
        Member::constant("BUBBLING_PHASE", 3.0),
        Member::attribute(
            "eventPhase",
            Glue::Object(OfObject::UnsignedShort(interfaces::event::event_phase)),
        ),
        Member::operation(
            "stopPropagation",
            Glue::Object(OfObject::Undefined(interfaces::event::stop_propagation)),
            0,
        ),
        Member::attribute(
            "cancelBubble",
            Glue::Object(OfObject::Boolean(interfaces::event::cancel_bubble)),
        )
        .setter(Glue::SetObject(ToObject::Boolean(interfaces::event::set_cancel_bubble))),
        Member::operation(
            "stopImmediatePropagation",
            Glue::Object(OfObject::Undefined(interfaces::event::stop_immediate_propagation)),
            0,
        ),
        Member::attribute("bubbles", Glue::Object(OfObject::Boolean(interfaces::event::bubbles))),
        Member::attribute(
            "cancelable",
            Glue::Object(OfObject::Boolean(interfaces::event::cancelable)),
        ),
        Member::attribute(
            "returnValue",
            Glue::Object(OfObject::Boolean(interfaces::event::return_value)),
        )
        .setter(Glue::SetObject(ToObject::Boolean(interfaces::event::set_return_value))),
        Member::operation(
            "preventDefault",
            Glue::Object(OfObject::Undefined(interfaces::event::prevent_default)),
            0,
        ),
        Member::attribute(
            "defaultPrevented",
            Glue::Object(OfObject::Boolean(interfaces::event::default_prevented)),
        ),
        Member::attribute("composed", Glue::Object(OfObject::Boolean(interfaces::event::composed))),
        Member::attribute(
            "isTrusted",
            Glue::Object(OfObject::Boolean(interfaces::event::is_trusted)),
        )
        .unforgeable(),
        Member::attribute(
            "timeStamp",
            Glue::Object(OfObject::Double(interfaces::event::time_stamp)),
        ),
        Member::operation("initEvent", Glue::Function(init_event), 1),
    ],
    ..Definition::EMPTY
};

fn composed_path(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Event)?;
    let value = interfaces::event::composed_path(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn init_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Event", "initEvent");
    let this = receiver::object(cx, call, Interface::Event)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => false,
        value => value.to_boolean(),
    };
    let value = interfaces::event::init_event(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Event", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = EventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Event)?;
    interfaces::event::constructor(cx, &prototype, a0, a1)
}
