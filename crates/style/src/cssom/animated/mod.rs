//! The effects of animations on computed values: keyframes, the effect stack, and the changes that start transitions.
//!
//! <https://drafts.csswg.org/web-animations-1/#combining-effects>

mod cascade;
mod declared;
mod elements;
mod keyframes;
mod rules;
mod stack;
mod transitions;
mod value;

pub use declared::{DeclaredAnimation, StyleSnapshot};
pub use elements::AnimatedElements;
pub use keyframes::{Keyframe, Keyframes};
pub use rules::KeyframeText;
pub use stack::{Composite, EffectInForce, GeneratedBox};
pub use transitions::{TransitionChange, TransitionTiming};
pub use value::AnimatedValue;

pub(super) use cascade::{Target, animated};
