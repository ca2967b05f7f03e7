//! Dates and times.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times>
//!
//! The functions accept what the standard calls valid. Its rules to parse these strings accept the same,
//! with two exceptions: those for times accept more digits of a fraction, and those for durations accept
//! units that are repeated and in another order.

pub mod civil;
mod durations;
mod moments;
mod reader;
#[cfg(test)]
mod tests;

use std::fmt;

use civil::{MILLISECONDS_OF_A_DAY, civil_from_days, days_from_civil, weekday};
pub use durations::{valid_duration, valid_vevent_duration};
pub use moments::{Moment, valid_date_with_optional_time, valid_datetime_value};
use reader::Reader;

use crate::Mistake;

/// A year of the proleptic Gregorian calendar, or a week-year: 1 or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Year {
    number: i64,
    /// The remainder modulo 400, after which the calendar repeats. It is exact even if the number exceeds
    /// the type.
    of_cycle: u16,
}

impl Year {
    /// The year with a number; `None` for zero and below.
    pub const fn of_number(number: i64) -> Option<Self> {
        let of_cycle = number.rem_euclid(400) as u16;
        if number > 0 { Some(Self { number, of_cycle }) } else { None }
    }

    /// The year with these digits; `None` for zero.
    fn of_digits(digits: &str) -> Option<Self> {
        let of_cycle = digits.bytes().fold(0_u16, |year, digit| {
            let digit = u16::from(digit.wrapping_sub(b'0'));
            year.saturating_mul(10).saturating_add(digit) % 400
        });
        let number = digits.parse().unwrap_or(i64::MAX);
        (number > 0).then_some(Self { number, of_cycle })
    }

    /// Its number; the maximum for a year that exceeds the type.
    pub const fn number(self) -> i64 {
        self.number
    }

    /// A year from 0 to 399 that has the same calendar.
    pub(crate) fn of_cycle(self) -> i64 {
        self.of_cycle.into()
    }
}

/// With four digits or more.
impl fmt::Display for Year {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.number)
    }
}

/// A month of a year.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#months>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    /// The year.
    pub year: Year,
    /// The month of the year, from 1 to 12.
    pub month: u8,
}

impl Month {
    /// The number of months since January 1970.
    pub fn months(self) -> i64 {
        let of_year = i64::from(self.month).saturating_sub(1);
        self.year.number.saturating_sub(1970).saturating_mul(12).saturating_add(of_year)
    }

    /// The month with this number of months since January 1970; `None` before the first year.
    pub fn of_months(months: i64) -> Option<Self> {
        let year = Year::of_number(months.div_euclid(12).saturating_add(1970))?;
        Some(Self { year, month: (months.rem_euclid(12) as u8).saturating_add(1) })
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.year, self.month)
    }
}

/// A date.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: Year,
    /// The month of the year, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 on.
    pub day: u8,
}

impl Date {
    /// The number of days since 1970-01-01.
    pub const fn days(self) -> i64 {
        days_from_civil(self.year.number, self.month, self.day)
    }

    /// The date with this number of days since 1970-01-01; `None` before the first year.
    pub fn of_days(days: i64) -> Option<Self> {
        let (year, month, day) = civil_from_days(days);
        Some(Self { year: Year::of_number(year)?, month, day })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A month and a day of any year.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#yearless-dates>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct YearlessDate {
    /// The month of the year, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1 on.
    pub day: u8,
}

/// A time of a day.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#times>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time {
    /// From 0 to 23.
    pub hour: u8,
    /// From 0 to 59.
    pub minute: u8,
    /// From 0 to 59.
    pub second: u8,
    /// From 0 to 999.
    pub millisecond: u16,
}

impl Time {
    /// The number of milliseconds since midnight.
    pub fn milliseconds(self) -> i64 {
        let minutes = i64::from(self.hour).saturating_mul(60).saturating_add(self.minute.into());
        let seconds = minutes.saturating_mul(60).saturating_add(self.second.into());
        seconds.saturating_mul(1000).saturating_add(self.millisecond.into())
    }

    /// The time with this number of milliseconds since midnight, modulo a day.
    #[expect(clippy::cast_sign_loss, reason = "these are remainders")]
    pub const fn of_milliseconds(milliseconds: i64) -> Self {
        let rest = milliseconds.rem_euclid(MILLISECONDS_OF_A_DAY);
        Self {
            hour: (rest / 3_600_000) as u8,
            minute: (rest / 60_000 % 60) as u8,
            second: (rest / 1000 % 60) as u8,
            millisecond: (rest % 1000) as u16,
        }
    }
}

/// "The shortest possible string for the given time".
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour, self.minute)?;
        if self.second > 0 || self.millisecond > 0 {
            write!(f, ":{:02}", self.second)?;
        }
        if self.millisecond > 0 {
            let digits = format!("{:03}", self.millisecond);
            write!(f, ".{}", digits.trim_end_matches('0'))?;
        }
        Ok(())
    }
}

/// A date and a time without a time zone.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#local-dates-and-times>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalDateAndTime {
    /// The date.
    pub date: Date,
    /// The time.
    pub time: Time,
}

impl LocalDateAndTime {
    /// The number of milliseconds since the start of 1970-01-01.
    pub fn milliseconds(self) -> i128 {
        let days = i128::from(self.date.days()).saturating_mul(MILLISECONDS_OF_A_DAY.into());
        days.saturating_add(self.time.milliseconds().into())
    }

    /// The date and time with this number of milliseconds since the start of 1970-01-01; `None` before the
    /// first year.
    pub fn of_milliseconds(milliseconds: i64) -> Option<Self> {
        let date = Date::of_days(milliseconds.div_euclid(MILLISECONDS_OF_A_DAY))?;
        Some(Self { date, time: Time::of_milliseconds(milliseconds) })
    }
}

/// Normalized.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-normalised-local-date-and-time-string>
impl fmt::Display for LocalDateAndTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{}", self.date, self.time)
    }
}

/// A time-zone offset.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#time-zones>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeZoneOffset {
    /// The number of minutes that the zone's clocks are ahead of UTC.
    pub minutes: i16,
}

impl TimeZoneOffset {
    /// "In practice, the range of offsets of actual time zones is -12:00 to +14:00, and the minutes component of offsets
    /// of actual time zones is always either 00, 30, or 45."
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#time-zones>
    pub fn is_in_use(self) -> bool {
        (-12 * 60..=14 * 60).contains(&self.minutes)
            && matches!(self.minutes.unsigned_abs() % 60, 0 | 30 | 45)
    }
}

/// A date and a time with a time-zone offset.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#global-dates-and-times>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GlobalDateAndTime {
    /// The date and time on clocks of the zone.
    pub local: LocalDateAndTime,
    /// The offset of the zone.
    pub offset: TimeZoneOffset,
}

impl GlobalDateAndTime {
    /// The number of milliseconds since the start of 1970-01-01 in UTC.
    pub fn milliseconds(self) -> i128 {
        let offset = i128::from(self.offset.minutes).saturating_mul(60_000);
        self.local.milliseconds().saturating_sub(offset)
    }
}

/// A week of a week-year.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#weeks>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Week {
    /// The week-year.
    pub year: Year,
    /// The week of the year, from 1 on.
    pub week: u8,
}

impl Week {
    /// Its Monday, as the number of days since 1970-01-01.
    pub fn first_day(self) -> i64 {
        // January 4 is in the first week of its year.
        let fourth = days_from_civil(self.year.number, 1, 4);
        let weeks = i64::from(self.week).saturating_sub(1).saturating_mul(7);
        fourth.saturating_sub(weekday(fourth)).saturating_add(weeks)
    }

    /// The week of a day, given by its number of days since 1970-01-01; `None` before the first year.
    pub fn of_days(days: i64) -> Option<Self> {
        let thursday = days.saturating_sub(weekday(days)).saturating_add(3);
        let (year, _, _) = civil_from_days(thursday);
        let before = thursday.saturating_sub(days_from_civil(year, 1, 1));
        let week = u8::try_from(before.div_euclid(7).saturating_add(1)).ok()?;
        Some(Self { year: Year::of_number(year)?, week })
    }
}

impl fmt::Display for Week {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-W{:02}", self.year, self.week)
    }
}

/// A valid month string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-month-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_month(input: &str) -> Result<Month, Mistake> {
    Reader::read(input, Reader::month)
}

/// A valid date string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string>
///
/// ```
/// use treewright_microsyntaxes::dates::valid_date;
/// assert_eq!(valid_date("2024-02-29").unwrap().day, 29);
/// let mistake = valid_date("2023-02-29").unwrap_err();
/// assert_eq!((mistake.span, &*mistake.reason), (8..10, "the month does not have this day"));
/// ```
///
/// # Errors
/// Fails for anything else.
pub fn valid_date(input: &str) -> Result<Date, Mistake> {
    Reader::read(input, Reader::date)
}

/// A valid yearless date string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-yearless-date-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_yearless_date(input: &str) -> Result<YearlessDate, Mistake> {
    Reader::read(input, Reader::yearless_date)
}

/// A valid time string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_time(input: &str) -> Result<Time, Mistake> {
    Reader::read(input, Reader::time)
}

/// A valid local date and time string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-local-date-and-time-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_local_date_and_time(input: &str) -> Result<LocalDateAndTime, Mistake> {
    Reader::read(input, Reader::local_date_and_time)
}

/// The valid normalized local date and time string for a valid local date and time string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-normalised-local-date-and-time-string>
///
/// # Errors
/// Fails for anything but a valid local date and time string.
pub fn normalized_local_date_and_time(input: &str) -> Result<String, Mistake> {
    let LocalDateAndTime { time, .. } = valid_local_date_and_time(input)?;
    // The date stays as written: the standard does not limit the digits of a year.
    let date = input.split(['T', ' ']).next().unwrap_or_default();
    Ok(format!("{date}T{time}"))
}

/// A valid time-zone offset string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-zone-offset-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_time_zone_offset(input: &str) -> Result<TimeZoneOffset, Mistake> {
    Reader::read(input, Reader::time_zone_offset)
}

/// A valid global date and time string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-global-date-and-time-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_global_date_and_time(input: &str) -> Result<GlobalDateAndTime, Mistake> {
    Reader::read(input, |reader| {
        let local = reader.local_date_and_time()?;
        Ok(GlobalDateAndTime { local, offset: reader.time_zone_offset()? })
    })
}

/// A valid week string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-week-string>
///
/// # Errors
/// Fails for anything else.
pub fn valid_week(input: &str) -> Result<Week, Mistake> {
    Reader::read(input, Reader::week)
}

/// "Four or more ASCII digits, at least one of which is not U+0030 DIGIT ZERO (0)", which stand for a year.
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element>
///
/// # Errors
/// Fails for anything else.
pub fn valid_year(input: &str) -> Result<Year, Mistake> {
    Reader::read(input, Reader::year)
}
