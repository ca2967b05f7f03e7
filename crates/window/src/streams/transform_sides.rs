//! The sink and the source of transform streams.
//!
//! <https://streams.spec.whatwg.org/#ts-default-sink-abstract-ops>

use treewright_quickjs::{Thrown, Value};

use super::promises::{deferred, promise_of, reacting, upon};
use super::readable::{ReadableState, readable_state};
use super::transform::{backpressure, controller_of, set_backpressure, unblock_write};
use super::transform_controller::{Steps, clear_algorithms, perform, perform_transform};
use super::writable::writable_state;
use super::writable_state::WritableState;
use super::{Done, Settle, defaults, set_slot, sinks, slot, slots};
use crate::Cx;

/// The result of the start algorithm of both sides.
pub(super) fn start_promise(cx: &Cx<'_>, stream: &Value) -> Value {
    let start = slot(cx, stream, slots::WHOLE);
    promise_of(cx, &start)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-sink-write-algorithm>
pub(super) fn sink_write(cx: &mut Cx<'_>, stream: &Value, chunk: &Value) -> Result<Value, Thrown> {
    let controller = slot(cx, stream, slots::CONTROLLER);
    if !backpressure(cx, stream)? {
        return perform_transform(cx, &controller, chunk);
    }
    let change = slot(cx, stream, slots::BACKPRESSURE_CHANGE);
    let promise = promise_of(cx, &change);
    // The writable side writes one chunk at a time, so the stream can keep it.
    set_slot(cx, stream, slots::VIEW, chunk);
    reacting(
        cx,
        &promise,
        stream,
        |cx, stream, _| {
            let chunk = super::take_slot(cx, stream, slots::VIEW);
            let writable = slot(cx, stream, slots::WRITABLE);
            if writable_state(cx, &writable)? == WritableState::Erroring {
                return Err(Thrown::new(slot(cx, &writable, slots::STORED_ERROR)));
            }
            let controller = slot(cx, stream, slots::CONTROLLER);
            perform_transform(cx, &controller, &chunk)
        },
        None,
    )
}

/// Begins to finish a stream; `None` if that has begun already.
fn begin_to_finish(
    cx: &mut Cx<'_>,
    stream: &Value,
    steps: Steps<'_>,
) -> Result<(Value, Option<Value>), Thrown> {
    let controller = slot(cx, stream, slots::CONTROLLER);
    let known = slot(cx, &controller, slots::FINISH);
    if !known.is_undefined() {
        return Ok((promise_of(cx, &known), None));
    }
    let finish = deferred(cx)?;
    set_slot(cx, &controller, slots::FINISH, &finish);
    let promise = perform(cx, &controller, steps)?;
    clear_algorithms(cx, &controller)?;
    Ok((promise_of(cx, &finish), Some(promise)))
}

fn finish_of(cx: &Cx<'_>, stream: &Value) -> Value {
    let controller = slot(cx, stream, slots::CONTROLLER);
    slot(cx, &controller, slots::FINISH)
}

/// True, with the finish promise rejected, if the readable side has an error.
fn is_readable_errored(cx: &mut Cx<'_>, stream: &Value) -> Result<bool, Thrown> {
    let readable = slot(cx, stream, slots::READABLE);
    if readable_state(cx, &readable)? != ReadableState::Errored {
        return Ok(false);
    }
    let error = slot(cx, &readable, slots::STORED_ERROR);
    finish_of(cx, stream).reject(cx, &error)?;
    Ok(true)
}

fn finish(cx: &mut Cx<'_>, stream: &Value) -> Done {
    let undefined = cx.undefined();
    finish_of(cx, stream).resolve(cx, &undefined)
}

/// Fails the readable side, and the finish promise.
fn fail_readable(cx: &mut Cx<'_>, stream: &Value, reason: &Value) -> Done {
    let controller = controller_of(cx, stream, slots::READABLE);
    defaults::error(cx, &controller, reason)?;
    finish_of(cx, stream).reject(cx, reason)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-sink-abort-algorithm>
pub(super) fn sink_abort(cx: &mut Cx<'_>, stream: &Value, reason: &Value) -> Result<Value, Thrown> {
    let (result, promise) = begin_to_finish(cx, stream, Steps::Cancel(reason))?;
    let Some(promise) = promise else { return Ok(result) };
    set_slot(cx, stream, slots::ABORT_REASON, reason);
    upon(
        cx,
        &promise,
        stream,
        Some(|cx, stream, _| {
            if is_readable_errored(cx, stream)? {
                return Ok(());
            }
            let reason = super::take_slot(cx, stream, slots::ABORT_REASON);
            let controller = controller_of(cx, stream, slots::READABLE);
            defaults::error(cx, &controller, &reason)?;
            finish(cx, stream)
        }),
        Some(fail_readable),
    )?;
    Ok(result)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-sink-close-algorithm>
pub(super) fn sink_close(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let (result, promise) = begin_to_finish(cx, stream, Steps::Flush)?;
    let Some(promise) = promise else { return Ok(result) };
    upon(
        cx,
        &promise,
        stream,
        Some(|cx, stream, _| {
            if is_readable_errored(cx, stream)? {
                return Ok(());
            }
            let controller = controller_of(cx, stream, slots::READABLE);
            defaults::close(cx, &controller)?;
            finish(cx, stream)
        }),
        Some(fail_readable),
    )?;
    Ok(result)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-source-pull-algorithm>
pub(super) fn source_pull(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    set_backpressure(cx, stream, false)?;
    let change = slot(cx, stream, slots::BACKPRESSURE_CHANGE);
    Ok(promise_of(cx, &change))
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-source-cancel>
pub(super) fn source_cancel(
    cx: &mut Cx<'_>,
    stream: &Value,
    reason: &Value,
) -> Result<Value, Thrown> {
    let (result, promise) = begin_to_finish(cx, stream, Steps::Cancel(reason))?;
    let Some(promise) = promise else { return Ok(result) };
    set_slot(cx, stream, slots::ABORT_REASON, reason);
    upon(
        cx,
        &promise,
        stream,
        Some(|cx, stream, _| {
            let writable = slot(cx, stream, slots::WRITABLE);
            if writable_state(cx, &writable)? == WritableState::Errored {
                let error = slot(cx, &writable, slots::STORED_ERROR);
                return finish_of(cx, stream).reject(cx, &error);
            }
            let reason = super::take_slot(cx, stream, slots::ABORT_REASON);
            end_the_writable(cx, stream, &reason)?;
            finish(cx, stream)
        }),
        Some(|cx, stream, reason| {
            end_the_writable(cx, stream, reason)?;
            finish_of(cx, stream).reject(cx, reason)
        }),
    )?;
    Ok(result)
}

fn end_the_writable(cx: &mut Cx<'_>, stream: &Value, reason: &Value) -> Done {
    let controller = controller_of(cx, stream, slots::WRITABLE);
    sinks::error_if_needed(cx, &controller, reason)?;
    unblock_write(cx, stream)
}
