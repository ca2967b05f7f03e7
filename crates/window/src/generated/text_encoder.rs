// Made by `cargo xtask codegen` from spec/idl/encoding.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TextEncoder",
    interface: Interface::TextEncoder,
    last: Interface::TextEncoder,
    exposure: 0b11111,
    constructor: Some((Glue::Constructor(interfaces::text_encoder::constructor), 0)),
    members: &[
        Member::operation("encode", Glue::Function(encode), 0),
        Member::operation("encodeInto", Glue::Function(encode_into), 2),
        Member::attribute(
            "encoding",
            Glue::Object(OfObject::Text(interfaces::text_encoder_common::encoding)),
        ),
    ],
    ..Definition::EMPTY
};

fn encode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextEncoder", "encode");
    let this = receiver::object(cx, call, Interface::TextEncoder)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => String::from(""),
        value => convert::usv_string(cx, &value)?,
    };
    let value = interfaces::text_encoder::encode(cx, &this, a0)?;
    Ok(value)
}

fn encode_into(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TextEncoder", "encodeInto");
    let this = receiver::object(cx, call, Interface::TextEncoder)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = convert::buffer(cx, &call.arg(1), Buffer::Uint8Array, true, false, SITE.argument(2))?;
    let value = interfaces::text_encoder::encode_into(cx, &this, a0, a1)?;
    Ok(value.into_value(cx)?)
}
