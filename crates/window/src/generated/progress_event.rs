// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ProgressEvent",
    interface: Interface::ProgressEvent,
    last: Interface::ProgressEvent,
    parent: Some(Interface::Event),
    exposure: 0b1111,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "lengthComputable",
            Glue::Object(OfObject::Boolean(interfaces::progress_event::length_computable)),
        ),
        Member::attribute(
            "loaded",
            Glue::Object(OfObject::Double(interfaces::progress_event::loaded)),
        ),
        Member::attribute(
            "total",
            Glue::Object(OfObject::Double(interfaces::progress_event::total)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ProgressEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = ProgressEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::ProgressEvent)?;
    interfaces::progress_event::constructor(cx, &prototype, a0, a1)
}
