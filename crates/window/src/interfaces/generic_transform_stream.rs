//! <https://streams.spec.whatwg.org/#generictransformstream>

use treewright_quickjs::{Thrown, Value};

use super::transform_stream;
use crate::Cx;
use crate::streams::slots;

fn transform(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::STREAM).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://streams.spec.whatwg.org/#dom-generictransformstream-readable>
pub(crate) fn readable(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let transform = transform(cx, this)?;
    transform_stream::readable(cx, &transform)
}

/// <https://streams.spec.whatwg.org/#dom-generictransformstream-writable>
pub(crate) fn writable(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let transform = transform(cx, this)?;
    transform_stream::writable(cx, &transform)
}
