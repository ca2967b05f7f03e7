//! Media queries.
//!
//! <https://drafts.csswg.org/mediaqueries/#mq-syntax>

use cssparser::{Parser, Token};
use treewright_microsyntaxes::Mistake;
use treewright_semantics::css::is_length_unit;
use treewright_semantics::media_queries::{
    Component, Content, Context as FeatureContext, MediaCondition, MediaQuery, Value,
    media_query_list,
};

use super::media_features::{Kind, MediaFeature, media_feature};
use crate::codes::media as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::css::{Type, calculation, can_be_length, can_be_number, can_be_resolution};

/// Checks "a valid media query list".
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-media-query-list>
pub(super) fn list<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Err(reason) = check(attribute.value) {
        let values = [
            ("attribute", attribute.name.local),
            ("element", element.name()),
            ("reason", reason.as_str()),
            ("value", attribute.value),
        ];
        let place = Place::Value(element.node, attribute.name);
        cx.report(&codes::BAD_MEDIA_QUERY, place, &values);
    }
}

/// `<media-query-list>`, which is empty or a list with commas.
pub(in crate::rules) fn check(value: &str) -> Result<(), String> {
    media_query_list(value).iter().try_for_each(media_query)?;
    all_closed(value)
}

/// A block that the end of the value closes is a parse error of CSS, which its parser lets pass.
/// <https://drafts.csswg.org/css-syntax/#consume-simple-block>
pub(super) fn all_closed(value: &str) -> Result<(), String> {
    let count = |c: char| value.matches(c).count();
    if count('(') > count(')') {
        return Err("a `)` is missing at the end".to_owned());
    }
    Ok(())
}

/// `<media-query>`
pub(in crate::rules) fn media_query(query: &MediaQuery<'_>) -> Result<(), String> {
    if let Some(media_type) = &query.media_type {
        check_media_type(media_type)?;
    }
    if let Some(condition) = &query.condition {
        check_condition(condition)?;
    }
    fails_with(query.mistake.as_ref())
}

/// Fails with the words of a mistake in the grammar, if there is one.
fn fails_with(mistake: Option<&Mistake>) -> Result<(), String> {
    mistake.map_or(Ok(()), |mistake| Err(mistake.reason.to_string()))
}

/// "Authors must not use these media types" of CSS 2 and 3; and names that are none match nothing.
/// <https://drafts.csswg.org/mediaqueries/#media-types>
fn check_media_type(name: &str) -> Result<(), String> {
    const OLD: [&str; 8] =
        ["tty", "tv", "projection", "handheld", "braille", "embossed", "aural", "speech"];
    const NEW: [&str; 3] = ["all", "print", "screen"];
    let is_in = |names: &[&str]| names.iter().any(|other| other.eq_ignore_ascii_case(name));
    if is_in(&NEW) {
        Ok(())
    } else if is_in(&OLD) {
        Err(format!("the media type `{name}` is deprecated"))
    } else {
        Err(format!("`{name}` is not a media type"))
    }
}

/// `<media-condition>`. A `<general-enclosed>` is for later versions of the language: "authors must not use" it.
pub(super) fn check_condition(condition: &MediaCondition<'_>) -> Result<(), String> {
    condition.parts.iter().try_for_each(|part| {
        match &part.content {
            Content::Condition(condition) => check_condition(condition)?,
            Content::Feature(feature) => one_feature(&feature.name, &feature.context)?,
            _ => {}
        }
        fails_with(part.mistake.as_ref())
    })
}

/// `<media-feature>`
fn one_feature(name: &str, context: &FeatureContext<'_>) -> Result<(), String> {
    let is_boolean = matches!(context, FeatureContext::Boolean);
    if is_boolean && is_extension_name(name) {
        return Ok(());
    }
    let feature = named(name)?;
    match context {
        FeatureContext::Boolean if feature.is_bound => Err(format!("`{name}` needs a value")),
        FeatureContext::Plain(Some(value)) => fits(&feature, name, value),
        FeatureContext::Range { before, after } => {
            must_be_a_range(&feature, name)?;
            let values = [before.as_ref().map(|it| &it.0), after.as_ref().map(|it| &it.1)];
            values.into_iter().flatten().try_for_each(|value| fits(&feature, name, value))
        }
        _ => Ok(()),
    }
}

/// The name of a custom media query, which is a condition of its own.
/// <https://drafts.csswg.org/mediaqueries-5/#custom-mq>
fn is_extension_name(name: &str) -> bool {
    name.strip_prefix("--").is_some_and(|name| !name.is_empty())
}

fn named(name: &str) -> Result<MediaFeature, String> {
    let feature = media_feature(name).ok_or_else(|| format!("`{name}` is not a media feature"))?;
    if feature.is_deprecated {
        return Err(format!("the media feature `{name}` is deprecated"));
    }
    Ok(feature)
}

fn must_be_a_range(feature: &MediaFeature, name: &str) -> Result<(), String> {
    if feature.is_range && !feature.is_bound {
        return Ok(());
    }
    Err(format!("`{name}` cannot be compared with `<`, `>` or `=`"))
}

/// `<mf-value>`
enum Found<'a> {
    Number {
        value: f32,
        is_integer: bool,
    },
    Ratio,
    Dimension(&'a str),
    Ident(&'a str),
    /// A calculation with the type of its result, if that is known.
    Calculation(Option<Type>),
}

impl<'a> Found<'a> {
    fn of(component: &'a Component<'_>) -> Result<Self, String> {
        Ok(match component {
            Component::Number { value, is_integer } => {
                Self::Number { value: *value, is_integer: *is_integer }
            }
            Component::Dimension { unit, .. } => Self::Dimension(unit),
            Component::Function(text) => {
                let mut parser = Parser::new(text);
                match parser.next().cloned() {
                    Ok(Token::Function(name)) => {
                        Self::Calculation(calculation(&name, &mut parser)?)
                    }
                    _ => Self::Calculation(None),
                }
            }
            Component::Ident(name) => Self::Ident(name),
            _ => Self::Ident(""),
        })
    }

    fn can_be_number(&self) -> bool {
        match self {
            Self::Number { .. } => true,
            Self::Calculation(found) => can_be_number(*found),
            _ => false,
        }
    }
}

/// Checks that the value is one of the feature's kind.
fn fits(feature: &MediaFeature, name: &str, value: &Value<'_>) -> Result<(), String> {
    let first = Found::of(&value.first)?;
    let Some(second) = &value.second else { return fits_kind(feature, name, &first) };
    if !first.can_be_number() {
        fits_kind(feature, name, &first)?;
        return Err("it does not follow the grammar".to_owned());
    }
    if !Found::of(second)?.can_be_number() {
        return Err("a ratio has two numbers".to_owned());
    }
    fits_kind(feature, name, &Found::Ratio)
}

fn fits_kind(feature: &MediaFeature, name: &str, found: &Found<'_>) -> Result<(), String> {
    let is_unit = |unit: &str, units: &[&str]| units.iter().any(|u| u.eq_ignore_ascii_case(unit));
    let does_fit = match (feature.kind, found) {
        (Kind::Length, Found::Dimension(unit)) => is_length_unit(unit),
        (Kind::Length, Found::Number { value, .. }) => *value == 0.0,
        (Kind::Resolution, Found::Dimension(unit)) => is_unit(unit, &["dpi", "dpcm", "dppx", "x"]),
        (Kind::Resolution, Found::Ident(name)) => name.eq_ignore_ascii_case("infinite"),
        (Kind::Ratio, Found::Ratio) | (Kind::Number, Found::Number { .. }) => true,
        (Kind::Ratio, Found::Number { value, .. }) => *value >= 0.0,
        (Kind::Integer, Found::Number { is_integer, .. }) => *is_integer,
        (Kind::ZeroOrOne, Found::Number { value, is_integer }) => {
            *is_integer && (0.0..=1.0).contains(value)
        }
        (Kind::Keywords(keywords), Found::Ident(name)) => {
            keywords.split(" | ").any(|keyword| keyword.eq_ignore_ascii_case(name))
        }
        (Kind::Keywords(_), _) => false,
        (Kind::Length, Found::Calculation(found)) => can_be_length(*found),
        (Kind::Resolution, Found::Calculation(found)) => can_be_resolution(*found),
        (_, Found::Calculation(found)) => can_be_number(*found),
        _ => false,
    };
    if does_fit {
        return Ok(());
    }
    let expected = match feature.kind {
        Kind::Length => "a length with a unit".to_owned(),
        Kind::Resolution => "a resolution such as `2dppx`".to_owned(),
        Kind::Ratio => "a ratio such as `16/9`".to_owned(),
        Kind::Number => "a number".to_owned(),
        Kind::Integer => "an integer".to_owned(),
        Kind::ZeroOrOne => "`0` or `1`".to_owned(),
        Kind::Keywords(keywords) => format!("one of `{}`", keywords.replace(" | ", "`, `")),
    };
    Err(format!("the value of `{name}` must be {expected}"))
}
