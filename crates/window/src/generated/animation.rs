// Made by `cargo xtask codegen` from spec/idl/web-animations.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Animation",
    interface: Interface::Animation,
    last: Interface::CSSTransition,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute("id", Glue::Object(OfObject::Text(interfaces::animation::id)))
            .setter(Glue::SetObject(ToObject::Text(interfaces::animation::set_id))),
        Member::attribute(
            "effect",
            Glue::Object(OfObject::NullableAny(interfaces::animation::effect)),
        )
        .setter(Glue::Function(effect_setter)),
        Member::attribute(
            "timeline",
            Glue::Object(OfObject::NullableAny(interfaces::animation::timeline)),
        )
        .setter(Glue::Function(timeline_setter)),
        Member::attribute(
            "playbackRate",
            Glue::Object(OfObject::Double(interfaces::animation::playback_rate)),
        )
        .setter(Glue::Function(playback_rate_setter)),
        Member::attribute("playState", Glue::Function(play_state_getter)),
        Member::attribute("replaceState", Glue::Function(replace_state_getter)),
        Member::attribute(
            "pending",
            Glue::Object(OfObject::Boolean(interfaces::animation::pending)),
        ),
        Member::attribute("ready", Glue::Function(ready_getter)),
        Member::attribute("finished", Glue::Function(finished_getter)),
        Member::handler("onfinish"),
        Member::handler("oncancel"),
        Member::handler("onremove"),
        Member::operation(
            "cancel",
            Glue::Object(OfObject::Undefined(interfaces::animation::cancel)),
            0,
        ),
        Member::operation(
            "finish",
            Glue::Object(OfObject::Undefined(interfaces::animation::finish)),
            0,
        ),
        Member::operation(
            "play",
            Glue::Object(OfObject::Undefined(interfaces::animation::play)),
            0,
        ),
        Member::operation(
            "pause",
            Glue::Object(OfObject::Undefined(interfaces::animation::pause)),
            0,
        ),
        Member::operation("updatePlaybackRate", Glue::Function(update_playback_rate), 1),
        Member::operation(
            "reverse",
            Glue::Object(OfObject::Undefined(interfaces::animation::reverse)),
            0,
        ),
        Member::operation(
            "persist",
            Glue::Object(OfObject::Undefined(interfaces::animation::persist)),
            0,
        ),
        Member::operation(
            "commitStyles",
            Glue::Object(OfObject::Undefined(interfaces::animation::commit_styles)),
            0,
        )
        .reactions(),
        Member::attribute("startTime", Glue::Function(start_time_getter))
            .setter(Glue::Function(start_time_setter)),
        Member::attribute("currentTime", Glue::Function(current_time_getter))
            .setter(Glue::Function(current_time_setter)),
    ],
    ..Definition::EMPTY
};

fn effect_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Animation", "effect");
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::interface(cx, value, Interface::AnimationEffect, SITE.value())?),
    };
    interfaces::animation::set_effect(cx, &this, value)?;
    Ok(cx.undefined())
}

fn timeline_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Animation", "timeline");
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::interface(cx, value, Interface::AnimationTimeline, SITE.value())?),
    };
    interfaces::animation::set_timeline(cx, &this, value)?;
    Ok(cx.undefined())
}

fn playback_rate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Animation", "playbackRate");
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    interfaces::animation::set_playback_rate(cx, &this, value)?;
    Ok(cx.undefined())
}

fn play_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::play_state(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn replace_state_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::replace_state(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn ready_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = ready_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn ready_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::ready(cx, &this)?;
    Ok(value)
}

fn finished_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = finished_getter_steps(cx, call);
    promises::settle(cx, answer)
}

fn finished_getter_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::finished(cx, &this)?;
    Ok(value)
}

fn update_playback_rate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Animation", "updatePlaybackRate");
    let this = receiver::object(cx, call, Interface::Animation)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::double(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animation::update_playback_rate(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn start_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::start_time(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn start_time_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Animation", "startTime");
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::double(cx, value, SITE.value())?),
    };
    interfaces::animation::set_start_time(cx, &this, value)?;
    Ok(cx.undefined())
}

fn current_time_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = interfaces::animation::current_time(cx, &this)?;
    Ok(match value {
        Some(value) => cx.number(value),
        None => cx.null(),
    })
}

fn current_time_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Animation", "currentTime");
    let this = receiver::object(cx, call, Interface::Animation)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::double(cx, value, SITE.value())?),
    };
    interfaces::animation::set_current_time(cx, &this, value)?;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Animation", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::interface(cx, value, Interface::AnimationEffect, SITE.argument(1))?)
            }
        },
    };
    let a1 = Value::clone(&call.arg(1));
    let prototype = constructors::prototype(cx, call, Interface::Animation)?;
    interfaces::animation::constructor(cx, &prototype, a0, a1)
}
