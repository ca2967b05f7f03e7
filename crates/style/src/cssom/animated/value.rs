//! The values of properties between which animations interpolate.

use std::fmt;

use style::properties::animated_properties::AnimationValue;
use style::properties::{ComputedValues, OwnedPropertyDeclarationId, PropertyDeclarationId};
use style::values::animated::{Animate as _, Procedure};

use super::stack::Composite;

/// The computed value of a property in the form in which it is animated.
#[derive(Clone, PartialEq)]
pub struct AnimatedValue(pub(super) AnimationValue);

impl fmt::Debug for AnimatedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnimatedValue").field(&self.text()).finish()
    }
}

impl AnimatedValue {
    /// The value of a property in a style; `None` if it is not animatable.
    pub(super) fn of(property: PropertyDeclarationId<'_>, style: &ComputedValues) -> Option<Self> {
        if !property.is_animatable() {
            return None;
        }
        AnimationValue::from_computed_values(property, style).map(Self)
    }

    pub(super) fn property(&self) -> OwnedPropertyDeclarationId {
        self.0.id().to_owned()
    }

    /// The value between two, or one of them if they cannot be interpolated.
    /// <https://drafts.csswg.org/web-animations-1/#animating-properties>
    #[must_use]
    pub fn between(&self, other: &Self, progress: f64) -> Self {
        let value = self.0.animate(&other.0, Procedure::Interpolate { progress });
        value.map_or_else(|()| if progress < 0.5 { self.clone() } else { other.clone() }, Self)
    }

    /// Returns true if there are values between two of them.
    /// <https://drafts.csswg.org/css-transitions-2/#transitionable>
    pub fn is_interpolable_with(&self, other: &Self) -> bool {
        !self.0.id().is_discrete_animatable() && self.0.interpolable_with(&other.0)
            || matches!(self.0, AnimationValue::Custom(_)) && self.0.interpolable_with(&other.0)
    }

    /// The value combined with the one that it is applied to.
    /// <https://drafts.csswg.org/web-animations-1/#effect-composition>
    pub(super) fn composed(&self, underlying: &Self, composite: Composite) -> Self {
        let procedure = match composite {
            Composite::Replace => return self.clone(),
            Composite::Add => Procedure::Add,
            Composite::Accumulate => Procedure::Accumulate { count: 1 },
        };
        underlying.0.animate(&self.0, procedure).map_or_else(|()| self.clone(), Self)
    }

    /// The text of the value.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _written = self.0.uncompute().to_css(&mut text);
        text
    }
}
