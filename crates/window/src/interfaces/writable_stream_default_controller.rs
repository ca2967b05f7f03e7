//! <https://streams.spec.whatwg.org/#ws-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::{sinks, slots};

/// <https://streams.spec.whatwg.org/#ws-default-controller-signal>
pub(crate) fn signal(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::SIGNAL).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://streams.spec.whatwg.org/#ws-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value, e: Value) -> Result<(), Thrown> {
    sinks::error_if_needed(cx, this, &e)
}
