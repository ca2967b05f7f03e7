//! Streams that decode and encode text.
//!
//! <https://encoding.spec.whatwg.org/#interface-textdecoderstream>

use treewright_quickjs::{Thrown, Value};

use super::transform::{set_up, through};
use super::transform_controller::{Steps, Transformation, enqueue};
use super::{Done, set_slot, slot, slots, with};
use crate::bindings::convert::{self, Buffer};
use crate::bindings::site::Site;
use crate::generated::Interface;
use crate::generated::dictionaries::TextDecoderOptions;
use crate::streams::text_decoder;
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The leading surrogate that waits for the next chunk.
#[derive(Debug, Default)]
struct Encoder {
    leading_surrogate: Option<u16>,
}

/// Makes an object of an interface with a transform of the host.
pub(super) fn new_object(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: &Value,
    transformation: Transformation,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, interface, prototype);
    let transform = set_up(cx, transformation, &object)?;
    set_slot(cx, &object, slots::STREAM, &transform);
    Ok(object)
}

/// <https://encoding.spec.whatwg.org/#dom-textdecoderstream>
pub(crate) fn new_text_decoder_stream(
    cx: &mut Cx<'_>,
    prototype: &Value,
    state: text_decoder::State,
) -> Result<Value, Thrown> {
    let object = new_object(cx, Interface::TextDecoderStream, prototype, Transformation::Decode)?;
    cx.set_data(&object, Box::new(state));
    Ok(object)
}

/// <https://encoding.spec.whatwg.org/#dom-textencoderstream>
pub(crate) fn new_text_encoder_stream(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let object = new_object(cx, Interface::TextEncoderStream, prototype, Transformation::Encode)?;
    cx.set_data(&object, Box::new(Encoder::default()));
    Ok(object)
}

/// The text of a stream of bytes in UTF-8.
pub(crate) fn decoded(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, Interface::TextDecoderStream)?;
    let options = TextDecoderOptions { fatal: false, ignore_bom: false };
    let state = text_decoder::new_state(cx, "TextDecoderStream", &"utf-8".into(), &options)?;
    let decoder = new_text_decoder_stream(cx, &prototype, state)?;
    let transform = slot(cx, &decoder, slots::STREAM);
    through(cx, stream, &transform)
}

/// <https://encoding.spec.whatwg.org/#decode-and-enqueue-a-chunk>,
/// <https://encoding.spec.whatwg.org/#flush-and-enqueue>
pub(super) fn decode(
    cx: &mut Cx<'_>,
    controller: &Value,
    object: &Value,
    steps: Steps<'_>,
) -> Done {
    const SITE: &Site = &Site::operation("TextDecoderStream", "write");
    let bytes = match steps {
        Steps::Transform(chunk) => {
            let kind = Buffer::AllowSharedBufferSource;
            let chunk = convert::buffer(cx, chunk, kind, true, false, SITE.argument(1))?;
            Some(cx.bytes(&chunk).unwrap_or_default())
        }
        Steps::Flush => None,
        Steps::Cancel(_) => return Ok(()),
    };
    let text = with(cx, object, |state: &mut text_decoder::State| match &bytes {
        Some(bytes) => state.decode(bytes, true),
        None => state.decode(&[], false),
    })?;
    let Some(text) = text else { return Err(cx.type_error("The encoded data was not valid")) };
    if text.is_empty() {
        return Ok(());
    }
    let text = cx.string(&text);
    enqueue(cx, controller, &text)
}

/// <https://encoding.spec.whatwg.org/#encode-and-enqueue-a-chunk>,
/// <https://encoding.spec.whatwg.org/#encode-and-flush>
pub(super) fn encode(
    cx: &mut Cx<'_>,
    controller: &Value,
    object: &Value,
    steps: Steps<'_>,
) -> Done {
    let text = match steps {
        Steps::Transform(chunk) => Some(convert::dom_string(cx, chunk)?),
        Steps::Flush => None,
        Steps::Cancel(_) => return Ok(()),
    };
    let bytes = with(cx, object, |encoder: &mut Encoder| match text {
        Some(text) => encoder.encode(&text),
        None if encoder.leading_surrogate.take().is_some() => "\u{fffd}".into(),
        None => Vec::new(),
    })?;
    if bytes.is_empty() {
        return Ok(());
    }
    let chunk = cx.uint8_array(bytes);
    enqueue(cx, controller, &chunk)
}

impl Encoder {
    /// <https://encoding.spec.whatwg.org/#convert-code-unit-to-scalar-value>
    fn encode(&mut self, text: &DomString) -> Vec<u8> {
        let mut units: Vec<u16> = Vec::new();
        match text.as_str() {
            // None of it is half of a pair.
            Some(text) if self.leading_surrogate.is_none() => return text.as_bytes().to_vec(),
            _ => units.extend(self.leading_surrogate.take()),
        }
        units.extend(text.to_utf16().iter());
        if let Some(last @ 0xd800..=0xdbff) = units.last().copied() {
            units.pop();
            self.leading_surrogate = Some(last);
        }
        String::from_utf16_lossy(&units).into_bytes()
    }
}
