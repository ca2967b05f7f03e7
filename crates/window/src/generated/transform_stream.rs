// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TransformStream",
    interface: Interface::TransformStream,
    last: Interface::TransformStream,
    exposure: 0b11111,
    constructor: Some((N::TransformStream_constructor, 0)),
    members: &[
        Member::attribute("readable", N::TransformStream_get_readable),
        Member::attribute("writable", N::TransformStream_get_writable),
    ],
    ..Definition::EMPTY
};

pub(super) fn readable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TransformStream)?;
    let value = interfaces::transform_stream::readable(cx, &this)?;
    Ok(value)
}

pub(super) fn writable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::TransformStream)?;
    let value = interfaces::transform_stream::writable(cx, &this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TransformStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::object(cx, &value, SITE.argument(1))?) };
    let a1 = QueuingStrategy::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = QueuingStrategy::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let prototype = constructors::prototype(cx, call, Interface::TransformStream)?;
    interfaces::transform_stream::constructor(cx, &prototype, a0, a1, a2)
}
