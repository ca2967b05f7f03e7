//! Numbers.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers>

use treewright_microsyntaxes::numbers::{
    valid_floating_point_number, valid_integer, valid_non_negative_integer,
};

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
        Value::Integer => valid_integer(value).is_ok(),
        Value::PositiveInteger => valid_non_negative_integer(value).is_ok_and(|number| number > 0),
        Value::NonNegativeIntegerUpTo8 => {
            valid_non_negative_integer(value).is_ok_and(|number| number <= 8)
        }
        _ => valid_non_negative_integer(value).is_ok(),
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

/// Checks a floating-point number.
pub(super) fn float<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if valid_floating_point_number(attribute.value).is_ok() {
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
