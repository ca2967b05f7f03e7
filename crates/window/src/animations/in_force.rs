//! The effects that are in effect, for computed styles.
//!
//! <https://drafts.csswg.org/web-animations-1/#in-effect>

use treewright_dom::NodeId;
use treewright_style::cssom::{self, Composite, EffectInForce, GeneratedBox, Keyframes};

use super::{Effect, Keyframe, css};
use crate::generated::enums::{AnimationReplaceState, CompositeOperation};
use crate::world::World;

/// The composite operation of styles.
pub(super) const fn composite_of(composite: CompositeOperation) -> Composite {
    match composite {
        CompositeOperation::Replace => Composite::Replace,
        CompositeOperation::Add => Composite::Add,
        CompositeOperation::Accumulate => Composite::Accumulate,
    }
}

/// The state of animations that styles follow: the changes of effects, and the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    version: u64,
    /// The time of the frame, if there are effects.
    time: u64,
}

impl Moment {
    /// True if the same effects apply, at another time.
    pub(crate) const fn is_another_time(self, other: Self) -> bool {
        self.version == other.version && self.time != other.time
    }
}

impl World {
    /// The state of animations that styles follow.
    pub(crate) fn moment_of_animations(&self) -> Moment {
        let time = if self.animations.by_target.is_empty() { 0 } else { self.time_of_the_frame() };
        Moment { version: self.animations.version, time }
    }

    /// True if an animation has a target, so that effects can apply.
    pub(crate) fn has_animated_elements(&self) -> bool {
        !self.animations.by_target.is_empty()
    }

    /// The effects that apply to an element and its pseudo-elements, in composite order.
    /// <https://drafts.csswg.org/web-animations-1/#the-effect-stack>
    pub(crate) fn effects_in_force(&self, element: NodeId) -> Vec<EffectInForce> {
        self.effects_of(element, None)
    }

    /// The effects of an element up to that of an animation, which can be one that was replaced.
    pub(crate) fn effects_up_to(&self, element: NodeId, animation: u64) -> Vec<EffectInForce> {
        self.effects_of(element, Some(animation))
    }

    fn effects_of(&self, element: NodeId, last: Option<u64>) -> Vec<EffectInForce> {
        let state = &self.animations;
        let Some(animations) = state.by_target.get(&element) else { return Vec::new() };
        let mut found = Vec::new();
        for handle in animations {
            let Some(one) = state.animation(*handle) else { continue };
            let Some(effect) = one.effect.and_then(|effect| state.effect(effect)) else { continue };
            let generated = match effect.target.pseudo.as_deref() {
                None => None,
                Some(name) => match GeneratedBox::of(name.trim_start_matches(':')) {
                    Some(generated) => Some(generated),
                    None => continue,
                },
            };
            let is_removed = one.replace_state == AnimationReplaceState::Removed;
            let is_later = last
                .and_then(|last| state.animation(last))
                .is_some_and(|last| css::order_of(one) > css::order_of(last));
            if is_removed && last != Some(*handle) || is_later {
                continue;
            }
            let current = self.current_time_of(*handle);
            let place = effect.timing.place(current, one.playback_rate < 0.0);
            let Some(progress) = place.progress else { continue };
            found.push((
                css::order_of(one),
                EffectInForce {
                    generated,
                    keyframes: self.keyframes_for_styles(effect),
                    progress,
                    composite: composite_of(effect.composite),
                    is_of_a_transition: css::is_a_transition(one),
                },
            ));
        }
        found.sort_by(|one, other| one.0.cmp(&other.0));
        found.into_iter().map(|(_, effect)| effect).collect()
    }

    /// The keyframes of an effect as styles take them.
    fn keyframes_for_styles(&self, effect: &Effect) -> Keyframes {
        let mut styled = effect.styled.borrow_mut();
        let keyframes = styled.get_or_insert_with(|| {
            let all = effect.keyframes.iter().map(|keyframe| self.keyframe_for_styles(keyframe));
            Keyframes::new(all.collect(), cssom::Easing::default())
        });
        keyframes.clone()
    }

    fn keyframe_for_styles(&self, keyframe: &Keyframe) -> cssom::Keyframe {
        let mut styled = cssom::Keyframe::new(keyframe.computed_offset);
        styled.easing = keyframe.easing.clone();
        styled.composite = keyframe.composite.map(composite_of);
        // Shorthands come before longhands, which win.
        let (shorthands, longhands): (Vec<_>, Vec<_>) =
            keyframe.declared.iter().partition(|one| cssom::is_shorthand(&one.property));
        for one in shorthands.into_iter().chain(longhands) {
            styled.declare(&one.property, &one.value, &self.style_blocks.context);
        }
        styled
    }
}
