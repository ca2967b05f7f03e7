//! The transitions that changes of styles start.
//!
//! <https://drafts.csswg.org/css-transitions-2/#starting>

use treewright_dom::NodeId;
use treewright_style::cssom::{Keyframes, StyleSnapshot, TransitionChange, TransitionTiming};

use super::{EventPhase, Kind, Origin, Owner, Phase, Tracked, Transition, declared};
use crate::Cx;
use crate::animations::{Timing, playback};
use crate::generated::enums::{AnimationPlayState, CompositeOperation, FillMode};
use crate::style::with_styles;
use crate::world::World;

/// The style that `@starting-style` rules give an element that has no style before.
/// <https://drafts.csswg.org/css-transitions-2/#defining-before-change-style>
pub(super) fn starting_style(
    world: &World,
    document: NodeId,
    owner: Owner,
    style: &StyleSnapshot,
) -> Option<StyleSnapshot> {
    if owner.generated.is_some() || !style.declares_transitions() || !style.has_starting_style() {
        return None;
    }
    with_styles(world, document, |live, page| live.starting_style(page, owner.element, style))?
}

/// Follows a change of style.
pub(super) fn follow(
    cx: &mut Cx<'_>,
    document: NodeId,
    owner: Owner,
    tracked: &mut Tracked,
    before: &StyleSnapshot,
) {
    settle(cx, tracked);
    let after = tracked.style.clone();
    if !after.declares_transitions() && tracked.running.is_empty() && tracked.completed.is_empty() {
        return;
    }
    let running = tracked.running.iter().map(|(name, _)| name.clone());
    let completed = tracked.completed.iter().map(|(name, _)| name.clone());
    let with_transitions: Vec<String> = running.chain(completed).collect();
    let animated =
        if tracked.animations.is_empty() { Vec::new() } else { animated_by(cx.host, owner) };
    let generation = cx.host.animations.css.generations.saturating_add(1);
    cx.host.animations.css.generations = generation;
    let mut changes = after.changes_since(before, &with_transitions);
    changes.sort_by(|one, other| one.property.cmp(&other.property));
    for change in changes {
        if !animated.contains(&change.property) {
            follow_a_property(cx, document, owner, tracked, generation, change);
        }
    }
}

/// Running transitions that have ended are completed, and those that a script has cancelled are gone.
fn settle(cx: &mut Cx<'_>, tracked: &mut Tracked) {
    let mut running = Vec::new();
    for (property, handle) in std::mem::take(&mut tracked.running) {
        match playback::play_state(cx.host, handle) {
            AnimationPlayState::Finished => {
                if let Some(transition) = transition(cx.host, handle) {
                    let end = transition.end.clone();
                    tracked.completed.retain(|(name, _)| *name != property);
                    tracked.completed.push((property, end));
                }
                declared::disown(cx, handle);
            }
            AnimationPlayState::Idle => declared::disown(cx, handle),
            _ => running.push((property, handle)),
        }
    }
    tracked.running = running;
}

/// The properties that CSS animations of an element change: their values are the same before and after.
fn animated_by(world: &World, owner: Owner) -> Vec<String> {
    let effects = world.effects_in_force(owner.element);
    let mut names = Vec::new();
    for effect in effects {
        if effect.generated == owner.generated && !effect.is_of_a_transition {
            names.extend(effect.keyframes.properties());
        }
    }
    names
}

fn transition(world: &World, handle: u64) -> Option<&Transition> {
    match &world.animations.animation(handle)?.css.as_ref()?.kind {
        Kind::Transition(transition) => Some(transition),
        Kind::Animation { .. } => None,
    }
}

/// The numbered steps for a property.
fn follow_a_property(
    cx: &mut Cx<'_>,
    document: NodeId,
    owner: Owner,
    tracked: &mut Tracked,
    generation: u64,
    change: TransitionChange,
) {
    let TransitionChange { property, before, after, timing } = change;
    let running = tracked.running.iter().find(|(name, _)| *name == property).map(|(_, one)| *one);
    let end_of_completed = tracked.completed.iter().find(|(name, _)| *name == property);
    let differs_from_completed = end_of_completed.is_none_or(|(_, end)| *end != after);
    let forget_completed = |tracked: &mut Tracked| {
        tracked.completed.retain(|(name, _)| *name != property);
    };
    let forget_running = |cx: &mut Cx<'_>, tracked: &mut Tracked, handle: u64| {
        tracked.running.retain(|(_, one)| *one != handle);
        declared::cancel(cx, handle);
    };
    // Step 1.
    if running.is_none()
        && before != after
        && differs_from_completed
        && let Some(timing) = timing.as_ref().filter(|timing| timing.combined_duration() > 0.0)
        && timing.moves(&before, &after)
    {
        forget_completed(tracked);
        let transition = Transition {
            generation,
            from: before.clone(),
            end: after,
            reversing_adjusted_start: before,
            reversing_shortening_factor: 1.0,
        };
        let (delay, duration) = (timing.delay, timing.duration);
        let handle = start(cx, document, owner, &property, transition, timing, delay, duration);
        tracked.running.extend(handle.map(|handle| (property, handle)));
        return;
    }
    // Steps 2 and 3.
    if differs_from_completed || timing.is_none() {
        forget_completed(tracked);
    }
    let Some(handle) = running else { return };
    let Some(timing) = timing else {
        forget_running(cx, tracked, handle);
        return;
    };
    // Step 4.
    let Some(old) = transition(cx.host, handle) else { return };
    if old.end == after {
        return;
    }
    let progress = progress_of(cx.host, handle);
    let current = old.from.between(&old.end, progress);
    let is_reversed = old.reversing_adjusted_start == after;
    let factor = old.reversing_shortening_factor;
    let new_factor = (progress * factor + (1.0 - factor)).abs().clamp(0.0, 1.0);
    let end_of_old = old.end.clone();
    if current == after || !timing.moves(&current, &after) || timing.combined_duration() <= 0.0 {
        // Steps 4.1 and 4.2.
        forget_running(cx, tracked, handle);
        return;
    }
    forget_running(cx, tracked, handle);
    let (transition, delay, duration) = if is_reversed {
        // Step 4.3.
        let delay = if timing.delay >= 0.0 { timing.delay } else { timing.delay * new_factor };
        let transition = Transition {
            generation,
            from: current,
            end: after,
            reversing_adjusted_start: end_of_old,
            reversing_shortening_factor: new_factor,
        };
        (transition, delay, timing.duration * new_factor)
    } else {
        // Step 4.4.
        let transition = Transition {
            generation,
            from: current.clone(),
            end: after,
            reversing_adjusted_start: current,
            reversing_shortening_factor: 1.0,
        };
        (transition, timing.delay, timing.duration)
    };
    let handle = start(cx, document, owner, &property, transition, &timing, delay, duration);
    tracked.running.extend(handle.map(|handle| (property, handle)));
}

/// The output of the timing function of a transition now.
fn progress_of(world: &World, handle: u64) -> f64 {
    let state = &world.animations;
    let Some(one) = state.animation(handle) else { return 0.0 };
    let Some(timing) = state.timing(one) else { return 0.0 };
    let current = world.current_time_of(handle);
    timing.place(current, one.playback_rate < 0.0).progress.unwrap_or(0.0)
}

/// <https://drafts.csswg.org/css-transitions-2/#start-a-transition>
#[expect(
    clippy::too_many_arguments,
    reason = "the times can differ from those of the declarations"
)]
fn start(
    cx: &mut Cx<'_>,
    document: NodeId,
    owner: Owner,
    property: &str,
    transition: Transition,
    timing: &TransitionTiming,
    delay: f64,
    duration: f64,
) -> Option<u64> {
    let (from, end) = (transition.from.clone(), transition.end.clone());
    let keyframes = Keyframes::of_a_transition(from, end);
    let origin = Origin {
        owner: Some(owner),
        target: owner,
        name: property.to_owned(),
        kind: Kind::Transition(transition),
        phase: EventPhase::Of(Phase::Idle),
        iteration: 0.0,
        frames: 0,
        is_controlled: false,
        has_own_timing: false,
    };
    let timing = Timing {
        delay,
        fill: FillMode::Backwards,
        duration: Some(duration.max(0.0)),
        easing: timing.easing.clone(),
        ..Timing::default()
    };
    let replace = CompositeOperation::Replace;
    let handle = declared::insert(cx, document, origin, keyframes, timing, replace)?;
    declared::begin(cx, document, handle, false);
    Some(handle)
}
