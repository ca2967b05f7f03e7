//! The controllers of writable streams.
//!
//! <https://streams.spec.whatwg.org/#ws-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{self, Sink, SinkAlgorithms, SinkSteps, catchable};
use super::promises::upon;
use super::queue::{
    Container, Peeked, Queue, dequeue_value, enqueue_the_close_sentinel, enqueue_value_with_size,
    peek_queue_value, reset_queue,
};
use super::strategies::{keep_size_algorithm, size_of};
use super::writable::{is_open, update_backpressure, writable_state};
use super::writable_state::{
    WritableState, deal_with_rejection, finish_erroring, finish_in_flight_close,
    finish_in_flight_close_with_error, finish_in_flight_write, finish_in_flight_write_with_error,
    mark_close_request_in_flight, mark_first_write_request_in_flight, start_erroring,
};
use super::{Done, set_slot, slot, slots, with};
use crate::generated::Interface;
use crate::{Cx, abort, bindings};

#[derive(Debug)]
struct Controller {
    queue: Queue,
    started: bool,
    high_water_mark: f64,
    sink: Sink,
}

impl Container for Controller {
    fn queue(&mut self) -> &mut Queue {
        &mut self.queue
    }
}

/// <https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller>
pub(super) fn set_up(
    cx: &mut Cx<'_>,
    stream: &Value,
    algorithms: SinkAlgorithms,
    high_water_mark: f64,
    size: &Value,
) -> Done {
    let controller = bindings::new_object(cx, Interface::WritableStreamDefaultController)?;
    let sink = algorithms.sink;
    let data = Controller { queue: Queue::default(), started: false, high_water_mark, sink };
    cx.set_data(&controller, Box::new(data));
    set_slot(cx, &controller, slots::STREAM, stream);
    set_slot(cx, stream, slots::CONTROLLER, &controller);
    let signal = abort::new_signal(cx)?;
    set_slot(cx, &controller, slots::SIGNAL, &signal);
    keep_size_algorithm(cx, &controller, size);
    algorithms.keep(cx, &controller);
    let backpressure = get_backpressure(cx, &controller)?;
    update_backpressure(cx, stream, backpressure)?;
    let result = algorithms.start(cx, &controller)?;
    let promise = cx.resolved_promise(&result)?;
    upon(
        cx,
        &promise,
        &controller,
        Some(|cx, controller, _| {
            with(cx, controller, |data: &mut Controller| data.started = true)?;
            advance_queue_if_needed(cx, controller)
        }),
        Some(|cx, controller, reason| {
            with(cx, controller, |data: &mut Controller| data.started = true)?;
            let stream = slot(cx, controller, slots::STREAM);
            deal_with_rejection(cx, &stream, reason)
        }),
    )
}

pub(super) fn is_started(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    with(cx, controller, |data: &mut Controller| data.started)
}

fn perform(cx: &mut Cx<'_>, controller: &Value, steps: SinkSteps<'_>) -> Result<Value, Thrown> {
    let sink = with(cx, controller, |data: &mut Controller| data.sink)?;
    algorithms::perform(cx, controller, sink, steps)
}

/// <https://streams.spec.whatwg.org/#ws-default-controller-private-abort>
pub(super) fn abort_steps(
    cx: &mut Cx<'_>,
    controller: &Value,
    reason: &Value,
) -> Result<Value, Thrown> {
    let result = perform(cx, controller, SinkSteps::Abort(reason))?;
    clear_algorithms(cx, controller)?;
    Ok(result)
}

/// <https://streams.spec.whatwg.org/#ws-default-controller-private-error>
pub(super) fn error_steps(cx: &mut Cx<'_>, controller: &Value) -> Done {
    reset_queue::<Controller>(cx, controller)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-clear-algorithms>
fn clear_algorithms(cx: &mut Cx<'_>, controller: &Value) -> Done {
    with(cx, controller, |data: &mut Controller| data.sink = Sink::Cleared)?;
    algorithms::clear_sink(cx, controller);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-advance-queue-if-needed>
fn advance_queue_if_needed(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    if !is_started(cx, controller)? || !slot(cx, &stream, slots::IN_FLIGHT_WRITE).is_undefined() {
        return Ok(());
    }
    match writable_state(cx, &stream)? {
        WritableState::Erroring => return finish_erroring(cx, &stream),
        WritableState::Closed | WritableState::Errored => return Ok(()),
        WritableState::Writable => {}
    }
    match peek_queue_value::<Controller>(cx, controller)? {
        Peeked::Nothing => Ok(()),
        Peeked::TheCloseSentinel => process_close(cx, controller),
        Peeked::Chunk(chunk) => process_write(cx, controller, &chunk),
    }
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-close>
pub(super) fn close(cx: &mut Cx<'_>, controller: &Value) -> Done {
    enqueue_the_close_sentinel::<Controller>(cx, controller)?;
    advance_queue_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-process-close>
fn process_close(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    mark_close_request_in_flight(cx, &stream);
    dequeue_value::<Controller>(cx, controller)?;
    let promise = perform(cx, controller, SinkSteps::Close)?;
    clear_algorithms(cx, controller)?;
    upon(
        cx,
        &promise,
        &stream,
        Some(|cx, stream, _| finish_in_flight_close(cx, stream)),
        Some(finish_in_flight_close_with_error),
    )
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-process-write>
fn process_write(cx: &mut Cx<'_>, controller: &Value, chunk: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    mark_first_write_request_in_flight(cx, &stream)?;
    let promise = perform(cx, controller, SinkSteps::Write(chunk))?;
    upon(
        cx,
        &promise,
        controller,
        Some(|cx, controller, _| {
            let stream = slot(cx, controller, slots::STREAM);
            finish_in_flight_write(cx, &stream)?;
            dequeue_value::<Controller>(cx, controller)?;
            if is_open(cx, &stream)? {
                let backpressure = get_backpressure(cx, controller)?;
                update_backpressure(cx, &stream, backpressure)?;
            }
            advance_queue_if_needed(cx, controller)
        }),
        Some(|cx, controller, reason| {
            let stream = slot(cx, controller, slots::STREAM);
            if writable_state(cx, &stream)? == WritableState::Writable {
                clear_algorithms(cx, controller)?;
            }
            finish_in_flight_write_with_error(cx, &stream, reason)
        }),
    )
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-write>
pub(super) fn write(cx: &mut Cx<'_>, controller: &Value, chunk: &Value, size: f64) -> Done {
    if let Err(thrown) = enqueue_value_with_size::<Controller>(cx, controller, chunk, size) {
        let error = catchable(thrown)?;
        return error_if_needed(cx, controller, &error);
    }
    let stream = slot(cx, controller, slots::STREAM);
    if is_open(cx, &stream)? {
        let backpressure = get_backpressure(cx, controller)?;
        update_backpressure(cx, &stream, backpressure)?;
    }
    advance_queue_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, controller: &Value, error: &Value) -> Done {
    clear_algorithms(cx, controller)?;
    let stream = slot(cx, controller, slots::STREAM);
    start_erroring(cx, &stream, error)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-error-if-needed>
pub(crate) fn error_if_needed(cx: &mut Cx<'_>, controller: &Value, reason: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    if writable_state(cx, &stream)? == WritableState::Writable {
        error(cx, controller, reason)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-get-backpressure>
fn get_backpressure(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    Ok(desired_size(cx, controller)? <= 0.0)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-get-desired-size>
pub(super) fn desired_size(cx: &mut Cx<'_>, controller: &Value) -> Result<f64, Thrown> {
    with(cx, controller, |data: &mut Controller| data.high_water_mark - data.queue.total_size)
}

/// <https://streams.spec.whatwg.org/#writable-stream-default-controller-get-chunk-size>
pub(super) fn get_chunk_size(
    cx: &mut Cx<'_>,
    controller: &Value,
    chunk: &Value,
) -> Result<f64, Thrown> {
    match size_of(cx, controller, chunk) {
        Ok(size) => Ok(size),
        Err(thrown) => {
            let error = catchable(thrown)?;
            error_if_needed(cx, controller, &error)?;
            Ok(1.0)
        }
    }
}
