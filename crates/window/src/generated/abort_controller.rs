// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbortController",
    interface: Interface::AbortController,
    last: Interface::AbortController,
    exposure: 0b11111,
    constructor: Some((Glue::Constructor(interfaces::abort_controller::constructor), 0)),
    members: &[
        Member::attribute(
            "signal",
            Glue::Object(OfObject::Any(interfaces::abort_controller::signal)),
        )
        .same_object(),
        Member::operation("abort", Glue::Function(abort), 0),
    ],
    ..Definition::EMPTY
};

fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("AbortController", "abort");
    let this = receiver::object(cx, call, Interface::AbortController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::abort_controller::abort(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
