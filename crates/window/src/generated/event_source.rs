// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "EventSource",
    interface: Interface::EventSource,
    last: Interface::EventSource,
    parent: Some(Interface::EventTarget),
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("url", Glue::Object(OfObject::Scalar(interfaces::event_source::url))),
        Member::attribute(
            "withCredentials",
            Glue::Object(OfObject::Boolean(interfaces::event_source::with_credentials)),
        ),
        Member::constant("CONNECTING", 0.0),
        Member::constant("OPEN", 1.0),
        Member::constant("CLOSED", 2.0),
        Member::attribute(
            "readyState",
            Glue::Object(OfObject::UnsignedShort(interfaces::event_source::ready_state)),
        ),
        Member::handler("onopen"),
        Member::handler("onmessage"),
        Member::handler("onerror"),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::event_source::close)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("EventSource", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = EventSourceInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::EventSource)?;
    interfaces::event_source::constructor(cx, &prototype, a0, a1)
}
