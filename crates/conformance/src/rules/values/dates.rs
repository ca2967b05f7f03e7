//! Dates, times and durations.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times>

use treewright_markup::tag;
use treewright_microsyntaxes::Mistake;
use treewright_microsyntaxes::dates::{
    Moment, valid_date, valid_datetime_value, valid_duration, valid_global_date_and_time,
    valid_local_date_and_time, valid_month, valid_time, valid_time_zone_offset, valid_week,
    valid_year, valid_yearless_date,
};

use crate::codes::dates as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// A kind of string that denotes a moment or a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Month,
    Date,
    Yearless,
    Time,
    LocalDateAndTime,
    TimeZone,
    GlobalDateAndTime,
    Week,
    Year,
    Duration,
}

impl Kind {
    const fn in_words(self) -> &'static str {
        match self {
            Self::Month => "a month (`2026-09`)",
            Self::Date => "a date (`2026-09-16`)",
            Self::Yearless => "a date without a year (`09-16`)",
            Self::Time => "a time (`23:59` or `23:59:59.5`)",
            Self::LocalDateAndTime => "a date and a time (`2026-09-16T23:59`)",
            Self::TimeZone => "a time-zone offset (`+02:00` or `Z`)",
            Self::GlobalDateAndTime => "a date and a time with a time zone (`2026-09-16T23:59Z`)",
            Self::Week => "a week (`2026-W38`)",
            Self::Year => "a year",
            Self::Duration => "a duration (`PT4H18M` or `4h 18m`)",
        }
    }
}

/// "A valid date string with optional time", for `ins` and `del`.
pub(super) fn date_with_optional_time<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    one_of(cx, element, attribute, &[Kind::Date, Kind::GlobalDateAndTime]);
}

/// The values of `datetime` on `time`.
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element>
const OF_TIME: [Kind; 10] = [
    Kind::Month,
    Kind::Date,
    Kind::Yearless,
    Kind::Time,
    Kind::LocalDateAndTime,
    Kind::TimeZone,
    Kind::GlobalDateAndTime,
    Kind::Week,
    Kind::Year,
    Kind::Duration,
];

/// The value of `datetime` on `time`.
pub(super) fn of_time<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    one_of(cx, element, attribute, &OF_TIME);
}

/// The text of a `time` element without `datetime`, which has the place of the element.
pub(super) fn text_of_time<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    if element.has("datetime") || element.node.child_elements().next().is_some() {
        return;
    }
    let text = element.node.text();
    // SPEC-NOTE: white space around the text is let pass, which the syntaxes do not have.
    let value = text.trim_ascii();
    match valid_datetime_value(value) {
        Err(_) => {
            cx.report(&codes::TIME_WITHOUT_MACHINE_READABLE_VALUE, element.start_tag(), &[]);
        }
        Ok(moment) if is_unusual(moment) => {
            let names = [("attribute", "text"), ("element", element.name()), ("value", value)];
            cx.report(&codes::UNUSUAL_DATE_OR_TIME, element.start_tag(), &names);
        }
        Ok(_) => {}
    }
}

/// The `value`, `min` and `max` of an `input` for a date or a time.
/// <https://html.spec.whatwg.org/multipage/input.html#date-state-(type=date)>
pub(super) fn of_input<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let Some(kind) = kind_of_input(element.attr("type").unwrap_or_default()) else { return };
    let may_be_empty = attribute.is("value");
    if !(may_be_empty && attribute.value.is_empty()) {
        one_of(cx, element, attribute, &[kind]);
    }
}

fn kind_of_input(input_type: &str) -> Option<Kind> {
    Some(match input_type.to_ascii_lowercase().as_str() {
        "date" => Kind::Date,
        "month" => Kind::Month,
        "week" => Kind::Week,
        "time" => Kind::Time,
        "datetime-local" => Kind::LocalDateAndTime,
        _ => return None,
    })
}

/// Returns true if both strings are valid for an `input` of this type, and the first one is later.
pub(in crate::rules) fn is_later(input_type: &str, one: &str, other: &str) -> bool {
    let Some(kind) = kind_of_input(input_type) else { return false };
    match (kind.read(one), kind.read(other)) {
        (Ok(Moment::Month(one)), Ok(Moment::Month(other))) => one > other,
        (Ok(Moment::Date(one)), Ok(Moment::Date(other))) => one > other,
        (Ok(Moment::Week(one)), Ok(Moment::Week(other))) => one > other,
        (Ok(Moment::Time(one)), Ok(Moment::Time(other))) => one > other,
        (Ok(Moment::LocalDateAndTime(one)), Ok(Moment::LocalDateAndTime(other))) => one > other,
        _ => false,
    }
}

/// Returns true for an element that has rules about its text or its values here.
pub(super) fn is_time(element: Element<'_>) -> bool {
    element.is_html_element(tag::TIME)
}

fn in_words(kinds: &[Kind]) -> String {
    let words: Vec<&str> = kinds.iter().map(|kind| kind.in_words()).collect();
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}

fn one_of<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    kinds: &[Kind],
) {
    let value = attribute.value;
    let place = Place::Value(element.node, attribute.name);
    let names =
        [("attribute", attribute.name.local), ("element", element.name()), ("value", value)];
    let Some(moment) = kinds.iter().find_map(|kind| kind.read(value).ok()) else {
        let expected = in_words(kinds);
        let values = [names[0], names[1], names[2], ("expected", &expected)];
        cx.report(&codes::BAD_DATE_OR_TIME, place, &values);
        return;
    };
    if kinds != [Kind::Month] && kinds != [Kind::Week] && is_unusual(moment) {
        cx.report(&codes::UNUSUAL_DATE_OR_TIME, place, &names);
    }
}

/// A year before 1000 or from 3000 on, or a time zone that is not used.
fn is_unusual(moment: Moment) -> bool {
    moment.year().is_some_and(|year| !(1000..3000).contains(&year.number()))
        || moment.offset().is_some_and(|offset| !offset.is_in_use())
}

impl Kind {
    /// The value of a string that is valid as this kind.
    fn read(self, value: &str) -> Result<Moment, Mistake> {
        match self {
            Self::Month => valid_month(value).map(Moment::Month),
            Self::Date => valid_date(value).map(Moment::Date),
            Self::Yearless => valid_yearless_date(value).map(Moment::YearlessDate),
            Self::Time => valid_time(value).map(Moment::Time),
            Self::LocalDateAndTime => {
                valid_local_date_and_time(value).map(Moment::LocalDateAndTime)
            }
            Self::TimeZone => valid_time_zone_offset(value).map(Moment::TimeZoneOffset),
            Self::GlobalDateAndTime => {
                valid_global_date_and_time(value).map(Moment::GlobalDateAndTime)
            }
            Self::Week => valid_week(value).map(Moment::Week),
            Self::Year => valid_year(value).map(Moment::Year),
            Self::Duration => valid_duration(value).map(Moment::Duration),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, good: &[&str], bad: &[&str]) {
        for value in good {
            assert!(kind.read(value).is_ok(), "{kind:?} {value:?}");
        }
        for value in bad {
            assert!(kind.read(value).is_err(), "{kind:?} {value:?}");
        }
    }

    #[test]
    fn strings_are_those_of_the_standard() {
        check(Kind::Month, &["2026-09", "12026-12"], &["2026-13", "0000-01", "206-01", "2026-9"]);
        check(
            Kind::Date,
            &["2024-02-29", "2000-02-29"],
            &["2023-02-29", "1900-02-29", "2024-04-31"],
        );
        check(Kind::Yearless, &["02-29", "--12-31"], &["02-30", "-12-31", "1-1"]);
        check(
            Kind::Time,
            &["00:00", "23:59:59.999"],
            &["24:00", "1:00", "23:59:60", "0:0", "00:00:00."],
        );
        check(Kind::LocalDateAndTime, &["2026-09-16T10:00", "2026-09-16 10:00"], &["2026-09-16"]);
        check(Kind::TimeZone, &["Z", "+00:00", "-0100"], &["-00:00", "+24:00", "z", "+1"]);
        check(Kind::GlobalDateAndTime, &["2026-09-16T10:00Z"], &["2026-09-16T10:00"]);
        check(
            Kind::Week,
            &["2020-W53", "2026-W53", "2025-W52"],
            &["2025-W53", "2026-W00", "2026-w01"],
        );
        check(
            Kind::Duration,
            &["PT4H18M3S", "P1D", "P1DT1S", "4h 18m 3s", "1.5s", " 1w", "PT1.5S"],
            &["", "P", "PT", "P1", "P1Y", "1h1h", "1.5h", "PT1M1H", "h", "1.s"],
        );
    }

    #[test]
    fn later_moments() {
        for (input_type, one, other, expected) in [
            ("date", "2026-09-16", "2026-09-15", true),
            ("date", "2026-09-15", "2026-09-15", false),
            ("date", "02026-09-15", "2026-09-15", false),
            ("date", "10000-01-01", "9999-12-31", true),
            ("date", "9999-12-31", "10000-01-01", false),
            ("date", "x", "2026-09-15", false),
            ("Month", "2026-10", "2026-09", true),
            ("week", "2026-W10", "2026-W09", true),
            ("datetime-local", "2026-09-16T10:00:00", "2026-09-16 10:00", false),
            ("datetime-local", "2026-09-16T10:00:00.5", "2026-09-16T10:00", true),
            ("datetime-local", "2026-09-16T10:00:01", "2026-09-16T10:00:00.999", true),
            ("datetime-local", "2026-09-16T10:00:00.50", "2026-09-16T10:00:00.5", false),
            ("text", "2", "1", false),
        ] {
            assert_eq!(is_later(input_type, one, other), expected, "{input_type} {one} {other}");
        }
    }
}
