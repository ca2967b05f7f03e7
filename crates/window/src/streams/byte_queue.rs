//! The queue of a byte stream's controller, and pull-into descriptors.
//!
//! <https://streams.spec.whatwg.org/#readable-byte-stream-queue-entry>,
//! <https://streams.spec.whatwg.org/#pull-into-descriptor>

use treewright_quickjs::{BufferKind, Thrown, Value, ViewKind};

use super::byte_controller::{ByteController, shift_pending_pull_into};
use super::queue::List;
use super::read_requests::{ReadRequest, fulfill_the_first_request};
use super::readable::{ReadableState, readable_state};
use super::{Done, byte_controller, set_slot, slot, slots, take_slot, with};
use crate::Cx;

/// The position of the bytes of an entry in its buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) offset: usize,
    pub(crate) length: usize,
}

/// `[[queue]]` and `[[queueTotalSize]]`
#[derive(Debug)]
pub(super) struct ByteQueue {
    pub(super) list: List<Position>,
    pub(super) total_size: usize,
}

impl Default for ByteQueue {
    fn default() -> Self {
        Self { list: List::new(0), total_size: 0 }
    }
}

/// <https://streams.spec.whatwg.org/#pull-into-descriptor-reader-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReaderType {
    Default,
    Byob,
    None,
}

/// A pull-into descriptor, except its buffer.
#[derive(Clone, Copy, Debug)]
pub(super) struct PullInto {
    pub(super) buffer_byte_length: usize,
    pub(super) byte_offset: usize,
    pub(super) byte_length: usize,
    pub(super) bytes_filled: usize,
    pub(super) minimum_fill: usize,
    pub(super) element_size: usize,
    /// The view constructor.
    pub(super) view: ViewKind,
    pub(super) reader_type: ReaderType,
}

/// A pull-into descriptor with its buffer.
#[derive(Clone, Debug)]
pub(super) struct Descriptor {
    pub(super) pull_into: PullInto,
    pub(super) buffer: Value,
}

pub(crate) fn is_detached(cx: &Cx<'_>, buffer: &Value) -> bool {
    matches!(cx.buffer_kind(buffer), Some(BufferKind::Detached) | None)
}

/// <https://streams.spec.whatwg.org/#transfer-array-buffer>
pub(super) fn transfer_array_buffer(cx: &mut Cx<'_>, buffer: &Value) -> Result<Value, Thrown> {
    let bytes = if is_detached(cx, buffer) { None } else { cx.bytes(buffer) };
    match bytes {
        Some(bytes) if cx.detach(buffer) => cx.array_buffer_of(&bytes),
        _ => Err(cx.type_error("The buffer cannot be transferred")),
    }
}

/// A view of one kind; the length is in bytes.
pub(super) fn view_of(
    cx: &mut Cx<'_>,
    kind: ViewKind,
    buffer: &Value,
    position: Position,
) -> Result<Value, Thrown> {
    let length = position.length / kind.element_size();
    cx.buffer_view(kind, buffer, position.offset, Some(length))
}

/// The bytes of a buffer at a position.
fn bytes_at(cx: &mut Cx<'_>, buffer: &Value, position: Position) -> Result<Vec<u8>, Thrown> {
    let view = view_of(cx, ViewKind::Uint8, buffer, position)?;
    Ok(cx.bytes(&view).unwrap_or_default())
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue-chunk-to-queue>
pub(super) fn enqueue_chunk_to_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
    buffer: &Value,
    position: Position,
) -> Done {
    let slot = with(cx, controller, |data: &mut ByteController| {
        data.queue.total_size += position.length;
        data.queue.list.push(position)
    })?;
    set_slot(cx, controller, slot, buffer);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueueclonedchunktoqueue>
pub(super) fn enqueue_cloned_chunk_to_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
    buffer: &Value,
    position: Position,
) -> Done {
    let bytes = bytes_at(cx, buffer, position);
    let clone = bytes.and_then(|bytes| cx.array_buffer_of(&bytes));
    match clone {
        Ok(clone) => {
            let position = Position { offset: 0, length: position.length };
            enqueue_chunk_to_queue(cx, controller, &clone, position)
        }
        Err(thrown) => {
            if !thrown.uncatchable {
                byte_controller::error(cx, controller, &thrown.value)?;
            }
            Err(thrown)
        }
    }
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueuedetachedpullintotoqueue>
pub(super) fn enqueue_detached_pull_into_to_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
    descriptor: &Descriptor,
) -> Done {
    let PullInto { byte_offset, bytes_filled, .. } = descriptor.pull_into;
    if bytes_filled > 0 {
        let position = Position { offset: byte_offset, length: bytes_filled };
        enqueue_cloned_chunk_to_queue(cx, controller, &descriptor.buffer, position)?;
    }
    shift_pending_pull_into(cx, controller).map(drop)
}

/// <https://streams.spec.whatwg.org/#reset-queue>
pub(super) fn reset_queue(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let entries = with(cx, controller, |data: &mut ByteController| {
        data.queue.total_size = 0;
        data.queue.list.take()
    })?;
    for (slot, _) in entries {
        drop(take_slot(cx, controller, slot));
    }
    Ok(())
}

/// Copies from the queue. True if the descriptor is filled.
/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue>
pub(super) fn fill_pull_into_descriptor_from_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
    descriptor: &mut Descriptor,
) -> Result<bool, Thrown> {
    let total = with(cx, controller, |data: &mut ByteController| data.queue.total_size)?;
    let pull_into = &mut descriptor.pull_into;
    let max_bytes_to_copy = total.min(pull_into.byte_length - pull_into.bytes_filled);
    let max_bytes_filled = pull_into.bytes_filled + max_bytes_to_copy;
    let max_aligned_bytes = max_bytes_filled - max_bytes_filled % pull_into.element_size.max(1);
    let is_ready = max_aligned_bytes >= pull_into.minimum_fill;
    let mut remaining =
        if is_ready { max_aligned_bytes - pull_into.bytes_filled } else { max_bytes_to_copy };
    while remaining > 0 {
        let head = with(cx, controller, |data: &mut ByteController| {
            data.queue.list.first().map(|(slot, position)| (slot, *position))
        })?;
        let Some((slot, head)) = head else { break };
        let length = remaining.min(head.length);
        let queue_buffer = super::slot(cx, controller, slot);
        let bytes = bytes_at(cx, &queue_buffer, Position { offset: head.offset, length })?;
        let start = pull_into.byte_offset + pull_into.bytes_filled;
        if bytes.len() != length || !cx.write_bytes(&descriptor.buffer, start, &bytes) {
            return Err(cx.type_error("The buffer of the request has changed"));
        }
        let is_used_up = with(cx, controller, |data: &mut ByteController| {
            data.queue.total_size -= length;
            if head.length == length {
                data.queue.list.pop();
                return true;
            }
            if let Some((_, head)) = data.queue.list.first() {
                head.offset += length;
                head.length -= length;
            }
            false
        })?;
        if is_used_up {
            drop(take_slot(cx, controller, slot));
        }
        pull_into.bytes_filled += length;
        remaining -= length;
    }
    Ok(is_ready)
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerfillreadrequestfromqueue>
pub(super) fn fill_read_request_from_queue(
    cx: &mut Cx<'_>,
    controller: &Value,
    request: &ReadRequest,
) -> Done {
    let entry = with(cx, controller, |data: &mut ByteController| {
        let (slot, position) = data.queue.list.pop()?;
        data.queue.total_size -= position.length;
        Some((slot, position))
    })?;
    let Some((slot, position)) = entry else { return Ok(()) };
    let buffer = take_slot(cx, controller, slot);
    byte_controller::handle_queue_drain(cx, controller)?;
    let view = view_of(cx, ViewKind::Uint8, &buffer, position)?;
    request.chunk_steps(cx, &view)
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-convert-pull-into-descriptor>
pub(super) fn convert_pull_into_descriptor(
    cx: &mut Cx<'_>,
    descriptor: &Descriptor,
) -> Result<Value, Thrown> {
    let buffer = transfer_array_buffer(cx, &descriptor.buffer)?;
    let PullInto { byte_offset, bytes_filled, view, .. } = descriptor.pull_into;
    view_of(cx, view, &buffer, Position { offset: byte_offset, length: bytes_filled })
}

/// <https://streams.spec.whatwg.org/#readable-byte-stream-controller-commit-pull-into-descriptor>
pub(super) fn commit_pull_into_descriptor(
    cx: &mut Cx<'_>,
    controller: &Value,
    descriptor: &Descriptor,
) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let done = readable_state(cx, &stream)? == ReadableState::Closed;
    let view = convert_pull_into_descriptor(cx, descriptor)?;
    fulfill_the_first_request(cx, &stream, &view, done)
}
