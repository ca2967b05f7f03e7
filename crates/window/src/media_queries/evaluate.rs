//! Media queries, evaluated for the viewport of a navigable, which is never drawn.
//!
//! <https://drafts.csswg.org/mediaqueries/>

use treewright_semantics::media_queries::{
    Comparison, Component, Context, MediaFeature, Value, media_condition, media_query_list,
};

/// The values of media features.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Environment {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#matches-the-environment>
pub(crate) fn matches(query: &str, environment: Environment) -> bool {
    let queries = media_query_list(query);
    let is_medium = |name: &str| matches!(name, "all" | "screen");
    let holds = |feature: &MediaFeature<'_>| feature_holds(feature, environment);
    queries.is_empty() || queries.iter().any(|query| query.matches(is_medium, holds))
}

/// <https://drafts.csswg.org/mediaqueries/#typedef-media-condition>
pub(crate) fn condition_holds(condition: &str, environment: Environment) -> bool {
    let holds = |feature: &MediaFeature<'_>| feature_holds(feature, environment);
    media_condition(condition).is_ok_and(|condition| condition.value(&holds) == Some(true))
}

/// `None` for an unknown feature, and for one with an unknown value.
fn feature_holds(feature: &MediaFeature<'_>, environment: Environment) -> Option<bool> {
    let name = feature.name.to_ascii_lowercase();
    match &feature.context {
        Context::Boolean => in_a_boolean_context(&name, environment),
        Context::Plain(value) => plain(&name, value.as_ref()?, environment),
        Context::Range { before, after } => {
            let value = value_of(&name, environment)?;
            let mut holds = true;
            if let Some((first, comparison)) = before {
                holds &= comparison.holds(number(first, environment)?, value);
            }
            if let Some((comparison, last)) = after {
                holds &= comparison.holds(value, number(last, environment)?);
            }
            Some(holds)
        }
        _ => None,
    }
}

fn in_a_boolean_context(name: &str, environment: Environment) -> Option<bool> {
    match name {
        "orientation" | "color" | "hover" | "pointer" | "update" | "scan" => {
            Some(matches!(name, "orientation" | "color"))
        }
        _ => value_of(name, environment).map(|value| value != 0.0),
    }
}

/// The value of a range feature.
fn value_of(name: &str, environment: Environment) -> Option<f64> {
    match name {
        "width" | "device-width" => Some(environment.width),
        "height" | "device-height" => Some(environment.height),
        "aspect-ratio" | "device-aspect-ratio" => Some(if environment.height == 0.0 {
            0.0
        } else {
            environment.width / environment.height
        }),
        "resolution" | "-webkit-device-pixel-ratio" => Some(1.0),
        "color" => Some(8.0),
        "color-index" | "monochrome" => Some(0.0),
        _ => None,
    }
}

fn plain(name: &str, value: &Value<'_>, environment: Environment) -> Option<bool> {
    if matches!(name, "orientation" | "prefers-color-scheme") {
        let is_portrait = environment.height >= environment.width;
        return match (name, keyword(value)?.as_str()) {
            ("orientation", "portrait") => Some(is_portrait),
            ("orientation", "landscape") => Some(!is_portrait),
            ("prefers-color-scheme", word) => Some(word == "light"),
            _ => None,
        };
    }
    let (comparison, name) = if let Some(name) = name.strip_prefix("min-") {
        (Comparison::GreaterOrEqual, name)
    } else if let Some(name) = name.strip_prefix("max-") {
        (Comparison::LessOrEqual, name)
    } else {
        (Comparison::Equal, name)
    };
    let own = value_of(name, environment)?;
    Some(comparison.holds(own, number(value, environment)?))
}

/// A keyword, in lower case.
fn keyword(value: &Value<'_>) -> Option<String> {
    match (&value.first, &value.second) {
        (Component::Ident(word), None) => Some(word.to_ascii_lowercase()),
        _ => None,
    }
}

/// A number, a ratio, a resolution in `dppx`, or a length in pixels.
fn number(value: &Value<'_>, environment: Environment) -> Option<f64> {
    match (&value.first, &value.second) {
        (Component::Number { value, .. }, None) => Some(f64::from(*value)),
        (Component::Number { value: first, .. }, Some(Component::Number { value: second, .. })) => {
            let (first, second) = (f64::from(*first), f64::from(*second));
            Some(if second == 0.0 { f64::INFINITY } else { first / second })
        }
        (Component::Dimension { value, unit }, None) => {
            pixels(f64::from(*value), unit, environment)
        }
        _ => None,
    }
}

/// A length in pixels, or a resolution in `dppx`. Relative units are those of the initial font.
pub(crate) fn pixels(value: f64, unit: &str, environment: Environment) -> Option<f64> {
    let factor = match unit.to_ascii_lowercase().as_str() {
        "px" | "dppx" | "x" => 1.0,
        "dpi" => 1.0 / 96.0,
        "dpcm" => 2.54 / 96.0,
        "em" | "rem" => 16.0,
        "ex" | "ch" => 8.0,
        "in" => 96.0,
        "cm" => 96.0 / 2.54,
        "mm" => 96.0 / 25.4,
        "q" => 96.0 / 101.6,
        "pt" => 96.0 / 72.0,
        "pc" => 16.0,
        "vw" | "svw" | "lvw" | "dvw" | "vi" => environment.width / 100.0,
        "vh" | "svh" | "lvh" | "dvh" | "vb" => environment.height / 100.0,
        "vmin" => environment.width.min(environment.height) / 100.0,
        "vmax" => environment.width.max(environment.height) / 100.0,
        _ => return None,
    };
    Some(value * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENVIRONMENT: Environment = Environment { width: 1280.0, height: 720.0 };

    #[test]
    fn queries() {
        for query in [
            "",
            "all",
            "SCREEN",
            "print, screen",
            "not print",
            "only screen and (min-width: 1280px)",
            "(width)",
            "(width: 80em)",
            "(width >= 1280px)",
            "(100px < width <= 1280px)",
            "(orientation: landscape) and (max-height: 720px)",
            "(max-width: 1px) or (min-width: 1px)",
            "not (monochrome)",
            "screen and not (monochrome)",
            "((width) and (height))",
            "(aspect-ratio: 16/9)",
            "(min-resolution: 1dppx)",
            "unknown, all",
            "(x: y), all",
        ] {
            assert!(matches(query, ENVIRONMENT), "{query}");
        }
        for query in [
            "print",
            "not all",
            "not screen",
            "(max-width: 1279px)",
            "(width < 1280px)",
            "(orientation: portrait)",
            "(monochrome)",
            "(unknown)",
            "not (unknown)",
            "not screen and (unknown)",
            "(width: x)",
            "screen and",
            "(width) and (height) or (width)",
            "(100px < width >= 10px)",
            "and",
            "unknown",
        ] {
            assert!(!matches(query, ENVIRONMENT), "{query}");
        }
    }
}
