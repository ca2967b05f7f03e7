// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WritableStreamDefaultController",
    interface: Interface::WritableStreamDefaultController,
    last: Interface::WritableStreamDefaultController,
    exposure: 0b11111,
    members: &[
        Member::attribute(
            "signal",
            Glue::Object(OfObject::Any(interfaces::writable_stream_default_controller::signal)),
        ),
        Member::operation("error", Glue::Function(error), 0),
    ],
    ..Definition::EMPTY
};

fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WritableStreamDefaultController", "error");
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::writable_stream_default_controller::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
