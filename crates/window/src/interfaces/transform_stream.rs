//! <https://streams.spec.whatwg.org/#ts-class>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::QueuingStrategy;
use crate::streams::{self, slots};

/// <https://streams.spec.whatwg.org/#ts-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    transformer: Option<Value>,
    writable_strategy: QueuingStrategy,
    readable_strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    streams::construct_transform(cx, prototype, transformer, writable_strategy, readable_strategy)
}

/// <https://streams.spec.whatwg.org/#ts-readable>
pub(crate) fn readable(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::READABLE).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://streams.spec.whatwg.org/#ts-writable>
pub(crate) fn writable(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    cx.slot(this, slots::WRITABLE).ok_or_else(|| cx.type_error("Illegal invocation"))
}
