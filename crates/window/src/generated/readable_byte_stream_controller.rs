// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableByteStreamController",
    interface: Interface::ReadableByteStreamController,
    last: Interface::ReadableByteStreamController,
    exposure: 0b11111,
    members: &[
        Member::attribute(
            "byobRequest",
            Glue::Object(OfObject::NullableAny(
                interfaces::readable_byte_stream_controller::byob_request,
            )),
        ),
        Member::attribute("desiredSize", Glue::Function(desired_size_getter)),
        Member::operation(
            "close",
            Glue::Object(OfObject::Undefined(interfaces::readable_byte_stream_controller::close)),
            0,
        ),
        Member::operation("enqueue", Glue::Function(enqueue), 1),
        Member::operation("error", Glue::Function(error), 0),
    ],
    ..Definition::EMPTY
};

fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let value = interfaces::readable_byte_stream_controller::desired_size(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn enqueue(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableByteStreamController", "enqueue");
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::ArrayBufferView, false, false, SITE.argument(1))?;
    let value = interfaces::readable_byte_stream_controller::enqueue(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableByteStreamController", "error");
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_byte_stream_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
