//! The arithmetic of the proleptic Gregorian calendar.

/// The number of seconds in a day.
pub const SECONDS_OF_A_DAY: i64 = 86_400;

/// The number of milliseconds in a day.
pub const MILLISECONDS_OF_A_DAY: i64 = 86_400_000;

/// "A number divisible by 400, or … divisible by 4 but not by 100."
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#number-of-days-in-month-month-of-year-year>
pub const fn is_leap(year: i64) -> bool {
    year.rem_euclid(4) == 0 && (year.rem_euclid(100) != 0 || year.rem_euclid(400) == 0)
}

/// The number of days in a month from 1 to 12 of a year.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#number-of-days-in-month-month-of-year-year>
pub const fn days_in_month(year: i64, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The number of weeks in a week-year: 53 if its first day is a Thursday, or a Wednesday in a leap year.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#week-number-of-the-last-day>
pub const fn weeks_in_year(year: i64) -> u8 {
    match weekday(days_from_civil(year.rem_euclid(400), 1, 1)) {
        3 => 53,
        2 if is_leap(year) => 53,
        _ => 52,
    }
}

/// The number of days from the last Monday to a day, given by its number of days since 1970-01-01.
pub const fn weekday(days: i64) -> i64 {
    days.rem_euclid(7).saturating_add(3).rem_euclid(7)
}

/// The number of days from 1970-01-01 to a date. The result saturates.
/// <https://howardhinnant.github.io/date_algorithms.html#days_from_civil>
///
/// ```
/// use treewright_microsyntaxes::dates::civil::{civil_from_days, days_from_civil};
/// assert_eq!(days_from_civil(2000, 3, 1), 11_017);
/// assert_eq!(civil_from_days(11_017), (2000, 3, 1));
/// ```
#[expect(clippy::arithmetic_side_effects, reason = "all but the era is below 400 years")]
pub const fn days_from_civil(year: i64, month: u8, day: u8) -> i64 {
    // Years start in March, so that a leap day is the last day.
    let (year, month) = match month {
        0..=2 => (year.saturating_sub(1), month as i64 + 9),
        _ => (year, month as i64 - 3),
    };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * month + 2) / 5 + day as i64 - 1;
    let days = of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    // The part of an era can be negative, and distant years saturate.
    match era.checked_mul(146_097) {
        Some(before) => before.saturating_add(days),
        None if era < 0 => i64::MIN,
        None => i64::MAX,
    }
}

/// The year, month and day for a number of days since 1970-01-01.
/// <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>
#[expect(clippy::arithmetic_side_effects, reason = "all but the era is below 400 years")]
#[expect(clippy::cast_sign_loss, reason = "months and days are remainders")]
pub const fn civil_from_days(days: i64) -> (i64, u8, u8) {
    let days = days.saturating_add(719_468);
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year + era * 400 + (month <= 2) as i64;
    (year, month as u8, day as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two cycles of 400 years, day by day.
    #[test]
    fn dates_are_those_of_a_count() {
        let (mut year, mut month, mut day) = (1599, 12, 31);
        let first = days_from_civil(1600, 1, 1);
        assert_eq!(days_from_civil(1970, 1, 1), 0);
        for days in first..first + 2 * 146_097 {
            day += 1;
            if day > days_in_month(year, month) {
                (day, month) = (1, month + 1);
            }
            if month > 12 {
                (month, year) = (1, year + 1);
            }
            assert_eq!(days_from_civil(year, month, day), days);
            assert_eq!(civil_from_days(days), (year, month, day));
        }
        assert_eq!((year, month, day), (2399, 12, 31));
    }

    #[test]
    fn weeks_are_those_of_the_calendar() {
        // By counting days: January 1 of year 1 was a Monday.
        let mut first_weekday = 0;
        for year in 1..=400 {
            let has_53 = first_weekday == 3 || first_weekday == 2 && is_leap(year);
            assert_eq!(weekday(days_from_civil(year, 1, 1)), first_weekday, "{year}");
            assert_eq!(weeks_in_year(year), if has_53 { 53 } else { 52 }, "{year}");
            first_weekday = (first_weekday + if is_leap(year) { 366 } else { 365 }) % 7;
        }
        assert_eq!(first_weekday, 0);
        let long: Vec<i64> = (2000..2040).filter(|year| weeks_in_year(*year) == 53).collect();
        assert_eq!(long, [2004, 2009, 2015, 2020, 2026, 2032, 2037]);
    }

    #[test]
    fn far_years_saturate() {
        assert_eq!(days_from_civil(i64::MAX, 12, 31), i64::MAX);
        assert_eq!(days_from_civil(i64::MIN, 1, 1), i64::MIN);
        assert!(civil_from_days(i64::MAX).0 > 25_000_000_000_000_000);
        assert!(civil_from_days(i64::MIN).0 < -25_000_000_000_000_000);
        assert_eq!(weeks_in_year(i64::MAX), weeks_in_year(i64::MAX.rem_euclid(400)));
    }
}
