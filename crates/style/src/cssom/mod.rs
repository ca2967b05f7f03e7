//! The CSS Object Model without its objects: declarations, sheets and rules that programs read and change, and the styles that
//! follow. A script host makes objects of them.
//!
//! ```
//! use treewright_style::cssom::{Context, Declarations};
//! let mut declarations = Declarations::parse("margin: 1px 2px; colour: red", &Context::default());
//! assert_eq!(declarations.value("margin-left"), "2px");
//! assert!(!declarations.set("color", "bogus", false, &Context::default()));
//! assert_eq!(declarations.text(), "margin: 1px 2px;");
//! ```

mod animated;
mod bounds;
mod computing;
mod conditions;
mod declarations;
mod descriptors;
mod easing;
mod imports;
mod live;
mod media;
pub(crate) mod others;
mod properties;
mod registered;
mod rules;
mod sheet;
mod used;
mod variables;

pub use animated::{
    AnimatedElements, AnimatedValue, Composite, DeclaredAnimation, EffectInForce, GeneratedBox,
    Keyframe, KeyframeText, Keyframes, StyleSnapshot, TransitionChange, TransitionTiming,
};
pub use bounds::{Ledger, Room, StyleWork, most_of};
pub use conditions::{escape_identifier, supports_condition};
pub use declarations::{Context, Declarations};
pub use easing::Easing;
pub use live::{Effects, LiveStyles, Lock, Page};
pub use media::{
    append_medium, delete_medium, media_matches, media_queries_of, serialize_a_media_query_list,
};
pub use properties::{
    attribute_names, attribute_of_property, is_animatable, is_shorthand, is_supported,
    longhands_of, supports,
};
pub use registered::{NotRegistered, RegisteredProperty};
pub use rules::{NotInserted, Rule, RuleKind};
pub use sheet::Sheet;

pub(crate) use variables::Variables;

/// The names of properties that Stylo does not have and that are not inherited.
pub(crate) fn not_inherited() -> impl Iterator<Item = &'static str> {
    others::all().filter(|other| !other.is_inherited).map(|other| other.name)
}
