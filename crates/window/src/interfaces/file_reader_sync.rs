//! <https://w3c.github.io/FileAPI/#FileReaderSync>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::file_readers::{Format, read_at_once};
use crate::generated::Interface;
use crate::strings::DomString;

/// <https://w3c.github.io/FileAPI/#filereadersyncConstrctr>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    Ok(bindings::new_object_with(cx, Interface::FileReaderSync, prototype))
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsArrayBufferSync>
pub(crate) fn read_as_array_buffer(
    cx: &mut Cx<'_>,
    _this: &Value,
    blob: Value,
) -> Result<Value, Thrown> {
    read_at_once(cx, &blob, &Format::ArrayBuffer)
}

fn text(cx: &mut Cx<'_>, blob: &Value, format: &Format) -> Result<DomString, Thrown> {
    let value = read_at_once(cx, blob, format)?;
    cx.to_js_string(&value)
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsBinaryStringSync>
pub(crate) fn read_as_binary_string(
    cx: &mut Cx<'_>,
    _this: &Value,
    blob: Value,
) -> Result<DomString, Thrown> {
    text(cx, &blob, &Format::BinaryString)
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsTextSync>
pub(crate) fn read_as_text(
    cx: &mut Cx<'_>,
    _this: &Value,
    blob: Value,
    encoding: Option<DomString>,
) -> Result<DomString, Thrown> {
    let encoding = encoding.map(|label| label.to_scalar().into_owned());
    text(cx, &blob, &Format::Text(encoding))
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsDataURLSync>
pub(crate) fn read_as_data_url(
    cx: &mut Cx<'_>,
    _this: &Value,
    blob: Value,
) -> Result<DomString, Thrown> {
    text(cx, &blob, &Format::DataUrl)
}
