// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextDecoderStream",
    interface: Interface::TextDecoderStream,
    last: Interface::TextDecoderStream,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
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
        Member::attribute(
            "readable",
            Glue::Object(OfObject::Any(interfaces::generic_transform_stream::readable)),
        ),
        Member::attribute(
            "writable",
            Glue::Object(OfObject::Any(interfaces::generic_transform_stream::writable)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextDecoderStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("utf-8"),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = TextDecoderOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::TextDecoderStream)?;
    interfaces::text_decoder_stream::constructor(cx, &prototype, a0, a1)
}
