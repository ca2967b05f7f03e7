// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "StaticRange",
    interface: Interface::StaticRange,
    last: Interface::StaticRange,
    parent: Some(Interface::AbstractRange),
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("StaticRange", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = StaticRangeInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::StaticRange)?;
    interfaces::static_range::constructor(cx, &prototype, a0)
}
