// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableStreamBYOBReader",
    interface: Interface::ReadableStreamBYOBReader,
    last: Interface::ReadableStreamBYOBReader,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("read", Glue::Function(read), 1),
        Member::operation(
            "releaseLock",
            Glue::Object(OfObject::Undefined(
                interfaces::readable_stream_byob_reader::release_lock,
            )),
            0,
        ),
        Member::attribute("closed", Glue::Function(closed_getter)),
        Member::operation("cancel", Glue::Function(cancel), 0),
    ],
    ..Definition::EMPTY
};

fn read(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = read_steps(cx, call);
    promises::settle(cx, answer)
}

fn read_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamBYOBReader", "read");
    let this = receiver::object(cx, call, Interface::ReadableStreamBYOBReader)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        convert::buffer(cx, &call.arg(0), Buffer::ArrayBufferView, false, false, SITE.argument(1))?;
    let a1 = ReadableStreamBYOBReaderReadOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::readable_stream_byob_reader::read(cx, &this, a0, a1)?;
    Ok(value)
}

fn closed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = closed_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn closed_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableStreamBYOBReader)?;
    let value = interfaces::readable_stream_generic_reader::closed(cx, &this)?;
    Ok(value)
}

fn cancel(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = cancel_steps(cx, call);
    promises::settle(cx, answer)
}

fn cancel_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStreamBYOBReader", "cancel");
    let this = receiver::object(cx, call, Interface::ReadableStreamBYOBReader)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream_generic_reader::cancel(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ReadableStreamBYOBReader", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::ReadableStream, SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::ReadableStreamBYOBReader)?;
    interfaces::readable_stream_byob_reader::constructor(cx, &prototype, a0)
}
