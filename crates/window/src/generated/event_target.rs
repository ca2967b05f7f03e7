// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "EventTarget",
    interface: Interface::EventTarget,
    last: Interface::XMLHttpRequestUpload,
    exposure: 0b11111,
    constructor: Some((Glue::Constructor(interfaces::event_target::constructor), 0)),
    members: &[
        Member::operation("addEventListener", Glue::Function(add_event_listener), 2),
        Member::operation("removeEventListener", Glue::Function(remove_event_listener), 2),
        Member::operation("dispatchEvent", Glue::Function(dispatch_event), 1),
        Member::operation("when", Glue::Function(when), 1),
    ],
    ..Definition::EMPTY
};

fn add_event_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("EventTarget", "addEventListener");
    let this = receiver::object(cx, call, Interface::EventTarget)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => AddEventListenerOptionsOrBoolean::AddEventListenerOptions(
            AddEventListenerOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => AddEventListenerOptionsOrBoolean::from_value(cx, &value, SITE.argument(3))?,
    };
    let value = interfaces::event_target::add_event_listener(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_event_listener(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("EventTarget", "removeEventListener");
    let this = receiver::object(cx, call, Interface::EventTarget)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::callback_interface(cx, value, "EventListener", SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => EventListenerOptionsOrBoolean::EventListenerOptions(
            EventListenerOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => EventListenerOptionsOrBoolean::from_value(cx, &value, SITE.argument(3))?,
    };
    let value = interfaces::event_target::remove_event_listener(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn dispatch_event(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("EventTarget", "dispatchEvent");
    let this = receiver::object(cx, call, Interface::EventTarget)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::Event, SITE.argument(1))?;
    let value = interfaces::event_target::dispatch_event(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn when(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("EventTarget", "when");
    let this = receiver::object(cx, call, Interface::EventTarget)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ObservableEventListenerOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::event_target::when(cx, &this, a0, a1)?;
    Ok(value)
}
