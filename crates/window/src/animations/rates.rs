//! The playback rate of an animation.
//!
//! <https://drafts.csswg.org/web-animations-1/#speed-control>

use treewright_quickjs::Thrown;

use super::playback::{
    invalid_state, play, play_state, set_current_time, update_finished_state, with,
};
use super::{Animation, ticks};
use crate::Cx;
use crate::generated::enums::AnimationPlayState;

/// <https://drafts.csswg.org/web-animations-1/#set-the-playback-rate>
pub(crate) fn set_playback_rate(cx: &mut Cx<'_>, animation: u64, rate: f64) -> Result<(), Thrown> {
    with(cx.host, animation, |one| one.pending_playback_rate = None);
    let previous = cx.host.current_time_of(animation);
    with(cx.host, animation, |one| one.playback_rate = rate);
    match previous {
        Some(_) => set_current_time(cx, animation, previous),
        None => {
            update_finished_state(cx, animation, false, false);
            Ok(())
        }
    }
}

/// <https://drafts.csswg.org/web-animations-1/#seamlessly-update-the-playback-rate>
pub(crate) fn update_playback_rate(
    cx: &mut Cx<'_>,
    animation: u64,
    rate: f64,
) -> Result<(), Thrown> {
    let state = play_state(cx.host, animation);
    let unconstrained = cx.host.unconstrained_current_time(animation);
    let time = cx.host.timeline_time_of(animation);
    let is_pending = with(cx.host, animation, |one| {
        one.pending_playback_rate = Some(rate);
        one.pending.is_some()
    });
    if is_pending == Some(true) {
        ticks::reschedule(cx, animation);
        return Ok(());
    }
    match state {
        AnimationPlayState::Idle | AnimationPlayState::Paused => {
            with(cx.host, animation, Animation::apply_any_pending_playback_rate);
            ticks::reschedule(cx, animation);
        }
        AnimationPlayState::Finished => {
            with(cx.host, animation, |one| {
                one.start_time = if rate == 0.0 {
                    time
                } else {
                    time.zip(unconstrained).map(|(time, unconstrained)| time - unconstrained / rate)
                };
                one.apply_any_pending_playback_rate();
            });
            update_finished_state(cx, animation, false, false);
        }
        AnimationPlayState::Running => return play(cx, animation, false),
    }
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#reverse-an-animation>
pub(crate) fn reverse(cx: &mut Cx<'_>, animation: u64) -> Result<(), Thrown> {
    if cx.host.timeline_time_of(animation).is_none() {
        return Err(invalid_state(cx, "Cannot reverse an animation with no active timeline"));
    }
    let original = with(cx.host, animation, |one| {
        let original = one.pending_playback_rate;
        one.pending_playback_rate = Some(-one.effective_playback_rate());
        original
    });
    let result = play(cx, animation, true);
    if result.is_err() {
        with(cx.host, animation, |one| one.pending_playback_rate = original.flatten());
    }
    result
}
