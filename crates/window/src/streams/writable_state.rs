//! State transitions of writable streams.
//!
//! <https://streams.spec.whatwg.org/#ws-abstract-ops-used-by-controllers>

use treewright_quickjs::{Thrown, Value};

use super::promises::{mark_as_handled, upon};
use super::queue::List;
use super::writable::writable_state;
use super::writers::ensure_ready_promise_rejected;
use super::{Done, Settle, set_slot, sinks, slot, slots, take_slot, with};
use crate::Cx;

/// `[[state]]`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WritableState {
    Writable,
    Erroring,
    Errored,
    Closed,
}

impl WritableState {
    /// Closed or errored.
    pub(crate) fn is_over(self) -> bool {
        matches!(self, Self::Errored | Self::Closed)
    }
}

#[derive(Debug)]
pub(super) struct WritableData {
    pub(super) state: WritableState,
    pub(super) backpressure: bool,
    pub(super) abort_was_already_erroring: bool,
    pub(super) write_requests: List<()>,
}

impl Default for WritableData {
    fn default() -> Self {
        Self {
            state: WritableState::Writable,
            backpressure: false,
            abort_was_already_erroring: false,
            write_requests: List::new(0),
        }
    }
}

fn set_state(cx: &mut Cx<'_>, stream: &Value, state: WritableState) -> Done {
    with(cx, stream, |data: &mut WritableData| data.state = state)
}

/// <https://streams.spec.whatwg.org/#writable-stream-has-operation-marked-in-flight>
fn has_operation_marked_in_flight(cx: &Cx<'_>, stream: &Value) -> bool {
    let is_set = |key| !slot(cx, stream, key).is_undefined();
    is_set(slots::IN_FLIGHT_WRITE) || is_set(slots::IN_FLIGHT_CLOSE)
}

/// <https://streams.spec.whatwg.org/#writable-stream-deal-with-rejection>
pub(super) fn deal_with_rejection(cx: &mut Cx<'_>, stream: &Value, error: &Value) -> Done {
    if writable_state(cx, stream)? == WritableState::Writable {
        return start_erroring(cx, stream, error);
    }
    finish_erroring(cx, stream)
}

/// <https://streams.spec.whatwg.org/#writable-stream-start-erroring>
pub(super) fn start_erroring(cx: &mut Cx<'_>, stream: &Value, reason: &Value) -> Done {
    set_state(cx, stream, WritableState::Erroring)?;
    set_slot(cx, stream, slots::STORED_ERROR, reason);
    let writer = slot(cx, stream, slots::READER);
    if !writer.is_undefined() {
        ensure_ready_promise_rejected(cx, &writer, reason)?;
    }
    let controller = slot(cx, stream, slots::CONTROLLER);
    if !has_operation_marked_in_flight(cx, stream) && sinks::is_started(cx, &controller)? {
        finish_erroring(cx, stream)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#writable-stream-finish-erroring>
pub(super) fn finish_erroring(cx: &mut Cx<'_>, stream: &Value) -> Done {
    set_state(cx, stream, WritableState::Errored)?;
    let controller = slot(cx, stream, slots::CONTROLLER);
    sinks::error_steps(cx, &controller)?;
    let error = slot(cx, stream, slots::STORED_ERROR);
    let requests = with(cx, stream, |data: &mut WritableData| data.write_requests.take())?;
    for (key, ()) in requests {
        take_slot(cx, stream, key).reject(cx, &error)?;
    }
    let request = take_slot(cx, stream, slots::ABORT_REQUEST);
    if request.is_undefined() {
        return reject_close_and_closed_promise_if_needed(cx, stream);
    }
    let reason = take_slot(cx, stream, slots::ABORT_REASON);
    if with(cx, stream, |data: &mut WritableData| data.abort_was_already_erroring)? {
        request.reject(cx, &error)?;
        return reject_close_and_closed_promise_if_needed(cx, stream);
    }
    let promise = sinks::abort_steps(cx, &controller, &reason)?;
    // The request is no longer pending, and is kept for the next steps.
    set_slot(cx, &request, slots::SOURCE, stream);
    upon(
        cx,
        &promise,
        &request,
        Some(|cx, request, _| {
            let undefined = cx.undefined();
            request.resolve(cx, &undefined)?;
            let stream = slot(cx, request, slots::SOURCE);
            reject_close_and_closed_promise_if_needed(cx, &stream)
        }),
        Some(|cx, request, reason| {
            request.reject(cx, reason)?;
            let stream = slot(cx, request, slots::SOURCE);
            reject_close_and_closed_promise_if_needed(cx, &stream)
        }),
    )
}

/// <https://streams.spec.whatwg.org/#writable-stream-reject-close-and-closed-promise-if-needed>
fn reject_close_and_closed_promise_if_needed(cx: &mut Cx<'_>, stream: &Value) -> Done {
    let error = slot(cx, stream, slots::STORED_ERROR);
    take_slot(cx, stream, slots::CLOSE_REQUEST).reject(cx, &error)?;
    let writer = slot(cx, stream, slots::READER);
    let closed = slot(cx, &writer, slots::CLOSED);
    mark_as_handled(cx, &closed);
    closed.reject(cx, &error)
}

/// <https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write>
pub(super) fn finish_in_flight_write(cx: &mut Cx<'_>, stream: &Value) -> Done {
    let undefined = cx.undefined();
    take_slot(cx, stream, slots::IN_FLIGHT_WRITE).resolve(cx, &undefined)
}

/// <https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write-with-error>
pub(super) fn finish_in_flight_write_with_error(
    cx: &mut Cx<'_>,
    stream: &Value,
    error: &Value,
) -> Done {
    take_slot(cx, stream, slots::IN_FLIGHT_WRITE).reject(cx, error)?;
    deal_with_rejection(cx, stream, error)
}

/// <https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close>
pub(super) fn finish_in_flight_close(cx: &mut Cx<'_>, stream: &Value) -> Done {
    let undefined = cx.undefined();
    take_slot(cx, stream, slots::IN_FLIGHT_CLOSE).resolve(cx, &undefined)?;
    if writable_state(cx, stream)? == WritableState::Erroring {
        drop(take_slot(cx, stream, slots::STORED_ERROR));
        take_slot(cx, stream, slots::ABORT_REQUEST).resolve(cx, &undefined)?;
        drop(take_slot(cx, stream, slots::ABORT_REASON));
    }
    set_state(cx, stream, WritableState::Closed)?;
    let writer = slot(cx, stream, slots::READER);
    slot(cx, &writer, slots::CLOSED).resolve(cx, &undefined)
}

/// <https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close-with-error>
pub(super) fn finish_in_flight_close_with_error(
    cx: &mut Cx<'_>,
    stream: &Value,
    error: &Value,
) -> Done {
    take_slot(cx, stream, slots::IN_FLIGHT_CLOSE).reject(cx, error)?;
    take_slot(cx, stream, slots::ABORT_REQUEST).reject(cx, error)?;
    drop(take_slot(cx, stream, slots::ABORT_REASON));
    deal_with_rejection(cx, stream, error)
}

/// <https://streams.spec.whatwg.org/#writable-stream-mark-close-request-in-flight>
pub(super) fn mark_close_request_in_flight(cx: &Cx<'_>, stream: &Value) {
    let request = take_slot(cx, stream, slots::CLOSE_REQUEST);
    set_slot(cx, stream, slots::IN_FLIGHT_CLOSE, &request);
}

/// <https://streams.spec.whatwg.org/#writable-stream-mark-first-write-request-in-flight>
pub(super) fn mark_first_write_request_in_flight(
    cx: &mut Cx<'_>,
    stream: &Value,
) -> Result<(), Thrown> {
    let first = with(cx, stream, |data: &mut WritableData| data.write_requests.pop())?;
    if let Some((key, ())) = first {
        let request = take_slot(cx, stream, key);
        set_slot(cx, stream, slots::IN_FLIGHT_WRITE, &request);
    }
    Ok(())
}
