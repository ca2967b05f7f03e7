//! <https://streams.spec.whatwg.org/#generic-reader-mixin>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::{self, promise_of, rejected_with_type_error, slots};

pub(crate) fn closed(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let closed = cx.slot(this, slots::CLOSED).unwrap_or_else(|| cx.undefined());
    Ok(promise_of(cx, &closed))
}

/// <https://streams.spec.whatwg.org/#generic-reader-cancel>
pub(crate) fn cancel(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<Value, Thrown> {
    match cx.slot(this, slots::STREAM) {
        Some(stream) => streams::cancel(cx, &stream, &reason),
        None => rejected_with_type_error(cx, "The reader no longer has a stream"),
    }
}
