//! <https://drafts.csswg.org/web-animations-1/#the-animationeffect-interface>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::{ComputedEffectTiming, EffectTiming, OptionalEffectTiming};
use crate::{Cx, animations};

/// <https://drafts.csswg.org/web-animations-1/#dom-animationeffect-gettiming>
pub(crate) fn get_timing(cx: &mut Cx<'_>, this: &Value) -> Result<EffectTiming, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let effect = cx.host.animations.effect(handle);
    Ok(effect.map(|effect| effect.timing.clone()).unwrap_or_default().to_dictionary())
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animationeffect-getcomputedtiming>
pub(crate) fn get_computed_timing(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<ComputedEffectTiming, Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    let animation = cx.host.animations.effect(handle).and_then(|effect| effect.animation);
    let local_time = animation.and_then(|animation| cx.host.current_time_of(animation));
    let state = &cx.host.animations;
    let rate = animation.and_then(|animation| Some(state.animation(animation)?.playback_rate));
    let timing = state.effect(handle).map(|effect| effect.timing.clone()).unwrap_or_default();
    Ok(timing.to_computed(local_time, rate.is_some_and(|rate| rate < 0.0)))
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animationeffect-updatetiming>
pub(crate) fn update_timing(
    cx: &mut Cx<'_>,
    this: &Value,
    timing: OptionalEffectTiming,
) -> Result<(), Thrown> {
    let handle = animations::handle_of_effect(cx, this)?;
    animations::update_timing(cx, handle, &timing)
}
