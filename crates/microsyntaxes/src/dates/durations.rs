//! Durations.

use std::time::Duration;

use super::reader::Reader;
use crate::Mistake;

const MISSING_DIGITS: &str = "a number is missing";

/// A valid duration string. A duration that exceeds the type becomes its maximum.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-duration-string>
///
/// ```
/// use std::time::Duration;
/// use treewright_microsyntaxes::dates::valid_duration;
/// assert_eq!(valid_duration("PT4H18M"), valid_duration("18m 4h"));
/// assert_eq!(valid_duration("1.5s"), Ok(Duration::from_millis(1500)));
/// ```
///
/// # Errors
/// Fails for anything else; months and years have no fixed length, and are not allowed.
pub fn valid_duration(input: &str) -> Result<Duration, Mistake> {
    let mut reader = Reader::new(input);
    if reader.eat('P') {
        return period(&mut reader);
    }
    let mut scales = Vec::new();
    let mut sum = Duration::ZERO;
    reader.skip_white_space();
    // "One or more duration time components"
    while !reader.is_at_the_end() || scales.is_empty() {
        let (number, fraction) = number(&mut reader)?;
        reader.skip_white_space();
        let start = reader;
        let scale = match reader.next().map(|character| character.to_ascii_lowercase()) {
            Some('w') => 604_800,
            Some('d') => 86_400,
            Some('h') => 3600,
            Some('m') => 60,
            Some('s') => 1,
            _ => return Err(start.mistake("the unit is one of `w`, `d`, `h`, `m` and `s`")),
        };
        if fraction.is_some() && scale != 1 {
            return Err(start.mistake("seconds alone have a fraction"));
        }
        // "… each with a different duration time component scale"
        if scales.contains(&scale) {
            return Err(start.mistake("the unit is repeated"));
        }
        scales.push(scale);
        sum = sum.saturating_add(duration(number, scale, fraction));
        reader.skip_white_space();
    }
    Ok(sum)
}

/// The part of a duration after `P`.
fn period(reader: &mut Reader<'_>) -> Result<Duration, Mistake> {
    let mut sum = Duration::ZERO;
    if !reader.starts_with('T') {
        let days = digits(reader)?;
        reader.expect('D', "`D` is missing after the number of days")?;
        sum = duration(days, 86_400, None);
        if reader.is_at_the_end() {
            return Ok(sum);
        }
    }
    reader.expect('T', "`T` is missing before the time")?;
    // "One or more of the following subcomponents, in the order given"
    let mut units = [('H', 3600), ('M', 60), ('S', 1)].iter();
    loop {
        let (number, fraction) = number(reader)?;
        let start = *reader;
        let Some((_, scale)) = units.find(|(unit, _)| reader.eat(*unit)) else {
            return Err(start.mistake("the unit is `H`, `M` or `S`, in this order"));
        };
        if fraction.is_some() && *scale != 1 {
            return Err(start.mistake("seconds alone have a fraction"));
        }
        sum = sum.saturating_add(duration(number, *scale, fraction));
        if reader.is_at_the_end() {
            return Ok(sum);
        }
    }
}

/// A valid vevent duration string: weeks, or days and a time of hours, minutes and seconds, without a gap
/// between two units of the time. A duration that exceeds the type becomes its maximum.
/// <https://html.spec.whatwg.org/multipage/microdata.html#vevent>
///
/// # Errors
/// Fails for anything else.
pub fn valid_vevent_duration(input: &str) -> Result<Duration, Mistake> {
    const UNITS: [(char, u64); 3] = [('H', 3600), ('M', 60), ('S', 1)];
    let mut reader = Reader::new(input);
    reader.expect('P', "`P` is missing at the start")?;
    let mut sum = Duration::ZERO;
    if !reader.starts_with('T') {
        let number = digits(&mut reader)?;
        if reader.eat('W') {
            reader.finish()?;
            return Ok(duration(number, 604_800, None));
        }
        reader.expect('D', "`D` or `W` is missing after the number")?;
        sum = duration(number, 86_400, None);
        if reader.is_at_the_end() {
            return Ok(sum);
        }
    }
    reader.expect('T', "`T` is missing before the time")?;
    let mut next = None;
    loop {
        let number = digits(&mut reader)?;
        let start = reader;
        let unit = UNITS.iter().position(|(unit, _)| reader.eat(*unit));
        let Some(index) = unit.filter(|unit| next.is_none_or(|next| next == *unit)) else {
            return Err(start.mistake("the units are `H`, `M` and `S`, with none between left out"));
        };
        let scale = UNITS.get(index).map_or(1, |(_, scale)| *scale);
        sum = sum.saturating_add(duration(number, scale, None));
        next = Some(index.saturating_add(1));
        if reader.is_at_the_end() {
            return Ok(sum);
        }
    }
}

/// "One or more ASCII digits". A number that exceeds the type becomes its maximum.
fn digits(reader: &mut Reader<'_>) -> Result<u64, Mistake> {
    match reader.digits() {
        "" => Err(reader.mistake(MISSING_DIGITS)),
        digits => Ok(digits.parse().unwrap_or(u64::MAX)),
    }
}

/// Digits, and a fraction in thousandths if one follows.
fn number(reader: &mut Reader<'_>) -> Result<(u64, Option<u16>), Mistake> {
    let number = digits(reader)?;
    let fraction = if reader.eat('.') { Some(reader.fraction()?) } else { None };
    Ok((number, fraction))
}

fn duration(number: u64, scale: u64, fraction: Option<u16>) -> Duration {
    let milliseconds = Duration::from_millis(fraction.unwrap_or_default().into());
    Duration::from_secs(number.saturating_mul(scale)).saturating_add(milliseconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        for (input, milliseconds) in [
            ("PT4H18M3S", 15_483_000),
            ("P1D", 86_400_000),
            ("P1DT1S", 86_401_000),
            ("4h 18m 3s", 15_483_000),
            ("1.5s", 1500),
            (" 1w", 604_800_000),
            ("1W 1 D\t", 691_200_000),
            ("PT1.5S", 1500),
            ("PT0.25S", 250),
            ("PT1H", 3_600_000),
        ] {
            let found = valid_duration(input);
            assert_eq!(found, Ok(Duration::from_millis(milliseconds)), "{input:?}");
        }
        for (input, span) in [
            ("", 0..0),
            (" ", 1..1),
            ("P", 1..1),
            ("PT", 2..2),
            ("P1", 2..2),
            ("P1Y", 2..3),
            ("P1D1H", 3..4),
            ("1h1h", 3..4),
            ("1.5h", 3..4),
            ("PT1.5H", 5..6),
            ("PT1M1H", 5..6),
            ("PT1H ", 4..5),
            ("P 1D", 1..2),
            ("h", 0..1),
            ("1.s", 2..3),
            ("1.2345s", 2..3),
            ("1é", 1..3),
        ] {
            let mistake = valid_duration(input).unwrap_err();
            assert_eq!(mistake.span, span, "{input:?} {mistake}");
        }
        assert!(valid_duration("99999999999999999999w").is_ok());
    }

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
            assert_eq!(valid_vevent_duration(value).is_ok(), expected, "{value}");
        }
        assert_eq!(valid_vevent_duration("P1DT2H3M"), Ok(Duration::from_secs(93_780)));
        assert_eq!(valid_vevent_duration("PT1H30S").unwrap_err().span, 6..7);
    }
}
