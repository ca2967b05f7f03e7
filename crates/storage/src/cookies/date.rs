//! Dates of cookies (RFC 6265, section 5.1.1): unlike HTTP dates, they have their parts in any
//! order.

use treewright_microsyntaxes::dates::civil::{SECONDS_OF_A_DAY, days_from_civil, days_in_month};

/// Seconds since 1970.
pub(super) fn parse_cookie_date(text: &str) -> Option<i64> {
    const MONTHS: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let (mut time, mut day, mut month, mut year) = (None, None, None, None);
    let is_delimiter = |c: char| matches!(c, '\t' | ' '..='/' | ';'..='@' | '['..='`' | '{'..='~');
    for token in text.split(is_delimiter).filter(|token| !token.is_empty()) {
        if time.is_none()
            && let Some(found) = parse_time(token)
        {
            time = Some(found);
            continue;
        }
        let digits = token.bytes().take_while(u8::is_ascii_digit).count();
        let number = token.get(..digits).and_then(|digits| digits.parse::<i64>().ok());
        if day.is_none() && matches!(digits, 1 | 2) {
            day = number;
            continue;
        }
        if month.is_none()
            && let Some(start) = token.get(..3)
        {
            let found = MONTHS.iter().position(|name| name.eq_ignore_ascii_case(start));
            if let Some(found) = found {
                month = i64::try_from(found).ok().map(|found| found.saturating_add(1));
                continue;
            }
        }
        if year.is_none() && matches!(digits, 2..=4) {
            year = number;
        }
    }
    let (hour, minute, second) = time?;
    let (day, month) = (day?, month?);
    let year = match year? {
        year @ 70..=99 => year.saturating_add(1900),
        year @ 0..=69 => year.saturating_add(2000),
        year => year,
    };
    let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
    // "If no such date exists", it is none.
    let is_valid = (1..=days_in_month(year, month)).contains(&day)
        && year >= 1601
        && hour <= 23
        && minute <= 59
        && second <= 59;
    let days = is_valid.then(|| days_from_civil(year, month, day))?;
    let of_day =
        hour.saturating_mul(3600).saturating_add(minute.saturating_mul(60)).saturating_add(second);
    Some(days.saturating_mul(SECONDS_OF_A_DAY).saturating_add(of_day))
}

fn parse_time(token: &str) -> Option<(i64, i64, i64)> {
    let mut parts = token.splitn(3, ':').map(|part| {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        if matches!(digits, 1 | 2) { part.get(..digits)?.parse::<i64>().ok() } else { None }
    });
    Some((parts.next()??, parts.next()??, parts.next()??))
}
