// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextDecoderStream",
    interface: Interface::TextDecoderStream,
    last: Interface::TextDecoderStream,
    exposure: 0b11111,
    constructor: Some((N::TextDecoderStream_constructor, 0)),
    members: &[
        Member::attribute("encoding", N::TextDecoderStream_get_encoding),
        Member::attribute("fatal", N::TextDecoderStream_get_fatal),
        Member::attribute("ignoreBOM", N::TextDecoderStream_get_ignoreBOM),
        Member::attribute("readable", N::TextDecoderStream_get_readable),
        Member::attribute("writable", N::TextDecoderStream_get_writable),
    ],
    ..Definition::EMPTY
};

pub(super) fn encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoderStream)?;
    let value = interfaces::text_decoder_common::encoding(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn fatal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoderStream)?;
    let value = interfaces::text_decoder_common::fatal(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn ignore_bom_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoderStream)?;
    let value = interfaces::text_decoder_common::ignore_bom(cx, &this)?;
    Ok(cx.boolean(value))
}

pub(super) fn readable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoderStream)?;
    let value = interfaces::generic_transform_stream::readable(cx, &this)?;
    Ok(value)
}

pub(super) fn writable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextDecoderStream)?;
    let value = interfaces::generic_transform_stream::writable(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextDecoderStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => DomString::from("utf-8"), value => convert::dom_string(cx, &value)? };
    let a1 = TextDecoderOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::TextDecoderStream)?;
    interfaces::text_decoder_stream::constructor(cx, &prototype, a0, a1)
}
