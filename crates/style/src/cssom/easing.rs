//! Easing functions.
//!
//! <https://drafts.csswg.org/css-easing-2/>

use style::properties::PropertyDeclaration;
use style::values::computed::TimingFunction;
use style::values::generics::easing::BeforeFlag;
use style_traits::ToCss as _;

use super::declarations::{Context, Declarations};

/// The error that a curve may have.
const EPSILON: f64 = 1e-7;

/// An easing function, which turns the progress of an animation into another.
///
/// ```
/// use treewright_style::cssom::Easing;
/// let easing = Easing::parse(" steps(2, start) ").unwrap();
/// assert_eq!(easing.output(0.4, false), 0.5);
/// assert_eq!(easing.text(), "steps(2, start)");
/// assert_eq!(Easing::default().output(0.4, false), 0.4);
/// assert!(Easing::parse("ease, linear").is_none() && Easing::parse("inherit").is_none());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Easing(TimingFunction);

impl Default for Easing {
    /// The function `linear`, which changes nothing.
    fn default() -> Self {
        Self(TimingFunction::Keyword(style::values::generics::easing::TimingKeyword::Linear))
    }
}

impl Easing {
    /// Parses a function; `None` if it is invalid, a list, a keyword for the cascade, or depends on variables.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "linear" {
            return Some(Self::default());
        }
        let mut declarations = Declarations::default();
        declarations.set("animation-timing-function", text, false, &Context::default());
        let block = declarations.to_block();
        match block.declarations() {
            [PropertyDeclaration::AnimationTimingFunction(list)] => match &*list.0 {
                [one] => Some(Self(one.to_computed_value_without_context())),
                _ => None,
            },
            _ => None,
        }
    }

    /// The computed value of a property.
    pub(super) const fn of(function: TimingFunction) -> Self {
        Self(function)
    }

    /// The progress that the function makes of another. Steps are one less where they jump, `before` the function begins.
    /// <https://drafts.csswg.org/css-easing-2/#before-flag>
    pub fn output(&self, progress: f64, before: bool) -> f64 {
        let flag = if before { BeforeFlag::Set } else { BeforeFlag::Unset };
        self.0.calculate_output(progress, flag, EPSILON)
    }

    /// The function as text.
    pub fn text(&self) -> String {
        self.0.to_css_string()
    }
}
