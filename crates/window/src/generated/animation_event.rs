// Made by `cargo xtask codegen` from spec/idl/css-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AnimationEvent",
    interface: Interface::AnimationEvent,
    last: Interface::AnimationEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((N::AnimationEvent_constructor, 1)),
    members: &[
        Member::attribute("animationName", N::AnimationEvent_get_animationName),
        Member::attribute("elapsedTime", N::AnimationEvent_get_elapsedTime),
        Member::attribute("pseudoElement", N::AnimationEvent_get_pseudoElement),
    ],
    ..Definition::EMPTY
};

pub(super) fn animation_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationEvent)?;
    let value = interfaces::animation_event::animation_name(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn elapsed_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationEvent)?;
    let value = interfaces::animation_event::elapsed_time(cx, &this)?;
    Ok(cx.number(value))
}

pub(super) fn pseudo_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationEvent)?;
    let value = interfaces::animation_event::pseudo_element(cx, &this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("AnimationEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = AnimationEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::AnimationEvent)?;
    interfaces::animation_event::constructor(cx, &prototype, a0, a1)
}
