// Made by `cargo xtask codegen` from spec/idl/css-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AnimationEvent",
    interface: Interface::AnimationEvent,
    last: Interface::AnimationEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "animationName",
            Glue::Object(OfObject::Text(interfaces::animation_event::animation_name)),
        ),
        Member::attribute(
            "elapsedTime",
            Glue::Object(OfObject::Double(interfaces::animation_event::elapsed_time)),
        ),
        Member::attribute(
            "pseudoElement",
            Glue::Object(OfObject::Text(interfaces::animation_event::pseudo_element)),
        ),
    ],
    ..Definition::EMPTY
};

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("AnimationEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = AnimationEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::AnimationEvent)?;
    interfaces::animation_event::constructor(cx, &prototype, a0, a1)
}
