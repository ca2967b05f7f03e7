//! Streams that are transferred through message ports.
//!
//! <https://streams.spec.whatwg.org/#transferrable-streams>

use treewright_messages::Port;
use treewright_quickjs::{Attributes, Thrown, Value};

use super::algorithms::{Sink, SinkAlgorithms, SinkSteps, Source, SourceAlgorithms};
use super::pipe::{PipeOptions, pipe_to};
use super::promises::{
    deferred, promise_of, reacting, rejection, resolved, resolved_with_undefined,
};
use super::{
    Done, Settle, defaults, is_locked, is_writable_locked, readable, set_slot, sinks, slot, slots,
    take_slot, with, writable,
};
use crate::exception::{self, DomExceptionName};
use crate::generated::Interface;
use crate::messaging::ports;
use crate::objects::{PLAIN, STREAM_PART};
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The side of a cross-realm transform, which receives the messages of its port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Readable,
    Writable,
}

/// The slot with the port.
const PORT: u64 = slots::STREAM;

/// Makes the receiver of a port's messages for a controller.
fn set_up_a_side(cx: &mut Cx<'_>, side: Side, port: &Value) -> Value {
    let handler = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    cx.set_data(&handler, Box::new(side));
    set_slot(cx, &handler, PORT, port);
    handler
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-setupcrossrealmtransformreadable>
fn set_up_cross_realm_transform_readable(cx: &mut Cx<'_>, stream: &Value, port: &Value) -> Done {
    readable::initialize(cx, stream);
    let handler = set_up_a_side(cx, Side::Readable, port);
    let algorithms = SourceAlgorithms::of_the_host(Source::CrossRealm, &handler);
    let undefined = cx.undefined();
    defaults::set_up(cx, stream, algorithms, 0.0, &undefined)?;
    let controller = slot(cx, stream, slots::CONTROLLER);
    set_slot(cx, &handler, slots::CONTROLLER, &controller);
    ports::set_stream_handler(cx, port, &handler);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-setupcrossrealmtransformwritable>
fn set_up_cross_realm_transform_writable(cx: &mut Cx<'_>, stream: &Value, port: &Value) -> Done {
    writable::initialize(cx, stream);
    let handler = set_up_a_side(cx, Side::Writable, port);
    let backpressure = deferred(cx)?;
    set_slot(cx, &handler, slots::BACKPRESSURE_CHANGE, &backpressure);
    let algorithms = SinkAlgorithms::of_the_host(Sink::CrossRealm, &handler);
    let undefined = cx.undefined();
    sinks::set_up(cx, stream, algorithms, 1.0, &undefined)?;
    let controller = slot(cx, stream, slots::CONTROLLER);
    set_slot(cx, &handler, slots::CONTROLLER, &controller);
    ports::set_stream_handler(cx, port, &handler);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-packandpostmessage>
fn pack_and_post_message(cx: &mut Cx<'_>, port: &Value, kind: &str, value: &Value) -> Done {
    let null = cx.null();
    let message = cx.object(Some(&null));
    let kind = cx.string(kind);
    for (name, value) in [("type", &kind), ("value", value)] {
        let key = cx.key(name);
        cx.define_value(&message, &key, value, Attributes::ALL)?;
    }
    ports::post_message(cx, port, &message, &[])
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-crossrealmtransformsenderror>
fn send_error(cx: &mut Cx<'_>, port: &Value, error: &Value) -> Done {
    match pack_and_post_message(cx, port, "error", error) {
        Err(thrown) if thrown.uncatchable => Err(thrown),
        _ => Ok(()),
    }
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-packandpostmessagehandlingerror>
fn pack_and_post_message_handling_error(
    cx: &mut Cx<'_>,
    port: &Value,
    kind: &str,
    value: &Value,
) -> Done {
    let result = pack_and_post_message(cx, port, kind, value);
    if let Err(thrown) = &result
        && !thrown.uncatchable
    {
        send_error(cx, port, &thrown.value)?;
    }
    result
}

/// A message for one of the sides: its data, or `None` if it could not be deserialized.
pub(crate) fn a_message_came(cx: &mut Cx<'_>, handler: &Value, data: Option<&Value>) -> Done {
    let side = with(cx, handler, |side: &mut Side| *side)?;
    let port = slot(cx, handler, PORT);
    let controller = slot(cx, handler, slots::CONTROLLER);
    let Some(data) = data.filter(|data| data.is_object()) else {
        let message = "A chunk could not be deserialized";
        let error = exception::new_object(cx, DomExceptionName::DataCloneError, message)?;
        send_error(cx, &port, &error)?;
        match side {
            Side::Readable => defaults::error(cx, &controller, &error)?,
            Side::Writable => sinks::error_if_needed(cx, &controller, &error)?,
        }
        ports::close(cx, &port);
        return Ok(());
    };
    let kind = cx.get_str(data, "type")?;
    let kind = cx.string_value(&kind).map(DomString::into_scalar).unwrap_or_default();
    let value = cx.get_str(data, "value")?;
    match (side, kind.as_str()) {
        (Side::Readable, "chunk") => defaults::enqueue(cx, &controller, &value),
        (Side::Readable, "close") => {
            defaults::close(cx, &controller)?;
            ports::close(cx, &port);
            Ok(())
        }
        (Side::Readable, "error") => {
            defaults::error(cx, &controller, &value)?;
            ports::close(cx, &port);
            Ok(())
        }
        (Side::Writable, "pull") => let_write(cx, handler),
        (Side::Writable, "error") => {
            sinks::error_if_needed(cx, &controller, &value)?;
            let_write(cx, handler)
        }
        _ => Ok(()),
    }
}

/// Resolves the backpressure promise, if it exists.
fn let_write(cx: &mut Cx<'_>, handler: &Value) -> Done {
    let undefined = cx.undefined();
    take_slot(cx, handler, slots::BACKPRESSURE_CHANGE).resolve(cx, &undefined)
}

/// The pull algorithm of the readable side.
pub(super) fn pull(cx: &mut Cx<'_>, handler: &Value) -> Result<Value, Thrown> {
    let port = slot(cx, handler, PORT);
    let undefined = cx.undefined();
    match pack_and_post_message(cx, &port, "pull", &undefined) {
        Ok(()) => resolved_with_undefined(cx),
        Err(thrown) => rejection(cx, thrown),
    }
}

/// The cancel algorithm of the readable side, and the abort algorithm of the writable one.
pub(super) fn cancel(cx: &mut Cx<'_>, handler: &Value, reason: &Value) -> Result<Value, Thrown> {
    let port = slot(cx, handler, PORT);
    let result = pack_and_post_message_handling_error(cx, &port, "error", reason);
    ports::close(cx, &port);
    match result {
        Ok(()) => resolved_with_undefined(cx),
        Err(thrown) => rejection(cx, thrown),
    }
}

/// The algorithms of the writable side.
pub(super) fn perform(
    cx: &mut Cx<'_>,
    handler: &Value,
    steps: SinkSteps<'_>,
) -> Result<Value, Thrown> {
    let port = slot(cx, handler, PORT);
    match steps {
        SinkSteps::Abort(reason) => cancel(cx, handler, reason),
        SinkSteps::Close => {
            let undefined = cx.undefined();
            let result = pack_and_post_message(cx, &port, "close", &undefined);
            ports::close(cx, &port);
            match result {
                Ok(()) => resolved_with_undefined(cx),
                Err(thrown) => rejection(cx, thrown),
            }
        }
        SinkSteps::Write(chunk) => {
            let mut backpressure = slot(cx, handler, slots::BACKPRESSURE_CHANGE);
            if backpressure.is_undefined() {
                backpressure = resolved(cx)?;
            }
            let promise = promise_of(cx, &backpressure);
            set_slot(cx, handler, slots::VIEW, chunk);
            reacting(cx, &promise, handler, |cx, handler, _| send_the_chunk(cx, handler), None)
        }
    }
}

fn send_the_chunk(cx: &mut Cx<'_>, handler: &Value) -> Result<Value, Thrown> {
    let port = slot(cx, handler, PORT);
    let chunk = take_slot(cx, handler, slots::VIEW);
    let backpressure = deferred(cx)?;
    set_slot(cx, handler, slots::BACKPRESSURE_CHANGE, &backpressure);
    let result = pack_and_post_message_handling_error(cx, &port, "chunk", &chunk);
    if result.is_err() {
        ports::close(cx, &port);
    }
    result.map(|()| cx.undefined())
}

/// The transfer steps of a readable stream; `None` if it is locked.
/// <https://streams.spec.whatwg.org/#rs-transfer>
pub(crate) fn transfer_readable(cx: &mut Cx<'_>, stream: &Value) -> Result<Option<Port>, Thrown> {
    if is_locked(cx, stream) {
        return Ok(None);
    }
    let (port_1, port_2) = ports::new_pair(cx)?;
    let writable = bindings::new_object(cx, Interface::WritableStream)?;
    set_up_cross_realm_transform_writable(cx, &writable, &port_1)?;
    let promise = pipe_to(cx, stream, &writable, PipeOptions::default(), None)?;
    cx.mark_promise_handled(&promise);
    Ok(ports::transfer(cx, &port_2))
}

/// The transfer steps of a writable stream; `None` if it is locked.
/// <https://streams.spec.whatwg.org/#ws-transfer>
pub(crate) fn transfer_writable(cx: &mut Cx<'_>, stream: &Value) -> Result<Option<Port>, Thrown> {
    if is_writable_locked(cx, stream) {
        return Ok(None);
    }
    let (port_1, port_2) = ports::new_pair(cx)?;
    let readable = bindings::new_object(cx, Interface::ReadableStream)?;
    set_up_cross_realm_transform_readable(cx, &readable, &port_1)?;
    let promise = pipe_to(cx, &readable, stream, PipeOptions::default(), None)?;
    cx.mark_promise_handled(&promise);
    Ok(ports::transfer(cx, &port_2))
}

/// The transfer steps of a transform stream; `None` if a side is locked.
/// <https://streams.spec.whatwg.org/#ts-transfer>
pub(crate) fn transfer_transform(
    cx: &mut Cx<'_>,
    stream: &Value,
) -> Result<Option<(Port, Port)>, Thrown> {
    let (readable, writable) =
        (slot(cx, stream, slots::READABLE), slot(cx, stream, slots::WRITABLE));
    if is_locked(cx, &readable) || is_writable_locked(cx, &writable) {
        return Ok(None);
    }
    let readable = transfer_readable(cx, &readable)?;
    let writable = transfer_writable(cx, &writable)?;
    Ok(readable.zip(writable))
}

/// The transfer-receiving steps of a readable stream.
pub(crate) fn receive_readable(cx: &mut Cx<'_>, port: Port) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::ReadableStream)?;
    let port = ports::receive(cx, port)?;
    set_up_cross_realm_transform_readable(cx, &stream, &port)?;
    Ok(stream)
}

/// The transfer-receiving steps of a writable stream.
pub(crate) fn receive_writable(cx: &mut Cx<'_>, port: Port) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::WritableStream)?;
    let port = ports::receive(cx, port)?;
    set_up_cross_realm_transform_writable(cx, &stream, &port)?;
    Ok(stream)
}

/// The transfer-receiving steps of a transform stream, which has two sides without anything between
/// them.
pub(crate) fn receive_transform(
    cx: &mut Cx<'_>,
    readable: Port,
    writable: Port,
) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::TransformStream)?;
    let readable = receive_readable(cx, readable)?;
    set_slot(cx, &stream, slots::READABLE, &readable);
    let writable = receive_writable(cx, writable)?;
    set_slot(cx, &stream, slots::WRITABLE, &writable);
    Ok(stream)
}
