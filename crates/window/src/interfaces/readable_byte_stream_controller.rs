//! <https://streams.spec.whatwg.org/#rbs-controller-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::bytes;

/// <https://streams.spec.whatwg.org/#rbs-controller-byob-request>
pub(crate) fn byob_request(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    bytes::get_byob_request(cx, this)
}

/// <https://streams.spec.whatwg.org/#rbs-controller-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    bytes::desired_size(cx, this)
}

/// <https://streams.spec.whatwg.org/#rbs-controller-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if bytes::is_closing(cx, this)? {
        return Err(cx.type_error("The stream cannot be closed in this state"));
    }
    bytes::close(cx, this)
}

/// <https://streams.spec.whatwg.org/#rbs-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, this: &Value, chunk: Value) -> Result<(), Thrown> {
    let is_empty = cx.view(&chunk).is_none_or(|view| view.byte_length == 0);
    if is_empty {
        return Err(cx.type_error("The chunk is empty, or its buffer is detached"));
    }
    if bytes::is_closing(cx, this)? {
        return Err(cx.type_error("The stream cannot take chunks in this state"));
    }
    bytes::enqueue(cx, this, &chunk)
}

/// <https://streams.spec.whatwg.org/#rbs-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value, e: Value) -> Result<(), Thrown> {
    bytes::error(cx, this, &e)
}
