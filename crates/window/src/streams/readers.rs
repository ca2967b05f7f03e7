//! Readers.
//!
//! <https://streams.spec.whatwg.org/#default-reader-class>,
//! <https://streams.spec.whatwg.org/#byob-reader-class>

use treewright_quickjs::{Thrown, Value};

use super::promises::{deferred, mark_as_handled, rejected_and_handled, resolved};
use super::queue::List;
use super::read_requests::{ReadRequest, RequestKind, take_requests};
use super::readable::{
    ReadableState, has_a_byte_controller, is_locked, mark_disturbed, readable_state,
};
use super::{Done, Settle, bytes, defaults, pull_into, set_slot, slot, slots};
use crate::generated::Interface;
use crate::{Cx, bindings};

#[derive(Debug)]
pub(super) struct ReaderData {
    /// `[[readRequests]]` or `[[readIntoRequests]]`
    pub(super) requests: List<RequestKind>,
}

/// <https://streams.spec.whatwg.org/#acquire-readable-stream-reader>
pub(crate) fn acquire_default_reader(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let reader = bindings::new_object(cx, Interface::ReadableStreamDefaultReader)?;
    set_up_default_reader(cx, &reader, stream)?;
    Ok(reader)
}

/// <https://streams.spec.whatwg.org/#acquire-readable-stream-byob-reader>
pub(crate) fn acquire_byob_reader(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let reader = bindings::new_object(cx, Interface::ReadableStreamBYOBReader)?;
    set_up_byob_reader(cx, &reader, stream)?;
    Ok(reader)
}

/// <https://streams.spec.whatwg.org/#set-up-readable-stream-default-reader>
pub(crate) fn set_up_default_reader(cx: &mut Cx<'_>, reader: &Value, stream: &Value) -> Done {
    if is_locked(cx, stream) {
        return Err(cx.type_error("The stream is locked to a reader"));
    }
    generic_initialize(cx, reader, stream)
}

/// <https://streams.spec.whatwg.org/#set-up-readable-stream-byob-reader>
pub(crate) fn set_up_byob_reader(cx: &mut Cx<'_>, reader: &Value, stream: &Value) -> Done {
    if is_locked(cx, stream) {
        return Err(cx.type_error("The stream is locked to a reader"));
    }
    if !has_a_byte_controller(cx, stream) {
        return Err(cx.type_error("Only streams of bytes have BYOB readers"));
    }
    generic_initialize(cx, reader, stream)
}

/// <https://streams.spec.whatwg.org/#readable-stream-reader-generic-initialize>
fn generic_initialize(cx: &mut Cx<'_>, reader: &Value, stream: &Value) -> Done {
    set_slot(cx, reader, slots::STREAM, stream);
    set_slot(cx, stream, slots::READER, reader);
    cx.set_data(reader, Box::new(ReaderData { requests: List::new(0) }));
    let closed = match readable_state(cx, stream)? {
        ReadableState::Readable => deferred(cx)?,
        ReadableState::Closed => resolved(cx)?,
        ReadableState::Errored => {
            let error = slot(cx, stream, slots::STORED_ERROR);
            rejected_and_handled(cx, &error)?
        }
    };
    set_slot(cx, reader, slots::CLOSED, &closed);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-stream-reader-generic-release>
fn generic_release(cx: &mut Cx<'_>, reader: &Value) -> Done {
    let stream = slot(cx, reader, slots::STREAM);
    let error = cx.type_error("The lock of the stream was released").value;
    if readable_state(cx, &stream)? == ReadableState::Readable {
        let closed = slot(cx, reader, slots::CLOSED);
        mark_as_handled(cx, &closed);
        closed.reject(cx, &error)?;
    } else {
        let closed = rejected_and_handled(cx, &error)?;
        set_slot(cx, reader, slots::CLOSED, &closed);
    }
    if has_a_byte_controller(cx, &stream) {
        let controller = slot(cx, &stream, slots::CONTROLLER);
        bytes::release_steps(cx, &controller)?;
    }
    let undefined = cx.undefined();
    set_slot(cx, &stream, slots::READER, &undefined);
    set_slot(cx, reader, slots::STREAM, &undefined);
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreaderrelease>
pub(crate) fn default_reader_release(cx: &mut Cx<'_>, reader: &Value) -> Done {
    generic_release(cx, reader)?;
    let error = cx.type_error("The lock of the stream was released").value;
    for request in take_requests(cx, reader)? {
        request.error_steps(cx, &error)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-readablestreambyobreaderrelease>
pub(crate) fn byob_reader_release(cx: &mut Cx<'_>, reader: &Value) -> Done {
    default_reader_release(cx, reader)
}

/// <https://streams.spec.whatwg.org/#readable-stream-default-reader-read>
pub(crate) fn default_reader_read(cx: &mut Cx<'_>, reader: &Value, request: &ReadRequest) -> Done {
    let stream = slot(cx, reader, slots::STREAM);
    mark_disturbed(cx, &stream)?;
    match readable_state(cx, &stream)? {
        ReadableState::Closed => request.close_steps(cx, None),
        ReadableState::Errored => {
            let error = slot(cx, &stream, slots::STORED_ERROR);
            request.error_steps(cx, &error)
        }
        ReadableState::Readable => {
            let controller = slot(cx, &stream, slots::CONTROLLER);
            if has_a_byte_controller(cx, &stream) {
                bytes::pull_steps(cx, &controller, request)
            } else {
                defaults::pull_steps(cx, &controller, request)
            }
        }
    }
}

/// <https://streams.spec.whatwg.org/#readable-stream-byob-reader-read>
pub(crate) fn byob_reader_read(
    cx: &mut Cx<'_>,
    reader: &Value,
    view: &Value,
    min: usize,
    request: &ReadRequest,
) -> Done {
    let stream = slot(cx, reader, slots::STREAM);
    mark_disturbed(cx, &stream)?;
    if readable_state(cx, &stream)? == ReadableState::Errored {
        let error = slot(cx, &stream, slots::STORED_ERROR);
        return request.error_steps(cx, &error);
    }
    let controller = slot(cx, &stream, slots::CONTROLLER);
    pull_into::pull_into(cx, &controller, view, min, request)
}
