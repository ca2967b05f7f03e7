//! The values of attributes of SVG and MathML.
//!
//! <https://svgwg.org/svg2-draft/types.html>

use treewright_markup::xml::is_name;

use super::svg_values::is_of_all_properties;
use super::{math_values, path};
use crate::codes::foreign as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::values::{check_language_tag, is_color};

/// Checks a value by its kind: types and keywords with `|` between them, and `<list>` before them if the value is a
/// list of them with white space between, `<list-or-empty>` if there may be none; `<any-case>` before keywords that
/// are ASCII case-insensitive. A type that has no check takes anything. Returns true for a value that is right.
pub(super) fn check<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    kind: &'static str,
) -> bool {
    if kind == "-" {
        return true;
    }
    let value = attribute.value.trim_ascii();
    let reason = if kind == "<svg-path>" {
        match path::check(attribute.value) {
            Ok(()) => return true,
            Err(reason) => reason,
        }
    } else {
        let (list, kinds) = List::of(kind);
        if list.fits(value, kinds) {
            return true;
        }
        expected(kinds.trim_start_matches(ANY_CASE))
    };
    let values = [
        ("value", attribute.value),
        ("attribute", attribute.name.local),
        ("element", element.name()),
        ("reason", reason.as_str()),
    ];
    let place = Place::Value(element.node, attribute.name);
    cx.report(&codes::BAD_FOREIGN_VALUE, place, &values);
    false
}

/// The number of things that a value has.
#[derive(Clone, Copy)]
enum List {
    One,
    OneOrMore,
    Any,
}

impl List {
    /// The sign before the kinds, and the kinds.
    fn of(kind: &str) -> (List, &str) {
        if let Some(kinds) = kind.strip_prefix("<list>") {
            (List::OneOrMore, kinds)
        } else if let Some(kinds) = kind.strip_prefix("<list-or-empty>") {
            (List::Any, kinds)
        } else {
            (List::One, kind)
        }
    }

    fn fits(self, value: &str, kinds: &str) -> bool {
        let mut words = value.split_ascii_whitespace().peekable();
        match self {
            List::One => fits_one_of(value, kinds),
            // White space is in functions too.
            _ if value.contains('(') && kinds.contains("<math-length>") => true,
            List::OneOrMore if words.peek().is_none() => false,
            List::OneOrMore | List::Any => words.all(|word| fits_one_of(word, kinds)),
        }
    }
}

/// The sign of keywords that are ASCII case-insensitive.
const ANY_CASE: &str = "<any-case>";

/// The kinds in words.
fn expected(kind: &str) -> String {
    let words = kind.split('|').map(|one| match one {
        "<number>" => "a number".to_owned(),
        "<integer>" => "an integer".to_owned(),
        "<percentage>" => "a percentage".to_owned(),
        "<svg-length>" => "a length".to_owned(),
        "<svg-size>" => "a length or a percentage that is not below zero".to_owned(),
        "<number-from-zero>" => "a number that is not below zero".to_owned(),
        "<transform-list>" => "functions with the number of arguments that each takes".to_owned(),
        "<number-optional-number>" => "one or two numbers".to_owned(),
        "<list-of-numbers>" | "<color-matrix>" => "numbers".to_owned(),
        "<points>" => "pairs of numbers".to_owned(),
        "<view-box>" => "four numbers, the last two not below zero".to_owned(),
        "<preserve-aspect-ratio>" => "an alignment such as `xMidYMid`, or `none`".to_owned(),
        "<math-color>" => "a color".to_owned(),
        "<positive-integer>" => "an integer above zero".to_owned(),
        "<language>" => "a language tag".to_owned(),
        "URL" => "a URL".to_owned(),
        "<xml-name>" => "a name without white space that starts with a letter or `_`".to_owned(),
        _ => match math_values::in_words(one) {
            Some(words) => words.to_owned(),
            None => one.replace('\'', "`"),
        },
    });
    format!("expected {}", words.collect::<Vec<_>>().join(", "))
}

fn fits_one_of(value: &str, kinds: &str) -> bool {
    match kinds.strip_prefix(ANY_CASE) {
        Some(kinds) => {
            let value = value.to_ascii_lowercase();
            kinds.split('|').any(|kind| fits(&value, kind))
        }
        None => kinds.split('|').any(|kind| fits(value, kind)),
    }
}

fn fits(value: &str, kind: &str) -> bool {
    if let Some(keyword) = kind.strip_prefix('\'').and_then(|kind| kind.strip_suffix('\'')) {
        return value == keyword;
    }
    match kind {
        "<number>" => is_number(value),
        "<integer>" => {
            let digits = value.strip_prefix(['+', '-']).unwrap_or(value);
            !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
        }
        "<percentage>" => value.strip_suffix('%').is_some_and(is_number),
        "<svg-length>" => is_length(value),
        "<svg-size>" => is_size(value),
        "<number-from-zero>" => is_number(value) && !is_below_zero(value),
        "<transform-list>" => has_right_arguments(value),
        "<number-optional-number>" => {
            numbers(value).is_some_and(|found| matches!(found.len(), 1 | 2))
        }
        "<list-of-numbers>" | "<color-matrix>" => value.is_empty() || numbers(value).is_some(),
        "<points>" => value.is_empty() || numbers(value).is_some_and(|found| found.len() % 2 == 0),
        "<view-box>" => numbers(value).is_some_and(|found| {
            found.len() == 4 && found.iter().skip(2).all(|number| *number >= 0.0)
        }),
        "<preserve-aspect-ratio>" => is_preserve_aspect_ratio(value),
        "<math-color>" => is_color(value),
        "<positive-integer>" => value.parse::<u64>().is_ok_and(|number| number > 0),
        "<language>" => value.is_empty() || check_language_tag(value).is_ok(),
        "URL" => is_reference(value),
        "<xml-name>" => is_name(value),
        _ => math_values::fits(value, kind),
    }
}

/// An alignment, and maybe `meet` or `slice`; SVG 1.1 has `defer` before it.
/// <https://svgwg.org/svg2-draft/coords.html#PreserveAspectRatioAttribute>
fn is_preserve_aspect_ratio(value: &str) -> bool {
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let is_part = |part: &str| matches!(part, "Min" | "Mid" | "Max");
    let is_alignment = |word: &str| {
        word == "none"
            || word
                .strip_prefix('x')
                .and_then(|word| word.split_once('Y'))
                .is_some_and(|(x, y)| is_part(x) && is_part(y))
    };
    let words = words.strip_prefix(&["defer"]).unwrap_or(&words);
    match words {
        [alignment] => is_alignment(alignment),
        [alignment, "meet" | "slice"] => is_alignment(alignment),
        _ => false,
    }
}

/// `<number>` as CSS has it.
/// <https://drafts.csswg.org/css-values/#number-value>
fn is_number(value: &str) -> bool {
    path::number(value).is_some_and(|length| length == value.len())
}

/// A number, or a number with a unit or in a math function.
fn is_length(value: &str) -> bool {
    let Some(length) = path::number(value) else {
        // `calc(…)` and the like.
        return value.ends_with(')') || value == "auto";
    };
    let unit = value.get(length..).unwrap_or_default();
    unit.is_empty() || unit.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A length or percentage that is not below zero: "A negative value is invalid and must be ignored." White space
/// before the unit is not one of a length.
/// <https://svgwg.org/svg2-draft/geometry.html#RProperty>, <https://svgwg.org/svg2-draft/geometry.html#Sizing>
fn is_size(value: &str) -> bool {
    let Some((number, unit)) =
        path::number(value).and_then(|length| value.split_at_checked(length))
    else {
        return is_of_all_properties(value);
    };
    !is_below_zero(number) && (unit == "%" || unit.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

fn is_below_zero(number: &str) -> bool {
    number.parse::<f64>().is_ok_and(|number| number < 0.0)
}

/// Returns false for a transform function with too many or too few numbers. Functions with anything but numbers are let
/// go, such as those of CSS with units.
/// <https://drafts.csswg.org/css-transforms/#svg-syntax>
fn has_right_arguments(value: &str) -> bool {
    value.split(')').all(|function| {
        let Some((name, arguments)) = function.split_once('(') else { return true };
        let is_separator = |c: char| c == ',' || c.is_ascii_whitespace();
        let counts: &[usize] = match name.trim_matches(is_separator) {
            "matrix" => &[6],
            "translate" | "scale" => &[1, 2],
            "rotate" => &[1, 3],
            "skewX" | "skewY" => &[1],
            _ => return true,
        };
        let arguments = arguments.trim_ascii();
        !arguments.is_empty()
            && numbers(arguments).is_none_or(|found| counts.contains(&found.len()))
    })
}

/// A URL, or a reference to a part of the page: of its syntax, only the characters that a URL and an IRI of SVG 1.1
/// both exclude.
/// <https://svgwg.org/svg2-draft/linking.html#URLandURI>
fn is_reference(value: &str) -> bool {
    let mut parts = value.split('%').skip(1);
    let is_encoded =
        |part: &str| part.len() >= 2 && part.bytes().take(2).all(|byte| byte.is_ascii_hexdigit());
    let before_path = value.split(['/', '?', '#']).next().unwrap_or_default();
    let has_right_scheme = before_path.split_once(':').is_none_or(|(scheme, _)| {
        let is_of_scheme = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.');
        scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.bytes().all(is_of_scheme)
    });
    parts.all(is_encoded) && has_right_scheme && value.matches('#').count() <= 1
}

/// Numbers with white space or commas between them.
fn numbers(value: &str) -> Option<Vec<f64>> {
    let mut rest = value;
    let mut found = Vec::new();
    loop {
        let length = path::coordinate(rest)?;
        let (number, after) = rest.split_at_checked(length)?;
        found.push(number.parse().ok()?);
        let next = path::skip_separator(after);
        if next.is_empty() {
            // No argument follows a comma at the end.
            return after.trim_ascii().is_empty().then_some(found);
        }
        rest = next;
    }
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn values_by_kind() {
        for (value, kind, expected) in [
            ("1", "<number>", true),
            ("-.5e3", "<number>", true),
            ("1.", "<number>", false),
            ("1px", "<number>", false),
            ("1px", "<svg-length>", true),
            ("100%", "<percentage>", true),
            ("1 2", "<number-optional-number>", true),
            ("1,2,3", "<number-optional-number>", false),
            ("0 0 10 20", "<view-box>", true),
            ("0,0,10", "<view-box>", false),
            ("0 0 -1 2", "<view-box>", false),
            ("1,2 3-4", "<points>", true),
            ("1,2 3", "<points>", false),
            ("1,2,", "<points>", false),
            ("xMidYMax slice", "<preserve-aspect-ratio>", true),
            ("defer none", "<preserve-aspect-ratio>", true),
            ("xMid", "<preserve-aspect-ratio>", false),
            ("none fit", "<preserve-aspect-ratio>", false),
            ("1.,2.", "<points>", true),
            ("0", "<svg-size>", true),
            ("-0", "<svg-size>", true),
            ("1.5em", "<svg-size>", true),
            ("50%", "<svg-size>", true),
            ("calc(1px + 2%)", "<svg-size>", true),
            ("inherit", "<svg-size>", true),
            ("-1", "<svg-size>", false),
            ("1 px", "<svg-size>", false),
            ("auto", "<svg-size>", false),
            ("", "<svg-size>", false),
            ("0", "<number-from-zero>", true),
            ("-1", "<number-from-zero>", false),
            ("rotate(45) translate( 1,2 ), scale(2)", "<transform-list>", true),
            ("rotate(45 1 2)matrix(1 0 0 1 0 0)skewX(1)", "<transform-list>", true),
            ("rotate(45deg 1) none turn(1 2 3 4)", "<transform-list>", true),
            ("", "<transform-list>", true),
            ("rotate(45 10)", "<transform-list>", false),
            ("scale()", "<transform-list>", false),
            ("translate(1) skewY(1 2)", "<transform-list>", false),
            ("matrix(1 0 0 1)", "<transform-list>", false),
            ("0", "<positive-integer>", false),
            ("red", "<math-color>", true),
            ("foo", "<math-color>", false),
            ("#a", "URL", true),
            ("a b", "URL", true),
            ("http://a/%20?b#c", "URL", true),
            ("%", "URL", false),
            ("#a#b", "URL", false),
            ("1:x", "URL", false),
            ("de-AT", "<language>", true),
            ("not_a_lang", "<language>", false),
            ("_top", "<xml-name>", true),
            ("a:b", "<xml-name>", true),
            ("a b", "<xml-name>", false),
            ("", "<xml-name>", false),
            ("pad", "'pad'", true),
            ("Pad", "'pad'", false),
        ] {
            assert_eq!(fits(value, kind), expected, "{value:?} as {kind}");
        }
    }
}
