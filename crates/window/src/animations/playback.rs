//! Playing, pausing, seeking and finishing.
//!
//! <https://drafts.csswg.org/web-animations-1/#animations>

use treewright_quickjs::{Thrown, Value};

use super::{Animation, EventKind, Pending, PendingEvent, State, css, objects, ticks};
use crate::Cx;
use crate::exception::{self, DomExceptionName, dom_exception};
use crate::generated::enums::{AnimationPlayState, AnimationReplaceState};
use crate::host_functions::queue_a_microtask;
use crate::world::World;

pub(super) fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

pub(super) fn with<R>(
    world: &mut World,
    animation: u64,
    change: impl FnOnce(&mut Animation) -> R,
) -> Option<R> {
    world.animations.animation_mut(animation).map(change)
}

fn end_of(state: &State, animation: u64) -> f64 {
    state.animation(animation).map_or(0.0, |one| state.associated_effect_end(one))
}

/// <https://drafts.csswg.org/web-animations-1/#play-states>
pub(crate) fn play_state(world: &World, animation: u64) -> AnimationPlayState {
    let current = world.current_time_of(animation);
    let Some(one) = world.animations.animation(animation) else { return AnimationPlayState::Idle };
    if current.is_none() && one.start_time.is_none() && one.pending.is_none() {
        return AnimationPlayState::Idle;
    }
    let is_paused = one.pending == Some(Pending::Pause)
        || one.start_time.is_none() && one.pending != Some(Pending::Play);
    if is_paused {
        return AnimationPlayState::Paused;
    }
    let (rate, end) = (one.effective_playback_rate(), world.animations.associated_effect_end(one));
    match current {
        Some(time) if rate > 0.0 && time >= end || rate < 0.0 && time <= 0.0 => {
            AnimationPlayState::Finished
        }
        _ => AnimationPlayState::Running,
    }
}

/// The pending task is cancelled or done: the ready promise is resolved.
fn become_ready(cx: &mut Cx<'_>, animation: u64) {
    with(cx.host, animation, |one| one.pending = None);
    objects::resolve_ready(cx, animation);
}

/// <https://drafts.csswg.org/web-animations-1/#play-an-animation>
pub(crate) fn play(cx: &mut Cx<'_>, animation: u64, auto_rewind: bool) -> Result<(), Thrown> {
    let current = cx.host.current_time_of(animation);
    let end = end_of(&cx.host.animations, animation);
    let Some(one) = cx.host.animations.animation(animation) else { return Ok(()) };
    let rate = one.effective_playback_rate();
    let is_aborted_pause = one.pending == Some(Pending::Pause);
    let seek = if rate > 0.0 && auto_rewind && current.is_none_or(|time| time < 0.0 || time >= end)
    {
        Some(0.0)
    } else if rate < 0.0 && auto_rewind && current.is_none_or(|time| time <= 0.0 || time > end) {
        if end.is_infinite() {
            return Err(invalid_state(
                cx,
                "Cannot play reversed Animation with infinite target effect end.",
            ));
        }
        Some(end)
    } else if rate == 0.0 && current.is_none() {
        Some(0.0)
    } else {
        None
    };
    let was_pending = with(cx.host, animation, |one| {
        if seek.is_some() {
            one.hold_time = seek;
        }
        if one.hold_time.is_some() {
            one.start_time = None;
        }
        one.pending.take().is_some()
    });
    let was_pending = was_pending == Some(true);
    let is_moved = with(cx.host, animation, |one| {
        one.hold_time.is_some()
            || seek.is_some()
            || is_aborted_pause
            || one.pending_playback_rate.is_some()
    });
    if is_moved != Some(true) {
        // A play task that was cancelled had a hold time or a pending rate, so no promise is left alone.
        update_finished_state(cx, animation, false, false);
        return Ok(());
    }
    if !was_pending {
        objects::new_ready_promise(cx, animation);
    }
    with(cx.host, animation, |one| one.pending = Some(Pending::Play));
    update_finished_state(cx, animation, false, false);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#pause-an-animation>
pub(crate) fn pause(cx: &mut Cx<'_>, animation: u64) -> Result<(), Thrown> {
    let is_paused = play_state(cx.host, animation) == AnimationPlayState::Paused;
    let current = cx.host.current_time_of(animation);
    let end = end_of(&cx.host.animations, animation);
    let Some(one) = cx.host.animations.animation(animation) else { return Ok(()) };
    if is_paused {
        return Ok(());
    }
    let seek = match current {
        Some(_) => None,
        None if one.effective_playback_rate() >= 0.0 => Some(0.0),
        None if end.is_infinite() => {
            return Err(invalid_state(
                cx,
                "Cannot pause reversed Animation with infinite target effect end.",
            ));
        }
        None => Some(end),
    };
    let was_pending = with(cx.host, animation, |one| {
        if seek.is_some() {
            one.hold_time = seek;
        }
        one.pending.take().is_some()
    });
    if was_pending != Some(true) {
        objects::new_ready_promise(cx, animation);
    }
    with(cx.host, animation, |one| one.pending = Some(Pending::Pause));
    update_finished_state(cx, animation, false, false);
    Ok(())
}

/// The animation is ready: runs its pending task. Returns false without one that can run.
/// <https://drafts.csswg.org/web-animations-1/#pending-play-task>
pub(super) fn run_the_pending_task(cx: &mut Cx<'_>, animation: u64) -> bool {
    let Some(ready) = cx.host.timeline_time_of(animation) else { return false };
    let pending = with(cx.host, animation, |one| {
        match one.pending? {
            Pending::Play => match (one.hold_time, one.start_time) {
                (Some(hold), _) => {
                    one.apply_any_pending_playback_rate();
                    if one.playback_rate == 0.0 {
                        one.start_time = Some(ready);
                    } else {
                        one.start_time = Some(ready - hold / one.playback_rate);
                        one.hold_time = None;
                    }
                }
                (None, Some(start)) if one.pending_playback_rate.is_some() => {
                    let match_time = (ready - start) * one.playback_rate;
                    one.apply_any_pending_playback_rate();
                    if one.playback_rate == 0.0 {
                        one.hold_time = Some(match_time);
                        one.start_time = Some(ready);
                    } else {
                        one.start_time = Some(ready - match_time / one.playback_rate);
                    }
                }
                _ => {}
            },
            Pending::Pause => {
                if let (Some(start), None) = (one.start_time, one.hold_time) {
                    one.hold_time = Some((ready - start) * one.playback_rate);
                }
                one.apply_any_pending_playback_rate();
                one.start_time = None;
            }
        }
        Some(())
    });
    let is_run = pending.flatten().is_some();
    if is_run {
        become_ready(cx, animation);
        update_finished_state_in_a_frame(cx, animation);
    }
    is_run
}

/// <https://drafts.csswg.org/web-animations-1/#silently-set-the-current-time>
fn silently_set_the_current_time(cx: &mut Cx<'_>, animation: u64, seek: f64) {
    let time = cx.host.timeline_time_of(animation);
    with(cx.host, animation, |one| {
        match time {
            Some(time)
                if one.hold_time.is_none()
                    && one.start_time.is_some()
                    && one.playback_rate != 0.0 =>
            {
                one.start_time = Some(time - seek / one.playback_rate);
            }
            _ => one.hold_time = Some(seek),
        }
        if time.is_none() {
            one.start_time = None;
        }
        one.previous_current_time = None;
    });
}

/// <https://drafts.csswg.org/web-animations-1/#set-the-current-time>
pub(crate) fn set_current_time(
    cx: &mut Cx<'_>,
    animation: u64,
    seek: Option<f64>,
) -> Result<(), Thrown> {
    let Some(seek) = seek else {
        if cx.host.current_time_of(animation).is_some() {
            return Err(cx.type_error("currentTime may not be changed from resolved to unresolved"));
        }
        return Ok(());
    };
    silently_set_the_current_time(cx, animation, seek);
    let was_pausing = with(cx.host, animation, |one| {
        let is_pausing = one.pending == Some(Pending::Pause);
        if is_pausing {
            one.hold_time = Some(seek);
            one.apply_any_pending_playback_rate();
            one.start_time = None;
        }
        is_pausing
    });
    if was_pausing == Some(true) {
        become_ready(cx, animation);
    }
    update_finished_state(cx, animation, true, false);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#set-the-start-time>
pub(crate) fn set_start_time(cx: &mut Cx<'_>, animation: u64, new: Option<f64>) {
    let time = cx.host.timeline_time_of(animation);
    if time.is_none() && new.is_some() {
        with(cx.host, animation, |one| one.hold_time = None);
    }
    let previous = cx.host.current_time_of(animation);
    let was_pending = with(cx.host, animation, |one| {
        one.apply_any_pending_playback_rate();
        one.start_time = new;
        if new.is_none() {
            one.hold_time = previous;
        } else if one.playback_rate != 0.0 {
            one.hold_time = None;
        }
        one.pending.is_some()
    });
    if was_pending == Some(true) {
        become_ready(cx, animation);
    }
    update_finished_state(cx, animation, true, false);
}

/// <https://drafts.csswg.org/web-animations-1/#finish-an-animation>
pub(crate) fn finish(cx: &mut Cx<'_>, animation: u64) -> Result<(), Thrown> {
    let end = end_of(&cx.host.animations, animation);
    let Some(one) = cx.host.animations.animation(animation) else { return Ok(()) };
    let rate = one.effective_playback_rate();
    if rate == 0.0 || rate > 0.0 && end.is_infinite() {
        let message =
            "Cannot finish Animation with a playbackRate of 0 or an infinite target effect end.";
        return Err(invalid_state(cx, message));
    }
    with(cx.host, animation, Animation::apply_any_pending_playback_rate);
    let limit = if rate > 0.0 { end } else { 0.0 };
    silently_set_the_current_time(cx, animation, limit);
    let time = cx.host.timeline_time_of(animation);
    let is_ready = with(cx.host, animation, |one| {
        if one.start_time.is_none()
            && let Some(time) = time
        {
            one.start_time = Some(time - limit / one.playback_rate);
        }
        let is_ready = one.pending.is_some() && one.start_time.is_some();
        if is_ready && one.pending == Some(Pending::Pause) {
            one.hold_time = None;
        }
        is_ready
    });
    if is_ready == Some(true) {
        become_ready(cx, animation);
    }
    update_finished_state(cx, animation, true, true);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#cancel-an-animation>
pub(crate) fn cancel(cx: &mut Cx<'_>, animation: u64) -> Result<(), Thrown> {
    let active_time = css::active_time(cx.host, animation);
    if play_state(cx.host, animation) != AnimationPlayState::Idle {
        let was_pending = with(cx.host, animation, |one| {
            let was_pending = one.pending.take().is_some();
            if was_pending {
                one.apply_any_pending_playback_rate();
            }
            was_pending
        });
        // Otherwise no script can know the promises and hear of the event.
        if objects::object_of(cx, animation).is_some() {
            if was_pending == Some(true) {
                let error = aborted(cx)?;
                objects::reject_ready(cx, animation, &error);
            }
            let error = aborted(cx)?;
            objects::reject_finished(cx, animation, &error);
            queue_event(cx, animation, "cancel", None);
        }
    }
    with(cx.host, animation, |one| {
        one.hold_time = None;
        one.start_time = None;
        one.is_finished = false;
    });
    css::check_events_after(cx, animation, active_time);
    ticks::reschedule(cx, animation);
    objects::keep_while_it_is_relevant(cx, animation);
    Ok(())
}

fn aborted(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    exception::new_object(cx, DomExceptionName::AbortError, "The user aborted a request.")
}

/// Queues an event for the next frame.
pub(super) fn queue_event(
    cx: &mut Cx<'_>,
    animation: u64,
    name: &'static str,
    current_time: Option<f64>,
) {
    let timeline_time = cx.host.timeline_time_of(animation);
    #[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
    let now = cx.host.time_of_the_frame() as f64;
    let state = &mut cx.host.animations;
    let scheduled = match (name, state.animation(animation)) {
        ("finish", Some(one)) => {
            let end = if one.playback_rate < 0.0 { 0.0 } else { state.associated_effect_end(one) };
            let at = one.start_time.zip(timeline_time).map(|(start, time)| {
                now / 1000.0 - (time - (start + end / one.playback_rate)).max(0.0)
            });
            at.filter(|at| at.is_finite())
        }
        _ => None,
    };
    push_event(cx, animation, name, EventKind::Playback { current_time, timeline_time }, scheduled);
}

/// Queues an event that is scheduled for a time on the agent's clock, in milliseconds.
pub(super) fn push_event(
    cx: &mut Cx<'_>,
    animation: u64,
    name: &'static str,
    kind: EventKind,
    scheduled: Option<f64>,
) {
    let state = &mut cx.host.animations;
    let Some(one) = state.animation_mut(animation) else { return };
    one.needed = one.needed.saturating_add(1);
    let order = (one.css.as_ref().map_or(2, |css| css.rank()), one.position);
    state.events.push(PendingEvent { animation, name, kind, scheduled, order });
    crate::animation_frames::queue(cx);
}

/// <https://drafts.csswg.org/web-animations-1/#update-an-animations-finished-state>
pub(crate) fn update_finished_state(
    cx: &mut Cx<'_>,
    animation: u64,
    did_seek: bool,
    synchronously_notify: bool,
) {
    update_the_state(cx, animation, did_seek, synchronously_notify);
    timing_changed(cx, animation);
}

/// The same in a frame. [`timing_changed`] must follow.
pub(super) fn update_finished_state_in_a_frame(cx: &mut Cx<'_>, animation: u64) {
    update_the_state(cx, animation, false, false);
}

/// The timing of an animation may have changed, or its state: decides when it is looked at next, and which object keeps it.
pub(super) fn timing_changed(cx: &mut Cx<'_>, animation: u64) {
    ticks::reschedule(cx, animation);
    objects::keep_while_it_is_relevant(cx, animation);
}

fn update_the_state(cx: &mut Cx<'_>, animation: u64, did_seek: bool, synchronously_notify: bool) {
    let unconstrained = if did_seek {
        cx.host.current_time_of(animation)
    } else {
        cx.host.unconstrained_current_time(animation)
    };
    let time = cx.host.timeline_time_of(animation);
    let end = end_of(&cx.host.animations, animation);
    with(cx.host, animation, |one| {
        let (Some(unconstrained), Some(_), None) = (unconstrained, one.start_time, one.pending)
        else {
            return;
        };
        let rate = one.playback_rate;
        if rate > 0.0 && unconstrained >= end {
            one.hold_time = Some(match one.previous_current_time {
                _ if did_seek => unconstrained,
                None => end,
                Some(previous) => previous.max(end),
            });
        } else if rate < 0.0 && unconstrained <= 0.0 {
            one.hold_time = Some(match one.previous_current_time {
                _ if did_seek => unconstrained,
                None => 0.0,
                Some(previous) => previous.min(0.0),
            });
        } else if rate != 0.0
            && let Some(time) = time
        {
            if did_seek && let Some(hold) = one.hold_time {
                one.start_time = Some(time - hold / rate);
            }
            one.hold_time = None;
        }
    });
    let current = cx.host.current_time_of(animation);
    with(cx.host, animation, |one| one.previous_current_time = current);
    let is_finished = play_state(cx.host, animation) == AnimationPlayState::Finished;
    if is_finished {
        let state = &mut cx.host.animations;
        let effect = state.animation(animation).and_then(|one| one.effect);
        let target = effect.and_then(|effect| state.effect(effect)?.target.element);
        state.finished_targets.extend(target);
    }
    let Some(one) = cx.host.animations.animation_mut(animation) else { return };
    if is_finished && !one.is_finished {
        if synchronously_notify {
            one.notifies = false;
            finish_notification_steps(cx, animation);
        } else if !std::mem::replace(&mut one.notifies, true) {
            one.needed = one.needed.saturating_add(1);
            let steps = move |cx: &mut Cx<'_>| {
                let notifies = with(cx.host, animation, |one| {
                    one.needed = one.needed.saturating_sub(1);
                    std::mem::replace(&mut one.notifies, false)
                });
                if notifies == Some(true) {
                    finish_notification_steps(cx, animation);
                }
                objects::keep_while_it_is_relevant(cx, animation);
            };
            queue_a_microtask(cx, Box::new(steps));
        }
    } else if !is_finished && one.is_finished {
        objects::new_finished_promise(cx, animation);
    }
}

/// <https://drafts.csswg.org/web-animations-1/#finish-notification-steps>
fn finish_notification_steps(cx: &mut Cx<'_>, animation: u64) {
    if play_state(cx.host, animation) != AnimationPlayState::Finished {
        return;
    }
    objects::resolve_finished(cx, animation);
    let current = cx.host.current_time_of(animation);
    if objects::object_of(cx, animation).is_some() {
        queue_event(cx, animation, "finish", current);
    }
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animation-persist>
pub(crate) fn persist(cx: &mut Cx<'_>, animation: u64) {
    with(cx.host, animation, |one| one.replace_state = AnimationReplaceState::Persisted);
    objects::keep_while_it_is_relevant(cx, animation);
}
