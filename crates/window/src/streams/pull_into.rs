//! Reads into buffers of scripts, and the responses to them.
//!
//! <https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into>

use treewright_quickjs::{Thrown, Value, ViewKind};

use super::algorithms::catchable;
use super::byte_controller::{
    ByteController, add_pending_pull_into, call_pull_if_needed, close_requested, error,
    first_pending_pull_into, handle_queue_drain, invalidate_byob_request, put_the_first_pull_into,
    shift_pending_pull_into,
};
use super::byte_queue::{
    Descriptor, Position, PullInto, ReaderType, commit_pull_into_descriptor,
    convert_pull_into_descriptor, enqueue_cloned_chunk_to_queue,
    enqueue_detached_pull_into_to_queue, fill_pull_into_descriptor_from_queue,
    transfer_array_buffer, view_of,
};
use super::read_requests::{ReadRequest, add_request};
use super::readable::{ReadableState, get_num_requests, has_byob_reader, readable_state};
use super::{Done, slot, slots, with};
use crate::Cx;

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into>
pub(super) fn pull_into(
    cx: &mut Cx<'_>,
    controller: &Value,
    view: &Value,
    min: usize,
    request: &ReadRequest,
) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let Some(view) = cx.view(view) else {
        return Err(cx.type_error("The argument is not a view of a buffer"));
    };
    let element_size = if view.kind == ViewKind::DataView { 1 } else { view.kind.element_size() };
    let buffer = match transfer_array_buffer(cx, &view.buffer) {
        Ok(buffer) => buffer,
        Err(thrown) => {
            let error = catchable(thrown)?;
            return request.error_steps(cx, &error);
        }
    };
    let pull_into = PullInto {
        buffer_byte_length: cx.buffer_len(&buffer).unwrap_or_default(),
        byte_offset: view.byte_offset,
        byte_length: view.byte_length,
        bytes_filled: 0,
        minimum_fill: min.saturating_mul(element_size),
        element_size,
        view: view.kind,
        reader_type: ReaderType::Byob,
    };
    let mut descriptor = Descriptor { pull_into, buffer };
    if first_pending_pull_into(cx, controller)?.is_some() {
        add_pending_pull_into(cx, controller, &descriptor)?;
        return add_request(cx, &stream, request);
    }
    if readable_state(cx, &stream)? == ReadableState::Closed {
        let position = Position { offset: pull_into.byte_offset, length: 0 };
        let empty = view_of(cx, pull_into.view, &descriptor.buffer, position)?;
        return request.close_steps(cx, Some(&empty));
    }
    if with(cx, controller, |data: &mut ByteController| data.queue.total_size)? > 0 {
        if fill_pull_into_descriptor_from_queue(cx, controller, &mut descriptor)? {
            let filled = convert_pull_into_descriptor(cx, &descriptor)?;
            handle_queue_drain(cx, controller)?;
            return request.chunk_steps(cx, &filled);
        }
        if close_requested(cx, controller)? {
            let thrown = cx.type_error("The stream ends within an element of the request");
            error(cx, controller, &thrown.value)?;
            return request.error_steps(cx, &thrown.value);
        }
    }
    add_pending_pull_into(cx, controller, &descriptor)?;
    add_request(cx, &stream, request)?;
    call_pull_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-process-pull-into-descriptors-using-queue>
pub(super) fn process_pull_into_descriptors_using_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
) -> Result<Vec<Descriptor>, Thrown> {
    let mut filled = Vec::new();
    while let Some(mut first) = first_pending_pull_into(cx, controller)? {
        if with(cx, controller, |data: &mut ByteController| data.queue.total_size)? == 0 {
            break;
        }
        if fill_pull_into_descriptor_from_queue(cx, controller, &mut first)? {
            shift_pending_pull_into(cx, controller)?;
            filled.push(first);
        } else {
            put_the_first_pull_into(cx, controller, &first)?;
        }
    }
    Ok(filled)
}

/// Responds with 0 if a reader waits, for a stream that was closed.
pub(crate) fn respond_to_the_end(cx: &mut Cx<'_>, controller: &Value) -> Done {
    match first_pending_pull_into(cx, controller)? {
        Some(_) => respond(cx, controller, 0),
        None => Ok(()),
    }
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond>
pub(crate) fn respond(cx: &mut Cx<'_>, controller: &Value, bytes_written: u64) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let Some(mut first) = first_pending_pull_into(cx, controller)? else { return Ok(()) };
    let PullInto { bytes_filled, byte_length, .. } = first.pull_into;
    let written = usize::try_from(bytes_written).unwrap_or(usize::MAX);
    if readable_state(cx, &stream)? == ReadableState::Closed {
        if written != 0 {
            return Err(cx.type_error("The stream is closed, so the response must be empty"));
        }
    } else {
        if written == 0 {
            return Err(cx.type_error("Nothing was written"));
        }
        if bytes_filled.saturating_add(written) > byte_length {
            return Err(cx.range_error("More was written than fits into the view"));
        }
    }
    first.buffer = transfer_array_buffer(cx, &first.buffer)?;
    put_the_first_pull_into(cx, controller, &first)?;
    respond_internal(cx, controller, written)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-with-new-view>
pub(crate) fn respond_with_new_view(cx: &mut Cx<'_>, controller: &Value, view: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let Some(mut first) = first_pending_pull_into(cx, controller)? else { return Ok(()) };
    let Some(view) = cx.view(view) else {
        return Err(cx.type_error("The argument is not a view of a buffer"));
    };
    let PullInto { byte_offset, bytes_filled, byte_length, buffer_byte_length, .. } =
        first.pull_into;
    if readable_state(cx, &stream)? == ReadableState::Closed {
        if view.byte_length != 0 {
            return Err(cx.type_error("The stream is closed, so the response must be empty"));
        }
    } else if view.byte_length == 0 {
        return Err(cx.type_error("The view is empty"));
    }
    if byte_offset + bytes_filled != view.byte_offset {
        return Err(cx.range_error("The view does not begin where the request begins"));
    }
    if cx.buffer_len(&view.buffer) != Some(buffer_byte_length) {
        return Err(cx.range_error("The buffer of the view has another length"));
    }
    if bytes_filled.saturating_add(view.byte_length) > byte_length {
        return Err(cx.range_error("More was written than fits into the view"));
    }
    first.buffer = transfer_array_buffer(cx, &view.buffer)?;
    put_the_first_pull_into(cx, controller, &first)?;
    respond_internal(cx, controller, view.byte_length)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-internal>
fn respond_internal(cx: &mut Cx<'_>, controller: &Value, bytes_written: usize) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let Some(first) = first_pending_pull_into(cx, controller)? else { return Ok(()) };
    invalidate_byob_request(cx, controller);
    if readable_state(cx, &stream)? == ReadableState::Closed {
        respond_in_closed_state(cx, controller, &first)?;
    } else {
        respond_in_readable_state(cx, controller, bytes_written, first)?;
    }
    call_pull_if_needed(cx, controller)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-closed-state>
fn respond_in_closed_state(cx: &mut Cx<'_>, controller: &Value, first: &Descriptor) -> Done {
    if first.pull_into.reader_type == ReaderType::None {
        shift_pending_pull_into(cx, controller)?;
    }
    let stream = slot(cx, controller, slots::STREAM);
    if !has_byob_reader(cx, &stream) {
        return Ok(());
    }
    let mut filled = Vec::new();
    while filled.len() < get_num_requests(cx, &stream) {
        let Some(descriptor) = shift_pending_pull_into(cx, controller)? else { break };
        filled.push(descriptor);
    }
    for descriptor in filled {
        commit_pull_into_descriptor(cx, controller, &descriptor)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-readable-state>
fn respond_in_readable_state(
    cx: &mut Cx<'_>,
    controller: &Value,
    bytes_written: usize,
    mut descriptor: Descriptor,
) -> Done {
    descriptor.pull_into.bytes_filled += bytes_written;
    put_the_first_pull_into(cx, controller, &descriptor)?;
    let PullInto { byte_offset, bytes_filled, minimum_fill, element_size, reader_type, .. } =
        descriptor.pull_into;
    if reader_type == ReaderType::None {
        enqueue_detached_pull_into_to_queue(cx, controller, &descriptor)?;
        return commit_descriptors_that_the_queue_fills(cx, controller);
    }
    if bytes_filled < minimum_fill {
        return Ok(());
    }
    shift_pending_pull_into(cx, controller)?;
    let remainder = bytes_filled % element_size.max(1);
    if remainder > 0 {
        let offset = byte_offset + bytes_filled - remainder;
        let position = Position { offset, length: remainder };
        enqueue_cloned_chunk_to_queue(cx, controller, &descriptor.buffer, position)?;
    }
    descriptor.pull_into.bytes_filled -= remainder;
    let filled = process_pull_into_descriptors_using_queue(cx, controller)?;
    commit_pull_into_descriptor(cx, controller, &descriptor)?;
    for descriptor in filled {
        commit_pull_into_descriptor(cx, controller, &descriptor)?;
    }
    Ok(())
}

fn commit_descriptors_that_the_queue_fills(cx: &mut Cx<'_>, controller: &Value) -> Done {
    for descriptor in process_pull_into_descriptors_using_queue(cx, controller)? {
        commit_pull_into_descriptor(cx, controller, &descriptor)?;
    }
    Ok(())
}
