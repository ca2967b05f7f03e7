// Made by `cargo xtask codegen` from spec/idl/compression.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DecompressionStream",
    interface: Interface::DecompressionStream,
    last: Interface::DecompressionStream,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
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
    const SITE: &Site = &Site::constructor("DecompressionStream", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = CompressionFormat::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::DecompressionStream)?;
    interfaces::decompression_stream::constructor(cx, &prototype, a0)
}
