//! The animations that styles declare.
//!
//! <https://drafts.csswg.org/css-animations-2/#animations>

use std::cell::RefCell;
use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_style::cssom::{Composite, DeclaredAnimation, Keyframes};

use super::{EventPhase, Kind, Origin, Owner, Phase, Tracked};
use crate::Cx;
use crate::animations::{
    Declared, Effect, Keyframe, Target, Timeline, Timing, keyframes, objects, playback,
};
use crate::generated::enums::{
    AnimationPlayState, CompositeOperation, FillMode, PlaybackDirection,
};
use crate::global_objects::relevant_realm;
use crate::style::with_styles;

/// The bytes of an effect without an object.
const BYTES: usize = 512;

const fn operation_of(composite: Composite) -> CompositeOperation {
    match composite {
        Composite::Replace => CompositeOperation::Replace,
        Composite::Add => CompositeOperation::Add,
        Composite::Accumulate => CompositeOperation::Accumulate,
    }
}

/// The timing of a declared animation.
/// <https://drafts.csswg.org/css-animations-2/#animation-timing-properties>
fn timing_of(declared: &DeclaredAnimation) -> Timing {
    let direction = PlaybackDirection::from_text(&declared.direction.as_str().into());
    let fill = FillMode::from_text(&declared.fill.as_str().into());
    Timing {
        delay: declared.delay,
        fill: fill.unwrap_or(FillMode::None),
        iterations: declared.iterations,
        duration: Some(declared.duration.unwrap_or(0.0)),
        direction: direction.unwrap_or(PlaybackDirection::Normal),
        ..Timing::default()
    }
}

/// Follows the list of animations in the style of an element.
pub(super) fn follow(cx: &mut Cx<'_>, document: NodeId, owner: Owner, tracked: &mut Tracked) {
    let mut old = std::mem::take(&mut tracked.animations);
    let declared = tracked.style.animations();
    let mut kept = Vec::new();
    // The last of several with one name goes on as the last one with it.
    for (index, declared) in declared.into_iter().enumerate().rev() {
        let has_the_name = |handle: &u64| {
            let css = cx.host.animations.animation(*handle).and_then(|one| one.css.as_ref());
            css.is_some_and(|css| css.name == declared.name)
        };
        let place = old.iter().rposition(has_the_name);
        let keyframes = with_styles(cx.host, document, |live, page| {
            live.keyframes(page, owner.element, &declared)
        });
        let Some(keyframes) = keyframes.flatten() else { continue };
        let handle = match place {
            Some(place) => {
                let handle = old.remove(place);
                change(cx, handle, index, declared, keyframes);
                Some(handle)
            }
            None => start(cx, document, owner, index, declared, keyframes),
        };
        kept.extend(handle);
    }
    for handle in old {
        cancel(cx, handle);
    }
    kept.reverse();
    tracked.animations = kept;
}

/// Changes an animation whose declarations may have changed.
fn change(
    cx: &mut Cx<'_>,
    handle: u64,
    index: usize,
    new: DeclaredAnimation,
    new_keyframes: Keyframes,
) {
    let state = &mut cx.host.animations;
    let Some(one) = state.animations.get_mut(&handle) else { return };
    let (Some(css), effect) = (&mut one.css, one.effect) else { return };
    let (has_own_timing, is_controlled) = (css.has_own_timing, css.is_controlled);
    let Kind::Animation { index: place, declared } = &mut css.kind else { return };
    *place = index;
    let old = std::mem::replace(declared, new.clone());
    state.effects_changed();
    if let Some(effect) = effect.and_then(|effect| cx.host.animations.effect_mut(effect)) {
        if !has_own_timing {
            effect.timing = timing_of(&new);
            effect.composite = operation_of(new.composite);
        }
        if effect.is_of_css {
            effect.styled = RefCell::new(Some(new_keyframes));
            effect.keyframes = Rc::from([]);
        }
    }
    if old.is_paused != new.is_paused && !is_controlled {
        let is_paused = playback::play_state(cx.host, handle) == AnimationPlayState::Paused;
        if new.is_paused && !is_paused {
            // It throws only when played backwards without an end.
            let _paused = playback::pause(cx, handle);
        } else if !new.is_paused && is_paused {
            let _played = playback::play(cx, handle, false);
        }
    } else if old != new {
        playback::update_finished_state(cx, handle, false, false);
    }
}

/// Starts an animation.
fn start(
    cx: &mut Cx<'_>,
    document: NodeId,
    owner: Owner,
    index: usize,
    declared: DeclaredAnimation,
    keyframes: Keyframes,
) -> Option<u64> {
    let is_paused = declared.is_paused;
    let origin = Origin {
        owner: Some(owner),
        target: owner,
        name: declared.name.clone(),
        kind: Kind::Animation { index, declared: declared.clone() },
        phase: EventPhase::Of(Phase::Idle),
        iteration: 0.0,
        frames: 0,
        is_controlled: false,
        has_own_timing: false,
    };
    let composite = operation_of(declared.composite);
    let handle = insert(cx, document, origin, keyframes, timing_of(&declared), composite)?;
    begin(cx, document, handle, is_paused);
    Some(handle)
}

/// Adds an animation with its effect.
pub(super) fn insert(
    cx: &mut Cx<'_>,
    document: NodeId,
    origin: Origin,
    styled: Keyframes,
    timing: Timing,
    composite: CompositeOperation,
) -> Option<u64> {
    let realm = cx.host.documents.get(document)?.realm;
    let target = origin.target;
    let (handle, effect) = (cx.host.handles.next(), cx.host.handles.next());
    let timeline = Timeline { document, origin: 0.0 };
    objects::insert(cx.host, handle, realm, document, Some(timeline));
    let pseudo = target.generated.map(|_| Rc::from(target.pseudo_element()));
    let charge = cx.host.kept.memory.charge(BYTES);
    let state = &mut cx.host.animations;
    let one = state.animations.get_mut(&handle)?;
    (one.has_object, one.effect) = (false, Some(effect));
    one.css = Some(Box::new(origin));
    let made = Effect {
        target: Target { element: Some(target.element), pseudo },
        composite,
        timing,
        keyframes: Rc::from([]),
        animation: Some(handle),
        styled: RefCell::new(Some(styled)),
        is_of_css: true,
        has_object: false,
        charge,
    };
    state.effects.insert(effect, made);
    state.by_target.entry(target.element).or_default().insert(handle);
    state.effects_changed();
    Some(handle)
}

/// Plays a new animation, or pauses it.
pub(super) fn begin(cx: &mut Cx<'_>, document: NodeId, handle: u64, is_paused: bool) {
    let Some(realm) = relevant_realm(cx, document) else { return };
    cx.in_realm(&realm, |cx| {
        // Neither throws for an animation that is played forwards.
        let _begun =
            if is_paused { playback::pause(cx, handle) } else { playback::play(cx, handle, true) };
    });
}

/// The declarations of an animation are gone.
/// <https://drafts.csswg.org/css-animations-2/#cancel-an-animation>
pub(super) fn cancel(cx: &mut Cx<'_>, handle: u64) {
    let Some(realm) = cx.host.animations.animation(handle).map(|one| one.realm) else { return };
    if let Some(realm) = crate::global_objects::engine_realm(cx, realm) {
        // It throws only when memory is short.
        let _cancelled = cx.in_realm(&realm, |cx| playback::cancel(cx, handle));
    }
    disown(cx, handle);
}

/// An animation no longer belongs to declarations.
pub(super) fn disown(cx: &mut Cx<'_>, handle: u64) {
    if let Some(css) = cx.host.animations.animation_mut(handle).and_then(|one| one.css.as_mut()) {
        css.owner = None;
    }
    cx.host.animations.effects_changed();
    cx.host.animations.drop_if_unused(handle);
}

/// Gives the effect of an animation the keyframes that scripts see: with the values that they have for the element.
/// <https://drafts.csswg.org/css-animations-2/#keyframes>
pub(crate) fn refresh_the_keyframes(cx: &mut Cx<'_>, effect: u64) {
    let state = &cx.host.animations;
    let Some(one) = state.effect(effect).filter(|one| one.is_of_css) else { return };
    let Some(animation) = one.animation.and_then(|animation| state.animation(animation)) else {
        return;
    };
    let Some(css) = &animation.css else { return };
    let (target, styled) = (css.target, one.styled.borrow().clone());
    let (Some(styled), timing) = (styled, one.timing.easing.clone()) else { return };
    let easing = match &css.kind {
        Kind::Animation { declared, .. } => declared.easing.clone(),
        Kind::Transition(_) => timing,
    };
    let document = cx.host.node_document(target.element);
    let texts = with_styles(cx.host, document, |live, page| {
        if !live.compute(page, target.element) {
            return None;
        }
        live.keyframe_texts(page, target.element, target.generated, &styled, &easing)
    });
    let Some(texts) = texts.flatten() else { return };
    let made: Vec<Keyframe> = texts
        .into_iter()
        .map(|text| Keyframe {
            offset: Some(text.offset),
            computed_offset: text.offset,
            easing: text.easing,
            composite: text.composite.map(operation_of),
            declared: text
                .values
                .into_iter()
                .map(|(name, value)| Declared::of(&name, value))
                .collect(),
        })
        .collect();
    let bytes = BYTES.saturating_add(keyframes::bytes(&made));
    if let Some(one) = cx.host.animations.effect_mut(effect) {
        one.charge.set(bytes);
        one.keyframes = made.into();
    }
}
