//! Dates of HTTP headers, and how scripts see them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::event_loop::Clock;

/// A date with its time, in UTC.
pub(crate) struct Date {
    seconds: i64,
}

/// <https://httpwg.org/specs/rfc9110.html#http.date>
pub(crate) fn parse_an_http_date(text: &str) -> Option<Date> {
    let time = httpdate::parse_http_date(text).ok()?;
    Some(from(time))
}

/// The time now. A virtual clock begins at the first second of 2026.
pub(crate) fn now(clock: &Clock) -> Date {
    match clock {
        Clock::Real { .. } => from(SystemTime::now()),
        _ => {
            let begun = UNIX_EPOCH + Duration::from_secs(1_767_225_600);
            from(begun + Duration::from_micros(clock.now()))
        }
    }
}

fn from(time: SystemTime) -> Date {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    Date { seconds: i64::try_from(seconds).unwrap_or(i64::MAX) }
}

impl Date {
    /// Seconds since 1970.
    pub(crate) const fn seconds(&self) -> i64 {
        self.seconds
    }

    /// The form of `document.lastModified`: `MM/DD/YYYY hh:mm:ss`.
    pub(crate) fn as_last_modified(&self) -> String {
        let days = self.seconds.div_euclid(86_400);
        let time = self.seconds.rem_euclid(86_400);
        let (year, month, day) = civil_from_days(days);
        let (hours, minutes, seconds) = (time / 3600, time / 60 % 60, time % 60);
        format!("{month:02}/{day:02}/{year:04} {hours:02}:{minutes:02}:{seconds:02}")
    }
}

/// The date of a number of days since 1970, in the Gregorian calendar.
fn civil_from_days(days: i64) -> (i64, i64, i64) {
    // Years begin in March, so that the day that is not in all of them is the last.
    let days = days.saturating_add(719_468);
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}
