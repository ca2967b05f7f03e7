//! <https://streams.spec.whatwg.org/#default-writer-class>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::streams::{
    self, close_queued_or_in_flight, promise_of, rejected_with_type_error, slots,
};
use crate::{Cx, bindings};

const RELEASED: &str = "The writer no longer has a stream";

/// <https://streams.spec.whatwg.org/#default-writer-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    stream: Value,
) -> Result<Value, Thrown> {
    let interface = Interface::WritableStreamDefaultWriter;
    let writer = bindings::new_object_with(cx, interface, prototype);
    streams::set_up_writer(cx, &writer, &stream)?;
    Ok(writer)
}

fn promise(cx: &Cx<'_>, this: &Value, key: u64) -> Value {
    let promise = cx.slot(this, key).unwrap_or_else(|| cx.undefined());
    promise_of(cx, &promise)
}

pub(crate) fn closed(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(promise(cx, this, slots::CLOSED))
}

/// <https://streams.spec.whatwg.org/#default-writer-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return Err(cx.type_error(RELEASED));
    }
    streams::desired_size_of_writer(cx, this)
}

pub(crate) fn ready(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(promise(cx, this, slots::READY))
}

/// <https://streams.spec.whatwg.org/#default-writer-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<Value, Thrown> {
    match cx.slot(this, slots::STREAM) {
        Some(stream) => streams::abort_writable(cx, &stream, &reason),
        None => rejected_with_type_error(cx, RELEASED),
    }
}

/// <https://streams.spec.whatwg.org/#default-writer-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let Some(stream) = cx.slot(this, slots::STREAM) else {
        return rejected_with_type_error(cx, RELEASED);
    };
    if close_queued_or_in_flight(cx, &stream) {
        return rejected_with_type_error(cx, "The stream is about to be closed");
    }
    streams::close_writable(cx, &stream)
}

/// <https://streams.spec.whatwg.org/#default-writer-release-lock>
pub(crate) fn release_lock(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return Ok(());
    }
    streams::release_writer(cx, this)
}

/// <https://streams.spec.whatwg.org/#default-writer-write>
pub(crate) fn write(cx: &mut Cx<'_>, this: &Value, chunk: Value) -> Result<Value, Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return rejected_with_type_error(cx, RELEASED);
    }
    streams::write_to_writer(cx, this, &chunk)
}
