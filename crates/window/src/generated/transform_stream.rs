// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TransformStream",
    interface: Interface::TransformStream,
    last: Interface::TransformStream,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute(
            "readable",
            Glue::Object(OfObject::Any(interfaces::transform_stream::readable)),
        ),
        Member::attribute(
            "writable",
            Glue::Object(OfObject::Any(interfaces::transform_stream::writable)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("TransformStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::object(cx, &value, SITE.argument(1))?),
    };
    let a1 = QueuingStrategy::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = QueuingStrategy::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let prototype = constructors::prototype(cx, call, Interface::TransformStream)?;
    interfaces::transform_stream::constructor(cx, &prototype, a0, a1, a2)
}
