//! <https://webassembly.github.io/spec/js-api/#webassembly-namespace>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::WebAssemblyCompileOptions;
use crate::{Cx, wasm};

type Answer = Result<Value, Thrown>;

/// <https://webassembly.github.io/spec/js-api/#dom-webassembly-validate>
pub(crate) fn validate(
    cx: &mut Cx<'_>,
    bytes: Value,
    options: WebAssemblyCompileOptions,
) -> Result<bool, Thrown> {
    Ok(wasm::validate(cx, &bytes, options.into()))
}

pub(crate) fn compile(cx: &mut Cx<'_>, bytes: Value, options: WebAssemblyCompileOptions) -> Answer {
    wasm::compile(cx, &bytes, options.into())
}

pub(crate) fn instantiate(
    cx: &mut Cx<'_>,
    bytes: Value,
    import_object: Option<Value>,
    options: WebAssemblyCompileOptions,
) -> Answer {
    wasm::instantiate_bytes(cx, &bytes, import_object.as_ref(), options.into())
}

pub(crate) fn instantiate_2(
    cx: &mut Cx<'_>,
    module_object: Value,
    import_object: Option<Value>,
) -> Answer {
    wasm::instantiate(cx, &module_object, import_object.as_ref())
}

pub(crate) fn compile_streaming(
    cx: &mut Cx<'_>,
    source: Value,
    options: WebAssemblyCompileOptions,
) -> Answer {
    wasm::compile_streaming(cx, &source, options.into())
}

pub(crate) fn instantiate_streaming(
    cx: &mut Cx<'_>,
    source: Value,
    import_object: Option<Value>,
    options: WebAssemblyCompileOptions,
) -> Answer {
    wasm::instantiate_streaming(cx, &source, import_object.as_ref(), options.into())
}
