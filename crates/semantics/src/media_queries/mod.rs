//! Media queries: their grammar, and their logic with three values.
//! <https://drafts.csswg.org/mediaqueries/#mq-syntax>
//!
//! The parser knows no media feature. A browser gives the values of those that it knows
//! ([`MediaQuery::matches`]); a checker compares the names and values with its tables. Both see the same parts, and
//! where the text leaves the grammar, the parts up to there and the [`Mistake`].
//!
//! ```
//! use treewright_semantics::media_queries::{Context, media_query_list};
//! let queries = media_query_list("screen and (width >= 40em), print and color");
//! assert_eq!(queries[0].media_type.as_deref(), Some("screen"));
//! let is_wide = |feature: &treewright_semantics::media_queries::MediaFeature<'_>| {
//!     (feature.name == "width").then_some(matches!(feature.context, Context::Range { .. }))
//! };
//! assert!(queries[0].matches(|media_type| media_type == "screen", is_wide));
//! assert_eq!(queries[1].mistake.as_ref().unwrap().reason, "it does not follow the grammar");
//! ```

mod parsing;

pub(crate) use parsing::Reader;
pub use parsing::{media_condition, media_query_list};

use treewright_microsyntaxes::Mistake;

/// The deepest parentheses that are read. Deeper ones are [`Content::TooDeep`].
pub const DEEPEST: u32 = 32;

/// A query of a media query list.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-query>
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MediaQuery<'a> {
    /// `not` or `only` before a media type.
    pub modifier: Option<Modifier>,
    /// The media type, as it is written.
    pub media_type: Option<String>,
    /// The condition.
    pub condition: Option<MediaCondition<'a>>,
    /// The place where the query leaves the grammar. The other fields have the parts before it, and the query
    /// counts as `not all`.
    pub mistake: Option<Mistake>,
}

/// The word before a media type.
/// <https://drafts.csswg.org/mediaqueries/#mq-prefix>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the words")]
pub enum Modifier {
    Not,
    Only,
}

/// A media condition.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-condition>
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaCondition<'a> {
    /// The operator between the parts, or before the only one: `and` for one part without `not`.
    pub operator: Operator,
    /// The parts, in order.
    pub parts: Vec<MediaInParens<'a>>,
}

/// An operator of media conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the words")]
pub enum Operator {
    Not,
    And,
    Or,
}

/// Parentheses in a media condition, or a function.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-in-parens>
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaInParens<'a> {
    /// The part in the parentheses.
    pub content: Content<'a>,
    /// The reason why this is a `<general-enclosed>`, which later levels of the language can define, and the
    /// [`content`](Self::content) only the part before the mistake. Its value is unknown.
    pub mistake: Option<Mistake>,
}

/// The part in parentheses.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Content<'a> {
    /// A condition.
    Condition(MediaCondition<'a>),
    /// A media feature.
    Feature(MediaFeature<'a>),
    /// More than [`DEEPEST`] parentheses.
    TooDeep,
    /// Neither a condition nor a feature.
    Other,
}

/// A media feature with the values that it is compared with.
/// <https://drafts.csswg.org/mediaqueries/#typedef-media-feature>
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaFeature<'a> {
    /// The name, as it is written.
    pub name: String,
    /// The rest.
    pub context: Context<'a>,
}

/// The ways to ask about a media feature. Values are missing only where there is a mistake.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Context<'a> {
    /// `<mf-boolean>`: the name alone.
    Boolean,
    /// `<mf-plain>`: a colon and a value.
    Plain(Option<Value<'a>>),
    /// `<mf-range>`: a value before the name, after it, or both.
    Range {
        /// The value before the name.
        before: Option<(Value<'a>, Comparison)>,
        /// The value after the name.
        after: Option<(Comparison, Value<'a>)>,
    },
    /// Something else follows the name.
    Other,
}

/// A value, or a ratio of two.
/// <https://drafts.csswg.org/mediaqueries/#typedef-mf-value>
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Value<'a> {
    /// The value, or the one before the `/`.
    pub first: Component<'a>,
    /// The one after the `/`.
    pub second: Option<Component<'a>>,
}

/// A component of a value.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "fields are the parts of the tokens of CSS")]
pub enum Component<'a> {
    /// A number.
    Number { value: f32, is_integer: bool },
    /// A number with a unit, which is as it is written.
    Dimension { value: f32, unit: String },
    /// A keyword, as it is written.
    Ident(String),
    /// A math function: its text.
    Function(&'a str),
}

/// A comparison.
/// <https://drafts.csswg.org/mediaqueries/#typedef-mf-comparison>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the signs")]
pub enum Comparison {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
}

impl Comparison {
    /// Compares two numbers.
    ///
    /// ```
    /// use treewright_semantics::media_queries::Comparison;
    /// assert!(Comparison::LessOrEqual.holds(1.0, 1.0));
    /// ```
    pub fn holds(self, left: f64, right: f64) -> bool {
        let is_equal = (left - right).abs() < f64::EPSILON;
        match self {
            Self::Less => left < right && !is_equal,
            Self::LessOrEqual => left < right || is_equal,
            Self::Greater => left > right && !is_equal,
            Self::GreaterOrEqual => left > right || is_equal,
            Self::Equal => is_equal,
        }
    }

    /// Both can stand around one name: they point in the same direction.
    pub(crate) const fn goes_with(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Less | Self::LessOrEqual, Self::Less | Self::LessOrEqual)
                | (Self::Greater | Self::GreaterOrEqual, Self::Greater | Self::GreaterOrEqual)
        )
    }
}

impl MediaQuery<'_> {
    /// Returns true if the query holds: `is_medium` says of a media type in lower case whether it is that of the
    /// device, and `feature` if a media feature holds. `None` stands for a name that is unknown, and for a value
    /// that the feature does not have.
    /// <https://drafts.csswg.org/mediaqueries/#evaluating>
    pub fn matches(
        &self,
        is_medium: impl Fn(&str) -> bool,
        feature: impl Fn(&MediaFeature<'_>) -> Option<bool>,
    ) -> bool {
        if self.mistake.is_some() {
            return false;
        }
        let media_type = self.media_type.as_ref().map(|name| name.to_ascii_lowercase());
        let holds = if media_type.is_none_or(|name| is_medium(&name)) {
            self.condition.as_ref().map_or(Some(true), |condition| condition.value(&feature))
        } else {
            Some(false)
        };
        // A value that is unknown at the end is false.
        holds.is_some_and(|holds| holds != (self.modifier == Some(Modifier::Not)))
    }
}

impl MediaCondition<'_> {
    /// The value of the condition, `None` if it is unknown: "a third truth value", with which `not`, `and` and
    /// `or` are those of Kleene's logic. `feature` is as for [`MediaQuery::matches`].
    /// <https://drafts.csswg.org/mediaqueries/#evaluating>
    pub fn value(&self, feature: &dyn Fn(&MediaFeature<'_>) -> Option<bool>) -> Option<bool> {
        let mut values = self.parts.iter().map(|part| part.value(feature));
        match self.operator {
            Operator::Not => values.next().flatten().map(|value| !value),
            Operator::And => all(values, true),
            Operator::Or => all(values, false),
        }
    }
}

impl MediaInParens<'_> {
    fn value(&self, feature: &dyn Fn(&MediaFeature<'_>) -> Option<bool>) -> Option<bool> {
        match &self.content {
            _ if self.mistake.is_some() => None,
            Content::Condition(condition) => condition.value(feature),
            Content::Feature(own) => feature(own),
            Content::TooDeep | Content::Other => None,
        }
    }
}

/// `wanted` if all values are it, its opposite if one is the opposite, else unknown.
fn all(values: impl Iterator<Item = Option<bool>>, wanted: bool) -> Option<bool> {
    let mut result = Some(wanted);
    for value in values {
        match value {
            Some(value) if value != wanted => return Some(value),
            Some(_) => {}
            None => result = None,
        }
    }
    result
}
