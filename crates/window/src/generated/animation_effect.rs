// Made by `cargo xtask codegen` from spec/idl/web-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "AnimationEffect",
    interface: Interface::AnimationEffect,
    last: Interface::KeyframeEffect,
    exposure: 0b1,
    members: &[
        Member::operation("getTiming", Glue::Function(get_timing), 0),
        Member::operation("getComputedTiming", Glue::Function(get_computed_timing), 0),
        Member::operation("updateTiming", Glue::Function(update_timing), 0),
    ],
    ..Definition::EMPTY
};

fn get_timing(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationEffect)?;
    let value = interfaces::animation_effect::get_timing(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn get_computed_timing(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::AnimationEffect)?;
    let value = interfaces::animation_effect::get_computed_timing(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn update_timing(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("AnimationEffect", "updateTiming");
    let this = receiver::object(cx, call, Interface::AnimationEffect)?;
    let a0 = OptionalEffectTiming::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation_effect::update_timing(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
