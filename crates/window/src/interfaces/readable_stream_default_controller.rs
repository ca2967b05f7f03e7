//! <https://streams.spec.whatwg.org/#rs-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::defaults;

/// <https://streams.spec.whatwg.org/#rs-default-controller-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    defaults::desired_size(cx, this)
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    if !defaults::can_close_or_enqueue(cx, this)? {
        return Err(cx.type_error("The stream cannot be closed in this state"));
    }
    defaults::close(cx, this)
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, this: &Value, chunk: Value) -> Result<(), Thrown> {
    if !defaults::can_close_or_enqueue(cx, this)? {
        return Err(cx.type_error("The stream cannot take chunks in this state"));
    }
    defaults::enqueue(cx, this, &chunk)
}

/// <https://streams.spec.whatwg.org/#rs-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value, e: Value) -> Result<(), Thrown> {
    defaults::error(cx, this, &e)
}
