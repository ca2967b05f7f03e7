// Made by `cargo xtask codegen` from spec/idl/FileAPI.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Blob",
    interface: Interface::Blob,
    last: Interface::File,
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute("size", Glue::Object(OfObject::UnsignedLongLong(interfaces::blob::size))),
        Member::attribute("type", Glue::Object(OfObject::Text(interfaces::blob::type_))),
        Member::operation("slice", Glue::Function(slice), 0),
        Member::operation("stream", Glue::Object(OfObject::Any(interfaces::blob::stream)), 0),
        Member::operation("text", Glue::Function(text), 0),
        Member::operation("arrayBuffer", Glue::Function(array_buffer), 0),
        Member::operation(
            "textStream",
            Glue::Object(OfObject::Any(interfaces::blob::text_stream)),
            0,
        ),
        Member::operation("bytes", Glue::Function(bytes), 0),
    ],
    ..Definition::EMPTY
};

fn slice(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Blob", "slice");
    let this = receiver::object(cx, call, Interface::Blob)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::long_long(cx, &value, Range::Clamp, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::long_long(cx, &value, Range::Clamp, SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let value = interfaces::blob::slice(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = text_steps(cx, call);
    promises::settle(cx, answer)
}

fn text_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::text(cx, &this)?;
    Ok(value)
}

fn array_buffer(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = array_buffer_steps(cx, call);
    promises::settle(cx, answer)
}

fn array_buffer_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::array_buffer(cx, &this)?;
    Ok(value)
}

fn bytes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = bytes_steps(cx, call);
    promises::settle(cx, answer)
}

fn bytes_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Blob)?;
    let value = interfaces::blob::bytes(cx, &this)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Blob", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::sequence(cx, &value, SITE.argument(1), |cx, value, at| {
            Ok(BlobPart::from_value(cx, value, at)?)
        })?),
    };
    let a1 = BlobPropertyBag::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::Blob)?;
    interfaces::blob::constructor(cx, &prototype, a0, a1)
}
