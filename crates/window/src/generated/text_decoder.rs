// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextDecoder",
    interface: Interface::TextDecoder,
    last: Interface::TextDecoder,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("decode", Glue::Function(decode), 0),
        Member::attribute(
            "encoding",
            Glue::Object(OfObject::Text(interfaces::text_decoder_common::encoding)),
        ),
        Member::attribute(
            "fatal",
            Glue::Object(OfObject::Boolean(interfaces::text_decoder_common::fatal)),
        ),
        Member::attribute(
            "ignoreBOM",
            Glue::Object(OfObject::Boolean(interfaces::text_decoder_common::ignore_bom)),
        ),
    ],
    ..Definition::EMPTY
};

fn decode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextDecoder", "decode");
    let this = receiver::object(cx, call, Interface::TextDecoder)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::buffer(
            cx,
            &value,
            Buffer::AllowSharedBufferSource,
            true,
            false,
            SITE.argument(1),
        )?),
    };
    let a1 = TextDecodeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::text_decoder::decode(cx, &this, a0, a1)?;
    Ok(cx.string(&value))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextDecoder", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("utf-8"),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = TextDecoderOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::TextDecoder)?;
    interfaces::text_decoder::constructor(cx, &prototype, a0, a1)
}
