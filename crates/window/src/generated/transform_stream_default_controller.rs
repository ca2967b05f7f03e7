// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TransformStreamDefaultController",
    interface: Interface::TransformStreamDefaultController,
    last: Interface::TransformStreamDefaultController,
    exposure: 0b11111,
    members: &[
        Member::attribute("desiredSize", Glue::Function(desired_size_getter)),
        Member::operation("enqueue", Glue::Function(enqueue), 0),
        Member::operation("error", Glue::Function(error), 0),
        Member::operation(
            "terminate",
            Glue::Object(OfObject::Undefined(
                interfaces::transform_stream_default_controller::terminate,
            )),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TransformStreamDefaultController)?;
    let value = interfaces::transform_stream_default_controller::desired_size(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn enqueue(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TransformStreamDefaultController", "enqueue");
    let this = receiver::object(cx, call, Interface::TransformStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::transform_stream_default_controller::enqueue(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TransformStreamDefaultController", "error");
    let this = receiver::object(cx, call, Interface::TransformStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::transform_stream_default_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
