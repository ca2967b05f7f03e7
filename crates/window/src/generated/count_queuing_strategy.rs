// Made by `cargo xtask codegen` from spec/idl/streams.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CountQueuingStrategy",
    interface: Interface::CountQueuingStrategy,
    last: Interface::CountQueuingStrategy,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "highWaterMark",
            Glue::Object(OfObject::Double(interfaces::count_queuing_strategy::high_water_mark)),
        ),
        Member::attribute(
            "size",
            Glue::Object(OfObject::Any(interfaces::count_queuing_strategy::size)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CountQueuingStrategy", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = QueuingStrategyInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::CountQueuingStrategy)?;
    interfaces::count_queuing_strategy::constructor(cx, &prototype, a0)
}
