//! <https://streams.spec.whatwg.org/#default-reader-class>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::streams::{
    self, ReadRequest, RequestKind, deferred, promise_of, rejected_with_type_error, slots,
};
use crate::{Cx, bindings};

/// <https://streams.spec.whatwg.org/#default-reader-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    stream: Value,
) -> Result<Value, Thrown> {
    let interface = Interface::ReadableStreamDefaultReader;
    let reader = bindings::new_object_with(cx, interface, prototype);
    streams::set_up_default_reader(cx, &reader, &stream)?;
    Ok(reader)
}

/// <https://streams.spec.whatwg.org/#default-reader-read>
pub(crate) fn read(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return rejected_with_type_error(cx, "The reader no longer has a stream");
    }
    let deferred = deferred(cx)?;
    let request = ReadRequest::new(RequestKind::Promise, &deferred);
    streams::default_reader_read(cx, this, &request)?;
    Ok(promise_of(cx, &deferred))
}

/// <https://streams.spec.whatwg.org/#default-reader-release-lock>
pub(crate) fn release_lock(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if cx.slot(this, slots::STREAM).is_none() {
        return Ok(());
    }
    streams::default_reader_release(cx, this)
}
