//! <https://encoding.spec.whatwg.org/#interface-textencoder>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::TextEncoderEncodeIntoResult;

/// <https://encoding.spec.whatwg.org/#dom-textencoder>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    Ok(bindings::new_object_with(cx, Interface::TextEncoder, prototype))
}

/// <https://encoding.spec.whatwg.org/#dom-textencoder-encode>
pub(crate) fn encode(cx: &mut Cx<'_>, _this: &Value, input: String) -> Result<Value, Thrown> {
    Ok(cx.uint8_array(input.into_bytes()))
}

/// <https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto>
pub(crate) fn encode_into(
    cx: &mut Cx<'_>,
    _this: &Value,
    source: String,
    destination: Value,
) -> Result<TextEncoderEncodeIntoResult, Thrown> {
    let view = cx.view(&destination);
    let room = view.as_ref().map_or(0, |view| view.byte_length);
    let mut end = room.min(source.len());
    while !source.is_char_boundary(end) {
        end = end.saturating_sub(1);
    }
    let text = source.get(..end).unwrap_or_default();
    if let Some(view) = view {
        cx.write_bytes(&view.buffer, view.byte_offset, text.as_bytes());
    }
    Ok(TextEncoderEncodeIntoResult {
        read: Some(text.encode_utf16().count() as u64),
        written: Some(text.len() as u64),
    })
}
