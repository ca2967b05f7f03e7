// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextEncoderStream",
    interface: Interface::TextEncoderStream,
    last: Interface::TextEncoderStream,
    exposure: 0b11111,
    constructor: Some((N::TextEncoderStream_constructor, 0)),
    members: &[
        Member::attribute("encoding", N::TextEncoderStream_get_encoding),
        Member::attribute("readable", N::TextEncoderStream_get_readable),
        Member::attribute("writable", N::TextEncoderStream_get_writable),
    ],
    ..Definition::EMPTY
};

pub(super) fn encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextEncoderStream)?;
    let value = interfaces::text_encoder_common::encoding(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn readable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextEncoderStream)?;
    let value = interfaces::generic_transform_stream::readable(cx, &this)?;
    Ok(value)
}

pub(super) fn writable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextEncoderStream)?;
    let value = interfaces::generic_transform_stream::writable(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextEncoderStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::TextEncoderStream)?;
    interfaces::text_encoder_stream::constructor(cx, &prototype)
}
