// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HashChangeEvent",
    interface: Interface::HashChangeEvent,
    last: Interface::HashChangeEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "oldURL",
            Glue::Object(OfObject::Scalar(interfaces::hash_change_event::old_url)),
        ),
        Member::attribute(
            "newURL",
            Glue::Object(OfObject::Scalar(interfaces::hash_change_event::new_url)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HashChangeEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = HashChangeEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::HashChangeEvent)?;
    interfaces::hash_change_event::constructor(cx, &prototype, a0, a1)
}
