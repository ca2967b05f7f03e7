//! Values of `input` elements as numbers, and the range of a control's values.
//! <https://html.spec.whatwg.org/multipage/input.html#common-input-element-attributes>

use treewright_dom::NodeRef;
use treewright_microsyntaxes::dates::civil::MILLISECONDS_OF_A_DAY;
use treewright_microsyntaxes::dates::{
    Date, LocalDateAndTime, Month, Time, Week, Year, valid_date, valid_local_date_and_time,
    valid_month, valid_time, valid_week,
};
use treewright_microsyntaxes::numbers::{best_representation, parse_floating_point_number};

use super::range::{fraction_digits, rounded};
use crate::InputType;

/// The milliseconds in a day.
const DAY: f64 = 86_400_000.0;

/// The state's algorithm to convert a string to a number; `None` is an error, or a state without that
/// algorithm. <https://html.spec.whatwg.org/multipage/input.html#concept-input-value-string-number>
///
/// ```
/// use treewright_semantics::InputType;
/// use treewright_semantics::values::value_as_number;
/// assert_eq!(value_as_number(InputType::Date, "1970-01-02"), Some(86_400_000.0));
/// assert_eq!(value_as_number(InputType::Month, "1969-12"), Some(-1.0));
/// assert_eq!(value_as_number(InputType::Number, "one"), None);
/// assert_eq!(value_as_number(InputType::Text, "1"), None);
/// ```
#[expect(clippy::cast_precision_loss, reason = "the numbers of scripts are of this type")]
pub fn value_as_number(state: InputType, text: &str) -> Option<f64> {
    let of_days = |days: i64| days as f64 * DAY;
    match state {
        InputType::Number | InputType::Range => parse_floating_point_number(text).ok(),
        InputType::Date => Some(of_days(valid_date(text).ok()?.days())),
        InputType::Month => Some(valid_month(text).ok()?.months() as f64),
        InputType::Week => Some(of_days(valid_week(text).ok()?.first_day())),
        InputType::Time => Some(valid_time(text).ok()?.milliseconds() as f64),
        InputType::LocalDateAndTime => {
            Some(valid_local_date_and_time(text).ok()?.milliseconds() as f64)
        }
        _ => None,
    }
}

/// The state's algorithm to convert a number to a string. The result is empty for a number that no valid
/// string of the state represents.
/// <https://html.spec.whatwg.org/multipage/input.html#concept-input-value-number-string>
///
/// ```
/// use treewright_semantics::InputType;
/// use treewright_semantics::values::number_as_value;
/// assert_eq!(number_as_value(InputType::Week, 0.0), "1970-W01");
/// assert_eq!(number_as_value(InputType::Time, 61_000.0), "00:01:01");
/// assert_eq!(number_as_value(InputType::Number, 0.5), "0.5");
/// ```
pub fn number_as_value(state: InputType, number: f64) -> String {
    if !number.is_finite() {
        return String::new();
    }
    if matches!(state, InputType::Number | InputType::Range) {
        return best_representation(number);
    }
    // Years before 1, and after the last that a script's `Date` has, are not valid.
    let is_in_range = |year: Year| year.number() <= 275_760;
    let number = number.floor() as i64;
    let days = number.div_euclid(MILLISECONDS_OF_A_DAY);
    let text = match state {
        InputType::Month => Month::of_months(number)
            .filter(|month| is_in_range(month.year))
            .map(|it| it.to_string()),
        InputType::Date => {
            Date::of_days(days).filter(|date| is_in_range(date.year)).map(|it| it.to_string())
        }
        InputType::Week => {
            Week::of_days(days).filter(|week| is_in_range(week.year)).map(|it| it.to_string())
        }
        InputType::Time => {
            // All three digits of a fraction, as browsers write it.
            let time = Time::of_milliseconds(number).to_string();
            Some(if time.contains('.') { format!("{time:0<12}") } else { time })
        }
        InputType::LocalDateAndTime => LocalDateAndTime::of_milliseconds(number)
            .filter(|local| is_in_range(local.date.year))
            .map(|it| it.to_string()),
        _ => None,
    };
    text.unwrap_or_default()
}

/// The values that an `input` element allows, as numbers.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::values::InputRange;
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// for (name, value) in [("type", "number"), ("min", "1"), ("step", "0.5")] {
///     document.set_attribute(input, name, value).unwrap();
/// }
/// let range = InputRange::of(document.get(input).unwrap()).unwrap();
/// assert!(range.underflows(0.5) && range.mismatches_step(1.2) && !range.mismatches_step(1.5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct InputRange {
    /// <https://html.spec.whatwg.org/multipage/input.html#concept-input-min>
    pub minimum: Option<f64>,
    /// <https://html.spec.whatwg.org/multipage/input.html#concept-input-max>
    pub maximum: Option<f64>,
    /// The allowed value step.
    /// <https://html.spec.whatwg.org/multipage/input.html#concept-input-step>
    pub step: Option<f64>,
    /// <https://html.spec.whatwg.org/multipage/input.html#concept-input-min-zero>
    pub step_base: f64,
    /// True for a reversed range: the allowed values are outside it.
    /// <https://html.spec.whatwg.org/multipage/input.html#reversed-range>
    pub is_reversed: bool,
}

/// The default step and the step scale factor, for states that `step` applies to.
const fn steps(state: InputType) -> Option<(f64, f64)> {
    Some(match state {
        InputType::Number | InputType::Range | InputType::Month => (1.0, 1.0),
        InputType::Date => (1.0, DAY),
        InputType::Week => (1.0, 604_800_000.0),
        InputType::Time | InputType::LocalDateAndTime => (60.0, 1000.0),
        _ => return None,
    })
}

impl InputRange {
    /// The range of an `input` element; `None` in a state without numbers.
    pub fn of(input: NodeRef<'_>) -> Option<Self> {
        let state = InputType::of(input)?;
        let (default_step, scale) = steps(state)?;
        let number = |name: &str| input.attr(name).and_then(|text| value_as_number(state, text));
        let is_range = state == InputType::Range;
        let given = number("min");
        let minimum = given.or_else(|| is_range.then_some(0.0));
        let maximum = number("max").or_else(|| is_range.then_some(100.0));
        let default = default_step * scale;
        let step = match input.attr("step") {
            None => Some(default),
            Some(step) if step.eq_ignore_ascii_case("any") => None,
            Some(step) => {
                let step = parse_floating_point_number(step).ok().filter(|step| *step > 0.0);
                Some(step.map_or(default, |step| step * scale))
            }
        };
        let default_base = if state == InputType::Week { -259_200_000.0 } else { 0.0 };
        let step_base = given.or_else(|| number("value")).unwrap_or(default_base);
        let is_reversed = state == InputType::Time
            && minimum.zip(maximum).is_some_and(|(minimum, maximum)| maximum < minimum);
        Some(Self { minimum, maximum, step, step_base, is_reversed })
    }

    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-underflow>
    pub fn underflows(&self, value: f64) -> bool {
        let is_below = self.minimum.is_some_and(|minimum| value < minimum);
        is_below && (!self.is_reversed || self.maximum.is_some_and(|maximum| value > maximum))
    }

    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-overflow>
    pub fn overflows(&self, value: f64) -> bool {
        let is_above = self.maximum.is_some_and(|maximum| value > maximum);
        is_above && (!self.is_reversed || self.minimum.is_some_and(|minimum| value < minimum))
    }

    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch>
    pub fn mismatches_step(&self, value: f64) -> bool {
        self.step.is_some_and(|step| !is_whole((value - self.step_base) / step))
    }

    /// True if it has a minimum or a maximum.
    /// <https://html.spec.whatwg.org/multipage/input.html#have-range-limitations>
    pub const fn has_limitations(&self) -> bool {
        self.minimum.is_some() || self.maximum.is_some()
    }

    /// The value after a number of steps, as in `stepUp()`, or `stepDown()` if `is_down`; `None` if it does not
    /// change. <https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup>
    pub fn stepped(
        &self,
        input: NodeRef<'_>,
        value: &str,
        count: f64,
        is_down: bool,
    ) -> Option<String> {
        let state = InputType::of(input)?;
        let step = self.step?;
        let at = |number: f64| (number - self.step_base) / step;
        let of = |steps: f64| self.step_base + steps * step;
        // Steps 3 and 4.
        if let (Some(minimum), Some(maximum)) = (self.minimum, self.maximum)
            && (minimum > maximum || of(ceil(at(minimum))) > maximum)
        {
            return None;
        }
        // Steps 5 to 7.
        let before = value_as_number(state, value).unwrap_or(0.0);
        let steps = at(before);
        let mut after = if is_whole(steps) {
            of(steps.round() + if is_down { -count } else { count })
        } else {
            of(if is_down { steps.floor() } else { steps.ceil() })
        };
        // Steps 8 and 9.
        if let Some(minimum) = self.minimum.filter(|minimum| after < *minimum) {
            after = of(ceil(at(minimum)));
        }
        if let Some(maximum) = self.maximum.filter(|maximum| after > *maximum) {
            after = of(floor(at(maximum)));
        }
        // Step 10.
        if is_down && after > before || !is_down && after < before {
            return None;
        }
        let texts = [input.attr("step"), input.attr("min"), input.attr("value"), Some(value)];
        let mut digits = texts.into_iter().flatten().map(fraction_digits);
        let most = digits.try_fold(0, |most, digits| Some(digits?.max(most)));
        Some(number_as_value(state, rounded(after, most)))
    }
}

/// An integer check with tolerance for the rounding of decimal quotients.
fn is_whole(number: f64) -> bool {
    let tolerance = (number.abs() * f64::EPSILON * 4.0).clamp(1e-9, 0.25);
    (number - number.round()).abs() <= tolerance
}

fn ceil(number: f64) -> f64 {
    if is_whole(number) { number.round() } else { number.ceil() }
}

fn floor(number: f64) -> f64 {
    if is_whole(number) { number.round() } else { number.floor() }
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, Namespace};

    use super::*;

    #[test]
    fn strings_are_numbers_and_back() {
        for (state, text, number) in [
            (InputType::Date, "1970-01-01", 0.0),
            (InputType::Date, "2000-02-29", 951_782_400_000.0),
            (InputType::Date, "0001-01-01", -62_135_596_800_000.0),
            (InputType::Month, "2000-03", 362.0),
            (InputType::Week, "1970-W02", 345_600_000.0),
            (InputType::Week, "2020-W53", 1_609_113_600_000.0),
            (InputType::Time, "23:59", 86_340_000.0),
            (InputType::Time, "00:00:01.500", 1500.0),
            (InputType::LocalDateAndTime, "1970-01-02T00:00:00.5", 86_400_500.0),
            (InputType::Number, "-1.5", -1.5),
        ] {
            assert_eq!(value_as_number(state, text), Some(number), "{text}");
            assert_eq!(number_as_value(state, number), text);
        }
    }

    #[test]
    fn other_strings_and_numbers_are_not_converted() {
        for (state, text) in [
            (InputType::Date, "1970-02-30"),
            (InputType::Date, "0000-01-01"),
            (InputType::Month, "1970-13"),
            (InputType::Week, "2021-W53"),
            (InputType::Time, "24:00"),
            (InputType::LocalDateAndTime, "1970-01-01"),
            (InputType::Checkbox, "1"),
        ] {
            assert_eq!(value_as_number(state, text), None, "{text}");
        }
        for (state, number) in [
            (InputType::Date, -62_135_596_800_001.0),
            (InputType::Month, f64::INFINITY),
            (InputType::Week, 1e20),
        ] {
            assert_eq!(number_as_value(state, number), "");
        }
        assert_eq!(number_as_value(InputType::Time, -60_000.0), "23:59");
    }

    #[test]
    fn steps_go_by_the_standard() {
        for (attributes, value, count, is_down, expected) in [
            ("number", "1", 1.0, false, Some("2")),
            ("number min=0 max=10", "9", 5.0, false, Some("10")),
            ("number step=0.1", "0.2", 1.0, false, Some("0.3")),
            ("number step=2", "3", 1.0, false, Some("4")),
            ("number step=2", "3", 1.0, true, Some("2")),
            ("number max=0", "1", 1.0, false, None),
            ("number min=2 max=1", "1", 1.0, false, None),
            ("number min=1 max=2 step=5", "", 1.0, false, Some("1")),
            ("number step=any", "1", 1.0, false, None),
            ("number", "", 1.0, false, Some("1")),
            ("date", "1970-01-01", 1.0, true, Some("1969-12-31")),
            ("month step=3", "1970-01", 1.0, false, Some("1970-04")),
            ("week", "1970-W01", 1.0, false, Some("1970-W02")),
            ("time", "12:00", 1.0, false, Some("12:01")),
            ("time step=0.5", "12:00", 1.0, false, Some("12:00:00.500")),
            ("datetime-local step=1", "1970-01-01T00:00", 1.0, false, Some("1970-01-01T00:00:01")),
            ("text", "1", 1.0, false, None),
        ] {
            let mut document = Document::new();
            let input = document.create_element(Namespace::Html, "input").unwrap();
            for (index, part) in attributes.split(' ').enumerate() {
                let (name, value) = part.split_once('=').unwrap_or(("type", part));
                assert!(index == 0 || name != "type");
                document.set_attribute(input, name, value).unwrap();
            }
            let input = document.get(input).unwrap();
            let after =
                InputRange::of(input).and_then(|range| range.stepped(input, value, count, is_down));
            assert_eq!(after.as_deref(), expected, "{attributes} {value}");
        }
    }
}
