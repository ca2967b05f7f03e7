//! The time of now, for archives.

use std::time::{SystemTime, UNIX_EPOCH};

use treewright_microsyntaxes::dates::Date;

/// The time of now in UTC, as `2026-09-01T12:00:00.000Z`.
pub(super) fn date_time() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    written(since.as_secs(), since.subsec_millis())
}

fn written(seconds: u64, milliseconds: u32) -> String {
    let date = i64::try_from(seconds / 86_400).ok().and_then(Date::of_days);
    let date = date.map_or_else(|| "1970-01-01".to_owned(), |date| date.to_string());
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{date}T{hour:02}:{minute:02}:{second:02}.{milliseconds:03}Z")
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_written_in_full() {
        assert_eq!(super::written(0, 0), "1970-01-01T00:00:00.000Z");
        assert_eq!(super::written(1_798_761_599, 7), "2026-12-31T23:59:59.007Z");
    }
}
