//! <https://drafts.csswg.org/web-animations-1/#the-animation-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::animations::{self, Timeline, handle_of_animation};
use crate::generated::Interface;
use crate::generated::enums::{AnimationPlayState, AnimationReplaceState};
use crate::realms::RealmId;
use crate::strings::DomString;

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-animation>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    effect: Option<Value>,
    timeline: Value,
) -> Result<Value, Thrown> {
    let effect = match effect {
        Some(effect) => Some((animations::handle_of_effect(cx, &effect)?, effect)),
        None => None,
    };
    let (timeline, object) = if timeline.is_undefined() {
        let realm = RealmId(cx.realm_number());
        let document = cx.host.realms.get(realm).map(|state| state.document);
        (document.map(|document| Timeline { document, origin: 0.0 }), None)
    } else {
        animations::timeline_argument(cx, &timeline)?.unzip()
    };
    let made = animations::new_animation(cx, Interface::Animation, Some(prototype), timeline)?;
    let (animation, handle) = made;
    animations::set_timeline_object(cx, &animation, object.as_ref());
    animations::set_effect(cx, handle, effect)?;
    Ok(animation)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-id>
pub(crate) fn id(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    let id = cx.host.animations.animation(handle).map(|one| one.id.clone());
    Ok(id.unwrap_or_else(|| DomString::from("")))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-id>
pub(crate) fn set_id(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.id = value;
    }
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-effect>
pub(crate) fn effect(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::effect_of(cx, this, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-effect>
pub(crate) fn set_effect(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<Value>,
) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    let effect = match value {
        Some(effect) => Some((animations::handle_of_effect(cx, &effect)?, effect)),
        None => None,
    };
    animations::set_effect(cx, handle, effect)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-timeline>
pub(crate) fn timeline(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::timeline_object(cx, this, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-timeline>
pub(crate) fn set_timeline(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<Value>,
) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    let timeline = match &value {
        Some(object) => Some(animations::timeline_of(cx, object)?),
        None => None,
    };
    animations::set_timeline_object(cx, this, value.as_ref());
    animations::set_timeline(cx, handle, timeline);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-starttime>
pub(crate) fn start_time(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(cx.host.animations.animation(handle).and_then(|one| one.start_time))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-starttime>
pub(crate) fn set_start_time(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<f64>,
) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::note_a_control(cx.host, handle);
    animations::set_start_time(cx, handle, value);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-currenttime>
pub(crate) fn current_time(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(cx.host.current_time_of(handle))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-currenttime>
pub(crate) fn set_current_time(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<f64>,
) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::set_current_time(cx, handle, value)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-playbackrate>
pub(crate) fn playback_rate(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(cx.host.animations.animation(handle).map_or(1.0, |one| one.playback_rate))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-playbackrate>
pub(crate) fn set_playback_rate(cx: &mut Cx<'_>, this: &Value, value: f64) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::set_playback_rate(cx, handle, value)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-updateplaybackrate>
pub(crate) fn update_playback_rate(
    cx: &mut Cx<'_>,
    this: &Value,
    playback_rate: f64,
) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::update_playback_rate(cx, handle, playback_rate)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-playstate>
pub(crate) fn play_state(cx: &mut Cx<'_>, this: &Value) -> Result<AnimationPlayState, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(animations::play_state(cx.host, handle))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-replacestate>
pub(crate) fn replace_state(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<AnimationReplaceState, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    let state = cx.host.animations.animation(handle).map(|one| one.replace_state);
    Ok(state.unwrap_or(AnimationReplaceState::Active))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-pending>
pub(crate) fn pending(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(cx.host.animations.animation(handle).is_some_and(animations::Animation::is_pending))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-ready>
pub(crate) fn ready(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::promise_ready(cx, this, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-finished>
pub(crate) fn finished(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::promise_finished(cx, this, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-play>
pub(crate) fn play(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::note_a_control(cx.host, handle);
    animations::play(cx, handle, true)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-cancel>
pub(crate) fn cancel(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::cancel(cx, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-finish>
pub(crate) fn finish(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::note_a_control(cx.host, handle);
    animations::finish(cx, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-pause>
pub(crate) fn pause(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::note_a_control(cx.host, handle);
    animations::pause(cx, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-reverse>
pub(crate) fn reverse(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::note_a_control(cx.host, handle);
    animations::reverse(cx, handle)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-persist>
pub(crate) fn persist(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::persist(cx, handle);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-commitstyles>
pub(crate) fn commit_styles(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let handle = handle_of_animation(cx, this)?;
    animations::commit_styles(cx, handle)
}
