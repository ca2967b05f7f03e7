//! The controllers of readable streams that are not of bytes.
//!
//! <https://streams.spec.whatwg.org/#rs-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{self, Source, SourceAlgorithms};
use super::promises::upon;
use super::queue::{Container, Queue, dequeue_value, enqueue_value_with_size, reset_queue};
use super::read_requests::{ReadRequest, add_request, fulfill_the_first_request};
use super::readable::{self, ReadableState, get_num_requests, is_readable, readable_state};
use super::strategies::{keep_size_algorithm, size_of};
use super::{Done, set_slot, slot, slots, with};
use crate::generated::Interface;
use crate::{Cx, bindings};

#[derive(Debug)]
struct DefaultController {
    queue: Queue,
    started: bool,
    close_requested: bool,
    pulling: bool,
    pull_again: bool,
    high_water_mark: f64,
    source: Source,
}

impl Container for DefaultController {
    fn queue(&mut self) -> &mut Queue {
        &mut self.queue
    }
}

/// <https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller>
pub(super) fn set_up(
    cx: &mut Cx<'_>,
    stream: &Value,
    algorithms: SourceAlgorithms,
    high_water_mark: f64,
    size: &Value,
) -> Done {
    let controller = bindings::new_object(cx, Interface::ReadableStreamDefaultController)?;
    let data = DefaultController {
        queue: Queue::default(),
        started: false,
        close_requested: false,
        pulling: false,
        pull_again: false,
        high_water_mark,
        source: algorithms.source,
    };
    cx.set_data(&controller, Box::new(data));
    set_slot(cx, &controller, slots::STREAM, stream);
    keep_size_algorithm(cx, &controller, size);
    algorithms.keep(cx, &controller);
    set_slot(cx, stream, slots::CONTROLLER, &controller);
    let result = algorithms.start(cx, &controller)?;
    let promise = cx.resolved_promise(&result)?;
    upon(
        cx,
        &promise,
        &controller,
        Some(|cx, controller, _| {
            with(cx, controller, |data: &mut DefaultController| data.started = true)?;
            call_pull_if_needed(cx, controller)
        }),
        Some(error),
    )
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-call-pull-if-needed>
fn call_pull_if_needed(cx: &mut Cx<'_>, controller: &Value) -> Done {
    if !should_call_pull(cx, controller)? {
        return Ok(());
    }
    let source = with(cx, controller, |data: &mut DefaultController| {
        if data.pulling {
            data.pull_again = true;
            return None;
        }
        data.pulling = true;
        Some(data.source)
    })?;
    let Some(source) = source else { return Ok(()) };
    let promise = algorithms::pull(cx, controller, source)?;
    upon(
        cx,
        &promise,
        controller,
        Some(|cx, controller, _| {
            let again = with(cx, controller, |data: &mut DefaultController| {
                data.pulling = false;
                std::mem::take(&mut data.pull_again)
            })?;
            if again { call_pull_if_needed(cx, controller) } else { Ok(()) }
        }),
        Some(error),
    )
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-should-call-pull>
fn should_call_pull(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    if !can_close_or_enqueue(cx, controller)? {
        return Ok(false);
    }
    if !with(cx, controller, |data: &mut DefaultController| data.started)? {
        return Ok(false);
    }
    if get_num_requests(cx, &stream) > 0 {
        return Ok(true);
    }
    Ok(desired_size(cx, controller)?.is_some_and(|size| size > 0.0))
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-clear-algorithms>
fn clear_algorithms(cx: &mut Cx<'_>, controller: &Value) -> Done {
    with(cx, controller, |data: &mut DefaultController| data.source = Source::Cleared)?;
    algorithms::clear_source(cx, controller);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-close>
pub(crate) fn close(cx: &mut Cx<'_>, controller: &Value) -> Done {
    if !can_close_or_enqueue(cx, controller)? {
        return Ok(());
    }
    let is_empty = with(cx, controller, |data: &mut DefaultController| {
        data.close_requested = true;
        data.queue.is_empty()
    })?;
    if is_empty {
        let stream = slot(cx, controller, slots::STREAM);
        clear_algorithms(cx, controller)?;
        readable::close(cx, &stream)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, controller: &Value, chunk: &Value) -> Done {
    if !can_close_or_enqueue(cx, controller)? {
        return Ok(());
    }
    let stream = slot(cx, controller, slots::STREAM);
    if get_num_requests(cx, &stream) > 0 {
        fulfill_the_first_request(cx, &stream, chunk, false)?;
    } else {
        let added = match size_of(cx, controller, chunk) {
            Ok(size) => enqueue_value_with_size::<DefaultController>(cx, controller, chunk, size),
            Err(thrown) => Err(thrown),
        };
        if let Err(thrown) = added {
            if !thrown.uncatchable {
                error(cx, controller, &thrown.value)?;
            }
            return Err(thrown);
        }
    }
    call_pull_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, controller: &Value, error: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    if !is_readable(cx, &stream)? {
        return Ok(());
    }
    reset_queue::<DefaultController>(cx, controller)?;
    clear_algorithms(cx, controller)?;
    readable::error(cx, &stream, error)
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-get-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, controller: &Value) -> Result<Option<f64>, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    Ok(match readable_state(cx, &stream)? {
        ReadableState::Errored => None,
        ReadableState::Closed => Some(0.0),
        ReadableState::Readable => Some(with(cx, controller, |data: &mut DefaultController| {
            data.high_water_mark - data.queue.total_size
        })?),
    })
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-has-backpressure>
pub(super) fn has_backpressure(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    Ok(!should_call_pull(cx, controller)?)
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-controller-can-close-or-enqueue>
pub(crate) fn can_close_or_enqueue(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    let requested = with(cx, controller, |data: &mut DefaultController| data.close_requested)?;
    Ok(!requested && is_readable(cx, &stream)?)
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-private-cancel>
pub(super) fn cancel_steps(
    cx: &mut Cx<'_>,
    controller: &Value,
    reason: &Value,
) -> Result<Value, Thrown> {
    reset_queue::<DefaultController>(cx, controller)?;
    let source = with(cx, controller, |data: &mut DefaultController| data.source)?;
    let result = algorithms::cancel(cx, controller, source, reason)?;
    clear_algorithms(cx, controller)?;
    Ok(result)
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-private-pull>
pub(super) fn pull_steps(cx: &mut Cx<'_>, controller: &Value, request: &ReadRequest) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    if with(cx, controller, |data: &mut DefaultController| data.queue.is_empty())? {
        add_request(cx, &stream, request)?;
        return call_pull_if_needed(cx, controller);
    }
    let chunk = dequeue_value::<DefaultController>(cx, controller)?;
    let is_the_last = with(cx, controller, |data: &mut DefaultController| {
        data.close_requested && data.queue.is_empty()
    })?;
    if is_the_last {
        clear_algorithms(cx, controller)?;
        readable::close(cx, &stream)?;
    } else {
        call_pull_if_needed(cx, controller)?;
    }
    request.chunk_steps(cx, &chunk)
}
