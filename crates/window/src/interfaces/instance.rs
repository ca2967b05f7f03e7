//! <https://webassembly.github.io/spec/js-api/#instances>

use treewright_quickjs::{Thrown, Value};

use crate::objects::slots;
use crate::{Cx, wasm};

/// <https://webassembly.github.io/spec/js-api/#dom-instance-instance>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    module: Value,
    import_object: Option<Value>,
) -> Result<Value, Thrown> {
    wasm::new_instance(cx, prototype, &module, import_object.as_ref())
}

/// <https://webassembly.github.io/spec/js-api/#dom-instance-exports>
pub(crate) fn exports(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, slots::EXPORTS).unwrap_or_else(|| cx.undefined()))
}
