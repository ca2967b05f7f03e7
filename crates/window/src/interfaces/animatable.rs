//! <https://drafts.csswg.org/web-animations-1/#the-animatable-interface-mixin>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::keyframe_effect;
use crate::Cx;
use crate::animations::{self, Timeline};
use crate::generated::Interface;
use crate::generated::dictionaries::GetAnimationsOptions;
use crate::generated::unions::{
    UnrestrictedOrKeyframeAnimationOptions, UnrestrictedOrKeyframeEffectOptions,
};
use crate::strings::DomString;

/// <https://drafts.csswg.org/web-animations-1/#dom-animatable-animate>
pub(crate) fn animate(
    cx: &mut Cx<'_>,
    this: NodeId,
    keyframes: Option<Value>,
    options: UnrestrictedOrKeyframeAnimationOptions,
) -> Result<Value, Thrown> {
    let (options, id, timeline) = match options {
        UnrestrictedOrKeyframeAnimationOptions::Unrestricted(duration) => {
            let options = UnrestrictedOrKeyframeEffectOptions::Unrestricted(duration);
            (options, DomString::from(""), None)
        }
        UnrestrictedOrKeyframeAnimationOptions::KeyframeAnimationOptions(options) => {
            let base = UnrestrictedOrKeyframeEffectOptions::KeyframeEffectOptions(options.base);
            (base, options.id, options.timeline)
        }
    };
    let (effect, handle_of_effect) =
        keyframe_effect::new(cx, None, Some(this), keyframes.as_ref(), options)?;
    let document = cx.host.node_document(this);
    let (timeline, object) = match timeline {
        None => (Some(Timeline { document, origin: 0.0 }), None),
        Some(None) => (None, None),
        Some(Some(object)) => (Some(animations::timeline_of(cx, &object)?), Some(object)),
    };
    let (animation, handle) = animations::new_animation(cx, Interface::Animation, None, timeline)?;
    animations::set_timeline_object(cx, &animation, object.as_ref());
    if let Some(one) = cx.host.animations.animation_mut(handle) {
        one.id = id;
    }
    animations::set_effect(cx, handle, Some((handle_of_effect, effect)))?;
    animations::play(cx, handle, true)?;
    Ok(animation)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animatable-getanimations>
pub(crate) fn get_animations(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: GetAnimationsOptions,
) -> Result<Vec<Value>, Thrown> {
    let pseudo = match &options.pseudo_element {
        Some(text) => Some(animations::check_pseudo_element(cx, text)?),
        None => None,
    };
    animations::animations_of_an_element(cx, this, pseudo.as_deref(), options.subtree)
}
