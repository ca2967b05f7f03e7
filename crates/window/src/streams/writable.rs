//! Writable streams.
//!
//! <https://streams.spec.whatwg.org/#ws>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{Sink, SinkAlgorithms};
use super::promises::{deferred, resolved_with_undefined};
use super::strategies::extract_high_water_mark;
use super::writable_state::{self, WritableData, WritableState};
use super::{
    Done, Settle, promise_of, rejected_with_type_error, set_slot, sinks, slot, slots, with,
};
use crate::bindings::site::Site;
use crate::generated::Interface;
use crate::generated::dictionaries::{QueuingStrategy, UnderlyingSink};
use crate::{Cx, abort, bindings};

/// <https://streams.spec.whatwg.org/#ws-constructor>
pub(crate) fn construct_writable(
    cx: &mut Cx<'_>,
    prototype: &Value,
    underlying_sink: Option<Value>,
    strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    const SITE: &Site = &Site::constructor("WritableStream", "constructor");
    let sink = underlying_sink.unwrap_or_else(|| cx.null());
    let dictionary = UnderlyingSink::from_value(cx, &sink, SITE.argument(1))?;
    if !dictionary.type_.is_undefined() {
        return Err(cx.range_error("The type of an underlying sink is reserved"));
    }
    let stream = bindings::new_object_with(cx, Interface::WritableStream, prototype);
    initialize(cx, &stream);
    let high_water_mark = extract_high_water_mark(cx, &strategy, 1.0)?;
    let size = strategy.size.unwrap_or_else(|| cx.undefined());
    let algorithms = SinkAlgorithms {
        sink: Sink::Script,
        object: sink,
        start: dictionary.start,
        write: dictionary.write,
        close: dictionary.close,
        abort: dictionary.abort,
    };
    sinks::set_up(cx, &stream, algorithms, high_water_mark, &size)?;
    Ok(stream)
}

/// <https://streams.spec.whatwg.org/#create-writable-stream>
pub(super) fn create(
    cx: &mut Cx<'_>,
    sink: Sink,
    object: &Value,
    high_water_mark: f64,
    size: &Value,
) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::WritableStream)?;
    initialize(cx, &stream);
    let algorithms = SinkAlgorithms::of_the_host(sink, object);
    sinks::set_up(cx, &stream, algorithms, high_water_mark, size)?;
    Ok(stream)
}

/// <https://streams.spec.whatwg.org/#initialize-writable-stream>
pub(super) fn initialize(cx: &Cx<'_>, stream: &Value) {
    cx.set_data(stream, Box::new(WritableData::default()));
}

/// `[[state]]` of a stream.
pub(crate) fn writable_state(cx: &mut Cx<'_>, stream: &Value) -> Result<WritableState, Thrown> {
    with(cx, stream, |data: &mut WritableData| data.state)
}

/// <https://streams.spec.whatwg.org/#is-writable-stream-locked>
pub(crate) fn is_writable_locked(cx: &Cx<'_>, stream: &Value) -> bool {
    !slot(cx, stream, slots::READER).is_undefined()
}

/// <https://streams.spec.whatwg.org/#writable-stream-close-queued-or-in-flight>
pub(crate) fn close_queued_or_in_flight(cx: &Cx<'_>, stream: &Value) -> bool {
    let is_set = |key| !slot(cx, stream, key).is_undefined();
    is_set(slots::CLOSE_REQUEST) || is_set(slots::IN_FLIGHT_CLOSE)
}

/// True for a stream that is open and not about to be closed.
pub(super) fn is_open(cx: &mut Cx<'_>, stream: &Value) -> Result<bool, Thrown> {
    let is_writable = writable_state(cx, stream)? == WritableState::Writable;
    Ok(is_writable && !close_queued_or_in_flight(cx, stream))
}

/// <https://streams.spec.whatwg.org/#writable-stream-abort>
pub(crate) fn abort_writable(
    cx: &mut Cx<'_>,
    stream: &Value,
    reason: &Value,
) -> Result<Value, Thrown> {
    if writable_state(cx, stream)?.is_over() {
        return resolved_with_undefined(cx);
    }
    let controller = slot(cx, stream, slots::CONTROLLER);
    let signal = slot(cx, &controller, slots::SIGNAL);
    abort::signal_abort(cx, &signal, reason)?;
    // The signal has run scripts.
    let state = writable_state(cx, stream)?;
    if state.is_over() {
        return resolved_with_undefined(cx);
    }
    let pending = slot(cx, stream, slots::ABORT_REQUEST);
    if !pending.is_undefined() {
        return Ok(promise_of(cx, &pending));
    }
    let was_already_erroring = state == WritableState::Erroring;
    let request = deferred(cx)?;
    set_slot(cx, stream, slots::ABORT_REQUEST, &request);
    let undefined = cx.undefined();
    let kept = if was_already_erroring { &undefined } else { reason };
    set_slot(cx, stream, slots::ABORT_REASON, kept);
    with(cx, stream, |data: &mut WritableData| {
        data.abort_was_already_erroring = was_already_erroring;
    })?;
    if !was_already_erroring {
        writable_state::start_erroring(cx, stream, reason)?;
    }
    Ok(promise_of(cx, &request))
}

/// <https://streams.spec.whatwg.org/#writable-stream-close>
pub(crate) fn close_writable(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let state = writable_state(cx, stream)?;
    if state.is_over() {
        return rejected_with_type_error(cx, "The stream is no longer open");
    }
    let request = deferred(cx)?;
    set_slot(cx, stream, slots::CLOSE_REQUEST, &request);
    let writer = slot(cx, stream, slots::READER);
    let backpressure = with(cx, stream, |data: &mut WritableData| data.backpressure)?;
    if backpressure && state == WritableState::Writable {
        let undefined = cx.undefined();
        slot(cx, &writer, slots::READY).resolve(cx, &undefined)?;
    }
    let controller = slot(cx, stream, slots::CONTROLLER);
    sinks::close(cx, &controller)?;
    Ok(promise_of(cx, &request))
}

/// <https://streams.spec.whatwg.org/#writable-stream-add-write-request>
pub(super) fn add_write_request(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let request = deferred(cx)?;
    let slot = with(cx, stream, |data: &mut WritableData| data.write_requests.push(()))?;
    set_slot(cx, stream, slot, &request);
    Ok(promise_of(cx, &request))
}

/// <https://streams.spec.whatwg.org/#writable-stream-update-backpressure>
pub(super) fn update_backpressure(cx: &mut Cx<'_>, stream: &Value, backpressure: bool) -> Done {
    let before = with(cx, stream, |data: &mut WritableData| {
        std::mem::replace(&mut data.backpressure, backpressure)
    })?;
    let writer = slot(cx, stream, slots::READER);
    if writer.is_undefined() || before == backpressure {
        return Ok(());
    }
    if backpressure {
        let ready = deferred(cx)?;
        set_slot(cx, &writer, slots::READY, &ready);
        return Ok(());
    }
    let undefined = cx.undefined();
    slot(cx, &writer, slots::READY).resolve(cx, &undefined)
}
