//! <https://w3c.github.io/FileAPI/#APIASynch>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::file_readers::{self, FileReader, Format, READ_ERROR, READ_RESULT, State, with};
use crate::generated::Interface;
use crate::generated::unions::DomStringOrArrayBuffer;
use crate::strings::DomString;

/// <https://w3c.github.io/FileAPI/#filereaderConstrctr>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::FileReader, prototype);
    cx.set_data(&object, Box::new(FileReader::default()));
    Ok(object)
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsArrayBuffer>
pub(crate) fn read_as_array_buffer(
    cx: &mut Cx<'_>,
    this: &Value,
    blob: Value,
) -> Result<(), Thrown> {
    file_readers::read_operation(cx, this, &blob, Format::ArrayBuffer)
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsBinaryString>
pub(crate) fn read_as_binary_string(
    cx: &mut Cx<'_>,
    this: &Value,
    blob: Value,
) -> Result<(), Thrown> {
    file_readers::read_operation(cx, this, &blob, Format::BinaryString)
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsText>
pub(crate) fn read_as_text(
    cx: &mut Cx<'_>,
    this: &Value,
    blob: Value,
    encoding: Option<DomString>,
) -> Result<(), Thrown> {
    let encoding = encoding.map(|label| label.to_scalar().into_owned());
    file_readers::read_operation(cx, this, &blob, Format::Text(encoding))
}

/// <https://w3c.github.io/FileAPI/#dfn-readAsDataURL>
pub(crate) fn read_as_data_url(cx: &mut Cx<'_>, this: &Value, blob: Value) -> Result<(), Thrown> {
    file_readers::read_operation(cx, this, &blob, Format::DataUrl)
}

/// <https://w3c.github.io/FileAPI/#dfn-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    file_readers::abort(cx, this)
}

/// <https://w3c.github.io/FileAPI/#dom-filereader-readystate>
pub(crate) fn ready_state(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    with(cx, this, |reader| match reader.state {
        State::Empty => 0,
        State::Loading => 1,
        State::Done => 2,
    })
}

/// <https://w3c.github.io/FileAPI/#dom-filereader-result>
pub(crate) fn result(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Option<DomStringOrArrayBuffer>, Thrown> {
    let result = cx.slot(this, READ_RESULT);
    Ok(result.map(|result| match cx.string_value(&result) {
        Some(text) => DomStringOrArrayBuffer::DomString(text),
        None => DomStringOrArrayBuffer::ArrayBuffer(result),
    }))
}

/// <https://w3c.github.io/FileAPI/#dom-filereader-error>
pub(crate) fn error(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, READ_ERROR))
}
