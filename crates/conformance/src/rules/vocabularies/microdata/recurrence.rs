//! The value type RECUR of iCalendar.
//!
//! <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10>

use treewright_microsyntaxes::numbers::valid_non_negative_integer;

const DAYS: [&str; 7] = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const FREQUENCIES: [&str; 7] =
    ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"];

/// Returns true for a recurrence rule: parts with semicolons between, each at most once, with a frequency.
pub(super) fn is_recurrence_rule(text: &str) -> bool {
    let text = text.to_ascii_uppercase();
    let mut parts: Vec<(&str, &str)> = Vec::new();
    for part in text.split(';') {
        let Some((name, value)) = part.split_once('=') else { return false };
        // The names are few, so that the parts are too.
        if parts.iter().any(|(known, _)| *known == name) || !is_part(name, value) {
            return false;
        }
        parts.push((name, value));
    }
    let value_of = |name| parts.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    let Some(frequency) = value_of("FREQ") else { return false };
    let has = |name| value_of(name).is_some();
    let is_by = |name: &str| name.starts_with("BY") && name != "BYSETPOS";
    let has_numbered_days =
        value_of("BYDAY").is_some_and(|days| days.bytes().any(|byte| byte.is_ascii_digit()));
    // "The UNTIL or COUNT rule parts are OPTIONAL, but they MUST NOT occur in the same 'recur'."
    !(has("UNTIL") && has("COUNT"))
        // "BYSETPOS … MUST only be used in conjunction with another BYxxx rule part."
        && (!has("BYSETPOS") || parts.iter().any(|(name, _)| is_by(name)))
        && (!has("BYWEEKNO") || frequency == "YEARLY")
        && (!has("BYMONTHDAY") || frequency != "WEEKLY")
        && (!has("BYYEARDAY") || !matches!(frequency, "DAILY" | "WEEKLY" | "MONTHLY"))
        && (!has_numbered_days
            || frequency == "MONTHLY"
            || frequency == "YEARLY" && !has("BYWEEKNO"))
}

/// Returns true for a part with its value, in upper case.
fn is_part(name: &str, value: &str) -> bool {
    let are_all = |is_one: &dyn Fn(&str) -> bool| value.split(',').all(is_one);
    match name {
        "FREQ" => FREQUENCIES.contains(&value),
        "UNTIL" => is_date_or_date_time(value),
        "COUNT" => valid_non_negative_integer(value).is_ok(),
        // "A positive integer."
        "INTERVAL" => valid_non_negative_integer(value).is_ok_and(|number| number > 0),
        "BYSECOND" => are_all(&|one| is_number(one, 0, 60)),
        "BYMINUTE" => are_all(&|one| is_number(one, 0, 59)),
        "BYHOUR" => are_all(&|one| is_number(one, 0, 23)),
        "BYDAY" => are_all(&is_numbered_day),
        "BYMONTHDAY" => are_all(&|one| is_number(without_sign(one), 1, 31)),
        "BYYEARDAY" | "BYSETPOS" => are_all(&|one| is_number(without_sign(one), 1, 366)),
        "BYWEEKNO" => are_all(&|one| is_number(without_sign(one), 1, 53)),
        "BYMONTH" => are_all(&|one| is_number(one, 1, 12)),
        "WKST" => DAYS.contains(&value),
        _ => false,
    }
}

fn without_sign(text: &str) -> &str {
    text.strip_prefix(['+', '-']).unwrap_or(text)
}

/// The number of digits of the greatest number, or fewer.
fn is_number(text: &str, least: u64, greatest: u64) -> bool {
    let most = if greatest < 100 { 2 } else { 3 };
    text.len() <= most
        && valid_non_negative_integer(text).is_ok_and(|number| (least..=greatest).contains(&number))
}

/// A day of the week, with a week of the month or of the year before it or without.
fn is_numbered_day(text: &str) -> bool {
    let Some((number, day)) = text.len().checked_sub(2).and_then(|at| text.split_at_checked(at))
    else {
        return false;
    };
    DAYS.contains(&day) && (number.is_empty() || is_number(without_sign(number), 1, 53))
}

/// The forms `20260916`, `20260916T235959` and `20260916T235959Z`.
fn is_date_or_date_time(text: &str) -> bool {
    let (date, time) = match text.split_once('T') {
        Some((date, time)) => (date, Some(time.strip_suffix('Z').unwrap_or(time))),
        None => (text, None),
    };
    let part = |text: &str, at: usize, least, greatest| {
        let digits = text.get(at..at.saturating_add(2)).unwrap_or_default();
        is_number(digits, least, greatest)
    };
    let is_date = date.len() == 8 && part(date, 4, 1, 12) && part(date, 6, 1, 31);
    let is_time = time.is_none_or(|time| {
        let is_in_range = part(time, 0, 0, 23) && part(time, 2, 0, 59) && part(time, 4, 0, 60);
        time.len() == 6 && valid_non_negative_integer(time).is_ok() && is_in_range
    });
    is_date && valid_non_negative_integer(date).is_ok() && is_time
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recurrence_rules() {
        for text in [
            "FREQ=WEEKLY",
            "freq=weekly;count=4",
            "FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30",
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
            "FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20261224T000000Z",
            "FREQ=DAILY;UNTIL=20261224;WKST=MO",
        ] {
            assert!(is_recurrence_rule(text), "{text}");
        }
        for text in [
            "",
            "weekly",
            "COUNT=4",
            "FREQ=WEEKLY;",
            "FREQ=WEEKLY;FREQ=WEEKLY",
            "FREQ=WEEKLY;COUNT=4;UNTIL=20261224",
            "FREQ=WEEKLY;INTERVAL=0",
            "FREQ=WEEKLY;BYDAY=1SU",
            "FREQ=WEEKLY;BYSETPOS=1",
            "FREQ=MONTHLY;BYMONTHDAY=32",
            "FREQ=DAILY;UNTIL=2026-12-24",
            "FREQ=DAILY;BYHOUR=+1",
            "FREQ=DAILY;X=1",
        ] {
            assert!(!is_recurrence_rule(text), "{text}");
        }
    }
}
