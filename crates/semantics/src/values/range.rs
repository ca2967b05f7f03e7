//! The values of `input` elements in the Range state.
//! <https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)>

use treewright_dom::NodeRef;
use treewright_microsyntaxes::numbers::{best_representation, valid_floating_point_number};

use super::InputRange;

/// Sanitizes a value, and moves it to the nearest value that the control can have.
pub(super) fn sanitize_range(input: NodeRef<'_>, value: &str) -> String {
    let range = InputRange::of(input);
    let minimum = range.and_then(|range| range.minimum).unwrap_or(0.0);
    let maximum = range.and_then(|range| range.maximum).unwrap_or(100.0);
    // The value sanitization algorithm.
    let valid = valid_floating_point_number(value).ok().filter(|number| number.is_finite());
    let default = if maximum < minimum { minimum } else { minimum + (maximum - minimum) / 2.0 };
    let given = valid.unwrap_or(default);
    // Underflow and overflow.
    let mut wanted = given.max(minimum);
    if maximum >= minimum {
        wanted = wanted.min(maximum);
    }
    // Step mismatch.
    if let Some((step, base)) = range.and_then(|range| Some((range.step?, range.step_base))) {
        wanted = nearest_step(wanted, base, step, minimum, maximum).unwrap_or(wanted);
        let digits = ["step", "min"].into_iter().filter_map(|name| input.attr(name));
        let most = digits.map(fraction_digits).try_fold(0, |most, digits| Some(digits?.max(most)));
        wanted = rounded(wanted, most);
    }
    if valid.is_some_and(|valid| is_same(valid, wanted)) {
        return value.to_owned();
    }
    best_representation(wanted)
}

/// The nearest number that is a whole number of steps from the base and within the range, the greater one
/// of two; `None` if no such number exists.
fn nearest_step(number: f64, base: f64, step: f64, minimum: f64, maximum: f64) -> Option<f64> {
    let steps = (number - base) / step;
    if !steps.is_finite() || is_same(steps, steps.round()) {
        return None;
    }
    // Sums of decimal fractions are inexact: such a half counts as one.
    let lower = base + steps.floor() * step;
    let upper = base + steps.ceil() * step;
    let prefers_upper = steps - steps.floor() >= 0.5 - 1e-9;
    let is_in_range =
        |number: &f64| *number >= minimum && (maximum < minimum || *number <= maximum);
    let order = if prefers_upper { [upper, lower] } else { [lower, upper] };
    order.into_iter().find(is_in_range)
}

/// Returns true for numbers that differ by no more than the rounding of decimal sums.
fn is_same(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * one.abs().max(1.0)
}

/// The number of digits after the point of a number without an exponent.
pub(super) fn fraction_digits(number: &str) -> Option<usize> {
    if number.contains(['e', 'E']) {
        return None;
    }
    Some(
        number
            .split_once('.')
            .map_or(0, |(_, digits)| digits.bytes().take_while(u8::is_ascii_digit).count()),
    )
}

/// The number with at most these digits after the point: 0.3 for 0.30000000000000004.
pub(super) fn rounded(number: f64, digits: Option<usize>) -> f64 {
    match digits {
        Some(digits @ 1..=15) => format!("{number:.digits$}").parse().unwrap_or(number),
        _ => number,
    }
}
