//! The controllers of byte streams.
//!
//! <https://streams.spec.whatwg.org/#rbs-controller-class>

use treewright_quickjs::{Thrown, Value, ViewKind};

use super::algorithms::{self, Source, SourceAlgorithms};
use super::byte_queue::{
    ByteQueue, Descriptor, Position, PullInto, ReaderType, commit_pull_into_descriptor,
    enqueue_chunk_to_queue, enqueue_detached_pull_into_to_queue, fill_read_request_from_queue,
    is_detached, reset_queue, transfer_array_buffer, view_of,
};
use super::promises::upon;
use super::pull_into::process_pull_into_descriptors_using_queue;
use super::queue::List;
use super::read_requests::{
    ReadRequest, add_request, fulfill_the_first_request, take_the_first_request,
};
use super::readable::{
    self, ReadableState, get_num_requests, has_byob_reader, has_default_reader, is_readable,
    readable_state,
};
use super::{Done, set_slot, slot, slots, take_slot, with};
use crate::generated::Interface;
use crate::{Cx, bindings};

#[derive(Debug)]
pub(super) struct ByteController {
    pub(super) queue: ByteQueue,
    started: bool,
    close_requested: bool,
    pulling: bool,
    pull_again: bool,
    high_water_mark: f64,
    source: Source,
    auto_allocate_chunk_size: Option<u64>,
    pub(super) pending_pull_intos: List<PullInto>,
}

/// <https://streams.spec.whatwg.org/#set-up-readable-byte-stream-controller>
pub(super) fn set_up(
    cx: &mut Cx<'_>,
    stream: &Value,
    algorithms: SourceAlgorithms,
    high_water_mark: f64,
    auto_allocate_chunk_size: Option<u64>,
) -> Done {
    let controller = bindings::new_object(cx, Interface::ReadableByteStreamController)?;
    let data = ByteController {
        queue: ByteQueue::default(),
        started: false,
        close_requested: false,
        pulling: false,
        pull_again: false,
        high_water_mark,
        source: algorithms.source,
        auto_allocate_chunk_size,
        pending_pull_intos: List::new(1),
    };
    cx.set_data(&controller, Box::new(data));
    set_slot(cx, &controller, slots::STREAM, stream);
    algorithms.keep(cx, &controller);
    set_slot(cx, stream, slots::CONTROLLER, &controller);
    let result = algorithms.start(cx, &controller)?;
    let promise = cx.resolved_promise(&result)?;
    upon(
        cx,
        &promise,
        &controller,
        Some(|cx, controller, _| {
            with(cx, controller, |data: &mut ByteController| data.started = true)?;
            call_pull_if_needed(cx, controller)
        }),
        Some(error),
    )
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-call-pull-if-needed>
pub(super) fn call_pull_if_needed(cx: &mut Cx<'_>, controller: &Value) -> Done {
    if !should_call_pull(cx, controller)? {
        return Ok(());
    }
    let source = with(cx, controller, |data: &mut ByteController| {
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
            let again = with(cx, controller, |data: &mut ByteController| {
                data.pulling = false;
                std::mem::take(&mut data.pull_again)
            })?;
            if again { call_pull_if_needed(cx, controller) } else { Ok(()) }
        }),
        Some(error),
    )
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-should-call-pull>
fn should_call_pull(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    if !is_readable(cx, &stream)? {
        return Ok(false);
    }
    let may =
        with(cx, controller, |data: &mut ByteController| data.started && !data.close_requested)?;
    if !may {
        return Ok(false);
    }
    if get_num_requests(cx, &stream) > 0 {
        return Ok(true);
    }
    Ok(desired_size(cx, controller)?.is_some_and(|size| size > 0.0))
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-algorithms>
fn clear_algorithms(cx: &mut Cx<'_>, controller: &Value) -> Done {
    with(cx, controller, |data: &mut ByteController| data.source = Source::Cleared)?;
    algorithms::clear_source(cx, controller);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-pending-pull-intos>
fn clear_pending_pull_intos(cx: &mut Cx<'_>, controller: &Value) -> Done {
    invalidate_byob_request(cx, controller);
    let pending = with(cx, controller, |data: &mut ByteController| data.pending_pull_intos.take())?;
    for (slot, _) in pending {
        drop(take_slot(cx, controller, slot));
    }
    Ok(())
}

/// True after `close()`, or once the stream is no longer readable.
pub(crate) fn is_closing(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    let requested = with(cx, controller, |data: &mut ByteController| data.close_requested)?;
    Ok(requested || !is_readable(cx, &stream)?)
}

pub(super) fn close_requested(cx: &mut Cx<'_>, controller: &Value) -> Result<bool, Thrown> {
    with(cx, controller, |data: &mut ByteController| data.close_requested)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-close>
pub(crate) fn close(cx: &mut Cx<'_>, controller: &Value) -> Done {
    if is_closing(cx, controller)? {
        return Ok(());
    }
    let is_waiting = with(cx, controller, |data: &mut ByteController| {
        data.close_requested |= data.queue.total_size > 0;
        data.close_requested
    })?;
    if is_waiting {
        return Ok(());
    }
    if let Some(first) = first_pending_pull_into(cx, controller)? {
        let PullInto { bytes_filled, element_size, .. } = first.pull_into;
        if bytes_filled % element_size.max(1) != 0 {
            let thrown = cx.type_error("The stream was closed within an element of a request");
            error(cx, controller, &thrown.value)?;
            return Err(thrown);
        }
    }
    clear_algorithms(cx, controller)?;
    let stream = slot(cx, controller, slots::STREAM);
    readable::close(cx, &stream)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, controller: &Value, chunk: &Value) -> Done {
    if is_closing(cx, controller)? {
        return Ok(());
    }
    let stream = slot(cx, controller, slots::STREAM);
    let Some(view) = cx.view(chunk) else {
        return Err(cx.type_error("The chunk is not a view of a buffer"));
    };
    let position = Position { offset: view.byte_offset, length: view.byte_length };
    if is_detached(cx, &view.buffer) {
        return Err(cx.type_error("The buffer of the chunk is detached"));
    }
    let buffer = transfer_array_buffer(cx, &view.buffer)?;
    if let Some(mut first) = first_pending_pull_into(cx, controller)? {
        if is_detached(cx, &first.buffer) {
            return Err(cx.type_error("The buffer of the BYOB request is detached"));
        }
        invalidate_byob_request(cx, controller);
        first.buffer = transfer_array_buffer(cx, &first.buffer)?;
        put_the_first_pull_into(cx, controller, &first)?;
        if first.pull_into.reader_type == ReaderType::None {
            enqueue_detached_pull_into_to_queue(cx, controller, &first)?;
        }
    }
    if has_default_reader(cx, &stream) {
        process_read_requests_using_queue(cx, controller)?;
        if get_num_requests(cx, &stream) == 0 {
            enqueue_chunk_to_queue(cx, controller, &buffer, position)?;
        } else {
            if first_pending_pull_into(cx, controller)?.is_some() {
                shift_pending_pull_into(cx, controller)?;
            }
            let view = view_of(cx, ViewKind::Uint8, &buffer, position)?;
            fulfill_the_first_request(cx, &stream, &view, false)?;
        }
    } else if has_byob_reader(cx, &stream) {
        enqueue_chunk_to_queue(cx, controller, &buffer, position)?;
        for filled in process_pull_into_descriptors_using_queue(cx, controller)? {
            commit_pull_into_descriptor(cx, controller, &filled)?;
        }
    } else {
        enqueue_chunk_to_queue(cx, controller, &buffer, position)?;
    }
    call_pull_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerprocessreadrequestsusingqueue>
fn process_read_requests_using_queue(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    while get_num_requests(cx, &stream) > 0 {
        if with(cx, controller, |data: &mut ByteController| data.queue.total_size)? == 0 {
            break;
        }
        let Some(request) = take_the_first_request(cx, &stream)? else { break };
        fill_read_request_from_queue(cx, controller, &request)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, controller: &Value, error: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    if !is_readable(cx, &stream)? {
        return Ok(());
    }
    clear_pending_pull_intos(cx, controller)?;
    reset_queue(cx, controller)?;
    clear_algorithms(cx, controller)?;
    readable::error(cx, &stream, error)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-get-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, controller: &Value) -> Result<Option<f64>, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    Ok(match readable_state(cx, &stream)? {
        ReadableState::Errored => None,
        ReadableState::Closed => Some(0.0),
        ReadableState::Readable => Some(with(cx, controller, |data: &mut ByteController| {
            data.high_water_mark - data.queue.total_size as f64
        })?),
    })
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-handle-queue-drain>
pub(super) fn handle_queue_drain(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let is_the_end = with(cx, controller, |data: &mut ByteController| {
        data.queue.total_size == 0 && data.close_requested
    })?;
    if !is_the_end {
        return call_pull_if_needed(cx, controller);
    }
    clear_algorithms(cx, controller)?;
    let stream = slot(cx, controller, slots::STREAM);
    readable::close(cx, &stream)
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollergetbyobrequest>
pub(crate) fn get_byob_request(
    cx: &mut Cx<'_>,
    controller: &Value,
) -> Result<Option<Value>, Thrown> {
    let known = slot(cx, controller, slots::BYOB_REQUEST);
    if !known.is_undefined() {
        return Ok(Some(known));
    }
    let Some(first) = first_pending_pull_into(cx, controller)? else { return Ok(None) };
    let PullInto { byte_offset, bytes_filled, byte_length, .. } = first.pull_into;
    let position =
        Position { offset: byte_offset + bytes_filled, length: byte_length - bytes_filled };
    let view = view_of(cx, ViewKind::Uint8, &first.buffer, position)?;
    let request = bindings::new_object(cx, Interface::ReadableStreamBYOBRequest)?;
    set_slot(cx, &request, slots::CONTROLLER, controller);
    set_slot(cx, &request, slots::VIEW, &view);
    set_slot(cx, controller, slots::BYOB_REQUEST, &request);
    Ok(Some(request))
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-invalidate-byob-request>
pub(super) fn invalidate_byob_request(cx: &Cx<'_>, controller: &Value) {
    let request = take_slot(cx, controller, slots::BYOB_REQUEST);
    drop(take_slot(cx, &request, slots::CONTROLLER));
    drop(take_slot(cx, &request, slots::VIEW));
}

/// The first of `[[pendingPullIntos]]`.
pub(super) fn first_pending_pull_into(
    cx: &mut Cx<'_>,
    controller: &Value,
) -> Result<Option<Descriptor>, Thrown> {
    let first = with(cx, controller, |data: &mut ByteController| {
        data.pending_pull_intos.first().map(|(slot, pull_into)| (slot, *pull_into))
    })?;
    Ok(first.map(|(key, pull_into)| Descriptor { pull_into, buffer: slot(cx, controller, key) }))
}

/// Writes a changed descriptor back.
pub(super) fn put_the_first_pull_into(
    cx: &mut Cx<'_>,
    controller: &Value,
    descriptor: &Descriptor,
) -> Done {
    let first = with(cx, controller, |data: &mut ByteController| {
        let (slot, first) = data.pending_pull_intos.first()?;
        *first = descriptor.pull_into;
        Some(slot)
    })?;
    if let Some(slot) = first {
        set_slot(cx, controller, slot, &descriptor.buffer);
    }
    Ok(())
}

pub(super) fn add_pending_pull_into(
    cx: &mut Cx<'_>,
    controller: &Value,
    descriptor: &Descriptor,
) -> Done {
    let pull_into = descriptor.pull_into;
    let slot =
        with(cx, controller, |data: &mut ByteController| data.pending_pull_intos.push(pull_into))?;
    set_slot(cx, controller, slot, &descriptor.buffer);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-shift-pending-pull-into>
pub(super) fn shift_pending_pull_into(
    cx: &mut Cx<'_>,
    controller: &Value,
) -> Result<Option<Descriptor>, Thrown> {
    let first = with(cx, controller, |data: &mut ByteController| data.pending_pull_intos.pop())?;
    Ok(first
        .map(|(slot, pull_into)| Descriptor { pull_into, buffer: take_slot(cx, controller, slot) }))
}

/// <https://streams.spec.whatwg.org/#rbs-controller-private-cancel>
pub(super) fn cancel_steps(
    cx: &mut Cx<'_>,
    controller: &Value,
    reason: &Value,
) -> Result<Value, Thrown> {
    clear_pending_pull_intos(cx, controller)?;
    reset_queue(cx, controller)?;
    let source = with(cx, controller, |data: &mut ByteController| data.source)?;
    let result = algorithms::cancel(cx, controller, source, reason)?;
    clear_algorithms(cx, controller)?;
    Ok(result)
}

/// <https://streams.spec.whatwg.org/#rbs-controller-private-pull>
pub(super) fn pull_steps(cx: &mut Cx<'_>, controller: &Value, request: &ReadRequest) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let (total, allocate) = with(cx, controller, |data: &mut ByteController| {
        (data.queue.total_size, data.auto_allocate_chunk_size)
    })?;
    if total > 0 {
        return fill_read_request_from_queue(cx, controller, request);
    }
    if let Some(size) = allocate {
        // The buffer would be longer than the engine can make.
        let length = usize::try_from(size).ok().filter(|size| *size <= 1 << 30);
        let buffer = match length {
            Some(length) => cx.array_buffer_of(&vec![0; length]),
            None => Err(cx.range_error("autoAllocateChunkSize is too large")),
        };
        let buffer = match buffer {
            Ok(buffer) => buffer,
            Err(thrown) => {
                let error = algorithms::catchable(thrown)?;
                return request.error_steps(cx, &error);
            }
        };
        let length = length.unwrap_or_default();
        let pull_into = PullInto {
            buffer_byte_length: length,
            byte_offset: 0,
            byte_length: length,
            bytes_filled: 0,
            minimum_fill: 1,
            element_size: 1,
            view: ViewKind::Uint8,
            reader_type: ReaderType::Default,
        };
        add_pending_pull_into(cx, controller, &Descriptor { pull_into, buffer })?;
    }
    add_request(cx, &stream, request)?;
    call_pull_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontroller-releasesteps>
pub(super) fn release_steps(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let rest = with(cx, controller, |data: &mut ByteController| {
        if let Some((_, first)) = data.pending_pull_intos.first() {
            first.reader_type = ReaderType::None;
        }
        data.pending_pull_intos.keep_the_first()
    })?;
    for slot in rest {
        drop(take_slot(cx, controller, slot));
    }
    Ok(())
}
