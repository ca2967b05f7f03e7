// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Blob",
    interface: Interface::Blob,
    last: Interface::File,
    exposure: 0b1111,
    constructor: Some((N::Blob_constructor, 0)),
    members: &[
        Member::attribute("size", N::Blob_get_size),
        Member::attribute("type", N::Blob_get_type),
        Member::operation("slice", N::Blob_slice, 0),
        Member::operation("stream", N::Blob_stream, 0),
        Member::operation("text", N::Blob_text, 0),
        Member::operation("arrayBuffer", N::Blob_arrayBuffer, 0),
        Member::operation("textStream", N::Blob_textStream, 0),
        Member::operation("bytes", N::Blob_bytes, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::size(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::type_(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn slice(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Blob", "slice");
    let this = receiver::object(cx, call, Interface::Blob)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::long_long(cx, &value, Range::Clamp, SITE.argument(1))?) };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::long_long(cx, &value, Range::Clamp, SITE.argument(2))?) };
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::blob::slice(cx, &this, a0, a1, a2)?;
    Ok(value)
}

pub(super) fn stream(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::stream(cx, &this)?;
    Ok(value)
}

pub(super) fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::text(cx, &this)?;
    Ok(value)
}

pub(super) fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::array_buffer(cx, &this)?;
    Ok(value)
}

pub(super) fn text_stream(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::text_stream(cx, &this)?;
    Ok(value)
}

pub(super) fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::bytes(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Blob", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::sequence(cx, &value, SITE.argument(1), |cx, value, at| Ok(BlobPart::from_value(cx, value, at)?))?) };
    let a1 = BlobPropertyBag::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Blob)?;
    interfaces::blob::constructor(cx, &prototype, a0, a1)
}
