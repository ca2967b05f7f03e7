//! <https://streams.spec.whatwg.org/#ws-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::QueuingStrategy;
use crate::streams::{
    self, close_queued_or_in_flight, is_writable_locked, rejected_with_type_error,
};

const LOCKED: &str = "The stream is locked to a writer";

/// <https://streams.spec.whatwg.org/#ws-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    underlying_sink: Option<Value>,
    strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    streams::construct_writable(cx, prototype, underlying_sink, strategy)
}

/// <https://streams.spec.whatwg.org/#ws-locked>
pub(crate) fn locked(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(is_writable_locked(cx, this))
}

/// <https://streams.spec.whatwg.org/#ws-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<Value, Thrown> {
    if is_writable_locked(cx, this) {
        return rejected_with_type_error(cx, LOCKED);
    }
    streams::abort_writable(cx, this, &reason)
}

/// <https://streams.spec.whatwg.org/#ws-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if is_writable_locked(cx, this) {
        return rejected_with_type_error(cx, LOCKED);
    }
    if close_queued_or_in_flight(cx, this) {
        return rejected_with_type_error(cx, "The stream is about to be closed");
    }
    streams::close_writable(cx, this)
}

/// <https://streams.spec.whatwg.org/#ws-get-writer>
pub(crate) fn get_writer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    streams::acquire_writer(cx, this)
}
