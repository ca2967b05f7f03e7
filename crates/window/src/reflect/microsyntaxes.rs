//! Numbers in attribute values.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers>

fn without_white_space(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_whitespace())
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers>
///
/// Numbers that do not fit are the nearest that do: they are out of any range that is asked for.
pub(crate) fn parse_integer(text: &str) -> Option<i64> {
    let text = without_white_space(text);
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    if end == 0 {
        return None;
    }
    let value = digits[..end].parse().unwrap_or(i64::MAX);
    Some(if is_negative { -value } else { value })
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers>
pub(crate) fn parse_non_negative_integer(text: &str) -> Option<i64> {
    parse_integer(text).filter(|value| *value >= 0)
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values>
pub(crate) fn parse_floating_point_number(text: &str) -> Option<f64> {
    let text = without_white_space(text);
    let bytes = text.as_bytes();
    let digits = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    };
    let start = usize::from(text.starts_with(['-', '+']));
    let mut end = digits(start);
    let has_integer = end > start;
    let mut exponent = end;
    if bytes.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        if fraction > end + 1 {
            end = fraction;
            exponent = fraction;
        } else if !has_integer {
            return None;
        } else if matches!(bytes.get(end + 1), Some(b'e' | b'E')) {
            // "1.e2": the fraction has no digits.
            exponent = end + 1;
        }
    } else if !has_integer {
        return None;
    }
    finite(format!("{}{}", &text[..end], exponent_at(text, exponent)).parse().ok()?)
}

/// The exponent that stands at a place; empty without digits.
fn exponent_at(text: &str, at: usize) -> &str {
    let rest = text.get(at..).unwrap_or_default();
    let Some(digits) = rest.strip_prefix(['e', 'E']) else { return "" };
    let sign = usize::from(digits.starts_with(['-', '+']));
    let count = digits[sign..].bytes().take_while(u8::is_ascii_digit).count();
    if count == 0 { "" } else { &rest[..1 + sign + count] }
}

/// Zero for what is rounded to minus zero; an error for what is too large.
fn finite(number: f64) -> Option<f64> {
    if number == 0.0 { Some(0.0) } else { number.is_finite().then_some(number) }
}

#[cfg(test)]
mod tests {
    use super::{parse_floating_point_number, parse_integer, parse_non_negative_integer};

    #[test]
    fn integers() {
        for (text, integer, non_negative) in [
            ("", None, None),
            (" \t\n12px", Some(12), Some(12)),
            ("+7", Some(7), Some(7)),
            ("-7", Some(-7), None),
            ("-0", Some(0), Some(0)),
            ("--7", None, None),
            ("\u{a0}7", None, None),
            ("7.9", Some(7), Some(7)),
            ("99999999999999999999", Some(i64::MAX), Some(i64::MAX)),
        ] {
            assert_eq!(parse_integer(text), integer, "{text:?}");
            assert_eq!(parse_non_negative_integer(text), non_negative, "{text:?}");
        }
    }

    #[test]
    fn floating_point_numbers() {
        for (text, number) in [
            ("", None),
            ("1", Some(1.0)),
            (" +1.5x", Some(1.5)),
            ("-.5", Some(-0.5)),
            (".5", Some(0.5)),
            (".", None),
            ("-", None),
            ("1.", Some(1.0)),
            ("1.e2", Some(100.0)),
            ("1e2", Some(100.0)),
            ("1e", Some(1.0)),
            ("1e+", Some(1.0)),
            ("1.5E-1", Some(0.15)),
            ("1e999", None),
            ("-0", Some(0.0)),
            ("Infinity", None),
            ("NaN", None),
            ("0x10", Some(0.0)),
        ] {
            assert_eq!(parse_floating_point_number(text), number, "{text:?}");
        }
    }
}
