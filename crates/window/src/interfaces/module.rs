//! <https://webassembly.github.io/spec/js-api/#modules>

use treewright_quickjs::{JsString, Thrown, Value};

use crate::generated::dictionaries::{
    ModuleExportDescriptor, ModuleImportDescriptor, WebAssemblyCompileOptions,
};
use crate::strings::DomString;
use crate::{Cx, wasm};

/// <https://webassembly.github.io/spec/js-api/#dom-module-module>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    bytes: Value,
    options: WebAssemblyCompileOptions,
) -> Result<Value, Thrown> {
    wasm::new_module(cx, prototype, &bytes, options.into())
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-exports>
pub(crate) fn exports(
    cx: &mut Cx<'_>,
    module_object: Value,
) -> Result<Vec<ModuleExportDescriptor>, Thrown> {
    wasm::exports(cx, &module_object)
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-imports>
pub(crate) fn imports(
    cx: &mut Cx<'_>,
    module_object: Value,
) -> Result<Vec<ModuleImportDescriptor>, Thrown> {
    wasm::imports(cx, &module_object)
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-customsections>
pub(crate) fn custom_sections(
    cx: &mut Cx<'_>,
    module_object: Value,
    section_name: DomString,
) -> Result<Vec<Value>, Thrown> {
    let name = match section_name {
        JsString::Utf8(name) => Some(name),
        // No section has a name with a lone surrogate.
        JsString::Utf16(units) => String::from_utf16(&units).ok(),
    };
    wasm::custom_sections(cx, &module_object, name.as_deref())
}
