//! Dates and times.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times>

/// A number of exactly two digits, in a range.
fn two_digits(text: &str, low: u32, high: u32) -> Option<u32> {
    if text.len() != 2 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| (low..=high).contains(number))
}

/// A year of four or more digits that is not zero, as the year from 1 to 400 with the same calendar:
/// the Gregorian calendar, weekdays included, repeats every 400 years.
fn year_of_cycle(text: &str) -> Option<u32> {
    let has_digits_only = text.bytes().all(|byte| byte.is_ascii_digit());
    if text.len() < 4 || !has_digits_only || text.bytes().all(|byte| byte == b'0') {
        return None;
    }
    // 10,000 is a multiple of 400.
    let last = text.char_indices().rev().nth(3).and_then(|(index, _)| text.get(index..))?;
    let year: u32 = last.parse().ok()?;
    Some(match year % 400 {
        0 => 400,
        year => year,
    })
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(400) || year.is_multiple_of(4) && !year.is_multiple_of(100)
}

/// The year, as [`year_of_cycle`] has it, and the month.
fn month(text: &str) -> Option<(u32, u32)> {
    let (year, month) = text.split_once('-')?;
    Some((year_of_cycle(year)?, two_digits(month, 1, 12)?))
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-month-string>
pub(crate) fn is_valid_month(text: &str) -> bool {
    month(text).is_some()
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string>
pub(crate) fn is_valid_date(text: &str) -> bool {
    let Some((before, day)) = text.rsplit_once('-') else {
        return false;
    };
    let Some((year, month)) = month(before) else {
        return false;
    };
    let days = match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    two_digits(day, 1, days).is_some()
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-week-string>
pub(crate) fn is_valid_week(text: &str) -> bool {
    let Some((year, week)) = text.split_once("-W") else {
        return false;
    };
    let Some(year) = year_of_cycle(year) else {
        return false;
    };
    // The weekday of December 31: 4 is Thursday.
    let last_day = |year: u32| {
        let leap_days = (year / 4).saturating_sub(year / 100).saturating_add(year / 400);
        year.saturating_add(leap_days) % 7
    };
    // A year that begins or ends with a Thursday has 53 weeks.
    let has_53 = last_day(year) == 4 || last_day(year.saturating_sub(1)) == 3;
    two_digits(week, 1, if has_53 { 53 } else { 52 }).is_some()
}

/// The parts of a valid time string: hours and minutes, seconds, their fraction.
fn time(text: &str) -> Option<(&str, &str, &str)> {
    let (hour, rest) = text.split_once(':')?;
    two_digits(hour, 0, 23)?;
    let (minute, seconds) = rest.split_once(':').unwrap_or((rest, "00"));
    two_digits(minute, 0, 59)?;
    let (second, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    two_digits(second, 0, 59)?;
    let is_fraction = (1..=3).contains(&fraction.len());
    if !is_fraction || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some((text.get(..5)?, second, fraction.trim_end_matches('0')))
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string>
pub(crate) fn is_valid_time(text: &str) -> bool {
    time(text).is_some()
}

/// The valid normalized local date and time string for a valid local date and time string.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-normalised-local-date-and-time-string>
pub(crate) fn normalized_local_date_and_time(text: &str) -> Option<String> {
    let (date, rest) = text.split_once(['T', ' '])?;
    if !is_valid_date(date) {
        return None;
    }
    let (minutes, second, fraction) = time(rest)?;
    Some(match (second, fraction) {
        ("00", "") => format!("{date}T{minutes}"),
        (_, "") => format!("{date}T{minutes}:{second}"),
        _ => format!("{date}T{minutes}:{second}.{fraction}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_of_years_are_those_of_the_calendar() {
        // Years from 1 to 400, by counting days: January 1 of year 1 was a Monday.
        let mut first_weekday = 0;
        for year in 1..=400 {
            let has_53 = first_weekday == 3 || first_weekday == 2 && is_leap(year);
            assert!(is_valid_week(&format!("{year:04}-W52")), "{year}");
            assert_eq!(is_valid_week(&format!("{year:04}-W53")), has_53, "{year}");
            first_weekday = (first_weekday + if is_leap(year) { 366 } else { 365 }) % 7;
        }
        assert_eq!(first_weekday, 0);
    }
}
