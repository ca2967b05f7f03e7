//! <https://streams.spec.whatwg.org/#rs-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::{
    QueuingStrategy, ReadableStreamGetReaderOptions, ReadableStreamIteratorOptions,
    ReadableWritablePair, StreamPipeOptions,
};
use crate::generated::unions::ReadableStreamReader;
use crate::streams::{self, PipeOptions, is_locked, is_writable_locked, rejected_with_type_error};

const LOCKED: &str = "The stream is locked to a reader";

/// <https://streams.spec.whatwg.org/#rs-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    underlying_source: Option<Value>,
    strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    streams::construct_readable(cx, prototype, underlying_source, strategy)
}

/// <https://streams.spec.whatwg.org/#rs-from>
pub(crate) fn from(cx: &mut Cx<'_>, async_iterable: Value) -> Result<Value, Thrown> {
    streams::from_iterable(cx, &async_iterable)
}

/// <https://streams.spec.whatwg.org/#rs-locked>
pub(crate) fn locked(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(is_locked(cx, this))
}

/// <https://streams.spec.whatwg.org/#rs-cancel>
pub(crate) fn cancel(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<Value, Thrown> {
    if is_locked(cx, this) {
        return rejected_with_type_error(cx, LOCKED);
    }
    streams::cancel(cx, this, &reason)
}

/// <https://streams.spec.whatwg.org/#rs-get-reader>
pub(crate) fn get_reader(
    cx: &mut Cx<'_>,
    this: &Value,
    options: ReadableStreamGetReaderOptions,
) -> Result<ReadableStreamReader, Thrown> {
    Ok(match options.mode {
        None => ReadableStreamReader::ReadableStreamDefaultReader(streams::acquire_default_reader(
            cx, this,
        )?),
        Some(_) => {
            ReadableStreamReader::ReadableStreamBYOBReader(streams::acquire_byob_reader(cx, this)?)
        }
    })
}

fn pipe_options(options: &StreamPipeOptions) -> PipeOptions {
    PipeOptions {
        prevent_close: options.prevent_close,
        prevent_abort: options.prevent_abort,
        prevent_cancel: options.prevent_cancel,
    }
}

/// <https://streams.spec.whatwg.org/#rs-pipe-through>
pub(crate) fn pipe_through(
    cx: &mut Cx<'_>,
    this: &Value,
    transform: ReadableWritablePair,
    options: StreamPipeOptions,
) -> Result<Value, Thrown> {
    if is_locked(cx, this) {
        return Err(cx.type_error(LOCKED));
    }
    if is_writable_locked(cx, &transform.writable) {
        return Err(cx.type_error("The writable side is locked to a writer"));
    }
    let signal = options.signal.as_ref();
    let promise = streams::pipe_to(cx, this, &transform.writable, pipe_options(&options), signal)?;
    cx.mark_promise_handled(&promise);
    Ok(transform.readable)
}

/// <https://streams.spec.whatwg.org/#rs-pipe-to>
pub(crate) fn pipe_to(
    cx: &mut Cx<'_>,
    this: &Value,
    destination: Value,
    options: StreamPipeOptions,
) -> Result<Value, Thrown> {
    if is_locked(cx, this) {
        return rejected_with_type_error(cx, LOCKED);
    }
    if is_writable_locked(cx, &destination) {
        return rejected_with_type_error(cx, "The destination is locked to a writer");
    }
    let signal = options.signal.as_ref();
    streams::pipe_to(cx, this, &destination, pipe_options(&options), signal)
}

/// <https://streams.spec.whatwg.org/#rs-tee>
pub(crate) fn tee(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    streams::tee(cx, this)
}

/// <https://streams.spec.whatwg.org/#rs-asynciterator>
pub(crate) fn values(
    cx: &mut Cx<'_>,
    this: &Value,
    options: ReadableStreamIteratorOptions,
) -> Result<Value, Thrown> {
    streams::asynchronous_iterator(cx, this, options.prevent_cancel)
}
