// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Worker",
    interface: Interface::Worker,
    last: Interface::Worker,
    parent: Some(Interface::EventTarget),
    exposure: 0b111,
    constructor: Some((N::Worker_constructor, 1)),
    members: &[
        Member::operation("terminate", N::Worker_terminate, 0),
        Member::operation("postMessage", N::Worker_postMessage, 1),
        Member::attribute("onerror", N::Worker_get_onerror).setter(N::Worker_set_onerror),
        Member::attribute("onmessage", N::Worker_get_onmessage).setter(N::Worker_set_onmessage),
        Member::attribute("onmessageerror", N::Worker_get_onmessageerror).setter(N::Worker_set_onmessageerror),
    ],
    ..Definition::EMPTY
};

pub(super) fn terminate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    let value = interfaces::worker::terminate(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Worker", "postMessage");
    let this = receiver::object(cx, call, Interface::Worker)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => post_message_overload_2(cx, call, &this),
        _ => {
            let value = call.arg(1);
            if value.is_undefined() { post_message_overload_2(cx, call, &this) } else if value.is_nullish() { post_message_overload_2(cx, call, &this) } else if convert::is_iterable(cx, &value)? { post_message_overload_1(cx, call, &this) } else if value.is_object() { post_message_overload_2(cx, call, &this) } else { arguments::no_overload(cx, SITE) }
        },
    }
}

fn post_message_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Worker", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| Ok(convert::object(cx, value, at)?))?;
    let value = interfaces::worker::post_message(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn post_message_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Worker", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = StructuredSerializeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::worker::post_message_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    handlers::get(cx, &this, "error")
}

pub(super) fn onerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "error", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Worker)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Worker", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedScriptURLOrUsvString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = WorkerOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Worker)?;
    interfaces::worker::constructor(cx, &prototype, a0, a1)
}
