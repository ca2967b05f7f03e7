// Made by `cargo xtask codegen` from spec/idl/user-timing.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceMark",
    interface: Interface::PerformanceMark,
    last: Interface::PerformanceMark,
    parent: Some(Interface::PerformanceEntry),
    exposure: 0b1111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[Member::attribute(
        "detail",
        Glue::Object(OfObject::Any(interfaces::performance_mark::detail)),
    )],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PerformanceMark", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PerformanceMarkOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::PerformanceMark)?;
    interfaces::performance_mark::constructor(cx, &prototype, a0, a1)
}
