//! <https://streams.spec.whatwg.org/#ts-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::transforms;

/// <https://streams.spec.whatwg.org/#ts-default-controller-desired-size>
pub(crate) fn desired_size(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    transforms::desired_size(cx, this)
}

/// <https://streams.spec.whatwg.org/#ts-default-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, this: &Value, chunk: Value) -> Result<(), Thrown> {
    transforms::enqueue(cx, this, &chunk)
}

/// <https://streams.spec.whatwg.org/#ts-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value, reason: Value) -> Result<(), Thrown> {
    transforms::error(cx, this, &reason)
}

/// <https://streams.spec.whatwg.org/#ts-default-controller-terminate>
pub(crate) fn terminate(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    transforms::terminate(cx, this)
}
