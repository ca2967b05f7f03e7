//! Keyframe effects: their targets, keyframes and timing.
//!
//! <https://drafts.csswg.org/web-animations-1/#the-keyframeeffect-interface>

use std::cell::RefCell;
use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_style::cssom::Easing;

use super::{BYTES, Effect, Keyframe, Timing, keyframes, objects, playback};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::OptionalEffectTiming;
use crate::generated::enums::CompositeOperation;
use crate::generated::unions::UnrestrictedOrDomString;
use crate::objects::slots;
use crate::strings::DomString;
use crate::{Cx, wrappers};

/// The part of the tree that an effect is about.
/// <https://drafts.csswg.org/web-animations-1/#effect-target>
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) element: Option<NodeId>,
    /// With two colons.
    pub(crate) pseudo: Option<Rc<str>>,
}

/// The pseudo-elements that an effect can have: those of one element without an argument.
const PSEUDO_ELEMENTS: &[&str] = &[
    "after",
    "backdrop",
    "before",
    "file-selector-button",
    "first-letter",
    "first-line",
    "marker",
    "placeholder",
    "selection",
];

/// The canonical text of a pseudo-element.
/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-pseudoelement>
pub(crate) fn check_pseudo_element(cx: &mut Cx<'_>, text: &DomString) -> Result<Rc<str>, Thrown> {
    let given = text.to_scalar();
    let name = given.strip_prefix("::").or_else(|| {
        // These have a form with one colon.
        let name = given.strip_prefix(':')?;
        ["after", "before", "first-letter", "first-line"]
            .iter()
            .any(|old| name.eq_ignore_ascii_case(old))
            .then_some(name)
    });
    let known =
        name.and_then(|name| PSEUDO_ELEMENTS.iter().find(|known| name.eq_ignore_ascii_case(known)));
    match known {
        Some(known) => Ok(format!("::{known}").into()),
        None => {
            let message = format!("'{given}' is not a valid pseudo-element.");
            Err(dom_exception(cx, DomExceptionName::SyntaxError, &message))
        }
    }
}

/// Makes an effect in the current realm.
pub(crate) fn new_effect(
    cx: &mut Cx<'_>,
    prototype: Option<&Value>,
    target: Target,
    keyframes: Rc<[Keyframe]>,
    timing: Timing,
    composite: CompositeOperation,
) -> Result<(Value, u64), Thrown> {
    let wrapper = match target.element {
        Some(element) => Some(wrappers::wrap(cx, element)?),
        None => None,
    };
    let (object, handle) = objects::new_with_handle(cx, Interface::KeyframeEffect, prototype)?;
    if let Some(wrapper) = wrapper {
        cx.set_slot(&object, slots::ROOT, &wrapper);
    }
    let bytes = BYTES.saturating_add(keyframes::bytes(&keyframes));
    let charge = cx.host.kept.memory.charge(bytes);
    let effect = Effect {
        target,
        composite,
        timing,
        keyframes,
        animation: None,
        styled: RefCell::default(),
        is_of_css: false,
        has_object: true,
        charge,
    };
    cx.host.animations.effects.insert(handle, effect);
    Ok((object, handle))
}

/// Replaces the keyframes of an effect.
pub(crate) fn set_keyframes(cx: &mut Cx<'_>, effect: u64, keyframes: Vec<Keyframe>) {
    let bytes = BYTES.saturating_add(keyframes::bytes(&keyframes));
    if let Some(effect) = cx.host.animations.effect_mut(effect) {
        effect.charge.set(bytes);
        effect.keyframes = keyframes.into();
        effect.styled = RefCell::default();
        effect.is_of_css = false;
    }
    cx.host.animations.effects_changed();
}

/// Sets the target of an effect.
/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-target>
pub(crate) fn set_target(
    cx: &mut Cx<'_>,
    object: &Value,
    handle: u64,
    element: Option<NodeId>,
) -> Result<(), Thrown> {
    let animation = cx.host.animations.effect(handle).and_then(|effect| effect.animation);
    if let Some(animation) = animation {
        cx.host.animations.leave_the_target(handle, animation);
    }
    match element {
        Some(element) => {
            let wrapper = wrappers::wrap(cx, element)?;
            cx.set_slot(object, slots::ROOT, &wrapper);
        }
        None => drop(cx.take_slot(object, slots::ROOT)),
    }
    let state = &mut cx.host.animations;
    state.effects_changed();
    if let Some(effect) = state.effect_mut(handle) {
        effect.target.element = element;
    }
    if let (Some(animation), Some(element)) = (animation, element) {
        state.by_target.entry(element).or_default().insert(animation);
    }
    if let Some(animation) = animation {
        objects::keep_while_it_is_relevant(cx, animation);
    }
    Ok(())
}

/// Sets the pseudo-element of an effect.
pub(crate) fn set_pseudo_element(cx: &mut Cx<'_>, handle: u64, pseudo: Option<Rc<str>>) {
    if let Some(effect) = cx.host.animations.effect_mut(handle) {
        effect.target.pseudo = pseudo;
    }
    cx.host.animations.effects_changed();
}

/// Changes a timing, if all new values are valid.
/// <https://drafts.csswg.org/web-animations-1/#update-the-timing-properties-of-an-animation-effect>
pub(crate) fn changed_timing(
    cx: &Cx<'_>,
    timing: &Timing,
    new: &OptionalEffectTiming,
) -> Result<Timing, Thrown> {
    let mut timing = timing.clone();
    if let Some(start) = new.iteration_start {
        if start < 0.0 {
            return Err(cx.type_error("iterationStart must be non-negative."));
        }
        timing.iteration_start = start;
    }
    if let Some(iterations) = new.iterations {
        if iterations.is_nan() || iterations < 0.0 {
            return Err(cx.type_error("iterations must be non-negative."));
        }
        timing.iterations = iterations;
    }
    match &new.duration {
        Some(UnrestrictedOrDomString::Unrestricted(duration)) => {
            if duration.is_nan() || *duration < 0.0 {
                return Err(cx.type_error("duration must be non-negative or auto."));
            }
            timing.duration = Some(*duration);
        }
        Some(UnrestrictedOrDomString::DomString(text)) => {
            if text.as_str() != Some("auto") {
                return Err(cx.type_error("duration must be non-negative or auto."));
            }
            timing.duration = None;
        }
        None => {}
    }
    if let Some(easing) = &new.easing {
        let text = easing.to_scalar();
        timing.easing = match Easing::parse(&text) {
            Some(easing) => easing,
            None => {
                return Err(cx.type_error(&format!("'{text}' is not a valid value for easing")));
            }
        };
    }
    timing.delay = new.delay.unwrap_or(timing.delay);
    timing.end_delay = new.end_delay.unwrap_or(timing.end_delay);
    timing.fill = new.fill.unwrap_or(timing.fill);
    timing.direction = new.direction.unwrap_or(timing.direction);
    Ok(timing)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animationeffect-updatetiming>
pub(crate) fn update_timing(
    cx: &mut Cx<'_>,
    effect: u64,
    new: &OptionalEffectTiming,
) -> Result<(), Thrown> {
    let Some(old) = cx.host.animations.effect(effect) else { return Ok(()) };
    let timing = changed_timing(cx, &old.timing, new)?;
    if let Some(effect) = cx.host.animations.effect_mut(effect) {
        effect.timing = timing;
    }
    let animation = cx.host.animations.effect(effect).and_then(|effect| effect.animation);
    if let Some(animation) = animation {
        if let Some(css) =
            cx.host.animations.animation_mut(animation).and_then(|one| one.css.as_mut())
        {
            css.has_own_timing = true;
        }
        playback::update_finished_state(cx, animation, false, false);
    }
    Ok(())
}
