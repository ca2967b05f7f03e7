//! Numbers.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers>

use crate::codes::values as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::tables::Value;

/// Checks an integer of one of the kinds.
pub(super) fn integer<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    kind: Value,
) {
    let value = attribute.value;
    let is_valid = match kind {
        Value::Integer => is_valid_integer(value),
        Value::PositiveInteger => {
            is_valid_non_negative_integer(value) && value.bytes().any(|digit| digit != b'0')
        }
        Value::NonNegativeIntegerUpTo8 => {
            is_valid_non_negative_integer(value)
                && matches!(
                    value.trim_start_matches('0'),
                    "" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8"
                )
        }
        _ => is_valid_non_negative_integer(value),
    };
    if is_valid {
        return;
    }
    let expected = match kind {
        Value::Integer => "an integer",
        Value::PositiveInteger => "an integer greater than zero",
        Value::NonNegativeIntegerUpTo8 => "an integer from 0 to 8",
        _ => "an integer of at least zero",
    };
    let values = [
        ("attribute", attribute.name.local),
        ("element", element.name()),
        ("expected", expected),
        ("value", value),
    ];
    cx.report(&codes::BAD_NUMBER, Place::Value(element.node, attribute.name), &values);
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-integer>
pub(in crate::rules) fn is_valid_integer(value: &str) -> bool {
    is_valid_non_negative_integer(value.strip_prefix('-').unwrap_or(value))
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-non-negative-integer>
pub(in crate::rules) fn is_valid_non_negative_integer(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
}

/// Checks a floating-point number.
pub(super) fn float<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if is_valid_float(attribute.value) {
        return;
    }
    let values = [
        ("attribute", attribute.name.local),
        ("element", element.name()),
        ("expected", "a number"),
        ("value", attribute.value),
    ];
    cx.report(&codes::BAD_NUMBER, Place::Value(element.node, attribute.name), &values);
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number>
pub(in crate::rules) fn is_valid_float(value: &str) -> bool {
    let value = value.strip_prefix('-').unwrap_or(value);
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (number, exponent) = match value.split_once(['e', 'E']) {
        Some((number, exponent)) => (number, Some(exponent)),
        None => (value, None),
    };
    let is_number = match number.split_once('.') {
        Some((before, after)) => (before.is_empty() || is_digits(before)) && is_digits(after),
        None => is_digits(number),
    };
    is_number
        && exponent
            .is_none_or(|exponent| is_digits(exponent.strip_prefix(['-', '+']).unwrap_or(exponent)))
}
