// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableByteStreamController",
    interface: Interface::ReadableByteStreamController,
    last: Interface::ReadableByteStreamController,
    exposure: 0b11111,
    members: &[
        Member::attribute("byobRequest", N::ReadableByteStreamController_get_byobRequest),
        Member::attribute("desiredSize", N::ReadableByteStreamController_get_desiredSize),
        Member::operation("close", N::ReadableByteStreamController_close, 0),
        Member::operation("enqueue", N::ReadableByteStreamController_enqueue, 1),
        Member::operation("error", N::ReadableByteStreamController_error, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn byob_request_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let value = interfaces::readable_byte_stream_controller::byob_request(cx, &this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let value = interfaces::readable_byte_stream_controller::desired_size(cx, &this)?;
    Ok(match value { Some(value) => cx.number(value), None => cx.null() })
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let value = interfaces::readable_byte_stream_controller::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn enqueue(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableByteStreamController", "enqueue");
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::buffer(cx, &call.arg(0), Buffer::ArrayBufferView, false, false, SITE.argument(1))?;
    let value = interfaces::readable_byte_stream_controller::enqueue(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableByteStreamController", "error");
    let this = receiver::object(cx, call, Interface::ReadableByteStreamController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_byte_stream_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
