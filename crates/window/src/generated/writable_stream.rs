// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WritableStream",
    interface: Interface::WritableStream,
    last: Interface::WritableStream,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute(
            "locked",
            Glue::Object(OfObject::Boolean(interfaces::writable_stream::locked)),
        ),
        Member::operation("abort", Glue::Function(abort), 0),
        Member::operation("close", Glue::Function(close), 0),
        Member::operation(
            "getWriter",
            Glue::Object(OfObject::Any(interfaces::writable_stream::get_writer)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = abort_steps(cx, call);
    promises::settle(cx, answer)
}

fn abort_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WritableStream", "abort");
    let this = receiver::object(cx, call, Interface::WritableStream)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::writable_stream::abort(cx, &this, a0)?;
    Ok(value)
}

fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = close_steps(cx, call);
    promises::settle(cx, answer)
}

fn close_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStream)?;
    let value = interfaces::writable_stream::close(cx, &this)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("WritableStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(1))?),
    };
    let a1 = QueuingStrategy::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::WritableStream)?;
    interfaces::writable_stream::constructor(cx, &prototype, a0, a1)
}
