//! The timeline and the effect that an animation is associated with.
//!
//! <https://drafts.csswg.org/web-animations-1/#animations>

use treewright_quickjs::{Thrown, Value};

use super::playback::{update_finished_state, with};
use super::{Timeline, objects};
use crate::Cx;

/// <https://drafts.csswg.org/web-animations-1/#set-the-timeline-of-an-animation>
pub(crate) fn set_timeline(cx: &mut Cx<'_>, animation: u64, timeline: Option<Timeline>) {
    with(cx.host, animation, |one| {
        if one.timeline != timeline {
            one.timeline = timeline;
            if one.start_time.is_some() {
                one.hold_time = None;
            }
        }
    });
    update_finished_state(cx, animation, false, false);
}

/// <https://drafts.csswg.org/web-animations-1/#set-the-associated-effect-of-an-animation>
pub(crate) fn set_effect(
    cx: &mut Cx<'_>,
    animation: u64,
    effect: Option<(u64, Value)>,
) -> Result<(), Thrown> {
    let old = cx.host.animations.animation(animation).and_then(|one| one.effect);
    let new = effect.as_ref().map(|(handle, _)| *handle);
    if old == new {
        return Ok(());
    }
    let owner = new.and_then(|new| cx.host.animations.effect(new)?.animation);
    if let Some(owner) = owner {
        set_effect(cx, owner, None)?;
    }
    let state = &mut cx.host.animations;
    if let Some(old) = old {
        state.leave_the_target(old, animation);
        if let Some(old) = state.effect_mut(old) {
            old.animation = None;
        }
    }
    with(cx.host, animation, |one| one.effect = new);
    let object = objects::object_of(cx, animation);
    match (object, effect) {
        (Some(object), Some((_, effect))) => cx.set_slot(&object, objects::EFFECT, &effect),
        (Some(object), None) => drop(cx.take_slot(&object, objects::EFFECT)),
        _ => {}
    }
    if let Some(new) = new {
        let state = &mut cx.host.animations;
        if let Some(effect) = state.effect_mut(new) {
            effect.animation = Some(animation);
            if let Some(target) = effect.target.element {
                state.by_target.entry(target).or_default().insert(animation);
            }
        }
    }
    update_finished_state(cx, animation, false, false);
    Ok(())
}
