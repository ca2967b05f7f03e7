//! Source size lists.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#sizes-attributes>

use cssparser::{Parser, Token};

use super::srcset;
use crate::codes::srcset as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// A component value, as far as source sizes tell them apart.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Component {
    And,
    Or,
    Not,
    Auto,
    /// A `(...)`, or a function of a media condition.
    Block,
    /// A length that is not negative, or a math function.
    Size,
    Other,
}

/// Checks "a valid source size list".
pub(super) fn sizes<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    srcset::sizes_need_srcset(cx, element, attribute);
    let mut reason = mistake(attribute.value);
    if reason.is_none() && starts_with_auto(attribute.value) {
        let is_allowed = srcset::image_of(element).is_some_and(|image| {
            image.attr_is("loading", "lazy")
                && (image.node == element.node || srcset::allows_auto_sizes(image))
        });
        if !is_allowed {
            reason = Some("`auto` is for images with `loading=lazy` only");
        }
    }
    if let Some(reason) = reason {
        let values =
            [("attribute", attribute.name.local), ("element", element.local), ("reason", reason)];
        cx.report(&codes::BAD_SIZES, Place::Value(element.node, attribute.name), &values);
    }
}

/// Returns true for `auto`, and for a list that starts with `auto,`.
pub(super) fn starts_with_auto(value: &str) -> bool {
    let first = value.split(',').next().unwrap_or_default();
    first.eq_ignore_ascii_case("auto")
}

/// The first mistake in a source size list.
fn mistake(value: &str) -> Option<&'static str> {
    let mut parser = Parser::new(value);
    let mut parts: Vec<Vec<Component>> = vec![Vec::new()];
    while let Ok(token) = parser.next() {
        if *token == Token::Comma {
            parts.push(Vec::new());
        } else {
            let component = component(token);
            if let Some(last) = parts.last_mut() {
                last.push(component);
            }
        }
    }
    let count = parts.len();
    for (index, part) in parts.iter().enumerate() {
        let is_last = index.saturating_add(1) == count;
        let Some((size, condition)) = part.split_last() else {
            return Some("a size is missing before or behind a comma");
        };
        match size {
            Component::Auto if index == 0 && condition.is_empty() => continue,
            Component::Auto => return Some("`auto` must be the first entry, alone"),
            Component::Size => {}
            _ => return Some("a size must be a length that is not negative, such as `50vw`"),
        }
        if is_last != condition.is_empty() {
            return Some(
                "all sizes but the last must have a condition, such as `(width > 40em)`, and the last none",
            );
        }
        if !condition.is_empty() && !is_media_condition(condition) {
            return Some("a condition must be in parentheses, with `and`, `or` or `not`");
        }
    }
    None
}

fn component(token: &Token<'_>) -> Component {
    match token {
        Token::Ident(name) => match name.to_ascii_lowercase().as_str() {
            "and" => Component::And,
            "or" => Component::Or,
            "not" => Component::Not,
            "auto" => Component::Auto,
            _ => Component::Other,
        },
        Token::ParenthesisBlock => Component::Block,
        Token::Dimension { value, unit, .. } if *value >= 0.0 && is_length_unit(unit) => {
            Component::Size
        }
        Token::Number { value, .. } if *value == 0.0 => Component::Size,
        Token::Function(name) if is_math_function(name) => Component::Size,
        _ => Component::Other,
    }
}

/// `not (…)`, or blocks with `and` between all of them, or with `or`.
fn is_media_condition(components: &[Component]) -> bool {
    if let [Component::Not, Component::Block] = components {
        return true;
    }
    let mut joined = None;
    components.iter().enumerate().all(|(index, component)| {
        if index % 2 == 0 {
            return *component == Component::Block;
        }
        let is_word = matches!(component, Component::And | Component::Or);
        let is_same = joined.is_none_or(|word| word == *component);
        joined = Some(*component);
        is_word && is_same
    }) && components.len() % 2 == 1
}

/// <https://drafts.csswg.org/css-values-4/#lengths>
fn is_length_unit(unit: &str) -> bool {
    const UNITS: [&str; 19] = [
        "cap", "ch", "em", "ex", "ic", "lh", "rcap", "rch", "rem", "rex", "ric", "rlh", "px", "cm",
        "mm", "q", "in", "pt", "pc",
    ];
    const OF_VIEWPORT: [&str; 6] = ["vw", "vh", "vi", "vb", "vmin", "vmax"];
    const OF_CONTAINER: [&str; 6] = ["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"];
    let unit = unit.to_ascii_lowercase();
    let of_viewport = unit.strip_prefix(['s', 'l', 'd']).unwrap_or(&unit);
    UNITS.contains(&unit.as_str())
        || OF_VIEWPORT.contains(&of_viewport)
        || OF_CONTAINER.contains(&unit.as_str())
}

/// <https://drafts.csswg.org/css-values-4/#math>
fn is_math_function(name: &str) -> bool {
    const FUNCTIONS: [&str; 12] = [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "hypot", "pow", "sqrt", "exp",
    ];
    FUNCTIONS.iter().any(|function| function.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_those_of_the_standard() {
        for good in [
            "100vw",
            "0",
            "auto",
            "auto, 50vw",
            "(min-width: 30em) 50vw, 100vw",
            "(a) and (b) 1px, calc(1px + 2vw)",
            "not (a) 1px, 2px",
            "50svw",
        ] {
            assert_eq!(mistake(good), None, "{good}");
        }
        for bad in [
            "",
            "50",
            "-1px",
            "50%",
            "1px, 2px",
            "(a) 1px",
            "all 1px, 2px",
            "min-width: 1px 2px, 3px",
            "1px,",
            "2deg",
            "1px, auto",
            "(a) and (b) or (c) 1px, 2px",
        ] {
            assert!(mistake(bad).is_some(), "{bad}");
        }
    }
}
