//! Strings of one of several kinds.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#vaguer-moments-in-time>

use std::time::Duration;

use super::{
    Date, GlobalDateAndTime, LocalDateAndTime, Month, Time, TimeZoneOffset, Week, Year,
    YearlessDate, valid_date, valid_duration, valid_global_date_and_time,
    valid_local_date_and_time, valid_month, valid_time, valid_time_zone_offset, valid_week,
    valid_year, valid_yearless_date,
};
use crate::Mistake;

/// A moment, precise or vague, or a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Moment {
    /// A month of a year.
    Month(Month),
    /// A date.
    Date(Date),
    /// A month and a day of any year.
    YearlessDate(YearlessDate),
    /// A time of a day.
    Time(Time),
    /// A date and a time without a time zone.
    LocalDateAndTime(LocalDateAndTime),
    /// A time-zone offset.
    TimeZoneOffset(TimeZoneOffset),
    /// A date and a time with a time-zone offset.
    GlobalDateAndTime(GlobalDateAndTime),
    /// A week of a week-year.
    Week(Week),
    /// A year.
    Year(Year),
    /// A duration.
    Duration(Duration),
}

impl Moment {
    /// The year or week-year of the moment.
    pub const fn year(self) -> Option<Year> {
        Some(match self {
            Self::Month(month) => month.year,
            Self::Date(date) => date.year,
            Self::LocalDateAndTime(local) => local.date.year,
            Self::GlobalDateAndTime(global) => global.local.date.year,
            Self::Week(week) => week.year,
            Self::Year(year) => year,
            Self::YearlessDate(_) | Self::Time(_) | Self::TimeZoneOffset(_) | Self::Duration(_) => {
                return None;
            }
        })
    }

    /// The time-zone offset, which the value has or is.
    pub const fn offset(self) -> Option<TimeZoneOffset> {
        match self {
            Self::TimeZoneOffset(offset) => Some(offset),
            Self::GlobalDateAndTime(global) => Some(global.offset),
            _ => None,
        }
    }
}

/// The first of some results that is a value, or else the mistake that is last in the input.
fn first_of<const N: usize>(results: [Result<Moment, Mistake>; N]) -> Result<Moment, Mistake> {
    let mut last: Option<Mistake> = None;
    for result in results {
        match result {
            Ok(moment) => return Ok(moment),
            Err(mistake) if last.as_ref().is_none_or(|l| l.span.start < mistake.span.start) => {
                last = Some(mistake);
            }
            Err(_) => {}
        }
    }
    Err(last.unwrap_or_else(|| Mistake::new(0..0, "a value is missing")))
}

/// A valid date string with optional time.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string-with-optional-time>
///
/// # Errors
/// Fails for anything else.
pub fn valid_date_with_optional_time(input: &str) -> Result<Moment, Mistake> {
    first_of([
        valid_date(input).map(Moment::Date),
        valid_global_date_and_time(input).map(Moment::GlobalDateAndTime),
    ])
}

/// A valid datetime value of a `time` element.
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element>
///
/// # Errors
/// Fails for anything else.
pub fn valid_datetime_value(input: &str) -> Result<Moment, Mistake> {
    first_of([
        valid_month(input).map(Moment::Month),
        valid_date(input).map(Moment::Date),
        valid_yearless_date(input).map(Moment::YearlessDate),
        valid_time(input).map(Moment::Time),
        valid_local_date_and_time(input).map(Moment::LocalDateAndTime),
        valid_time_zone_offset(input).map(Moment::TimeZoneOffset),
        valid_global_date_and_time(input).map(Moment::GlobalDateAndTime),
        valid_week(input).map(Moment::Week),
        valid_year(input).map(Moment::Year),
        valid_duration(input).map(Moment::Duration),
    ])
}
