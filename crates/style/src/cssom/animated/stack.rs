//! The effects that apply to an element, and what they make together.
//!
//! <https://drafts.csswg.org/web-animations-1/#the-effect-stack>

#![allow(clippy::float_cmp, reason = "offsets are compared as the standard does")]

use rustc_hash::FxHashMap;
use style::properties::animated_properties::AnimationValueMap;
use style::properties::{ComputedValues, OwnedPropertyDeclarationId};
use style::selector_parser::PseudoElement;

use super::keyframes::{Keyframes, Point, Track};
use super::value::AnimatedValue;

/// <https://drafts.csswg.org/web-animations-1/#enumdef-compositeoperation>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Composite {
    /// The value replaces the underlying one.
    #[default]
    Replace,
    /// The value is added to the underlying one.
    Add,
    /// The value is accumulated onto the underlying one.
    Accumulate,
}

/// A pseudo-element whose style is computed with that of its element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GeneratedBox {
    /// `::before`.
    Before,
    /// `::after`.
    After,
}

impl GeneratedBox {
    /// The pseudo-element with a name, without colons.
    pub fn of(name: &str) -> Option<Self> {
        match name {
            "before" => Some(Self::Before),
            "after" => Some(Self::After),
            _ => None,
        }
    }

    pub(in super::super) const fn pseudo(self) -> PseudoElement {
        match self {
            Self::Before => PseudoElement::Before,
            Self::After => PseudoElement::After,
        }
    }
}

/// A keyframe effect that is in effect, at its progress.
#[derive(Clone, Debug)]
pub struct EffectInForce {
    /// The pseudo-element that it applies to.
    pub generated: Option<GeneratedBox>,
    /// Its keyframes.
    pub keyframes: Keyframes,
    /// Its transformed progress.
    /// <https://drafts.csswg.org/web-animations-1/#transformed-progress>
    pub progress: f64,
    /// The composite operation of keyframes that have none.
    pub composite: Composite,
    /// It is that of a CSS transition.
    pub is_of_a_transition: bool,
}

/// The values of properties, with true for those that transitions give.
#[derive(Default)]
pub(super) struct Stack {
    values: FxHashMap<OwnedPropertyDeclarationId, (AnimatedValue, bool)>,
}

impl Stack {
    /// Adds an effect on top of the others.
    pub(super) fn add(&mut self, effect: &EffectInForce, tracks: &[Track], base: &ComputedValues) {
        for track in tracks {
            let property = track.property.as_borrowed();
            let underlying = match self.values.get(&track.property) {
                Some((value, _)) => Some(value.clone()),
                None => AnimatedValue::of(property, base),
            };
            let Some(underlying) = underlying else { continue };
            let Some(value) = track.value_at(effect, &underlying) else { continue };
            self.values.insert(track.property.clone(), (value, effect.is_of_a_transition));
        }
    }

    pub(super) fn value(&self, property: &OwnedPropertyDeclarationId) -> Option<&AnimatedValue> {
        self.values.get(property).map(|(value, _)| value)
    }

    /// The values of animations, and those of transitions.
    pub(super) fn into_maps(self) -> (AnimationValueMap, AnimationValueMap) {
        let (mut animations, mut transitions) =
            (AnimationValueMap::default(), AnimationValueMap::default());
        for (property, (value, is_of_a_transition)) in self.values {
            let map = if is_of_a_transition { &mut transitions } else { &mut animations };
            map.insert(property, value.0);
        }
        (animations, transitions)
    }
}

impl Track {
    /// The effect value of a keyframe effect for a property.
    /// <https://drafts.csswg.org/web-animations-1/#the-effect-value-of-a-keyframe-animation-effect>
    fn value_at(
        &self,
        effect: &EffectInForce,
        underlying: &AnimatedValue,
    ) -> Option<AnimatedValue> {
        let progress = effect.progress;
        let composed = |point: &Point| {
            let composite = point.composite.unwrap_or(effect.composite);
            point.value.composed(underlying, composite)
        };
        let (first, last) = (self.points.first()?, self.points.last()?);
        let at_zero = self.points.iter().filter(|point| point.offset == 0.0).count();
        let at_one = self.points.iter().filter(|point| point.offset == 1.0).count();
        if progress < 0.0 && at_zero > 1 {
            return Some(composed(first));
        }
        if progress >= 1.0 && at_one > 1 {
            return Some(composed(last));
        }
        // The implicit keyframes at the ends have the underlying value.
        let is_before =
            |point: &Point| point.offset <= progress && point.offset < 1.0 || point.offset == 0.0;
        let next = self.points.partition_point(is_before);
        let start = next.checked_sub(1).and_then(|at| self.points.get(at));
        let end = self.points.get(next);
        let from = start.map_or_else(|| underlying.clone(), composed);
        let to = end.map_or_else(|| underlying.clone(), composed);
        let (begin, finish) =
            (start.map_or(0.0, |point| point.offset), end.map_or(1.0, |point| point.offset));
        if finish == begin {
            return Some(from);
        }
        let distance = (progress - begin) / (finish - begin);
        let easing = start.map_or(&self.easing, |point| &point.easing);
        Some(from.between(&to, easing.output(distance, false)))
    }
}
