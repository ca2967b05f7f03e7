// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WritableStreamDefaultController",
    interface: Interface::WritableStreamDefaultController,
    last: Interface::WritableStreamDefaultController,
    exposure: 0b11111,
    members: &[
        Member::attribute("signal", N::WritableStreamDefaultController_get_signal),
        Member::operation("error", N::WritableStreamDefaultController_error, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn signal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultController)?;
    let value = interfaces::writable_stream_default_controller::signal(cx, &this)?;
    Ok(value)
}

pub(super) fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WritableStreamDefaultController", "error");
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::writable_stream_default_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
