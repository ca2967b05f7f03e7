// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableStreamDefaultController",
    interface: Interface::ReadableStreamDefaultController,
    last: Interface::ReadableStreamDefaultController,
    exposure: 0b11111,
    members: &[
        Member::attribute("desiredSize", N::ReadableStreamDefaultController_get_desiredSize),
        Member::operation("close", N::ReadableStreamDefaultController_close, 0),
        Member::operation("enqueue", N::ReadableStreamDefaultController_enqueue, 0),
        Member::operation("error", N::ReadableStreamDefaultController_error, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let value = interfaces::readable_stream_default_controller::desired_size(cx, &this)?;
    Ok(match value { Some(value) => cx.number(value), None => cx.null() })
}

pub(super) fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let value = interfaces::readable_stream_default_controller::close(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn enqueue(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamDefaultController", "enqueue");
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream_default_controller::enqueue(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamDefaultController", "error");
    let this = receiver::object(cx, call, Interface::ReadableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream_default_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
