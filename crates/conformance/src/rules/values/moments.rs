//! Dates, times and durations of vocabularies, and which of two is later.

use super::dates::{Kind, Reader, days_of, is_valid};

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string>
pub(in crate::rules) fn is_valid_date(value: &str) -> bool {
    is_valid(Kind::Date, value)
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-global-date-and-time-string>
pub(in crate::rules) fn is_valid_global_date_and_time(value: &str) -> bool {
    is_valid(Kind::GlobalDateAndTime, value)
}

/// "A valid vevent duration string": weeks, or days and a time of hours, minutes and seconds. Between two units of a
/// time none is left out.
/// <https://html.spec.whatwg.org/multipage/microdata.html#vevent>
pub(in crate::rules) fn is_valid_vevent_duration(value: &str) -> bool {
    const UNITS: [char; 3] = ['H', 'M', 'S'];
    let mut reader = Reader(value);
    if !reader.eat('P') {
        return false;
    }
    if !reader.0.starts_with('T') {
        if reader.digits().is_empty() {
            return false;
        }
        if reader.eat('W') {
            return reader.0.is_empty();
        }
        if !reader.eat('D') {
            return false;
        }
    }
    if reader.0.is_empty() {
        return true;
    }
    if !reader.eat('T') || reader.0.is_empty() {
        return false;
    }
    let mut next = None;
    while !reader.0.is_empty() {
        let has_digits = !reader.digits().is_empty();
        let unit = UNITS.iter().position(|unit| reader.eat(*unit));
        if !has_digits || unit.is_none() || next.is_some() && unit != next {
            return false;
        }
        next = unit.map(|unit| unit.saturating_add(1));
    }
    true
}

/// Returns true if the first one of two valid dates, or of two valid global dates and times, is later, or if nobody
/// can tell because the years have too many digits.
pub(in crate::rules) fn is_later_moment(one: &str, other: &str) -> bool {
    match (milliseconds(one), milliseconds(other)) {
        (Some(one), Some(other)) => one > other,
        _ => true,
    }
}

/// The milliseconds from the start of the year 1 to a valid date, or a valid global date and time.
fn milliseconds(value: &str) -> Option<i128> {
    /// As many digits as are counted without an overflow.
    const MOST_DIGITS: usize = 18;
    let (year, rest) = value.split_once('-')?;
    let year = year.trim_start_matches('0');
    let year: i128 = if year.len() > MOST_DIGITS { None } else { year.parse().ok() }?;
    let mut reader = Reader(rest);
    let month = reader.two_digits()?;
    reader.eat('-');
    let day = reader.two_digits()?;
    let by_400 = u32::try_from(year % 400).ok()?;
    let in_year: u32 =
        (1..month).fold(day, |days, month| days.saturating_add(days_of(by_400, month)));
    let before = year.saturating_sub(1);
    let leap_days = (before / 4).saturating_sub(before / 100).saturating_add(before / 400);
    let days = before.saturating_mul(365).saturating_add(leap_days).saturating_add(in_year.into());
    let mut minutes = days.saturating_mul(24 * 60);
    let (mut seconds, mut fraction) = (0, 0);
    if reader.eat('T') || reader.eat(' ') {
        minutes = minutes.saturating_add(reader.minutes()?);
        if reader.eat(':') {
            seconds = reader.two_digits()?;
        }
        if reader.eat('.') {
            // Three digits.
            fraction = format!("{:0<3}", reader.digits()).parse().ok()?;
        }
        if reader.eat('-') {
            minutes = minutes.saturating_add(reader.minutes()?);
        } else if reader.eat('+') {
            minutes = minutes.saturating_sub(reader.minutes()?);
        }
    }
    let seconds = minutes.saturating_mul(60).saturating_add(seconds.into());
    Some(seconds.saturating_mul(1000).saturating_add(fraction))
}

impl Reader<'_> {
    /// Hours and minutes, with a colon between or without.
    fn minutes(&mut self) -> Option<i128> {
        let hours = self.two_digits()?;
        self.eat(':');
        let minutes = self.two_digits()?;
        Some(i128::from(hours.saturating_mul(60).saturating_add(minutes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_of_events() {
        for (value, expected) in [
            ("P2W", true),
            ("P1D", true),
            ("P1DT2H3M", true),
            ("PT3M4S", true),
            ("PT1H2M3S", true),
            ("PT4S", true),
            ("P", false),
            ("PT", false),
            ("P1DT", false),
            ("P1W2D", false),
            ("PT1H30S", false),
            ("PT1S2M", false),
            ("PT1H1H", false),
            ("PTH", false),
            ("P1", false),
            ("p1d", false),
            ("PT1.5S", false),
        ] {
            assert_eq!(is_valid_vevent_duration(value), expected, "{value}");
        }
    }

    #[test]
    fn later_moments() {
        for (one, other, expected) in [
            ("2026-01-03", "2026-01-02", true),
            ("2026-01-02", "2026-01-02", false),
            ("2027-01-01", "2026-12-31", true),
            ("2024-03-01", "2024-02-29", true),
            ("2026-01-02T10:30+00:00", "2026-01-02T10:00Z", true),
            ("2026-01-02T10:30+0100", "2026-01-02T10:00Z", false),
            ("2026-01-02T09:00-02:00", "2026-01-02T10:00Z", true),
            ("2026-01-01T00:30+01:00", "2025-12-31T23:30Z", false),
            ("2026-01-02 10:00:00.5Z", "2026-01-02T10:00:00.05Z", true),
            ("1000000000000000000000000-01-02", "2026-01-02", true),
        ] {
            assert_eq!(is_later_moment(one, other), expected, "{one} {other}");
        }
    }
}
