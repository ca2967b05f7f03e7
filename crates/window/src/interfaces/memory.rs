//! <https://webassembly.github.io/spec/js-api/#memories>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::MemoryDescriptor;
use crate::{Cx, wasm};

/// <https://webassembly.github.io/spec/js-api/#dom-memory-memory>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: MemoryDescriptor,
) -> Result<Value, Thrown> {
    wasm::new_memory(cx, prototype, &descriptor)
}

/// <https://webassembly.github.io/spec/js-api/#dom-memory-grow>
pub(crate) fn grow(cx: &mut Cx<'_>, this: &Value, delta: Value) -> Result<Value, Thrown> {
    wasm::grow_memory(cx, this, &delta)
}

/// <https://webassembly.github.io/spec/js-api/#dom-memory-buffer>
pub(crate) fn buffer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    wasm::buffer(cx, this)
}
