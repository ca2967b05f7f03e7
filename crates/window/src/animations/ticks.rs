//! The frames in which something happens to an animation, and its events.
//!
//! <https://drafts.csswg.org/web-animations-1/#update-animations-and-send-events>

use rustc_hash::FxHashSet;
use treewright_dom::NodeId;

use super::{EventKind, FRAME, Pending, PendingEvent, css, objects, playback};
use crate::events::{self, EventFlags, Target, attributes, event};
use crate::generated::Interface;
use crate::generated::enums::{AnimationPlayState, AnimationReplaceState};
use crate::global_objects::engine_realm;
use crate::world::World;
use crate::{Cx, animation_frames, budget};

/// The clock is looked at after so many animations.
const ANIMATIONS_PER_LOOK: usize = 64;

/// The time at which the next frame is needed, on the agent's clock.
pub(crate) fn next_time(world: &World) -> Option<u64> {
    world.animations.schedule.first().map(|(time, _)| *time)
}

/// The time, on the agent's clock, when the current time of an animation gets to its end.
fn time_of_the_end(world: &World, animation: u64) -> Option<u64> {
    let state = &world.animations;
    let one = state.animation(animation)?;
    let limit = if one.playback_rate > 0.0 { state.associated_effect_end(one) } else { 0.0 };
    time_of(world, animation, limit)
}

/// The time, on the agent's clock, when the current time of an animation gets to another.
fn time_of(world: &World, animation: u64, local: f64) -> Option<u64> {
    let time = world.timeline_time_of(animation)?;
    let one = world.animations.animation(animation)?;
    let (start, rate) = (one.start_time?, one.playback_rate);
    let ahead = (start + local / rate - time) * 1000.0;
    if rate == 0.0 || !ahead.is_finite() {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "casts saturate")]
    let ahead = ahead.max(0.0).ceil() as u64;
    Some(world.time_of_the_frame().saturating_add(ahead))
}

/// Notes when an animation is to be looked at next.
pub(super) fn reschedule(cx: &mut Cx<'_>, animation: u64) {
    cx.host.animations.effects_changed();
    let state = playback::play_state(cx.host, animation);
    let is_pending = cx
        .host
        .animations
        .animation(animation)
        .is_some_and(|one| one.pending.is_some() && one.timeline.is_some());
    let after = cx.host.time_of_the_frame().saturating_add(1);
    let next = if is_pending || css::has_new_events(cx.host, animation) {
        Some(after)
    } else if state == AnimationPlayState::Running {
        let end = time_of_the_end(cx.host, animation);
        let boundary = css::next_boundary(cx.host, animation);
        let boundary = boundary.and_then(|local| time_of(cx.host, animation, local));
        let next = boundary.into_iter().chain(end).min();
        next.map(|time| time.max(after))
    } else {
        None
    };
    let state = &mut cx.host.animations;
    let Some(one) = state.animations.get_mut(&animation) else { return };
    let old = std::mem::replace(&mut one.next, next);
    if old == next {
        return;
    }
    if let Some(old) = old {
        state.schedule.remove(&(old, animation));
    }
    if let Some(next) = next {
        state.schedule.insert((next, animation));
        animation_frames::queue_at(cx, next);
    }
}

/// The part of a frame for animations.
/// <https://drafts.csswg.org/web-animations-1/#update-animations-and-send-events>
pub(crate) fn update_animations_and_send_events(cx: &mut Cx<'_>, now: u64) {
    if cx.host.animations.schedule.is_empty() && cx.host.animations.events.is_empty() {
        return;
    }
    let mut due = Vec::new();
    while let Some((time, animation)) = cx.host.animations.schedule.first().copied() {
        if time > now {
            break;
        }
        cx.host.animations.schedule.pop_first();
        if let Some(one) = cx.host.animations.animation_mut(animation) {
            one.next = None;
        }
        due.push(animation);
    }
    // In the order of their creation.
    due.sort_unstable();
    for (number, animation) in due.into_iter().enumerate() {
        if number % ANIMATIONS_PER_LOOK == 0 && budget::is_out_of_time(cx) {
            return;
        }
        let Some(one) = cx.host.animations.animation(animation) else { continue };
        let (pending, realm) = (one.pending, one.realm);
        let Some(realm) = engine_realm(cx, realm) else { continue };
        cx.in_realm(&realm, |cx| {
            let is_updated = match pending {
                Some(Pending::Play | Pending::Pause) => {
                    playback::run_the_pending_task(cx, animation)
                }
                None => {
                    playback::update_finished_state_in_a_frame(cx, animation);
                    true
                }
            };
            // The events come first, as those that are not queued ask for another frame.
            css::check_events(cx, animation);
            if is_updated {
                playback::timing_changed(cx, animation);
            }
        });
    }
    remove_replaced_animations(cx);
    crate::event_loop::perform_a_microtask_checkpoint(cx);
    send_events(cx);
}

fn send_events(cx: &mut Cx<'_>) {
    let mut pending = std::mem::take(&mut cx.host.animations.events);
    let order = |one: &PendingEvent| (one.scheduled.unwrap_or(f64::NEG_INFINITY), one.order);
    pending.sort_by(|one, other| {
        let (one, other) = (order(one), order(other));
        one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
    });
    for (number, pending) in pending.into_iter().enumerate() {
        if number % ANIMATIONS_PER_LOOK == 0 && budget::is_out_of_time(cx) {
            return;
        }
        send(cx, &pending);
    }
}

/// Fires an event.
fn send(cx: &mut Cx<'_>, pending: &PendingEvent) {
    let Some(one) = cx.host.animations.animation_mut(pending.animation) else { return };
    one.needed = one.needed.saturating_sub(1);
    let (realm, document) = (one.realm, one.timeline.map_or(one.document, |line| line.document));
    let (current_time, timeline_time) = match pending.kind {
        EventKind::Playback { current_time, timeline_time } => (current_time, timeline_time),
        EventKind::Css { elapsed } => {
            css::fire(cx, pending.animation, pending.name, elapsed);
            cx.host.animations.drop_if_unused(pending.animation);
            return;
        }
    };
    if let Some(object) = objects::object_of(cx, pending.animation)
        && let Some(realm) = engine_realm(cx, realm)
        && cx.host.is_fully_active(document)
    {
        let target = Target::Object(object);
        let interface = Interface::AnimationPlaybackEvent;
        cx.in_realm(&realm, |cx| {
            events::fire_with(
                cx,
                &target,
                interface,
                pending.name,
                EventFlags::NONE,
                false,
                |cx, fired| {
                    event::with(cx, fired, |data| {
                        if let Some(part) = data.extra::<attributes::AnimationPlaybackEvent>() {
                            part.current_time = current_time;
                            part.timeline_time = timeline_time;
                        }
                    });
                },
            );
        });
    }
    objects::keep_while_it_is_relevant(cx, pending.animation);
    cx.host.animations.drop_if_unused(pending.animation);
}

/// <https://drafts.csswg.org/web-animations-1/#removing-replaced-animations>
fn remove_replaced_animations(cx: &mut Cx<'_>) {
    for target in std::mem::take(&mut cx.host.animations.finished_targets) {
        remove_replaced_animations_of(cx, target);
    }
}

fn remove_replaced_animations_of(cx: &mut Cx<'_>, target: NodeId) {
    let Some(animations) = cx.host.animations.by_target.get(&target) else { return };
    if animations.len() < 2 {
        return;
    }
    let animations: Vec<u64> = animations.iter().copied().collect();
    // The properties that later animations replace, with the pseudo-element.
    let mut covered: FxHashSet<(Option<std::rc::Rc<str>>, String)> = FxHashSet::default();
    for animation in animations.into_iter().rev() {
        let is_finished = playback::play_state(cx.host, animation) == AnimationPlayState::Finished;
        let is_active = cx.host.timeline_time_of(animation).is_some();
        if !is_finished || !is_active || !objects::is_relevant(cx, animation) {
            continue;
        }
        let state = &cx.host.animations;
        let Some(one) = state.animation(animation) else { continue };
        let Some(effect) = one.effect.and_then(|effect| state.effect(effect)) else { continue };
        let pseudo = effect.target.pseudo.clone();
        let declared = effect.keyframes.iter().flat_map(|keyframe| &keyframe.declared);
        let mut is_replaced = true;
        for one in declared {
            is_replaced &= !covered.insert((pseudo.clone(), one.property.clone()));
        }
        if is_replaced
            && one.replace_state == AnimationReplaceState::Active
            && let Some(one) = cx.host.animations.animation_mut(animation)
        {
            one.replace_state = AnimationReplaceState::Removed;
            cx.host.animations.effects_changed();
            let current = cx.host.current_time_of(animation);
            playback::queue_event(cx, animation, "remove", current);
            objects::keep_while_it_is_relevant(cx, animation);
        }
    }
}

const _: () = assert!(FRAME > 0);
