// Made by `cargo xtask codegen` from spec/idl/web-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DocumentTimeline",
    interface: Interface::DocumentTimeline,
    last: Interface::DocumentTimeline,
    parent: Some(Interface::AnimationTimeline),
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 0)),
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("DocumentTimeline", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = DocumentTimelineOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::DocumentTimeline)?;
    interfaces::document_timeline::constructor(cx, &prototype, a0)
}
