// Made by `cargo xtask codegen` from spec/idl/web-animations-times.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AnimationPlaybackEvent",
    interface: Interface::AnimationPlaybackEvent,
    last: Interface::AnimationPlaybackEvent,
    parent: Some(Interface::Event),
    exposure: 0b1,
    has_unforgeables: true,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute("currentTime", Glue::Function(current_time_getter)),
        Member::attribute("timelineTime", Glue::Function(timeline_time_getter)),
    ],
    ..Definition::EMPTY
};

fn current_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationPlaybackEvent)?;
    let value = interfaces::animation_playback_event::current_time(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn timeline_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationPlaybackEvent)?;
    let value = interfaces::animation_playback_event::timeline_time(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("AnimationPlaybackEvent", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = AnimationPlaybackEventInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let prototype = constructors::prototype(cx, call, Interface::AnimationPlaybackEvent)?;
    interfaces::animation_playback_event::constructor(cx, &prototype, a0, a1)
}
