//! The objects of animations, effects and timelines, and their promises.
//!
//! A promise is made when a script asks for it: before that nothing depends on it.

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::{Animation, BYTES, Keeper, Timeline, css, playback};
use crate::bindings::receiver;
use crate::generated::Interface;
use crate::generated::enums::{AnimationPlayState, AnimationReplaceState};
use crate::global_objects::engine_realm;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::world::World;
use crate::{Cx, bindings, memory, objects, wrappers};

/// The slots of the object of an animation.
pub(super) const EFFECT: u64 = 1;
const TIMELINE: u64 = 2;
const READY: u64 = 3;
const FINISHED: u64 = 6;

/// The slot after that of a promise has the function that resolves it, and the next the one that rejects it.
const RESOLVE: u64 = 1;
const REJECT: u64 = 2;

/// The slot of a document's object with its timeline.
const DOCUMENT_TIMELINE: u64 = 46;

/// The first of the slots for animations that an object keeps.
const KEPT: u64 = 6 << 52;

/// The object of an animation or an effect.
pub(crate) fn object_of(cx: &Cx<'_>, handle: u64) -> Option<Value> {
    cx.cached(handle)
}

/// The handle of the object of an animation.
pub(crate) fn handle_of_animation(cx: &mut Cx<'_>, object: &Value) -> Result<u64, Thrown> {
    let handle = cx.platform(object).map_or(0, |platform| platform.handle);
    match cx.host.animations.animation(handle).map(|one| one.css.is_some()) {
        Some(true) => {
            css::update_for(cx, handle);
            Ok(handle)
        }
        Some(false) => Ok(handle),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The handle of the object of an effect.
pub(crate) fn handle_of_effect(cx: &mut Cx<'_>, object: &Value) -> Result<u64, Thrown> {
    let handle = cx.platform(object).map_or(0, |platform| platform.handle);
    match cx.host.animations.effect(handle).map(|effect| (effect.is_of_css, effect.animation)) {
        Some((true, Some(animation))) => {
            css::update_for(cx, animation);
            Ok(handle)
        }
        Some(_) => Ok(handle),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Makes the object of an animation or an effect, whose handle is known by it.
pub(super) fn new_with_handle(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: Option<&Value>,
) -> Result<(Value, u64), Thrown> {
    memory::demand(cx, BYTES)?;
    let object = match prototype {
        Some(prototype) => bindings::new_object_with(cx, interface, prototype),
        None => bindings::new_object(cx, interface)?,
    };
    let handle = objects::give_a_handle(cx, &object);
    cx.cache_insert(handle, &object);
    cx.report_finalization(&object);
    Ok((object, handle))
}

/// Makes the object of an animation of a style sheet, or returns it.
pub(super) fn object_for(cx: &mut Cx<'_>, handle: u64) -> Result<Option<Value>, Thrown> {
    if let Some(object) = object_of(cx, handle) {
        return Ok(Some(object));
    }
    let Some(one) = cx.host.animations.animation(handle) else { return Ok(None) };
    let Some(interface) = one.css.as_ref().map(|css| css.interface()) else { return Ok(None) };
    let Some(realm) = engine_realm(cx, one.realm) else { return Ok(None) };
    let object = cx.in_realm(&realm, |cx| with_object(cx, interface, handle))?;
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.has_object = true;
    }
    keep_while_it_is_relevant(cx, handle);
    Ok(Some(object))
}

/// Makes an object for a handle.
fn with_object(cx: &mut Cx<'_>, interface: Interface, handle: u64) -> Result<Value, Thrown> {
    memory::demand(cx, BYTES)?;
    let object = bindings::new_object(cx, interface)?;
    if let Some(platform) = cx.platform(&object) {
        cx.set_platform(&object, platform.interface, handle);
    }
    cx.cache_insert(handle, &object);
    cx.report_finalization(&object);
    Ok(object)
}

/// The object of the effect of an animation.
pub(crate) fn effect_of(
    cx: &mut Cx<'_>,
    animation: &Value,
    handle: u64,
) -> Result<Option<Value>, Thrown> {
    if let Some(effect) = cx.slot(animation, EFFECT) {
        return Ok(Some(effect));
    }
    let Some(one) = cx.host.animations.animation(handle) else { return Ok(None) };
    let (Some(effect), realm) = (one.effect, one.realm) else { return Ok(None) };
    let Some(realm) = engine_realm(cx, realm) else { return Ok(None) };
    let object = cx.in_realm(&realm, |cx| with_object(cx, Interface::KeyframeEffect, effect))?;
    let target = cx.host.animations.effect_mut(effect).and_then(|effect| {
        effect.has_object = true;
        effect.target.element
    });
    if let Some(target) = target {
        let wrapper = wrappers::wrap(cx, target)?;
        cx.set_slot(&object, crate::objects::slots::ROOT, &wrapper);
    }
    cx.set_slot(animation, EFFECT, &object);
    Ok(Some(object))
}

/// Makes an idle animation without an effect, in the current realm.
pub(crate) fn new_animation(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: Option<&Value>,
    timeline: Option<Timeline>,
) -> Result<(Value, u64), Thrown> {
    let realm = RealmId(cx.realm_number());
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let document = document.ok_or_else(|| cx.type_error("The window has no document"))?;
    let (object, handle) = new_with_handle(cx, interface, prototype)?;
    insert(cx.host, handle, realm, document, timeline);
    Ok((object, handle))
}

/// Adds an idle animation without an effect.
pub(super) fn insert(
    world: &mut World,
    handle: u64,
    realm: RealmId,
    document: NodeId,
    timeline: Option<Timeline>,
) {
    let charge = world.kept.memory.charge(BYTES);
    let state = &mut world.animations;
    state.positions = state.positions.saturating_add(1);
    let animation = Animation {
        id: DomString::from(""),
        realm,
        document,
        effect: None,
        timeline,
        start_time: None,
        hold_time: None,
        previous_current_time: None,
        playback_rate: 1.0,
        pending_playback_rate: None,
        pending: None,
        replace_state: AnimationReplaceState::Active,
        is_finished: false,
        notifies: false,
        needed: 0,
        position: state.positions,
        next: None,
        kept_by: None,
        has_object: true,
        css: None,
        _charge: charge,
    };
    state.animations.insert(handle, animation);
}

/// Makes a timeline in the current realm.
pub(crate) fn new_timeline(
    cx: &mut Cx<'_>,
    prototype: Option<&Value>,
    timeline: Timeline,
) -> Result<Value, Thrown> {
    let interface = Interface::DocumentTimeline;
    let object = match prototype {
        Some(prototype) => bindings::new_object_with(cx, interface, prototype),
        None => bindings::new_object(cx, interface)?,
    };
    cx.set_data(&object, Box::new(timeline));
    Ok(object)
}

/// The timeline of an object.
pub(crate) fn timeline_of(cx: &mut Cx<'_>, object: &Value) -> Result<Timeline, Thrown> {
    match cx.data(object, |timeline: &mut Timeline, _| *timeline) {
        Some(timeline) => Ok(timeline),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// The default document timeline.
/// <https://drafts.csswg.org/web-animations-1/#default-document-timeline>
pub(crate) fn document_timeline(cx: &mut Cx<'_>, document: NodeId) -> Result<Value, Thrown> {
    let wrapper = wrappers::wrap(cx, document)?;
    if let Some(timeline) = cx.slot(&wrapper, DOCUMENT_TIMELINE) {
        return Ok(timeline);
    }
    let timeline = Timeline { document, origin: 0.0 };
    let object = match crate::global_objects::relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| new_timeline(cx, None, timeline))?,
        None => new_timeline(cx, None, timeline)?,
    };
    cx.set_slot(&wrapper, DOCUMENT_TIMELINE, &object);
    Ok(object)
}

/// The object that `timeline` of an animation returns.
pub(crate) fn timeline_object(
    cx: &mut Cx<'_>,
    animation: &Value,
    handle: u64,
) -> Result<Option<Value>, Thrown> {
    let Some(timeline) = cx.host.animations.animation(handle).and_then(|one| one.timeline) else {
        return Ok(None);
    };
    match cx.slot(animation, TIMELINE) {
        Some(object) => Ok(Some(object)),
        None => document_timeline(cx, timeline.document).map(Some),
    }
}

/// Notes the object of the timeline of an animation.
pub(crate) fn set_timeline_object(cx: &mut Cx<'_>, animation: &Value, timeline: Option<&Value>) {
    match timeline {
        Some(timeline) => cx.set_slot(animation, TIMELINE, timeline),
        None => drop(cx.take_slot(animation, TIMELINE)),
    }
}

/// The timeline that a script gave, with its object.
pub(crate) fn timeline_argument(
    cx: &mut Cx<'_>,
    value: &Value,
) -> Result<Option<(Timeline, Value)>, Thrown> {
    if value.is_null() {
        return Ok(None);
    }
    if receiver::is(cx, value, Interface::DocumentTimeline) {
        return Ok(Some((timeline_of(cx, value)?, value.clone())));
    }
    Err(cx.type_error("parameter 2 is not of type 'AnimationTimeline'."))
}

/// A promise of an animation, which is resolved with the animation if `is_resolved`.
fn promise(
    cx: &mut Cx<'_>,
    animation: &Value,
    slot: u64,
    is_resolved: bool,
) -> Result<Value, Thrown> {
    if let Some(promise) = cx.slot(animation, slot) {
        return Ok(promise);
    }
    let promise = if is_resolved {
        cx.resolved_promise(animation)?
    } else {
        let (promise, resolve, reject) = cx.promise()?;
        cx.set_slot(animation, slot.saturating_add(RESOLVE), &resolve);
        cx.set_slot(animation, slot.saturating_add(REJECT), &reject);
        promise
    };
    cx.set_slot(animation, slot, &promise);
    Ok(promise)
}

/// <https://drafts.csswg.org/web-animations-1/#current-ready-promise>
pub(crate) fn promise_ready(
    cx: &mut Cx<'_>,
    animation: &Value,
    handle: u64,
) -> Result<Value, Thrown> {
    let is_ready = cx.host.animations.animation(handle).is_none_or(|one| one.pending.is_none());
    promise(cx, animation, READY, is_ready)
}

/// <https://drafts.csswg.org/web-animations-1/#current-finished-promise>
pub(crate) fn promise_finished(
    cx: &mut Cx<'_>,
    animation: &Value,
    handle: u64,
) -> Result<Value, Thrown> {
    let is_finished = cx.host.animations.animation(handle).is_some_and(|one| one.is_finished);
    promise(cx, animation, FINISHED, is_finished)
}

/// Settles the promise in a slot, if a script has it.
fn settle(cx: &mut Cx<'_>, handle: u64, slot: u64, reason: Option<&Value>) {
    let Some(animation) = object_of(cx, handle) else { return };
    let resolve = cx.take_slot(&animation, slot.saturating_add(RESOLVE));
    let reject = cx.take_slot(&animation, slot.saturating_add(REJECT));
    let (function, argument) = match reason {
        Some(reason) => (reject, reason.clone()),
        None => (resolve, animation.clone()),
    };
    if let Some(function) = function {
        if reason.is_some()
            && let Some(promise) = cx.slot(&animation, slot)
        {
            cx.mark_promise_handled(&promise);
        }
        let undefined = cx.undefined();
        // Resolving functions throw only when memory is short.
        let _settled = cx.call(&function, &undefined, &[argument]);
    }
}

/// The next question for a promise gets a new one.
fn forget(cx: &mut Cx<'_>, handle: u64, slot: u64) {
    let Some(animation) = object_of(cx, handle) else { return };
    for slot in slot..=slot.saturating_add(REJECT) {
        drop(cx.take_slot(&animation, slot));
    }
}

pub(super) fn resolve_ready(cx: &mut Cx<'_>, handle: u64) {
    settle(cx, handle, READY, None);
}

/// Rejects the ready promise, and sets a new one that is resolved.
pub(super) fn reject_ready(cx: &mut Cx<'_>, handle: u64, reason: &Value) {
    settle(cx, handle, READY, Some(reason));
    forget(cx, handle, READY);
}

pub(super) fn new_ready_promise(cx: &mut Cx<'_>, handle: u64) {
    forget(cx, handle, READY);
}

pub(super) fn resolve_finished(cx: &mut Cx<'_>, handle: u64) {
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.is_finished = true;
    }
    settle(cx, handle, FINISHED, None);
}

/// Rejects the finished promise, and sets a new one.
pub(super) fn reject_finished(cx: &mut Cx<'_>, handle: u64, reason: &Value) {
    settle(cx, handle, FINISHED, Some(reason));
    new_finished_promise(cx, handle);
}

pub(super) fn new_finished_promise(cx: &mut Cx<'_>, handle: u64) {
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.is_finished = false;
    }
    forget(cx, handle, FINISHED);
}

/// True for an animation that a script can observe later: it waits, plays, is paused, or is in effect.
/// <https://drafts.csswg.org/web-animations-1/#relevant-animations-section>
pub(super) fn is_relevant(cx: &mut Cx<'_>, handle: u64) -> bool {
    let state = playback::play_state(cx.host, handle);
    let current = cx.host.current_time_of(handle);
    let Some(one) = cx.host.animations.animation(handle) else { return false };
    if one.replace_state == AnimationReplaceState::Removed || state == AnimationPlayState::Idle {
        return false;
    }
    let Some(timing) = cx.host.animations.timing(one) else { return false };
    let is_backwards = one.playback_rate < 0.0;
    state != AnimationPlayState::Finished
        || timing.place(current, is_backwards).active_time.is_some()
}

/// Lets the object of the target, or the window, keep an animation as long as it is relevant.
pub(super) fn keep_while_it_is_relevant(cx: &mut Cx<'_>, handle: u64) {
    let is_relevant = is_relevant(cx, handle);
    let state = &cx.host.animations;
    let Some(one) = state.animation(handle) else { return };
    let is_needed = is_relevant || one.needed > 0 || one.pending.is_some() || one.next.is_some();
    let target = one.effect.and_then(|effect| state.effect(effect)?.target.element);
    let keeper = is_needed.then(|| target.map_or(Keeper::Window, Keeper::Target));
    let (old, realm) = (one.kept_by, one.realm);
    if old == keeper {
        return;
    }
    let Some(object) = object_of(cx, handle) else { return };
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.kept_by = keeper;
    }
    if let Some(keeper) = keeper.and_then(|keeper| object_of_keeper(cx, keeper, realm)) {
        cx.set_slot(&keeper, KEPT | handle, &object);
    }
    if let Some(old) = old.and_then(|old| object_of_keeper(cx, old, realm)) {
        drop(cx.take_slot(&old, KEPT | handle));
    }
}

fn object_of_keeper(cx: &mut Cx<'_>, keeper: Keeper, realm: RealmId) -> Option<Value> {
    match keeper {
        Keeper::Target(node) if cx.host.tree.contains(node) => wrappers::wrap(cx, node).ok(),
        Keeper::Target(_) => None,
        Keeper::Window => {
            let realm = engine_realm(cx, realm)?;
            Some(cx.global_object(&realm))
        }
    }
}
