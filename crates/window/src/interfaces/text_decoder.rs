//! <https://encoding.spec.whatwg.org/#interface-textdecoder>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::{TextDecodeOptions, TextDecoderOptions};
use crate::streams::text_decoder::{State, new_state};
use crate::strings::DomString;

/// <https://encoding.spec.whatwg.org/#dom-textdecoder>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    label: DomString,
    options: TextDecoderOptions,
) -> Result<Value, Thrown> {
    let state = new_state(cx, "TextDecoder", &label, &options)?;
    let object = bindings::new_object_with(cx, Interface::TextDecoder, prototype);
    cx.set_data(&object, Box::new(state));
    Ok(object)
}

/// <https://encoding.spec.whatwg.org/#dom-textdecoder-decode>
pub(crate) fn decode(
    cx: &mut Cx<'_>,
    this: &Value,
    input: Option<Value>,
    options: TextDecodeOptions,
) -> Result<String, Thrown> {
    let bytes = input.and_then(|input| cx.bytes(&input)).unwrap_or_default();
    let text = cx.data(this, |state: &mut State, _| state.decode(&bytes, options.stream));
    match text.flatten() {
        Some(text) => Ok(text),
        None => Err(cx.type_error(
            "Failed to execute 'decode' on 'TextDecoder': The encoded data was not valid",
        )),
    }
}
