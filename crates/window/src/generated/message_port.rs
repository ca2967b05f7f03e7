// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MessagePort",
    interface: Interface::MessagePort,
    last: Interface::MessagePort,
    parent: Some(Interface::EventTarget),
    exposure: 0b11111,
    members: &[
        Member::operation("postMessage", N::MessagePort_postMessage, 1),
        Member::operation("start", N::MessagePort_start, 0),
        Member::operation("close", N::MessagePort_close, 0),
        Member::attribute("onclose", N::MessagePort_get_onclose).setter(N::MessagePort_set_onclose),
        Member::attribute("onmessage", N::MessagePort_get_onmessage).setter(N::MessagePort_set_onmessage),
        Member::attribute("onmessageerror", N::MessagePort_get_onmessageerror).setter(N::MessagePort_set_onmessageerror),
    ],
    ..Definition::EMPTY
};

pub(super) fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MessagePort", "postMessage");
    let this = receiver::object(cx, call, Interface::MessagePort)?;
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
    const SITE: &Site = &Site::operation("MessagePort", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| Ok(convert::object(cx, value, at)?))?;
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

pub(super) fn start(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    let value = interfaces::message_port::start(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    let value = interfaces::message_port::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onclose_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    handlers::get(cx, &this, "close")
}

pub(super) fn onclose_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "close", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MessagePort)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}
