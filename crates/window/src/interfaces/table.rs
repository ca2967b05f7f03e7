//! <https://webassembly.github.io/spec/js-api/#tables>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::TableDescriptor;
use crate::{Cx, wasm};

/// <https://webassembly.github.io/spec/js-api/#dom-table-table>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: TableDescriptor,
    value: Option<Value>,
) -> Result<Value, Thrown> {
    wasm::new_table(cx, prototype, &descriptor, value.as_ref())
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-grow>
pub(crate) fn grow(
    cx: &mut Cx<'_>,
    this: &Value,
    delta: Value,
    value: Option<Value>,
) -> Result<Value, Thrown> {
    wasm::grow_table(cx, this, &delta, value.as_ref())
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-get>
pub(crate) fn get(cx: &mut Cx<'_>, this: &Value, index: Value) -> Result<Value, Thrown> {
    wasm::table_get(cx, this, &index)
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-set>
pub(crate) fn set(
    cx: &mut Cx<'_>,
    this: &Value,
    index: Value,
    value: Option<Value>,
) -> Result<(), Thrown> {
    wasm::table_set(cx, this, &index, value.as_ref())
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    wasm::table_length(cx, this)
}
