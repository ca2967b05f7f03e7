// Made by `cargo xtask codegen` from spec/idl/web-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "KeyframeEffect",
    interface: Interface::KeyframeEffect,
    last: Interface::KeyframeEffect,
    parent: Some(Interface::AnimationEffect),
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::attribute(
            "target",
            Glue::Object(OfObject::NullableNode(interfaces::keyframe_effect::target)),
        )
        .setter(Glue::Function(target_setter)),
        Member::attribute(
            "pseudoElement",
            Glue::Object(OfObject::NullableText(interfaces::keyframe_effect::pseudo_element)),
        )
        .setter(Glue::Function(pseudo_element_setter)),
        Member::attribute("composite", Glue::Function(composite_getter))
            .setter(Glue::Function(composite_setter)),
        Member::operation("getKeyframes", Glue::Function(get_keyframes), 0),
        Member::operation("setKeyframes", Glue::Function(set_keyframes), 1),
    ],
    ..Definition::EMPTY
};

fn target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("KeyframeEffect", "target");
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Element, SITE.value())?),
    };
    interfaces::keyframe_effect::set_target(cx, &this, value)?;
    Ok(cx.undefined())
}

fn pseudo_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("KeyframeEffect", "pseudoElement");
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    interfaces::keyframe_effect::set_pseudo_element(cx, &this, value)?;
    Ok(cx.undefined())
}

fn composite_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    let value = interfaces::keyframe_effect::composite(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn composite_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("KeyframeEffect", "composite");
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    let Some(value) = CompositeOperation::from_text(&value) else { return Ok(cx.undefined()) };
    interfaces::keyframe_effect::set_composite(cx, &this, value)?;
    Ok(cx.undefined())
}

fn get_keyframes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    let value = interfaces::keyframe_effect::get_keyframes(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn set_keyframes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("KeyframeEffect", "setKeyframes");
    let this = receiver::object(cx, call, Interface::KeyframeEffect)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::object(cx, value, SITE.argument(1))?),
    };
    let value = interfaces::keyframe_effect::set_keyframes(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("KeyframeEffect", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => constructor_overload_2(cx, call),
        2 => constructor_overload_1(cx, call),
        _ => constructor_overload_1(cx, call),
    }
}

fn constructor_overload_1(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("KeyframeEffect", "constructor");
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Element, SITE.argument(1))?),
    };
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::object(cx, value, SITE.argument(2))?),
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => {
            UnrestrictedOrKeyframeEffectOptions::KeyframeEffectOptions(
                KeyframeEffectOptions::from_value(cx, &cx.undefined(), SITE.value())?,
            )
        }
        value => UnrestrictedOrKeyframeEffectOptions::from_value(cx, &value, SITE.argument(3))?,
    };
    let prototype = constructors::prototype(cx, call, Interface::KeyframeEffect)?;
    interfaces::keyframe_effect::constructor(cx, &prototype, a0, a1, a2)
}

fn constructor_overload_2(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("KeyframeEffect", "constructor");
    let a0 = convert::interface(cx, &call.arg(0), Interface::KeyframeEffect, SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::KeyframeEffect)?;
    interfaces::keyframe_effect::constructor_2(cx, &prototype, a0)
}
