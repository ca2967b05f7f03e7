//! <https://drafts.csswg.org/web-animations-1/#the-keyframeeffect-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::animations::{self, Target, Timing};
use crate::generated::Interface;
use crate::generated::dictionaries::{EffectTiming, KeyframeEffectOptions, OptionalEffectTiming};
use crate::generated::enums::CompositeOperation;
use crate::generated::unions::{UnrestrictedOrDomString, UnrestrictedOrKeyframeEffectOptions};
use crate::strings::DomString;
use crate::{Cx, bindings};

/// The timing that a dictionary gives.
fn timing_of(cx: &mut Cx<'_>, options: EffectTiming) -> Result<Timing, Thrown> {
    let timing = OptionalEffectTiming {
        delay: Some(options.delay),
        direction: Some(options.direction),
        duration: Some(options.duration),
        easing: Some(options.easing),
        end_delay: Some(options.end_delay),
        fill: Some(options.fill),
        iteration_start: Some(options.iteration_start),
        iterations: Some(options.iterations),
    };
    animations::changed_timing(cx, &Timing::default(), &timing)
}

/// Makes an effect.
pub(super) fn new(
    cx: &mut Cx<'_>,
    prototype: Option<&Value>,
    target: Option<NodeId>,
    keyframes: Option<&Value>,
    options: UnrestrictedOrKeyframeEffectOptions,
) -> Result<(Value, u64), Thrown> {
    let (timing, composite, pseudo) = match options {
        UnrestrictedOrKeyframeEffectOptions::Unrestricted(duration) => {
            let duration = Some(UnrestrictedOrDomString::Unrestricted(duration));
            let timing = OptionalEffectTiming {
                delay: None,
                direction: None,
                duration,
                easing: None,
                end_delay: None,
                fill: None,
                iteration_start: None,
                iterations: None,
            };
            let timing = animations::changed_timing(cx, &Timing::default(), &timing)?;
            (timing, CompositeOperation::Replace, None)
        }
        UnrestrictedOrKeyframeEffectOptions::KeyframeEffectOptions(options) => {
            let KeyframeEffectOptions { base, composite, pseudo_element } = options;
            let pseudo = match pseudo_element {
                Some(text) => Some(animations::check_pseudo_element(cx, &text)?),
                None => None,
            };
            (timing_of(cx, base)?, composite, pseudo)
        }
    };
    let keyframes = animations::process_a_keyframes_argument(cx, keyframes)?;
    let target = Target { element: target, pseudo };
    animations::new_effect(cx, prototype, target, keyframes.into(), timing, composite)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-keyframeeffect>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    target: Option<NodeId>,
    keyframes: Option<Value>,
    options: UnrestrictedOrKeyframeEffectOptions,
) -> Result<Value, Thrown> {
    Ok(new(cx, Some(prototype), target, keyframes.as_ref(), options)?.0)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-keyframeeffect-source>
pub(crate) fn constructor_2(
    cx: &mut Cx<'_>,
    prototype: &Value,
    source: Value,
) -> Result<Value, Thrown> {
    let handle = animations::handle_of_effect(cx, &source)?;
    animations::refresh_the_keyframes(cx, handle);
    let Some(source) = cx.host.animations.effect(handle) else {
        return bindings::new_object(cx, Interface::KeyframeEffect);
    };
    let (target, keyframes) = (source.target.clone(), source.keyframes.clone());
    let (timing, composite) = (source.timing.clone(), source.composite);
    let made = animations::new_effect(cx, Some(prototype), target, keyframes, timing, composite);
    Ok(made?.0)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    Ok(cx.host.animations.effect(handle).and_then(|effect| effect.target.element))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-target>
pub(crate) fn set_target(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    animations::set_target(cx, this, handle, value)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-pseudoelement>
pub(crate) fn pseudo_element(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let pseudo = cx.host.animations.effect(handle).and_then(|effect| effect.target.pseudo.clone());
    Ok(pseudo.map(|pseudo| DomString::from(&*pseudo)))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-pseudoelement>
pub(crate) fn set_pseudo_element(
    cx: &mut Cx<'_>,
    this: &Value,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let pseudo = match value {
        Some(text) => Some(animations::check_pseudo_element(cx, &text)?),
        None => None,
    };
    animations::set_pseudo_element(cx, handle, pseudo);
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-composite>
pub(crate) fn composite(cx: &mut Cx<'_>, this: &Value) -> Result<CompositeOperation, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let effect = cx.host.animations.effect(handle);
    Ok(effect.map_or(CompositeOperation::Replace, |effect| effect.composite))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-composite>
pub(crate) fn set_composite(
    cx: &mut Cx<'_>,
    this: &Value,
    value: CompositeOperation,
) -> Result<(), Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    if let Some(effect) = cx.host.animations.effect_mut(handle) {
        effect.composite = value;
    }
    cx.host.animations.effects_changed();
    Ok(())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-getkeyframes>
pub(crate) fn get_keyframes(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    animations::refresh_the_keyframes(cx, handle);
    let Some(effect) = cx.host.animations.effect(handle) else { return Ok(Vec::new()) };
    let keyframes = effect.keyframes.clone();
    keyframes.iter().map(|keyframe| animations::to_object(cx, keyframe)).collect()
}

/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-setkeyframes>
pub(crate) fn set_keyframes(
    cx: &mut Cx<'_>,
    this: &Value,
    keyframes: Option<Value>,
) -> Result<(), Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let keyframes = animations::process_a_keyframes_argument(cx, keyframes.as_ref())?;
    animations::set_keyframes(cx, handle, keyframes);
    Ok(())
}
