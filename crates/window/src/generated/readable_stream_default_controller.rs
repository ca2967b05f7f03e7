// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableStreamDefaultController",
    interface: Interface::ReadableStreamDefaultController,
    last: Interface::ReadableStreamDefaultController,
    exposure: 0b11111,
    members: &[
        Member::attribute("desiredSize", Glue::Function(desired_size_getter)),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(
                interfaces::readable_stream_default_controller::close,
            )),
            0,
        ),
        Member::operation("enqueue", Glue::Function(enqueue), 0),
        Member::operation("error", Glue::Function(error), 0),
    ],
    ..Definition::EMPTY
};

fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let value = interfaces::readable_stream_default_controller::desired_size(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn enqueue(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamDefaultController", "enqueue");
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream_default_controller::enqueue(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamDefaultController", "error");
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream_default_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
