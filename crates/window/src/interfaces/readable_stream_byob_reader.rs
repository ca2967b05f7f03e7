//! <https://streams.spec.whatwg.org/#byob-reader-class>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::generated::dictionaries::ReadableStreamBYOBReaderReadOptions;
use crate::streams::{
    self, ReadRequest, RequestKind, deferred, promise_of, rejected_with_type_error, slots,
};
use crate::{Cx, bindings};

/// <https://streams.spec.whatwg.org/#byob-reader-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    stream: Value,
) -> Result<Value, Thrown> {
    let reader = bindings::new_object_with(cx, Interface::ReadableStreamBYOBReader, prototype);
    streams::set_up_byob_reader(cx, &reader, &stream)?;
    Ok(reader)
}

/// <https://streams.spec.whatwg.org/#byob-reader-read>
pub(crate) fn read(
    cx: &mut Cx<'_>,
    this: &Value,
    view: Value,
    options: ReadableStreamBYOBReaderReadOptions,
) -> Result<Value, Thrown> {
    let Some(shown) = cx.view(&view) else {
        return rejected_with_type_error(cx, "The argument is not a view of a buffer");
    };
    // A detached buffer has no bytes.
    if shown.byte_length == 0 || cx.buffer_len(&shown.buffer).unwrap_or(0) == 0 {
        return rejected_with_type_error(cx, "The view or its buffer is empty or detached");
    }
    if options.min == 0 {
        return rejected_with_type_error(cx, "min must not be 0");
    }
    let min = usize::try_from(options.min).unwrap_or(usize::MAX);
    if min > shown.byte_length / shown.kind.element_size() {
        let error = cx.range_error("min is larger than the view");
        return cx.rejected_promise(&error.value);
    }
    if cx.slot(this, slots::STREAM).is_none() {
        return rejected_with_type_error(cx, "The reader no longer has a stream");
    }
    let deferred = deferred(cx)?;
    let request = ReadRequest::new(RequestKind::Promise, &deferred);
    streams::byob_reader_read(cx, this, &view, min, &request)?;
    Ok(promise_of(cx, &deferred))
}

/// <https://streams.spec.whatwg.org/#byob-reader-release-lock>
pub(crate) fn release_lock(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return Ok(());
    }
    streams::byob_reader_release(cx, this)
}
