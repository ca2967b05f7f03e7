// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PromiseRejectionEvent",
    interface: Interface::PromiseRejectionEvent,
    last: Interface::PromiseRejectionEvent,
    parent: Some(Interface::Event),
    exposure: 0b11111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 2)),
    members: &[
        Member::attribute(
            "promise",
            Glue::Object(OfObject::Any(interfaces::promise_rejection_event::promise)),
        ),
        Member::attribute(
            "reason",
            Glue::Object(OfObject::Any(interfaces::promise_rejection_event::reason)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("PromiseRejectionEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = PromiseRejectionEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::PromiseRejectionEvent)?;
    interfaces::promise_rejection_event::constructor(cx, &prototype, a0, a1)
}
