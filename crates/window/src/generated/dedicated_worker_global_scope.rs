// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DedicatedWorkerGlobalScope",
    interface: Interface::DedicatedWorkerGlobalScope,
    last: Interface::DedicatedWorkerGlobalScope,
    parent: Some(Interface::WorkerGlobalScope),
    exposure: 0b10,
    is_global: true,
    members: &[
        Member::attribute("name", N::DedicatedWorkerGlobalScope_get_name).setter(N::DedicatedWorkerGlobalScope_set_name),
        Member::operation("postMessage", N::DedicatedWorkerGlobalScope_postMessage, 1),
        Member::operation("close", N::DedicatedWorkerGlobalScope_close, 0),
        Member::operation("requestAnimationFrame", N::DedicatedWorkerGlobalScope_requestAnimationFrame, 1),
        Member::operation("cancelAnimationFrame", N::DedicatedWorkerGlobalScope_cancelAnimationFrame, 1),
        Member::attribute("onmessage", N::DedicatedWorkerGlobalScope_get_onmessage).setter(N::DedicatedWorkerGlobalScope_set_onmessage),
        Member::attribute("onmessageerror", N::DedicatedWorkerGlobalScope_get_onmessageerror).setter(N::DedicatedWorkerGlobalScope_set_onmessageerror),
    ],
    ..Definition::EMPTY
};

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    let value = interfaces::dedicated_worker_global_scope::name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    attributes::replace(cx, call, &this, "name")
}

pub(super) fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "postMessage");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
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
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| Ok(convert::object(cx, value, at)?))?;
    let value = interfaces::dedicated_worker_global_scope::post_message(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn post_message_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: &Value) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = StructuredSerializeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::dedicated_worker_global_scope::post_message_2(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    let value = interfaces::dedicated_worker_global_scope::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn request_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "requestAnimationFrame");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::request_animation_frame(cx, &this, a0)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn cancel_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "cancelAnimationFrame");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::cancel_animation_frame(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn onmessage_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    handlers::get(cx, &this, "message")
}

pub(super) fn onmessage_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "message", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onmessageerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    handlers::get(cx, &this, "messageerror")
}

pub(super) fn onmessageerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "messageerror", &value)?;
    Ok(cx.undefined())
}
