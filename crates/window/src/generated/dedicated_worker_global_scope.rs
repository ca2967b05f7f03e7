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
        Member::attribute(
            "name",
            Glue::Object(OfObject::Text(interfaces::dedicated_worker_global_scope::name)),
        )
        .setter(Glue::Replace),
        Member::operation("postMessage", Glue::Function(post_message), 1),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::dedicated_worker_global_scope::close)),
            0,
        ),
        Member::operation("requestAnimationFrame", Glue::Function(request_animation_frame), 1),
        Member::operation("cancelAnimationFrame", Glue::Function(cancel_animation_frame), 1),
        Member::handler("onmessage"),
        Member::handler("onmessageerror"),
    ],
    ..Definition::EMPTY
};

fn post_message(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "postMessage");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
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
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "postMessage");
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::sequence(cx, &call.arg(1), SITE.argument(2), |cx, value, at| {
        Ok(convert::object(cx, value, at)?)
    })?;
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

fn request_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "requestAnimationFrame");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::request_animation_frame(cx, &this, a0)?;
    Ok(cx.number(f64::from(value)))
}

fn cancel_animation_frame(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DedicatedWorkerGlobalScope", "cancelAnimationFrame");
    let this = receiver::object(cx, call, Interface::DedicatedWorkerGlobalScope)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::animation_frame_provider::cancel_animation_frame(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
