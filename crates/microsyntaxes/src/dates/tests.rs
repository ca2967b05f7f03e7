use super::*;

#[track_caller]
fn check<T: fmt::Debug>(
    parse: fn(&str) -> Result<T, Mistake>,
    good: &[&str],
    bad: &[(&str, std::ops::Range<usize>)],
) {
    for value in good {
        assert!(parse(value).is_ok(), "{value:?}");
    }
    for (value, span) in bad {
        let mistake = parse(value).unwrap_err();
        assert_eq!(mistake.span, *span, "{value:?} {mistake}");
    }
}

#[test]
fn strings_are_those_of_the_standard() {
    check(
        valid_month,
        &["2026-09", "12026-12"],
        &[
            ("2026-13", 5..7),
            ("1970-13", 5..7),
            ("0000-01", 0..4),
            ("206-01", 0..3),
            ("2026-9", 5..6),
            ("2026-09-", 7..8),
            ("2026", 4..4),
            ("-2026-09", 0..1),
            ("", 0..0),
        ],
    );
    check(
        valid_date,
        &["2024-02-29", "2000-02-29", "12024-02-29", "99999999999999999999-01-01"],
        &[
            ("2023-02-29", 8..10),
            ("1900-02-29", 8..10),
            ("2024-04-31", 8..10),
            ("1970-02-30", 8..10),
            ("0000-01-01", 0..4),
            ("2024-04-3", 8..9),
            ("2024-04-300", 10..11),
            ("2024-04-00", 8..10),
            ("2024-04é", 7..9),
            ("100000000000000000100-02-29", 25..27),
        ],
    );
    check(
        valid_yearless_date,
        &["02-29", "--12-31"],
        &[("02-30", 3..5), ("-12-31", 1..2), ("1-1", 0..1), ("---12-31", 2..3)],
    );
    check(
        valid_time,
        &["00:00", "23:59:59.999", "23:59:00"],
        &[
            ("24:00", 0..2),
            ("1:00", 0..1),
            ("23:59:60", 6..8),
            ("0:0", 0..1),
            ("00:00:00.", 9..9),
            ("00:00:00.1234", 9..10),
            ("00:00:", 6..6),
            ("23:60", 3..5),
        ],
    );
    check(
        valid_local_date_and_time,
        &["2026-09-16T10:00", "2026-09-16 10:00"],
        &[("2026-09-16", 10..10), ("1970-01-01", 10..10), ("2026-09-16t10:00", 10..11)],
    );
    check(
        valid_time_zone_offset,
        &["Z", "+00:00", "-0100", "+23:59"],
        &[("-00:00", 0..1), ("+24:00", 1..3), ("z", 0..1), ("+1", 1..2), ("+01:60", 4..6)],
    );
    check(
        valid_global_date_and_time,
        &["2026-09-16T10:00Z", "0037-12-13 00:00Z", "1979-10-14T12:00:00.001-04:00"],
        &[("2026-09-16T10:00", 16..16), ("2001-12-21  12:00Z", 11..12)],
    );
    check(
        valid_week,
        &["2020-W53", "2026-W53", "2025-W52"],
        &[("2025-W53", 6..8), ("2021-W53", 6..8), ("2026-W00", 6..8), ("2026-w01", 5..6)],
    );
    check(
        valid_year,
        &["2026", "0001", "99999"],
        &[("0000", 0..4), ("202", 0..3), ("2026-", 4..5)],
    );
}

#[test]
fn weeks_are_valid_as_they_are_in_the_calendar() {
    for year in 1..=400 {
        assert!(valid_week(&format!("{year:04}-W52")).is_ok(), "{year}");
        let has_53 = civil::weeks_in_year(year) == 53;
        assert_eq!(valid_week(&format!("{year:04}-W53")).is_ok(), has_53, "{year}");
    }
}

#[test]
fn values_are_written_as_they_were_read() {
    for (text, days) in [("1970-01-01", 0), ("2000-02-29", 11_016), ("0001-01-01", -719_162)] {
        let date = valid_date(text).unwrap();
        assert_eq!((date.days(), Date::of_days(days)), (days, Some(date)));
        assert_eq!(date.to_string(), text);
    }
    for (text, months) in [("1970-01", 0), ("1969-12", -1), ("2000-03", 362)] {
        let month = valid_month(text).unwrap();
        assert_eq!((month.months(), Month::of_months(months)), (months, Some(month)));
        assert_eq!(month.to_string(), text);
    }
    for (text, days) in [("1970-W01", -3), ("1970-W02", 4), ("2020-W53", 18_624)] {
        let week = valid_week(text).unwrap();
        assert_eq!(week.first_day(), days);
        for day in days..days + 7 {
            assert_eq!(Week::of_days(day), Some(week));
        }
        assert_eq!(week.to_string(), text);
    }
    for (text, milliseconds) in [("23:59", 86_340_000), ("00:00:01.5", 1500), ("00:01:01", 61_000)]
    {
        let time = valid_time(text).unwrap();
        assert_eq!(time.milliseconds(), milliseconds);
        assert_eq!(Time::of_milliseconds(milliseconds - 86_400_000), time);
        assert_eq!(time.to_string(), text);
    }
    let text = "1970-01-02T00:00:00.05";
    let local = valid_local_date_and_time(text).unwrap();
    assert_eq!(local.milliseconds(), 86_400_050);
    assert_eq!(LocalDateAndTime::of_milliseconds(86_400_050), Some(local));
    assert_eq!(local.to_string(), text);
    assert_eq!(Date::of_days(-719_163), None);
    assert_eq!(Month::of_months(-1969 * 12 - 1), None);
    assert_eq!(Week::of_days(-719_170), None);
}

#[test]
fn local_dates_and_times_are_normalized() {
    for (input, expected) in [
        ("2026-09-16 10:00", Some("2026-09-16T10:00")),
        ("2026-09-16T10:00:00", Some("2026-09-16T10:00")),
        ("2026-09-16T10:00:00.000", Some("2026-09-16T10:00")),
        ("2026-09-16T10:00:30.50", Some("2026-09-16T10:00:30.5")),
        ("02026-09-16T10:00:00.5", Some("02026-09-16T10:00:00.5")),
        ("99999999999999999999-09-16T10:00", Some("99999999999999999999-09-16T10:00")),
        ("2026-09-16", None),
    ] {
        assert_eq!(normalized_local_date_and_time(input).ok().as_deref(), expected, "{input}");
    }
}

#[test]
fn moments_are_in_order() {
    let date = |text| valid_date(text).unwrap();
    assert!(date("2026-09-16") > date("2026-09-15"));
    assert!(date("02026-09-15") == date("2026-09-15"));
    assert!(date("10000-01-01") > date("9999-12-31"));
    assert!(date("1000000000000000000000000-01-02") > date("2026-01-02"));
    let local = |text| valid_local_date_and_time(text).unwrap();
    assert!(local("2026-09-16T10:00:00") == local("2026-09-16 10:00"));
    assert!(local("2026-09-16T10:00:01") > local("2026-09-16T10:00:00.999"));
    let utc = |text| valid_global_date_and_time(text).unwrap().milliseconds();
    for (one, other) in [
        ("2026-01-02T10:30+00:00", "2026-01-02T10:00Z"),
        ("2026-01-02T10:00Z", "2026-01-02T10:30+0100"),
        ("2026-01-02T09:00-02:00", "2026-01-02T10:00Z"),
        ("2026-01-02 10:00:00.5Z", "2026-01-02T10:00:00.05Z"),
    ] {
        assert!(utc(one) > utc(other), "{one} {other}");
    }
    assert_eq!(utc("2026-01-01T00:30+01:00"), utc("2025-12-31T23:30Z"));
}

#[test]
fn offsets_of_actual_time_zones() {
    let is_in_use = |text| valid_time_zone_offset(text).unwrap().is_in_use();
    assert!(["Z", "+14:00", "-12:00", "+05:45", "-03:30"].into_iter().all(is_in_use));
    assert!(!["+14:30", "-12:30", "+01:15", "+23:00"].into_iter().any(is_in_use));
}

#[test]
fn values_of_time_elements() {
    for (input, year, offset) in [
        ("2026-09", Some(2026), None),
        ("0999-09-16", Some(999), None),
        ("09-16", None, None),
        ("10:00", None, None),
        ("2026-09-16T10:00", Some(2026), None),
        ("-12:30", None, Some(-750)),
        ("2026-09-16T10:00+02:00", Some(2026), Some(120)),
        ("2026-W38", Some(2026), None),
        ("20260", Some(20260), None),
        ("4h", None, None),
    ] {
        let moment = valid_datetime_value(input).unwrap();
        assert_eq!(moment.year().map(Year::number), year, "{input}");
        assert_eq!(moment.offset().map(|offset| offset.minutes), offset, "{input}");
    }
    assert_eq!(valid_datetime_value("2026-09-16T25:00").unwrap_err().span, 11..13);
    assert!(valid_date_with_optional_time("2026-09-16T10:00").is_err());
    assert!(valid_date_with_optional_time("2026-09-16T10:00Z").is_ok());
}
