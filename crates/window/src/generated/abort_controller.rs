// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AbortController",
    interface: Interface::AbortController,
    last: Interface::AbortController,
    exposure: 0b11111,
    constructor: Some((N::AbortController_constructor, 0)),
    members: &[
        Member::attribute("signal", N::AbortController_get_signal),
        Member::operation("abort", N::AbortController_abort, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn signal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_object(cx, call, Interface::AbortController)?;
    if let Some(value) = same_object::kept(cx, &object, N::AbortController_get_signal) {
        return Ok(value);
    }
    let value = interfaces::abort_controller::signal(cx, &this)?;
    let value = value;
    same_object::keep(cx, &object, N::AbortController_get_signal, &value);
    Ok(value)
}

pub(super) fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("AbortController", "abort");
    let this = receiver::object(cx, call, Interface::AbortController)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::abort_controller::abort(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("AbortController", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::AbortController)?;
    interfaces::abort_controller::constructor(cx, &prototype)
}
