// Made by `cargo xtask codegen` from spec/idl/web-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AnimationTimeline",
    interface: Interface::AnimationTimeline,
    last: Interface::DocumentTimeline,
    exposure: 0b1,
    members: &[Member::attribute("currentTime", Glue::Function(current_time_getter))],
    ..Definition::EMPTY
};

fn current_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationTimeline)?;
    let value = interfaces::animation_timeline::current_time(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}
