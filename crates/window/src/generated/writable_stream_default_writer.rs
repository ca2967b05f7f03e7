// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "WritableStreamDefaultWriter",
    interface: Interface::WritableStreamDefaultWriter,
    last: Interface::WritableStreamDefaultWriter,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("closed", Glue::Function(closed_getter)),
        Member::attribute("desiredSize", Glue::Function(desired_size_getter)),
        Member::attribute("ready", Glue::Function(ready_getter)),
        Member::operation("abort", Glue::Function(abort), 0),
        Member::operation("close", Glue::Function(close), 0),
        Member::operation(
            "releaseLock",
            Glue::Object(OfObject::Undefined(
                interfaces::writable_stream_default_writer::release_lock,
            )),
            0,
        ),
        Member::operation("write", Glue::Function(write), 0),
    ],
    ..Definition::EMPTY
};

fn closed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = closed_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn closed_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let value = interfaces::writable_stream_default_writer::closed(cx, &this)?;
    Ok(value)
}

fn desired_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let value = interfaces::writable_stream_default_writer::desired_size(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn ready_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = ready_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn ready_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let value = interfaces::writable_stream_default_writer::ready(cx, &this)?;
    Ok(value)
}

fn abort(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = abort_steps(cx, call);
    promises::settle(cx, answer)
}

fn abort_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WritableStreamDefaultWriter", "abort");
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::writable_stream_default_writer::abort(cx, &this, a0)?;
    Ok(value)
}

fn close(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = close_steps(cx, call);
    promises::settle(cx, answer)
}

fn close_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let value = interfaces::writable_stream_default_writer::close(cx, &this)?;
    Ok(value)
}

fn write(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = write_steps(cx, call);
    promises::settle(cx, answer)
}

fn write_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("WritableStreamDefaultWriter", "write");
    let this = receiver::object(cx, call, Interface::WritableStreamDefaultWriter)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::writable_stream_default_writer::write(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("WritableStreamDefaultWriter", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::WritableStream, SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::WritableStreamDefaultWriter)?;
    interfaces::writable_stream_default_writer::constructor(cx, &prototype, a0)
}
