// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Worker",
    interface: Interface::Worker,
    last: Interface::Worker,
    parent: Some(Interface::EventTarget),
    exposure: 0b111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation(
            "terminate",
            Glue::Object(OfObject::Undefined(interfaces::worker::terminate)),
            0,
        ),
        Member::operation("postMessage", Glue::Function(post_message), 1),
        Member::handler("onerror"),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
    ],
    ..Definition::EMPTY
};

fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Worker", "postMessage");
    let this = receiver::object(cx, call, Interface::Worker)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => post_message_overload_2(cx, call, &this),
        _ => {
            let value = call.arg(1);
            if value.is_undefined() {
                post_message_overload_2(cx, call, &this)
            } else if value.is_nullish() {
                post_message_overload_2(cx, call, &this)
            } else if convert::is_iterable(cx, &value)? {
                post_message_overload_1(cx, call, &this)
            } else if value.is_object() {
                post_message_overload_2(cx, call, &this)
            } else {
                arguments::no_overload(cx, SITE)
            }
        }
    }
}

fn post_message_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("Worker", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| {
        Ok(convert::object(cx, value, at)?)
    })?;
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

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Worker", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedScriptURLOrUsvString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = WorkerOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Worker)?;
    interfaces::worker::constructor(cx, &prototype, a0, a1)
}
