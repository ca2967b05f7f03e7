//! Dates of HTTP headers, and their form in scripts.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use treewright_microsyntaxes::dates::civil::{SECONDS_OF_A_DAY, civil_from_days};

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
        let days = self.seconds.div_euclid(SECONDS_OF_A_DAY);
        let time = self.seconds.rem_euclid(SECONDS_OF_A_DAY);
        let (year, month, day) = civil_from_days(days);
        let (hours, minutes, seconds) = (time / 3600, time / 60 % 60, time % 60);
        format!("{month:02}/{day:02}/{year:04} {hours:02}:{minutes:02}:{seconds:02}")
    }
}
