//! Values of `input` elements as numbers, and the range of those that a control can have.
//! <https://html.spec.whatwg.org/multipage/input.html#common-input-element-attributes>

use treewright_dom::{InputType, NodeRef};

use super::range::{fraction_digits, rounded};
use crate::microsyntaxes::{
    best_representation, is_valid_date, is_valid_month, is_valid_time, is_valid_week,
    normalized_local_date_and_time, parse_floating_point_number,
};

/// The milliseconds of a day.
const DAY: f64 = 86_400_000.0;

/// The days from 1970-01-01 to a date of the Gregorian calendar. All numbers are whole.
/// <https://howardhinnant.github.io/date_algorithms.html>
fn days_to(year: f64, month: f64, day: f64) -> f64 {
    let year = if month <= 2.0 { year - 1.0 } else { year };
    let era = (year / 400.0).floor();
    let year_of_era = year - era * 400.0;
    let from_march = if month > 2.0 { month - 3.0 } else { month + 9.0 };
    let day_of_year = ((153.0 * from_march + 2.0) / 5.0).floor() + day - 1.0;
    let leap_days = (year_of_era / 4.0).floor() - (year_of_era / 100.0).floor();
    era * 146_097.0 + year_of_era * 365.0 + leap_days + day_of_year - 719_468.0
}

/// The year, month and day of a number of days after 1970-01-01.
fn date_after(days: f64) -> (f64, f64, f64) {
    let days = days + 719_468.0;
    let era = (days / 146_097.0).floor();
    let day_of_era = days - era * 146_097.0;
    let leap_days = (day_of_era / 1460.0).floor() - (day_of_era / 36_524.0).floor()
        + (day_of_era / 146_096.0).floor();
    let year_of_era = ((day_of_era - leap_days) / 365.0).floor();
    let before = 365.0 * year_of_era + (year_of_era / 4.0).floor() - (year_of_era / 100.0).floor();
    let day_of_year = day_of_era - before;
    let from_march = ((5.0 * day_of_year + 2.0) / 153.0).floor();
    let day = day_of_year - ((153.0 * from_march + 2.0) / 5.0).floor() + 1.0;
    let month = if from_march < 10.0 { from_march + 3.0 } else { from_march - 9.0 };
    let year = year_of_era + era * 400.0;
    (if month <= 2.0 { year + 1.0 } else { year }, month, day)
}

/// The days since the last Monday.
fn weekday(days: f64) -> f64 {
    (days + 3.0).rem_euclid(7.0)
}

fn date(text: &str) -> Option<f64> {
    let mut parts = text.split('-').map(str::parse::<f64>);
    let mut next = || parts.next()?.ok();
    Some(days_to(next()?, next()?, next()?))
}

fn time(text: &str) -> Option<f64> {
    let mut parts = text.split(':').map(str::parse::<f64>);
    let (hours, minutes) = (parts.next()?.ok()?, parts.next()?.ok()?);
    let seconds = parts.next().and_then(Result::ok).unwrap_or(0.0);
    Some((hours * 60.0 + minutes) * 60_000.0 + (seconds * 1000.0).round())
}

/// The algorithm to convert a string to a number of a state; `None` is an error, or a state without it.
/// <https://html.spec.whatwg.org/multipage/input.html#concept-input-value-string-number>
///
/// ```
/// use treewright_dom::InputType;
/// use treewright_read::value_as_number;
/// assert_eq!(value_as_number(InputType::Date, "1970-01-02"), Some(86_400_000.0));
/// assert_eq!(value_as_number(InputType::Month, "1969-12"), Some(-1.0));
/// assert_eq!(value_as_number(InputType::Number, "one"), None);
/// assert_eq!(value_as_number(InputType::Text, "1"), None);
/// ```
pub fn value_as_number(state: InputType, text: &str) -> Option<f64> {
    match state {
        InputType::Number | InputType::Range => parse_floating_point_number(text),
        InputType::Date if is_valid_date(text) => Some(date(text)? * DAY),
        InputType::Month if is_valid_month(text) => {
            let (year, month) = text.split_once('-')?;
            let (year, month): (f64, f64) = (year.parse().ok()?, month.parse().ok()?);
            Some((year - 1970.0) * 12.0 + month - 1.0)
        }
        InputType::Week if is_valid_week(text) => {
            let (year, week) = text.split_once("-W")?;
            let fourth = days_to(year.parse().ok()?, 1.0, 4.0);
            let week: f64 = week.parse().ok()?;
            Some((fourth - weekday(fourth) + (week - 1.0) * 7.0) * DAY)
        }
        InputType::Time if is_valid_time(text) => time(text),
        InputType::LocalDateAndTime => {
            let text = normalized_local_date_and_time(text)?;
            let (day, clock) = text.split_once('T')?;
            Some(date(day)? * DAY + time(clock)?)
        }
        _ => None,
    }
}

/// A valid time string, with as few parts as possible.
fn time_string(milliseconds: f64) -> String {
    let (minutes, rest) = ((milliseconds / 60_000.0).floor(), milliseconds.rem_euclid(60_000.0));
    let (hours, minutes) = ((minutes / 60.0).floor(), minutes.rem_euclid(60.0));
    let (seconds, rest) = ((rest / 1000.0).floor(), rest.rem_euclid(1000.0));
    if rest > 0.0 {
        format!("{hours:02}:{minutes:02}:{seconds:02}.{rest:03}")
    } else if seconds > 0.0 {
        format!("{hours:02}:{minutes:02}:{seconds:02}")
    } else {
        format!("{hours:02}:{minutes:02}")
    }
}

/// The algorithm to convert a number to a string of a state. It is empty for a number that no valid string of the
/// state represents.
/// <https://html.spec.whatwg.org/multipage/input.html#concept-input-value-number-string>
///
/// ```
/// use treewright_dom::InputType;
/// use treewright_read::number_as_value;
/// assert_eq!(number_as_value(InputType::Week, 0.0), "1970-W01");
/// assert_eq!(number_as_value(InputType::Time, 61_000.0), "00:01:01");
/// assert_eq!(number_as_value(InputType::Number, 0.5), "0.5");
/// ```
pub fn number_as_value(state: InputType, number: f64) -> String {
    if !number.is_finite() {
        return String::new();
    }
    let milliseconds = number.floor();
    let days = (milliseconds / DAY).floor();
    let text = match state {
        InputType::Number | InputType::Range => return best_representation(number),
        InputType::Month => {
            let (year, month) =
                ((milliseconds / 12.0).floor() + 1970.0, milliseconds.rem_euclid(12.0));
            (year, format!("{year:04}-{:02}", month + 1.0))
        }
        InputType::Date => {
            let (year, month, day) = date_after(days);
            (year, format!("{year:04}-{month:02}-{day:02}"))
        }
        InputType::Week => {
            let thursday = days - weekday(days) + 3.0;
            let (year, _, _) = date_after(thursday);
            let week = ((thursday - days_to(year, 1.0, 1.0)) / 7.0).floor() + 1.0;
            (year, format!("{year:04}-W{week:02}"))
        }
        InputType::Time => (1.0, time_string(milliseconds.rem_euclid(DAY))),
        InputType::LocalDateAndTime => {
            let (year, month, day) = date_after(days);
            let time = time_string(milliseconds.rem_euclid(DAY));
            let time = if time.contains('.') { time.trim_end_matches('0') } else { &time };
            (year, format!("{year:04}-{month:02}-{day:02}T{time}"))
        }
        _ => return String::new(),
    };
    // Years before the first, and after the last that a `Date` of scripts has, are no valid ones.
    if (1.0..=275_760.0).contains(&text.0) { text.1 } else { String::new() }
}

/// The values that an `input` element can have, as numbers.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::InputRange;
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
    /// True for a reversed range: the values are outside.
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
    /// That of an `input` element; `None` in a state without numbers.
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
                let step = parse_floating_point_number(step).filter(|step| *step > 0.0);
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

    /// The value after a number of steps, as `stepUp()` goes, or `stepDown()` if `is_down`; `None` if it stays.
    /// <https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup>
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

/// True for whole numbers, but for what quotients of decimal fractions are off.
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
