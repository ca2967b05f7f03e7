// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextEncoder",
    interface: Interface::TextEncoder,
    last: Interface::TextEncoder,
    exposure: 0b11111,
    constructor: Some((N::TextEncoder_constructor, 0)),
    members: &[
        Member::operation("encode", N::TextEncoder_encode, 0),
        Member::operation("encodeInto", N::TextEncoder_encodeInto, 2),
        Member::attribute("encoding", N::TextEncoder_get_encoding),
    ],
    ..Definition::EMPTY
};

pub(super) fn encode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextEncoder", "encode");
    let this = receiver::object(cx, call, Interface::TextEncoder)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => String::from(""), value => convert::usv_string(cx, &value)? };
    let value = interfaces::text_encoder::encode(cx, &this, a0)?;
    Ok(value)
}

pub(super) fn encode_into(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextEncoder", "encodeInto");
    let this = receiver::object(cx, call, Interface::TextEncoder)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::buffer(cx, &call.arg(1), Buffer::Uint8Array, true, false, SITE.argument(2))?;
    let value = interfaces::text_encoder::encode_into(cx, &this, a0, a1)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn encoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TextEncoder)?;
    let value = interfaces::text_encoder_common::encoding(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TextEncoder", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let prototype = constructors::prototype(cx, call, Interface::TextEncoder)?;
    interfaces::text_encoder::constructor(cx, &prototype)
}
