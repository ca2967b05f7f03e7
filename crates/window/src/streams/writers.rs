//! Writers.
//!
//! <https://streams.spec.whatwg.org/#default-writer-class>

use treewright_quickjs::{Thrown, Value};

use super::promises::{
    deferred, is_pending, mark_as_handled, promise_of, rejected_and_handled,
    rejected_with_type_error, resolved, resolved_with_undefined,
};
use super::writable::{
    add_write_request, close_queued_or_in_flight, close_writable, is_writable_locked,
    writable_state,
};
use super::writable_state::{WritableData, WritableState};
use super::{Done, Settle, set_slot, sinks, slot, slots, with};
use crate::generated::Interface;
use crate::{Cx, bindings};

/// <https://streams.spec.whatwg.org/#acquire-writable-stream-default-writer>
pub(crate) fn acquire_writer(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let writer = bindings::new_object(cx, Interface::WritableStreamDefaultWriter)?;
    set_up_writer(cx, &writer, stream)?;
    Ok(writer)
}

/// <https://streams.spec.whatwg.org/#set-up-writable-stream-default-writer>
pub(crate) fn set_up_writer(cx: &mut Cx<'_>, writer: &Value, stream: &Value) -> Done {
    if is_writable_locked(cx, stream) {
        return Err(cx.type_error("The stream is locked to a writer"));
    }
    set_slot(cx, writer, slots::STREAM, stream);
    set_slot(cx, stream, slots::READER, writer);
    let error = slot(cx, stream, slots::STORED_ERROR);
    let backpressure = with(cx, stream, |data: &mut WritableData| data.backpressure)?;
    let (ready, closed) = match writable_state(cx, stream)? {
        WritableState::Writable => {
            let waits = backpressure && !close_queued_or_in_flight(cx, stream);
            (if waits { deferred(cx)? } else { resolved(cx)? }, deferred(cx)?)
        }
        WritableState::Erroring => (rejected_and_handled(cx, &error)?, deferred(cx)?),
        WritableState::Closed => (resolved(cx)?, resolved(cx)?),
        WritableState::Errored => {
            (rejected_and_handled(cx, &error)?, rejected_and_handled(cx, &error)?)
        }
    };
    set_slot(cx, writer, slots::READY, &ready);
    set_slot(cx, writer, slots::CLOSED, &closed);
    Ok(())
}

/// Rejects the promise in a slot of a writer, or sets it to a rejected one.
fn ensure_rejected(cx: &mut Cx<'_>, writer: &Value, key: u64, error: &Value) -> Done {
    let promise = slot(cx, writer, key);
    if is_pending(cx, &promise) {
        mark_as_handled(cx, &promise);
        return promise.reject(cx, error);
    }
    let promise = rejected_and_handled(cx, error)?;
    set_slot(cx, writer, key, &promise);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-ready-promise-rejected>
pub(super) fn ensure_ready_promise_rejected(
    cx: &mut Cx<'_>,
    writer: &Value,
    error: &Value,
) -> Done {
    ensure_rejected(cx, writer, slots::READY, error)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-writer-close-with-error-propagation>
pub(super) fn close_with_error_propagation(
    cx: &mut Cx<'_>,
    writer: &Value,
) -> Result<Value, Thrown> {
    let stream = slot(cx, writer, slots::STREAM);
    let state = writable_state(cx, &stream)?;
    if close_queued_or_in_flight(cx, &stream) || state == WritableState::Closed {
        return resolved_with_undefined(cx);
    }
    if state == WritableState::Errored {
        let error = slot(cx, &stream, slots::STORED_ERROR);
        return cx.rejected_promise(&error);
    }
    close_writable(cx, &stream)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-writer-get-desired-size>
pub(crate) fn desired_size_of_writer(
    cx: &mut Cx<'_>,
    writer: &Value,
) -> Result<Option<f64>, Thrown> {
    let stream = slot(cx, writer, slots::STREAM);
    Ok(match writable_state(cx, &stream)? {
        WritableState::Errored | WritableState::Erroring => None,
        WritableState::Closed => Some(0.0),
        WritableState::Writable => {
            let controller = slot(cx, &stream, slots::CONTROLLER);
            Some(sinks::desired_size(cx, &controller)?)
        }
    })
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-writer-release>
pub(crate) fn release_writer(cx: &mut Cx<'_>, writer: &Value) -> Done {
    let stream = slot(cx, writer, slots::STREAM);
    let error = cx.type_error("The lock of the stream was released").value;
    ensure_rejected(cx, writer, slots::READY, &error)?;
    ensure_rejected(cx, writer, slots::CLOSED, &error)?;
    let undefined = cx.undefined();
    set_slot(cx, &stream, slots::READER, &undefined);
    set_slot(cx, writer, slots::STREAM, &undefined);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-writer-write>
pub(crate) fn write_to_writer(
    cx: &mut Cx<'_>,
    writer: &Value,
    chunk: &Value,
) -> Result<Value, Thrown> {
    let stream = slot(cx, writer, slots::STREAM);
    let controller = slot(cx, &stream, slots::CONTROLLER);
    let size = sinks::get_chunk_size(cx, &controller, chunk)?;
    // The size algorithm may have released the lock.
    if !slot(cx, writer, slots::STREAM).strict_equals(&stream) {
        return rejected_with_type_error(cx, "The writer no longer has a stream");
    }
    let state = writable_state(cx, &stream)?;
    let is_closing = close_queued_or_in_flight(cx, &stream) || state == WritableState::Closed;
    if state != WritableState::Errored && is_closing {
        return rejected_with_type_error(cx, "The stream is closing or closed");
    }
    if matches!(state, WritableState::Errored | WritableState::Erroring) {
        let error = slot(cx, &stream, slots::STORED_ERROR);
        return cx.rejected_promise(&error);
    }
    let promise = add_write_request(cx, &stream)?;
    sinks::write(cx, &controller, chunk, size)?;
    Ok(promise)
}

/// The promise of a writer in a slot.
pub(super) fn promise_in(cx: &Cx<'_>, writer: &Value, key: u64) -> Value {
    let promise = slot(cx, writer, key);
    promise_of(cx, &promise)
}
