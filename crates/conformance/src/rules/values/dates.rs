//! Dates, times and durations.
//!
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times>

use treewright_markup::tag;

use crate::codes::dates as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// A kind of string that stands for a moment or a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Month,
    Date,
    Yearless,
    Time,
    LocalDateAndTime,
    /// The form that the value of a control has: with a `T` and in its shortest form.
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
    if !OF_TIME.iter().any(|kind| is_valid(*kind, value)) {
        cx.report(&codes::TIME_WITHOUT_MACHINE_READABLE_VALUE, element.start_tag(), &[]);
    } else if is_unusual(value) {
        let names = [("attribute", "text"), ("element", element.name()), ("value", value)];
        cx.report(&codes::UNUSUAL_DATE_OR_TIME, element.start_tag(), &names);
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
    kind_of_input(input_type).is_some_and(|kind| is_valid(kind, one) && is_valid(kind, other))
        && in_order(one) > in_order(other)
}

/// A valid date, month, week or date with a time, in an order in which its numbers are compared: each by its length without
/// zeros before, and then by its digits. Zeros behind, such as seconds that may be left out, say nothing.
fn in_order(value: &str) -> (Vec<(usize, &str)>, &str) {
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    let numbers = whole.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut numbers: Vec<_> = numbers.map(|digits| digits.trim_start_matches('0')).collect();
    while numbers.last().is_some_and(|digits| digits.is_empty()) {
        numbers.pop();
    }
    let numbers = numbers.into_iter().map(|digits| (digits.len(), digits)).collect();
    (numbers, fraction.trim_end_matches('0'))
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
    if !kinds.iter().any(|kind| is_valid(*kind, value)) {
        let expected = in_words(kinds);
        let values = [names[0], names[1], names[2], ("expected", &expected)];
        cx.report(&codes::BAD_DATE_OR_TIME, place, &values);
    } else if kinds != [Kind::Month] && kinds != [Kind::Week] && is_unusual(value) {
        cx.report(&codes::UNUSUAL_DATE_OR_TIME, place, &names);
    }
}

/// A year before 1000 or from 3000 on, or a time zone that nobody has.
fn is_unusual(value: &str) -> bool {
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    let has_year = digits >= 4 && matches!(value.as_bytes().get(digits), Some(b'-') | None);
    let year = value.get(..digits).and_then(|year| year.parse::<u32>().ok());
    let is_year_unusual = has_year && year.is_none_or(|year| !(1000..3000).contains(&year));
    let mut reader = Reader(value);
    let has_zone =
        reader.date().is_some() && (reader.eat('T') || reader.eat(' ')) && reader.time().is_some();
    is_year_unusual || has_zone && is_unusual_zone(reader.0) || is_unusual_zone(value)
}

/// "In practice, the range of offsets of actual time zones is -12:00 to +14:00, and the minutes component of offsets
/// of actual time zones is always either 00, 30, or 45."
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#time-zones>
fn is_unusual_zone(zone: &str) -> bool {
    let mut reader = Reader(zone);
    let is_negative = reader.eat('-');
    if !is_negative && !reader.eat('+') {
        return false;
    }
    let (hours, minutes) = (reader.two_digits(), {
        reader.eat(':');
        reader.two_digits()
    });
    let (Some(hours), Some(minutes)) = (hours, minutes) else { return false };
    let most = if is_negative { 12 } else { 14 };
    !matches!(minutes, 0 | 30 | 45) || hours > most || hours == most && minutes > 0
}

/// Returns true if a string is valid as this kind.
pub(super) fn is_valid(kind: Kind, value: &str) -> bool {
    let mut reader = Reader(value);
    let read = match kind {
        Kind::Month => reader.month().map(drop),
        Kind::Date => reader.date(),
        Kind::Yearless => reader.yearless(),
        Kind::Time => reader.time(),
        Kind::LocalDateAndTime => reader.local(false),
        Kind::TimeZone => reader.zone(),
        Kind::GlobalDateAndTime => reader.local(false).and_then(|()| reader.zone()),
        Kind::Week => reader.week(),
        Kind::Year => reader.year().map(drop),
        Kind::Duration => return is_duration(value),
    };
    read.is_some() && reader.0.is_empty()
}

/// Reads the components of dates and times.
pub(super) struct Reader<'a>(pub(super) &'a str);

impl Reader<'_> {
    pub(super) fn eat(&mut self, c: char) -> bool {
        match self.0.strip_prefix(c) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    /// Digits, as many as there are.
    pub(super) fn digits(&mut self) -> &str {
        let count = self.0.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = self.0.split_at_checked(count).unwrap_or_default();
        self.0 = rest;
        digits
    }

    pub(super) fn two_digits(&mut self) -> Option<u32> {
        let (digits, rest) = self.0.split_at_checked(2)?;
        digits.bytes().all(|digit| digit.is_ascii_digit()).then_some(())?;
        self.0 = rest;
        digits.parse().ok()
    }

    /// "Four or more ASCII digits, representing year, where year > 0". Only the rest by 400 matters.
    fn year(&mut self) -> Option<u32> {
        let digits = self.digits();
        let is_positive = digits.len() >= 4 && digits.bytes().any(|digit| digit != b'0');
        let year = digits.bytes().fold(0_u32, |year, digit| {
            (year.saturating_mul(10).saturating_add(u32::from(digit.wrapping_sub(b'0')))) % 400
        });
        is_positive.then_some(year)
    }

    fn month(&mut self) -> Option<(u32, u32)> {
        let year = self.year()?;
        self.eat('-').then_some(())?;
        let month = self.two_digits().filter(|month| (1..=12).contains(month))?;
        Some((year, month))
    }

    fn date(&mut self) -> Option<()> {
        let (year, month) = self.month()?;
        self.eat('-').then_some(())?;
        let day = self.two_digits()?;
        (1..=days_of(year, month)).contains(&day).then_some(())
    }

    /// "Zero or two U+002D HYPHEN-MINUS characters", then the month and the day.
    fn yearless(&mut self) -> Option<()> {
        if self.eat('-') {
            self.eat('-').then_some(())?;
        }
        let month = self.two_digits().filter(|month| (1..=12).contains(month))?;
        self.eat('-').then_some(())?;
        let day = self.two_digits()?;
        // A leap year, so that the 29th of February is a date.
        (1..=days_of(0, month)).contains(&day).then_some(())
    }

    fn time(&mut self) -> Option<()> {
        self.two_digits().filter(|hour| *hour <= 23)?;
        self.eat(':').then_some(())?;
        self.two_digits().filter(|minute| *minute <= 59)?;
        if self.eat(':') {
            self.two_digits().filter(|second| *second <= 59)?;
            if self.eat('.') {
                (1..=3).contains(&self.digits().len()).then_some(())?;
            }
        }
        Some(())
    }

    /// A date and a time, with `T` or a space between; with `T` only in the normalized form.
    fn local(&mut self, is_normalized: bool) -> Option<()> {
        self.date()?;
        (self.eat('T') || !is_normalized && self.eat(' ')).then_some(())?;
        self.time()
    }

    fn zone(&mut self) -> Option<()> {
        if self.eat('Z') {
            return Some(());
        }
        let is_negative = self.eat('-');
        (is_negative || self.eat('+')).then_some(())?;
        let hours = self.two_digits().filter(|hours| *hours <= 23)?;
        self.eat(':');
        let minutes = self.two_digits().filter(|minutes| *minutes <= 59)?;
        (!is_negative || hours > 0 || minutes > 0).then_some(())
    }

    fn week(&mut self) -> Option<()> {
        let year = self.year()?;
        self.eat('-').then_some(())?;
        self.eat('W').then_some(())?;
        let week = self.two_digits()?;
        (1..=weeks_of(year)).contains(&week).then_some(())
    }
}

/// The days of a month, from a year by 400.
pub(super) fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The weeks of a week-year, from a year by 400: the calendar repeats after 400 years.
fn weeks_of(year: u32) -> u32 {
    // The day of the week of January 1st, 0 for Monday; that of the year 0 of the cycle is a Saturday.
    let before = year.saturating_add(399) % 400;
    let leap_days = (before / 4).saturating_sub(before / 100);
    let first = if year == 0 {
        5
    } else {
        // January 1st of the year 1 of the cycle is a Monday.
        before.saturating_add(leap_days) % 7
    };
    let is_leap = days_of(year, 2) == 29;
    if first == 3 || first == 2 && is_leap { 53 } else { 52 }
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-duration-string>
fn is_duration(value: &str) -> bool {
    let mut reader = Reader(value);
    if reader.eat('P') {
        return is_iso_duration(&mut reader);
    }
    let mut scales = Vec::new();
    reader.0 = reader.0.trim_ascii_start();
    while !reader.0.is_empty() {
        let count = reader.digits().len();
        let fraction = reader.eat('.').then(|| reader.digits().len());
        reader.0 = reader.0.trim_ascii_start();
        let Some(scale) = reader.0.chars().next() else { return false };
        let scale = scale.to_ascii_lowercase();
        reader.0 = reader.0.get(1..).unwrap_or_default().trim_ascii_start();
        let is_fraction_valid =
            fraction.is_none_or(|count| scale == 's' && (1..=3).contains(&count));
        let is_new = matches!(scale, 'w' | 'd' | 'h' | 'm' | 's') && !scales.contains(&scale);
        if count == 0 || !is_fraction_valid || !is_new {
            return false;
        }
        scales.push(scale);
    }
    !scales.is_empty()
}

/// The part of a duration behind `P`.
fn is_iso_duration(reader: &mut Reader<'_>) -> bool {
    let mut has_any = false;
    if !reader.0.starts_with('T') {
        if reader.digits().is_empty() || !reader.eat('D') {
            return false;
        }
        has_any = true;
    }
    if reader.eat('T') {
        has_any = false;
        let mut units = ['H', 'M', 'S'].iter();
        while !reader.0.is_empty() {
            let count = reader.digits().len();
            let fraction = reader.eat('.').then(|| reader.digits().len());
            // The units come in this order.
            let Some(unit) = units.find(|unit| reader.eat(**unit)) else { return false };
            let is_fraction_valid =
                fraction.is_none_or(|count| *unit == 'S' && (1..=3).contains(&count));
            if count == 0 || !is_fraction_valid {
                return false;
            }
            has_any = true;
        }
    }
    has_any && reader.0.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, good: &[&str], bad: &[&str]) {
        for value in good {
            assert!(is_valid(kind, value), "{kind:?} {value:?}");
        }
        for value in bad {
            assert!(!is_valid(kind, value), "{kind:?} {value:?}");
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

    #[test]
    fn years_with_53_weeks() {
        let long: Vec<u32> = (2000..2040).filter(|year| weeks_of(year % 400) == 53).collect();
        assert_eq!(long, [2004, 2009, 2015, 2020, 2026, 2032, 2037]);
    }
}
