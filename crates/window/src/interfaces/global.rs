//! <https://webassembly.github.io/spec/js-api/#globals>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::GlobalDescriptor;
use crate::{Cx, wasm};

/// <https://webassembly.github.io/spec/js-api/#dom-global-global>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: GlobalDescriptor,
    v: Option<Value>,
) -> Result<Value, Thrown> {
    wasm::new_global(cx, prototype, &descriptor, v.as_ref())
}

/// <https://webassembly.github.io/spec/js-api/#dom-global-valueof>
pub(crate) fn value_of(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    wasm::global_value(cx, this)
}

/// <https://webassembly.github.io/spec/js-api/#dom-global-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    wasm::global_value(cx, this)
}

/// <https://webassembly.github.io/spec/js-api/#dom-global-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: Value) -> Result<(), Thrown> {
    wasm::set_global_value(cx, this, &value)
}
