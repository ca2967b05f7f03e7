//! The streams of bodies.
//!
//! A stream reads from the bytes of a body through an object of its own, which keeps the position.

use treewright_quickjs::{Thrown, Value};

use super::{Body, ERROR, Extracted, State, bytes_of, new_complete};
use crate::Cx;
use crate::objects::{BODY, PLAIN, slots};
use crate::streams::{self, Source, bytes};

/// The most bytes that a chunk has.
const CHUNK: usize = 1 << 16;

/// The slots of the object that reads for a stream.
const BYTES: u64 = 1;
const CONTROLLER: u64 = 2;

/// The first of the slots of a body for the objects that wait for bytes.
const STREAMS: u64 = 1 << 33;

/// The state of the object that reads for a stream.
#[derive(Debug, Default)]
struct Reading {
    position: usize,
    is_waiting: bool,
}

/// <https://fetch.spec.whatwg.org/#dom-body-body>
pub(crate) fn stream_of(cx: &mut Cx<'_>, owner: &Value) -> Result<Option<Value>, Thrown> {
    if let Some(stream) = cx.slot(owner, slots::BODY_STREAM) {
        return Ok(Some(stream));
    }
    let Some(body) = cx.slot(owner, slots::BODY) else { return Ok(None) };
    let stream = new_stream(cx, &body)?;
    if cx.slot(owner, slots::BODY_USED).is_some() {
        // The reader holds the lock.
        streams::acquire_default_reader(cx, &stream)?;
        streams::mark_disturbed(cx, &stream)?;
    }
    cx.set_slot(owner, slots::BODY_STREAM, &stream);
    Ok(Some(stream))
}

fn new_stream(cx: &mut Cx<'_>, body: &Value) -> Result<Value, Thrown> {
    let reading = cx.platform_object(PLAIN, &cx.null(), BODY, 0);
    cx.set_data(&reading, Box::new(Reading::default()));
    cx.set_slot(&reading, BYTES, body);
    streams::set_up_with_byte_reading_support(cx, Source::Body, &reading)
}

/// A stream of bytes that are there.
pub(crate) fn stream_of_bytes(cx: &mut Cx<'_>, bytes: Vec<u8>) -> Result<Value, Thrown> {
    let body = new_complete(cx, bytes);
    new_stream(cx, &body)
}

/// The next thing that a body has for a stream.
enum Next {
    Bytes { bytes: Vec<u8>, is_the_end: bool },
    End,
    Error,
    Nothing,
}

/// Gives the stream the available bytes, or waits.
pub(crate) fn pull(cx: &mut Cx<'_>, reading: &Value, controller: &Value) -> Result<(), Thrown> {
    let Some(body) = cx.slot(reading, BYTES) else { return Ok(()) };
    let position = cx.data(reading, |reading: &mut Reading, _| reading.position);
    let position = position.unwrap_or_default();
    let next = cx.data(&body, |body: &mut Body, _| match body.bytes.get(position..) {
        Some(rest) if !rest.is_empty() => {
            let bytes = rest.get(..CHUNK).unwrap_or(rest).to_vec();
            let is_the_end = bytes.len() == rest.len() && body.state == State::Complete;
            Next::Bytes { bytes, is_the_end }
        }
        _ => match body.state {
            State::Receiving => Next::Nothing,
            State::Complete => Next::End,
            State::Failed => Next::Error,
        },
    });
    match next {
        Some(Next::Bytes { bytes: chunk, is_the_end }) => {
            let length = chunk.len();
            cx.data(reading, |reading: &mut Reading, _| reading.position += length);
            let chunk = cx.uint8_array(chunk);
            bytes::enqueue(cx, controller, &chunk)?;
            if is_the_end { close(cx, controller) } else { Ok(()) }
        }
        Some(Next::Nothing) => {
            wait(cx, reading, &body, controller);
            Ok(())
        }
        Some(Next::Error) => {
            let error = cx.slot(&body, ERROR);
            let error = error.unwrap_or_else(|| cx.type_error("The connection broke").value);
            bytes::error(cx, controller, &error)
        }
        Some(Next::End) | None => close(cx, controller),
    }
}

/// <https://streams.spec.whatwg.org/#readablestream-close>
fn close(cx: &mut Cx<'_>, controller: &Value) -> Result<(), Thrown> {
    bytes::close(cx, controller)?;
    streams::respond_to_the_end(cx, controller)
}

/// The body keeps the waiting object until it has more.
fn wait(cx: &mut Cx<'_>, reading: &Value, body: &Value, controller: &Value) {
    let was_waiting = cx
        .data(reading, |reading: &mut Reading, _| std::mem::replace(&mut reading.is_waiting, true));
    if was_waiting == Some(true) {
        return;
    }
    cx.set_slot(reading, CONTROLLER, controller);
    let number = cx.data(body, |body: &mut Body, _| {
        body.streams += 1;
        body.streams
    });
    cx.set_slot(body, STREAMS | number.unwrap_or_default(), reading);
}

/// The body has more bytes, or has ended.
pub(super) fn wake(cx: &mut Cx<'_>, body: &Value) {
    let streams = cx.data(body, |body: &mut Body, _| std::mem::take(&mut body.streams));
    let waiting: Vec<Value> = (1..=streams.unwrap_or_default())
        .filter_map(|number| cx.take_slot(body, STREAMS | number))
        .collect();
    for reading in waiting {
        cx.data(&reading, |reading: &mut Reading, _| reading.is_waiting = false);
        if let Some(controller) = cx.take_slot(&reading, CONTROLLER)
            && let Err(thrown) = pull(cx, &reading, &controller)
        {
            crate::error_reports::report_an_exception(cx, thrown);
        }
    }
}

/// The rest is not needed. A fetch ends if it was for this stream alone.
pub(crate) fn cancel(cx: &mut Cx<'_>, reading: &Value) {
    let Some(body) = cx.take_slot(reading, BYTES) else { return };
    let is_the_only_one =
        cx.data(&body, |body: &mut Body, _| body.state == State::Receiving && body.owners == 1);
    if is_the_only_one == Some(true) {
        crate::fetches::stop_receiving(cx, &body);
    }
}

/// True unless the body of a request or response is null.
pub(crate) fn has_a_body(cx: &Cx<'_>, owner: &Value) -> bool {
    cx.slot(owner, slots::BODY).is_some() || cx.slot(owner, slots::BODY_STREAM).is_some()
}

/// Gives an object the body that a script gave.
pub(crate) fn put(cx: &Cx<'_>, owner: &Value, body: Extracted) {
    match body.stream {
        Some(stream) => cx.set_slot(owner, slots::BODY_STREAM, &stream),
        None => cx.set_slot(owner, slots::BODY, &new_complete(cx, body.bytes)),
    }
}

fn share_the_bytes(cx: &mut Cx<'_>, from: &Value, to: &Value) {
    if let Some(body) = cx.slot(from, slots::BODY) {
        cx.data(&body, |body: &mut Body, _| body.owners += 1);
        cx.set_slot(to, slots::BODY, &body);
    }
}

/// <https://fetch.spec.whatwg.org/#concept-body-clone>
pub(crate) fn clone_the_body(cx: &mut Cx<'_>, from: &Value, to: &Value) -> Result<(), Thrown> {
    if let Some(stream) = cx.slot(from, slots::BODY_STREAM) {
        let branches = streams::tee_with_clones(cx, &stream)?;
        for (owner, branch) in [from, to].into_iter().zip(&branches) {
            cx.set_slot(owner, slots::BODY_STREAM, branch);
        }
    }
    share_the_bytes(cx, from, to);
    Ok(())
}

/// The body of a request goes to another one.
/// <https://streams.spec.whatwg.org/#readablestream-create-a-proxy>
pub(crate) fn take_over_the_body(cx: &mut Cx<'_>, from: &Value, to: &Value) -> Result<(), Thrown> {
    share_the_bytes(cx, from, to);
    match cx.slot(from, slots::BODY_STREAM) {
        Some(stream) => {
            let proxy = streams::create_a_proxy(cx, &stream)?;
            cx.set_slot(to, slots::BODY_STREAM, &proxy);
        }
        None => super::mark_used(cx, from),
    }
    Ok(())
}

/// The bytes that a request sends; `None` if only a stream has them.
/// <https://fetch.spec.whatwg.org/#concept-body-source>
pub(crate) fn source_bytes(cx: &mut Cx<'_>, owner: &Value) -> Option<Vec<u8>> {
    let body = cx.slot(owner, slots::BODY)?;
    bytes_of(cx, &body)
}
