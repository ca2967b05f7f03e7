//! <https://webassembly.github.io/spec/js-api/#memories>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::MemoryDescriptor;
use crate::{Cx, wasm};

pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: MemoryDescriptor,
) -> Result<Value, Thrown> {
    wasm::new_memory(cx, prototype, &descriptor)
}

pub(crate) fn grow(cx: &mut Cx<'_>, this: &Value, delta: Value) -> Result<Value, Thrown> {
    wasm::grow_memory(cx, this, &delta)
}

pub(crate) fn buffer(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    wasm::buffer(cx, this)
}
