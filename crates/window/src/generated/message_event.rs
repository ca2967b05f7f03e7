// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MessageEvent",
    interface: Interface::MessageEvent,
    last: Interface::MessageEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("data", Glue::Object(OfObject::Any(interfaces::message_event::data))),
        Member::attribute(
            "origin",
            Glue::Object(OfObject::Scalar(interfaces::message_event::origin)),
        ),
        Member::attribute(
            "lastEventId",
            Glue::Object(OfObject::Text(interfaces::message_event::last_event_id)),
        ),
        Member::attribute("source", Glue::Function(source_getter)),
        Member::attribute("ports", Glue::Object(OfObject::Any(interfaces::message_event::ports))),
        Member::operation("initMessageEvent", Glue::Function(init_message_event), 1),
    ],
    ..Definition::EMPTY
};

fn source_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessageEvent)?;
    let value = interfaces::message_event::source(cx, &this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn init_message_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MessageEvent", "initMessageEvent");
    let this = receiver::object(cx, call, Interface::MessageEvent)?;
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
    let a3 = match call.arg(3) {
        value if value.is_undefined() => cx.null(),
        value => Value::clone(&value),
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => String::from(""),
        value => convert::usv_string(cx, &value)?,
    };
    let a5 = match call.arg(5) {
        value if value.is_undefined() => DomString::from(""),
        value => convert::dom_string(cx, &value)?,
    };
    let a6 = match call.arg(6) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(MessageEventSource::from_value(cx, value, SITE.argument(7))?),
        },
    };
    let a7 = match call.arg(7) {
        value if value.is_undefined() => Vec::new(),
        value => convert::sequence(cx, &value, SITE.argument(8), |cx, value, at| {
            Ok(convert::interface(cx, value, Interface::MessagePort, at)?)
        })?,
    };
    let value =
        interfaces::message_event::init_message_event(cx, &this, a0, a1, a2, a3, a4, a5, a6, a7)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MessageEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = MessageEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::MessageEvent)?;
    interfaces::message_event::constructor(cx, &prototype, a0, a1)
}
