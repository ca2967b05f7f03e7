//! Reading of whole streams of bytes.
//!
//! <https://streams.spec.whatwg.org/#readablestreamdefaultreader-read-all-bytes>

use treewright_quickjs::{Thrown, Value, ViewKind};

use super::read_requests::{ReadRequest, RequestKind};
use super::readers::{acquire_default_reader, default_reader_read};
use super::{Done, set_slot, slot, slots, with};
use crate::Cx;
use crate::objects::{PLAIN, STREAM_PART};

/// Steps for the bytes, or for the error.
type Ending = Box<dyn FnOnce(&mut Cx<'_>, Result<Vec<u8>, Value>, &Value) -> Done>;

struct ReadAll {
    bytes: Vec<u8>,
    /// True while a request is being made: steps that run meanwhile do not start the next one.
    is_requesting: bool,
    has_more: bool,
    ending: Option<Ending>,
}

/// Reads all bytes of a stream that is not locked. The steps also get a value that is kept for
/// them.
pub(crate) fn read_all_bytes(
    cx: &mut Cx<'_>,
    stream: &Value,
    kept: &Value,
    ending: Ending,
) -> Done {
    let reader = acquire_default_reader(cx, stream)?;
    let loop_ = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    let data =
        ReadAll { bytes: Vec::new(), is_requesting: false, has_more: false, ending: Some(ending) };
    cx.set_data(&loop_, Box::new(data));
    set_slot(cx, &loop_, slots::READER, &reader);
    set_slot(cx, &loop_, slots::SOURCE, kept);
    read_loop(cx, &loop_)
}

/// <https://streams.spec.whatwg.org/#read-loop>
fn read_loop(cx: &mut Cx<'_>, loop_: &Value) -> Done {
    loop {
        with(cx, loop_, |data: &mut ReadAll| {
            data.is_requesting = true;
            data.has_more = false;
        })?;
        let reader = slot(cx, loop_, slots::READER);
        default_reader_read(cx, &reader, &ReadRequest::new(RequestKind::ReadAll, loop_))?;
        let has_more = with(cx, loop_, |data: &mut ReadAll| {
            data.is_requesting = false;
            data.has_more
        })?;
        if !has_more {
            return Ok(());
        }
    }
}

pub(super) fn chunk_steps(cx: &mut Cx<'_>, loop_: &Value, chunk: &Value) -> Done {
    let is_bytes = cx.view(chunk).is_some_and(|view| view.kind == ViewKind::Uint8);
    if !is_bytes {
        let error = cx.type_error("A chunk of the stream is not a Uint8Array").value;
        return end(cx, loop_, Err(error));
    }
    let bytes = cx.bytes(chunk).unwrap_or_default();
    let is_requesting = with(cx, loop_, |data: &mut ReadAll| {
        data.bytes.extend_from_slice(&bytes);
        data.has_more = true;
        data.is_requesting
    })?;
    if is_requesting { Ok(()) } else { read_loop(cx, loop_) }
}

pub(super) fn close_steps(cx: &mut Cx<'_>, loop_: &Value) -> Done {
    let bytes = with(cx, loop_, |data: &mut ReadAll| std::mem::take(&mut data.bytes))?;
    end(cx, loop_, Ok(bytes))
}

pub(super) fn error_steps(cx: &mut Cx<'_>, loop_: &Value, error: &Value) -> Done {
    end(cx, loop_, Err(error.clone()))
}

fn end(cx: &mut Cx<'_>, loop_: &Value, result: Result<Vec<u8>, Value>) -> Result<(), Thrown> {
    let kept = slot(cx, loop_, slots::SOURCE);
    match with(cx, loop_, |data: &mut ReadAll| data.ending.take())? {
        Some(ending) => ending(cx, result, &kept),
        None => Ok(()),
    }
}
