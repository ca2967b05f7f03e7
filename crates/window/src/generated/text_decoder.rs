// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextDecoder",
    interface: Interface::TextDecoder,
    last: Interface::TextDecoder,
    exposure: 0b11111,
    constructor: Some((N::TextDecoder_constructor, 0)),
    members: &[
        Member::operation("decode", N::TextDecoder_decode, 0),
        Member::attribute("encoding", N::TextDecoder_get_encoding),
        Member::attribute("fatal", N::TextDecoder_get_fatal),
        Member::attribute("ignoreBOM", N::TextDecoder_get_ignoreBOM),
    ],
    ..Definition::EMPTY
};

pub(super) fn decode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextDecoder", "decode");
    let this = receiver::object(cx, call, Interface::TextDecoder)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::buffer(cx, &value, Buffer::AllowSharedBufferSource, true, false, SITE.argument(1))?) };
    let a1 = TextDecodeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::text_decoder::decode(cx, &this, a0, a1)?;
    Ok(cx.string(&value))
}

pub(super) fn encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoder)?;
    let value = interfaces::text_decoder_common::encoding(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn fatal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoder)?;
    let value = interfaces::text_decoder_common::fatal(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn ignore_bom_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoder)?;
    let value = interfaces::text_decoder_common::ignore_bom(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextDecoder", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from("utf-8"), value => convert::dom_string(cx, &value)? };
    let a1 = TextDecoderOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::TextDecoder)?;
    interfaces::text_decoder::constructor(cx, &prototype, a0, a1)
}
