//! The animations and transitions that the style of an element declares.
//!
//! <https://drafts.csswg.org/css-animations-2/#animations>

use std::fmt;

use style::properties::ComputedValues;
use style::rule_tree::RuleTree;
use style::servo_arc::Arc;
use style::values::computed::AnimationPlayState;
use style_traits::ToCss as _;

use super::stack::Composite;
use crate::cssom::Easing;

/// A computed style that is kept, without the effects of animations.
#[derive(Clone)]
pub struct StyleSnapshot(pub(in super::super) Arc<ComputedValues>);

impl fmt::Debug for StyleSnapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StyleSnapshot")
    }
}

/// An item of the list that the properties for animations make together.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeclaredAnimation {
    /// `animation-name`.
    pub name: String,
    /// `animation-duration` in milliseconds; `None` for `auto`.
    pub duration: Option<f64>,
    /// `animation-delay` in milliseconds.
    pub delay: f64,
    /// `animation-iteration-count`, which can be infinite.
    pub iterations: f64,
    /// `animation-direction`, as text.
    pub direction: String,
    /// `animation-fill-mode`, as text.
    pub fill: String,
    /// `animation-play-state` is `paused`.
    pub is_paused: bool,
    /// `animation-timing-function`.
    pub easing: Easing,
    /// `animation-composition`.
    pub composite: Composite,
}

/// Milliseconds, from the seconds of Stylo, which have few digits.
pub(super) fn milliseconds(seconds: f32) -> f64 {
    (f64::from(seconds) * 1e6).round() / 1e3
}

pub(super) fn composite_of(text: &str) -> Composite {
    match text {
        "add" => Composite::Add,
        "accumulate" => Composite::Accumulate,
        _ => Composite::Replace,
    }
}

impl StyleSnapshot {
    /// Returns true if it is the same style.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Returns true for `display: none`.
    pub fn is_not_displayed(&self) -> bool {
        self.0.get_box().get_display().is_none()
    }

    /// Returns true if a `@starting-style` rule matches.
    pub fn has_starting_style(&self) -> bool {
        RuleTree::has_starting_style(self.0.rules())
    }

    /// Returns true if a name of an animation is declared.
    pub fn declares_animations(&self) -> bool {
        self.0.get_ui().specifies_animations()
    }

    /// Returns true if a transition that takes time is declared.
    pub fn declares_transitions(&self) -> bool {
        self.0.get_ui().specifies_transitions()
    }

    /// The declared animations, without those whose name is `none`.
    pub fn animations(&self) -> Vec<DeclaredAnimation> {
        let style = self.0.get_ui();
        let names = style.animation_name_iter().enumerate();
        let all = names.filter_map(|(index, name)| Some((index, name.as_atom()?.to_string())));
        let declared = all.map(|(index, name)| {
            let duration = style.animation_duration_mod(index);
            DeclaredAnimation {
                name,
                duration: (!duration.is_auto()).then(|| milliseconds(duration.seconds())),
                delay: milliseconds(style.animation_delay_mod(index).seconds()),
                iterations: f64::from(style.animation_iteration_count_mod(index).0),
                direction: style.animation_direction_mod(index).to_css_string(),
                fill: style.animation_fill_mode_mod(index).to_css_string(),
                is_paused: style.animation_play_state_mod(index) == AnimationPlayState::Paused,
                easing: Easing::of(style.animation_timing_function_mod(index)),
                composite: composite_of(&style.animation_composition_mod(index).to_css_string()),
            }
        });
        declared.collect()
    }
}
