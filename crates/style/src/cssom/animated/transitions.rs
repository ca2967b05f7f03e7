//! The properties whose values a change of style moves by a transition.
//!
//! <https://drafts.csswg.org/css-transitions-2/#starting>

use rustc_hash::FxHashSet;
use style::properties::{ComputedValues, OwnedPropertyDeclarationId, ShorthandId};
use style::values::computed::TransitionProperty;
use style::values::specified::TransitionBehavior;

use super::declared::{StyleSnapshot, milliseconds};
use super::value::AnimatedValue;
use crate::cssom::Easing;
use crate::cssom::others::PREFIX;
use crate::cssom::properties::Property;

/// The matching values of the properties for transitions.
/// <https://drafts.csswg.org/css-transitions-2/#matching-transition-delay>
#[derive(Clone, Debug, PartialEq)]
pub struct TransitionTiming {
    /// In milliseconds.
    pub delay: f64,
    /// In milliseconds; not negative.
    pub duration: f64,
    /// The timing function.
    pub easing: Easing,
    /// Values that cannot be interpolated change by a transition too.
    pub allows_discrete: bool,
}

impl TransitionTiming {
    /// <https://drafts.csswg.org/css-transitions-2/#transition-combined-duration>
    pub fn combined_duration(&self) -> f64 {
        self.duration.max(0.0) + self.delay
    }

    /// Returns true if a transition can move a property between two values.
    /// <https://drafts.csswg.org/css-transitions-2/#transitionable>
    pub fn moves(&self, from: &AnimatedValue, to: &AnimatedValue) -> bool {
        self.allows_discrete || from.is_interpolable_with(to)
    }
}

/// The values of a property in two styles.
#[derive(Clone, Debug)]
pub struct TransitionChange {
    /// The name of the longhand or the custom property.
    pub property: String,
    /// The value in the style before.
    pub before: AnimatedValue,
    /// The value in the style after.
    pub after: AnimatedValue,
    /// `None` if `transition-property` does not match the property.
    pub timing: Option<TransitionTiming>,
}

impl StyleSnapshot {
    /// The properties that may begin or end a transition: those that match `transition-property` and whose values differ, and
    /// those with these names, which have transitions.
    pub fn changes_since(
        &self,
        before: &Self,
        with_transitions: &[String],
    ) -> Vec<TransitionChange> {
        let (old, new) = (&*before.0, &*self.0);
        let mut done = FxHashSet::default();
        let mut changes = Vec::new();
        let mut add = |property: OwnedPropertyDeclarationId, index: Option<usize>| {
            let property = match property.as_borrowed().to_physical(new.writing_mode).to_owned() {
                property if done.contains(&property) => return,
                property => property,
            };
            let id = property.as_borrowed();
            let (Some(before), Some(after)) =
                (AnimatedValue::of(id, old), AnimatedValue::of(id, new))
            else {
                return;
            };
            let name = name_of(&property);
            if before != after || with_transitions.contains(&name) {
                let timing = index.map(|index| timing_at(new, index));
                changes.push(TransitionChange { property: name, before, after, timing });
            }
            done.insert(property);
        };
        // Later items win.
        let count = new.get_ui().transition_property_count();
        for index in (0..count).rev() {
            match new.get_ui().transition_property_at(index) {
                TransitionProperty::NonCustom(id) => match id.longhand_or_shorthand() {
                    Ok(longhand) => {
                        add(OwnedPropertyDeclarationId::Longhand(longhand), Some(index));
                    }
                    Err(shorthand) => {
                        for longhand in shorthand.longhands() {
                            add(OwnedPropertyDeclarationId::Longhand(longhand), Some(index));
                        }
                        if shorthand == ShorthandId::All {
                            for name in custom_names(old).chain(custom_names(new)) {
                                add(OwnedPropertyDeclarationId::Custom(name.clone()), Some(index));
                            }
                        }
                    }
                },
                TransitionProperty::Custom(name) => {
                    add(OwnedPropertyDeclarationId::Custom(name), Some(index));
                }
                TransitionProperty::Unsupported(_) => {}
            }
        }
        for name in with_transitions {
            let property = match name.strip_prefix("--") {
                Some(custom) => Some(OwnedPropertyDeclarationId::Custom(custom.into())),
                None => match Property::find(name) {
                    Some(Property::Known(id)) => {
                        id.longhand_id().map(OwnedPropertyDeclarationId::Longhand)
                    }
                    Some(Property::Other(other)) => {
                        let name = format!("{PREFIX}{}", other.name);
                        Some(OwnedPropertyDeclarationId::Custom(name.into()))
                    }
                    _ => None,
                },
            };
            if let Some(property) = property {
                add(property, None);
            }
        }
        changes
    }
}

pub(super) fn name_of(property: &OwnedPropertyDeclarationId) -> String {
    match property {
        OwnedPropertyDeclarationId::Longhand(id) => id.name().to_owned(),
        OwnedPropertyDeclarationId::Custom(name) => match name.strip_prefix(PREFIX) {
            Some(other) => other.to_owned(),
            None => format!("--{name}"),
        },
    }
}

fn custom_names(style: &ComputedValues) -> impl Iterator<Item = &style::Atom> {
    let custom = style.custom_properties();
    custom.inherited.iter().chain(custom.non_inherited.iter()).map(|(name, _)| name)
}

fn timing_at(style: &ComputedValues, index: usize) -> TransitionTiming {
    let style = style.get_ui();
    TransitionTiming {
        delay: milliseconds(style.transition_delay_mod(index).seconds()),
        duration: milliseconds(style.transition_duration_mod(index).seconds()),
        easing: Easing::of(style.transition_timing_function_mod(index)),
        allows_discrete: style.transition_behavior_mod(index) == TransitionBehavior::AllowDiscrete,
    }
}
