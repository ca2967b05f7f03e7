// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MessagePort",
    interface: Interface::MessagePort,
    last: Interface::MessagePort,
    parent: Some(Interface::EventTarget),
    exposure: 0b11111,
    members: &[
        Member::operation("postMessage", Glue::Function(post_message), 1),
        Member::operation(
            "start",
            Glue::Object(OfObject::Undefined(interfaces::message_port::start)),
            0,
        ),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::message_port::close)),
            0,
        ),
        Member::handler("onclose"),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
    ],
    ..Definition::EMPTY
};

fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MessagePort", "postMessage");
    let this = receiver::object(cx, call, Interface::MessagePort)?;
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
    const SITE: &Site = &Site::operation("MessagePort", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| {
        Ok(convert::object(cx, value, at)?)
    })?;
    let value = interfaces::message_port::post_message(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn post_message_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("MessagePort", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = StructuredSerializeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::message_port::post_message_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}
