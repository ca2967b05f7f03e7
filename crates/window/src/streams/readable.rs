//! Readable streams.
//!
//! <https://streams.spec.whatwg.org/#rs>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{Source, SourceAlgorithms};
use super::promises::{mark_as_handled, reacting, resolved_with_undefined};
use super::read_requests::take_requests;
use super::readers::ReaderData;
use super::strategies::extract_high_water_mark;
use super::{Done, Settle, byte_tee, bytes, defaults, set_slot, slot, slots, with};
use crate::bindings::receiver;
use crate::bindings::site::Site;
use crate::generated::Interface;
use crate::generated::dictionaries::{QueuingStrategy, UnderlyingSource};
use crate::generated::enums::ReadableStreamType;
use crate::{Cx, bindings};

/// `[[state]]`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadableState {
    Readable,
    Closed,
    Errored,
}

#[derive(Debug)]
struct ReadableData {
    state: ReadableState,
    disturbed: bool,
}

/// <https://streams.spec.whatwg.org/#rs-constructor>
pub(crate) fn construct_readable(
    cx: &mut Cx<'_>,
    prototype: &Value,
    underlying_source: Option<Value>,
    strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    const SITE: &Site = &Site::constructor("ReadableStream", "constructor");
    let source = underlying_source.unwrap_or_else(|| cx.null());
    let dictionary = UnderlyingSource::from_value(cx, &source, SITE.argument(1))?;
    let stream = bindings::new_object_with(cx, Interface::ReadableStream, prototype);
    initialize(cx, &stream);
    let algorithms = SourceAlgorithms {
        source: Source::Script,
        object: source,
        start: dictionary.start,
        pull: dictionary.pull,
        cancel: dictionary.cancel,
    };
    if dictionary.type_ == Some(ReadableStreamType::Bytes) {
        if strategy.size.is_some() {
            return Err(cx.range_error("The strategy of a byte stream must not have a size"));
        }
        let high_water_mark = extract_high_water_mark(cx, &strategy, 0.0)?;
        let size = dictionary.auto_allocate_chunk_size;
        if size == Some(0) {
            return Err(cx.type_error("autoAllocateChunkSize must not be 0"));
        }
        bytes::set_up(cx, &stream, algorithms, high_water_mark, size)?;
    } else {
        let high_water_mark = extract_high_water_mark(cx, &strategy, 1.0)?;
        let size = strategy.size.unwrap_or_else(|| cx.undefined());
        defaults::set_up(cx, &stream, algorithms, high_water_mark, &size)?;
    }
    Ok(stream)
}

/// <https://streams.spec.whatwg.org/#initialize-readable-stream>
pub(super) fn initialize(cx: &Cx<'_>, stream: &Value) {
    cx.set_data(
        stream,
        Box::new(ReadableData { state: ReadableState::Readable, disturbed: false }),
    );
}

/// <https://streams.spec.whatwg.org/#create-readable-stream>
pub(super) fn create(
    cx: &mut Cx<'_>,
    source: Source,
    object: &Value,
    high_water_mark: f64,
    size: &Value,
) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::ReadableStream)?;
    initialize(cx, &stream);
    let algorithms = SourceAlgorithms::of_the_host(source, object);
    defaults::set_up(cx, &stream, algorithms, high_water_mark, size)?;
    Ok(stream)
}

/// <https://streams.spec.whatwg.org/#abstract-opdef-createreadablebytestream>
pub(super) fn create_byte_stream(
    cx: &mut Cx<'_>,
    source: Source,
    object: &Value,
) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::ReadableStream)?;
    initialize(cx, &stream);
    let algorithms = SourceAlgorithms::of_the_host(source, object);
    bytes::set_up(cx, &stream, algorithms, 0.0, None)?;
    Ok(stream)
}

/// A new stream of the bytes of a host object.
/// <https://streams.spec.whatwg.org/#readablestream-set-up-with-byte-reading-support>
pub(crate) fn set_up_with_byte_reading_support(
    cx: &mut Cx<'_>,
    source: Source,
    object: &Value,
) -> Result<Value, Thrown> {
    create_byte_stream(cx, source, object)
}

/// `[[state]]` of a stream.
pub(crate) fn readable_state(cx: &mut Cx<'_>, stream: &Value) -> Result<ReadableState, Thrown> {
    with(cx, stream, |data: &mut ReadableData| data.state)
}

pub(super) fn is_readable(cx: &mut Cx<'_>, stream: &Value) -> Result<bool, Thrown> {
    Ok(readable_state(cx, stream)? == ReadableState::Readable)
}

/// <https://streams.spec.whatwg.org/#readablestream-disturbed>
pub(crate) fn is_disturbed(cx: &mut Cx<'_>, stream: &Value) -> bool {
    with(cx, stream, |data: &mut ReadableData| data.disturbed).unwrap_or(false)
}

pub(crate) fn mark_disturbed(cx: &mut Cx<'_>, stream: &Value) -> Done {
    with(cx, stream, |data: &mut ReadableData| data.disturbed = true)
}

/// <https://streams.spec.whatwg.org/#is-readable-stream-locked>
pub(crate) fn is_locked(cx: &Cx<'_>, stream: &Value) -> bool {
    !slot(cx, stream, slots::READER).is_undefined()
}

/// True for a stream of bytes.
pub(super) fn has_a_byte_controller(cx: &Cx<'_>, stream: &Value) -> bool {
    let controller = slot(cx, stream, slots::CONTROLLER);
    receiver::is(cx, &controller, Interface::ReadableByteStreamController)
}

/// <https://streams.spec.whatwg.org/#readable-stream-has-default-reader>
pub(super) fn has_default_reader(cx: &Cx<'_>, stream: &Value) -> bool {
    let reader = slot(cx, stream, slots::READER);
    receiver::is(cx, &reader, Interface::ReadableStreamDefaultReader)
}

/// <https://streams.spec.whatwg.org/#readable-stream-has-byob-reader>
pub(super) fn has_byob_reader(cx: &Cx<'_>, stream: &Value) -> bool {
    let reader = slot(cx, stream, slots::READER);
    receiver::is(cx, &reader, Interface::ReadableStreamBYOBReader)
}

/// The number of requests of the reader, if it has one.
/// <https://streams.spec.whatwg.org/#readable-stream-get-num-read-requests>
pub(crate) fn get_num_requests(cx: &mut Cx<'_>, stream: &Value) -> usize {
    let reader = slot(cx, stream, slots::READER);
    if reader.is_undefined() {
        return 0;
    }
    with(cx, &reader, |data: &mut ReaderData| data.requests.len()).unwrap_or(0)
}

/// <https://streams.spec.whatwg.org/#readable-stream-cancel>
pub(crate) fn cancel(cx: &mut Cx<'_>, stream: &Value, reason: &Value) -> Result<Value, Thrown> {
    mark_disturbed(cx, stream)?;
    match readable_state(cx, stream)? {
        ReadableState::Closed => return resolved_with_undefined(cx),
        ReadableState::Errored => {
            let error = slot(cx, stream, slots::STORED_ERROR);
            return cx.rejected_promise(&error);
        }
        ReadableState::Readable => {}
    }
    close(cx, stream)?;
    if has_byob_reader(cx, stream) {
        let reader = slot(cx, stream, slots::READER);
        for request in take_requests(cx, &reader)? {
            request.close_steps(cx, None)?;
        }
    }
    let controller = slot(cx, stream, slots::CONTROLLER);
    let promise = if has_a_byte_controller(cx, stream) {
        bytes::cancel_steps(cx, &controller, reason)?
    } else {
        defaults::cancel_steps(cx, &controller, reason)?
    };
    reacting(cx, &promise, stream, |cx, _, _| Ok(cx.undefined()), None)
}

/// <https://streams.spec.whatwg.org/#readable-stream-close>
pub(super) fn close(cx: &mut Cx<'_>, stream: &Value) -> Done {
    with(cx, stream, |data: &mut ReadableData| data.state = ReadableState::Closed)?;
    let reader = slot(cx, stream, slots::READER);
    if reader.is_undefined() {
        return Ok(());
    }
    let undefined = cx.undefined();
    slot(cx, &reader, slots::CLOSED).resolve(cx, &undefined)?;
    if has_default_reader(cx, stream) {
        for request in take_requests(cx, &reader)? {
            request.close_steps(cx, None)?;
        }
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-stream-error>
pub(super) fn error(cx: &mut Cx<'_>, stream: &Value, error: &Value) -> Done {
    with(cx, stream, |data: &mut ReadableData| data.state = ReadableState::Errored)?;
    set_slot(cx, stream, slots::STORED_ERROR, error);
    let reader = slot(cx, stream, slots::READER);
    if reader.is_undefined() {
        return Ok(());
    }
    let closed = slot(cx, &reader, slots::CLOSED);
    mark_as_handled(cx, &closed);
    closed.reject(cx, error)?;
    for request in take_requests(cx, &reader)? {
        request.error_steps(cx, error)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#readable-stream-tee>
pub(crate) fn tee(cx: &mut Cx<'_>, stream: &Value) -> Result<Vec<Value>, Thrown> {
    if has_a_byte_controller(cx, stream) {
        byte_tee::tee(cx, stream)
    } else {
        super::tee::tee(cx, stream, false)
    }
}

/// The same for other standards: the second branch gets clones.
/// <https://streams.spec.whatwg.org/#readablestream-tee>
pub(crate) fn tee_with_clones(cx: &mut Cx<'_>, stream: &Value) -> Result<Vec<Value>, Thrown> {
    if has_a_byte_controller(cx, stream) {
        byte_tee::tee(cx, stream)
    } else {
        super::tee::tee(cx, stream, true)
    }
}
