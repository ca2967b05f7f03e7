// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ReadableStream",
    interface: Interface::ReadableStream,
    last: Interface::ReadableStream,
    exposure: 0b11111,
    iteration: Iteration::Async,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("from", Glue::Function(static_from), 1).of_constructor(),
        Member::attribute(
            "locked",
            Glue::Object(OfObject::Boolean(interfaces::readable_stream::locked)),
        ),
        Member::operation("cancel", Glue::Function(cancel), 0),
        Member::operation("getReader", Glue::Function(get_reader), 0),
        Member::operation("pipeThrough", Glue::Function(pipe_through), 1),
        Member::operation("pipeTo", Glue::Function(pipe_to), 1),
        Member::operation("tee", Glue::Function(tee), 0),
        Member::operation("values", Glue::Function(values), 0),
    ],
    ..Definition::EMPTY
};

fn static_from(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("ReadableStream", "from");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::object(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::readable_stream::from(cx, a0)?;
    Ok(value)
}

fn cancel(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = cancel_steps(cx, call);
    promises::settle(cx, answer)
}

fn cancel_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStream", "cancel");
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::readable_stream::cancel(cx, &this, a0)?;
    Ok(value)
}

fn get_reader(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStream", "getReader");
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    let a0 = ReadableStreamGetReaderOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::readable_stream::get_reader(cx, &this, a0)?;
    Ok(value.into_value(cx)?)
}

fn pipe_through(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStream", "pipeThrough");
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = ReadableWritablePair::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = StreamPipeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::readable_stream::pipe_through(cx, &this, a0, a1)?;
    Ok(value)
}

fn pipe_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = pipe_to_steps(cx, call);
    promises::settle(cx, answer)
}

fn pipe_to_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStream", "pipeTo");
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::interface(cx, &call.arg(0), Interface::WritableStream, SITE.argument(1))?;
    let a1 = StreamPipeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::readable_stream::pipe_to(cx, &this, a0, a1)?;
    Ok(value)
}

fn tee(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    let value = interfaces::readable_stream::tee(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn values(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ReadableStream", "values");
    let this = receiver::object(cx, call, Interface::ReadableStream)?;
    let a0 = ReadableStreamIteratorOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::readable_stream::values(cx, &this, a0)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ReadableStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(1))?),
    };
    let a1 = QueuingStrategy::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ReadableStream)?;
    interfaces::readable_stream::constructor(cx, &prototype, a0, a1)
}
