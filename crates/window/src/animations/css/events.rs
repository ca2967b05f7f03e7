//! The events of animations and transitions.
//!
//! <https://drafts.csswg.org/css-animations-2/#event-dispatch>, <https://drafts.csswg.org/css-transitions-2/#event-dispatch>

use super::EventPhase::{self, Of, Pending};
use super::Kind;
use super::Phase::{Active, After, Before, Idle};
use crate::Cx;
use crate::animations::{EventKind, objects, playback};
use crate::events::{self, EventFlags, Target, attributes, event};
use crate::generated::Interface;
use crate::world::World;

/// The iterations of an endless animation that ask for frames themselves.
const MOST_FRAMES: u8 = 10;

/// The active time of an animation as if it were filled on both sides.
pub(in super::super) fn active_time(world: &World, handle: u64) -> f64 {
    let state = &world.animations;
    let Some(one) = state.animation(handle).filter(|one| one.css.is_some()) else { return 0.0 };
    let (Some(timing), Some(current)) = (state.timing(one), world.current_time_of(handle)) else {
        return 0.0;
    };
    (current - timing.delay).clamp(0.0, timing.active_duration().max(0.0))
}

/// The current time at which the events of an animation must be looked at again.
pub(in super::super) fn next_boundary(world: &World, handle: u64) -> Option<f64> {
    let state = &world.animations;
    let one = state.animation(handle)?;
    let css = one.css.as_ref()?;
    let current = world.current_time_of(handle)?;
    let Some(timing) = state.timing(one) else {
        let is_ahead =
            if current < 0.0 { one.playback_rate > 0.0 } else { one.playback_rate < 0.0 };
        return is_ahead.then_some(0.0);
    };
    let mut boundaries = vec![timing.before_active_boundary(), timing.active_after_boundary()];
    let duration = timing.iteration_duration();
    let is_endless = timing.iterations.is_infinite();
    if world.event_targets.hears_iterations
        && css.rank() == 1
        && duration > 0.0
        && duration.is_finite()
        && (!is_endless || css.frames < MOST_FRAMES)
    {
        // The iterations before and after the current one.
        let since = current - timing.delay + timing.iteration_start * duration;
        let (before, after) = ((since / duration).ceil() - 1.0, (since / duration).floor() + 1.0);
        let start = timing.delay - timing.iteration_start * duration;
        boundaries.extend([start + before * duration, start + after * duration]);
    }
    let is_backwards = one.playback_rate < 0.0;
    let ahead = boundaries.into_iter().filter(|local| {
        local.is_finite() && if is_backwards { *local < current } else { *local > current }
    });
    if is_backwards { ahead.max_by(f64::total_cmp) } else { ahead.min_by(f64::total_cmp) }
}

/// The phase and the iteration of an animation now.
fn now(world: &World, handle: u64) -> Option<(EventPhase, f64)> {
    let state = &world.animations;
    let one = state.animation(handle)?;
    let css = one.css.as_ref()?;
    let (current, is_backwards) = (world.current_time_of(handle), one.playback_rate < 0.0);
    let timing = state.timing(one);
    let phase = if one.pending.is_some() && matches!(css.phase, Of(Idle) | Pending) {
        Pending
    } else {
        Of(match (timing, current) {
            (Some(timing), _) => timing.phase(current, is_backwards),
            // Without an effect.
            (None, None) => Idle,
            (None, Some(time)) if time < 0.0 => Before,
            (None, Some(_)) => After,
        })
    };
    let iteration = timing.and_then(|timing| timing.place(current, is_backwards).iteration);
    Some((phase, iteration.unwrap_or(css.iteration)))
}

/// True if an animation has events that are not queued yet, such as after a script has set its time.
pub(in super::super) fn has_new_events(world: &World, handle: u64) -> bool {
    let css = world.animations.animation(handle).and_then(|one| one.css.as_ref());
    let (Some(css), Some((phase, iteration))) = (css, now(world, handle)) else { return false };
    let hears_iterations = world.event_targets.hears_iterations && css.rank() == 1;
    phase != css.phase || hears_iterations && iteration != css.iteration
}

/// Queues the events of an animation for what has happened since the last look.
pub(in super::super) fn check_events(cx: &mut Cx<'_>, handle: u64) {
    let time = active_time(cx.host, handle);
    check_events_after(cx, handle, time);
}

/// The same for an animation that had an active time.
pub(in super::super) fn check_events_after(cx: &mut Cx<'_>, handle: u64, active_time: f64) {
    let world = &*cx.host;
    let state = &world.animations;
    let Some(one) = state.animation(handle) else { return };
    let Some(css) = &one.css else { return };
    let Some((new, iteration)) = now(world, handle) else { return };
    let old = css.phase;
    let timing = state.timing(one);
    let (delay, active_duration) =
        timing.map_or((0.0, 0.0), |timing| (timing.delay, timing.active_duration()));
    // Zero without a sign.
    let start = (-delay).min(active_duration).max(0.0) + 0.0;
    let end = (state.associated_effect_end(one) - delay).min(active_duration).max(0.0) + 0.0;
    let is_transition = matches!(css.kind, Kind::Transition(_));
    let old_iteration = css.iteration;
    let boundary = if iteration > old_iteration { iteration } else { old_iteration };
    let of_the_iteration = timing
        .map_or(0.0, |timing| (boundary - timing.iteration_start) * timing.iteration_duration());
    // Names, with the active time.
    let names = if is_transition {
        ["transitionrun", "transitionstart", "transitionend", "transitioncancel"]
    } else {
        ["", "animationstart", "animationend", "animationcancel"]
    };
    let [run, begin, finish, cancel] = names;
    let mut fired: Vec<(&'static str, f64)> = Vec::new();
    let is_fresh = old == Of(Idle);
    if is_fresh && new != Of(Idle) {
        fired.push((run, start));
    }
    match (old, new) {
        (Of(Idle | Before) | Pending, Of(Active)) => fired.push((begin, start)),
        (Of(Idle | Before) | Pending, Of(After)) => fired.extend([(begin, start), (finish, end)]),
        (Of(Active), Of(After)) => fired.push((finish, end)),
        (Of(Active), Of(Before)) => fired.push((finish, start)),
        (Of(After), Of(Active)) => fired.push((begin, end)),
        (Of(After), Of(Before)) => fired.extend([(begin, end), (finish, start)]),
        (Of(Active), Of(Active)) if !is_transition && iteration != old_iteration => {
            fired.push(("animationiteration", of_the_iteration));
        }
        (Of(Active | Before) | Pending, Of(Idle)) => fired.push((cancel, active_time)),
        _ => {}
    }
    let rate = one.playback_rate;
    let is_endless = timing.is_some_and(|timing| timing.iterations.is_infinite());
    let start_time = one.start_time;
    let timeline_time = world.timeline_time_of(handle);
    #[expect(clippy::cast_precision_loss, reason = "exact for 285 years")]
    let frame = world.time_of_the_frame() as f64 / 1000.0;
    if let Some(css) = cx.host.animations.animation_mut(handle).and_then(|one| one.css.as_mut()) {
        (css.phase, css.iteration) = (new, iteration);
        if is_endless && iteration != old_iteration {
            css.frames = css.frames.saturating_add(1);
        }
    }
    for (name, active) in fired.into_iter().filter(|(name, _)| !name.is_empty()) {
        let scheduled = if name == cancel {
            None
        } else {
            let at = start_time
                .zip(timeline_time)
                .map(|(start, time)| frame - (time - (start + (active + delay) / rate)));
            at.filter(|at| at.is_finite())
        };
        let kind = EventKind::Css { elapsed: active / 1000.0 };
        playback::push_event(cx, handle, name, kind, scheduled);
    }
}

/// Fires an event at the element of an animation.
pub(in super::super) fn fire(cx: &mut Cx<'_>, handle: u64, name: &'static str, elapsed: f64) {
    let Some(css) = cx.host.animations.animation(handle).and_then(|one| one.css.as_ref()) else {
        return;
    };
    let (target, own_name) = (css.target, css.name.clone());
    let is_transition = matches!(css.kind, Kind::Transition(_));
    let element = target.element;
    if !cx.host.tree.contains(element) || !cx.host.is_fully_active(cx.host.node_document(element)) {
        return;
    }
    let pseudo = target.pseudo_element();
    let flags = EventFlags { bubbles: true, cancelable: is_cancelable(name), composed: false };
    let at = Target::Node(element);
    let interface =
        if is_transition { Interface::TransitionEvent } else { Interface::AnimationEvent };
    events::fire_with(cx, &at, interface, name, flags, false, |cx, fired| {
        event::with(cx, fired, |data| {
            if let Some(part) = data.extra::<attributes::TransitionEvent>() {
                part.property_name = own_name.as_str().into();
                part.elapsed_time = elapsed;
                part.pseudo_element = pseudo.into();
            } else if let Some(part) = data.extra::<attributes::AnimationEvent>() {
                part.animation_name = own_name.as_str().into();
                part.elapsed_time = elapsed;
                part.pseudo_element = pseudo.into();
            }
        });
    });
    objects::keep_while_it_is_relevant(cx, handle);
}

/// <https://drafts.csswg.org/css-transitions-2/#transition-events>
fn is_cancelable(name: &str) -> bool {
    !name.ends_with("cancel")
}

/// A script decides what an animation plays, instead of its declarations.
/// <https://drafts.csswg.org/css-animations-2/#animation-play-state>
pub(crate) fn note_a_control(world: &mut World, handle: u64) {
    if let Some(css) = world.animations.animation_mut(handle).and_then(|one| one.css.as_mut()) {
        css.is_controlled = true;
    }
}
