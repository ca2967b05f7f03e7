//! Integers and floating-point numbers.

use super::skip_ascii_whitespace;

/// The ASCII digits at the beginning of a text, and the rest.
fn digits(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.split_at(end)
}

/// The rules for parsing non-negative integers; `None` is an error. Integers that are too large for the
/// type give its largest number.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers>
pub(crate) fn parse_non_negative_integer(input: &str) -> Option<u64> {
    let input = skip_ascii_whitespace(input);
    let (is_negative, rest) = match input.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, input.strip_prefix('+').unwrap_or(input)),
    };
    let (digits, _) = digits(rest);
    if digits.is_empty() {
        return None;
    }
    let value = digits.parse().unwrap_or(u64::MAX);
    (!is_negative || value == 0).then_some(value)
}

/// Returns true for one or more ASCII digits.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-non-negative-integer>
pub(crate) fn is_valid_non_negative_integer(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number>
pub(crate) fn is_valid_floating_point_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let (whole, text) = digits(text);
    let (fraction, text) = match text.strip_prefix('.') {
        Some(rest) => match digits(rest) {
            ("", _) => return false,
            parts => parts,
        },
        None => ("", text),
    };
    if whole.is_empty() && fraction.is_empty() {
        return false;
    }
    let Some(exponent) = text.strip_prefix(['e', 'E']) else {
        return text.is_empty();
    };
    is_valid_non_negative_integer(exponent.strip_prefix(['-', '+']).unwrap_or(exponent))
}

/// The rules for parsing integers; `None` is an error, and an integer that has no room in the type.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers>
///
/// ```
/// use treewright_read::parse_integer;
/// assert_eq!(parse_integer(" -12 pieces"), Some(-12));
/// assert_eq!(parse_integer("about 12"), None);
/// ```
pub fn parse_integer(input: &str) -> Option<i64> {
    let input = skip_ascii_whitespace(input);
    let (sign, rest) = match input.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", input.strip_prefix('+').unwrap_or(input)),
    };
    let (digits, _) = digits(rest);
    // Without digits this is an error too.
    format!("{sign}{digits}").parse().ok()
}

/// The rules for parsing floating-point number values; `None` is an error.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values>
///
/// ```
/// use treewright_read::parse_floating_point_number;
/// assert_eq!(parse_floating_point_number(" 2.50 each"), Some(2.5));
/// assert_eq!(parse_floating_point_number("$2.50"), None);
/// ```
pub fn parse_floating_point_number(input: &str) -> Option<f64> {
    let input = skip_ascii_whitespace(input);
    let (sign, rest) = match input.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", input.strip_prefix('+').unwrap_or(input)),
    };
    let (whole, rest) = digits(rest);
    let (fraction, rest) = match rest.strip_prefix('.') {
        Some(rest) => digits(rest),
        None => ("", rest),
    };
    // Step 9 takes a point before a digit, step 10 demands a digit otherwise.
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let exponent = rest.strip_prefix(['e', 'E']).and_then(|rest| {
        let (sign, rest) = match rest.strip_prefix('-') {
            Some(rest) => ("-", rest),
            None => ("", rest.strip_prefix('+').unwrap_or(rest)),
        };
        let (digits, _) = digits(rest);
        (!digits.is_empty()).then_some((sign, digits))
    });
    let (exponent_sign, exponent) = exponent.unwrap_or(("", "0"));
    let text = format!("{sign}0{whole}.{fraction}0e{exponent_sign}{exponent}");
    let value: f64 = text.parse().ok()?;
    // The set of numbers has no -0.
    value.is_finite().then_some(value + 0.0)
}

/// The best representation of a number as a floating-point number: that of ECMAScript's `ToString`.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#best-representation-of-the-number-as-a-floating-point-number>
pub(crate) fn best_representation(number: f64) -> String {
    let scientific = format!("{number:e}");
    let exponent: i32 = scientific
        .split_once('e')
        .and_then(|(_, exponent)| exponent.parse().ok())
        .unwrap_or_default();
    if (-6..21).contains(&exponent) {
        return format!("{number}");
    }
    match scientific.split_once("e-") {
        Some(_) => scientific,
        None => scientific.replacen('e', "e+", 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        for (input, expected) in [
            ("", None),
            ("0", Some(0)),
            (" \t\n12px", Some(12)),
            ("+5", Some(5)),
            ("-0", Some(0)),
            ("-1", None),
            ("- 1", None),
            ("+", None),
            ("-", None),
            ("x1", None),
            ("\u{b}1", None),
            ("٣", None),
            ("99999999999999999999999", Some(u64::MAX)),
            ("-99999999999999999999999", None),
        ] {
            assert_eq!(parse_non_negative_integer(input), expected, "{input:?}");
        }
    }

    #[test]
    fn floating_point_numbers() {
        for (input, is_valid, value) in [
            ("", false, None),
            ("1", true, Some(1.0)),
            ("-1.5", true, Some(-1.5)),
            (".5", true, Some(0.5)),
            ("5.", false, Some(5.0)),
            ("5.e3", false, Some(5000.0)),
            ("5e3", true, Some(5000.0)),
            ("5E-3", true, Some(0.005)),
            ("5e+3", true, Some(5000.0)),
            ("5e", false, Some(5.0)),
            ("5e-", false, Some(5.0)),
            ("+5", false, Some(5.0)),
            (" 5x", false, Some(5.0)),
            ("-", false, None),
            (".", false, None),
            ("-.", false, None),
            (".e1", false, None),
            ("e1", false, None),
            ("1e400", true, None),
            ("1e-400", true, Some(0.0)),
            ("-0", true, Some(0.0)),
            ("Infinity", false, None),
            ("NaN", false, None),
            ("1_0", false, Some(1.0)),
            ("1e99999999999999999999", true, None),
        ] {
            assert_eq!(is_valid_floating_point_number(input), is_valid, "{input:?}");
            assert_eq!(parse_floating_point_number(input), value, "{input:?}");
        }
        assert!(parse_floating_point_number("-0").is_some_and(f64::is_sign_positive));
    }

    #[test]
    fn numbers_are_written_as_in_ecmascript() {
        for (number, expected) in [
            (0.0, "0"),
            (50.0, "50"),
            (-1.5, "-1.5"),
            (0.1, "0.1"),
            (1e20, "100000000000000000000"),
            (1e21, "1e+21"),
            (1.5e21, "1.5e+21"),
            (1e-6, "0.000001"),
            (1.5e-7, "1.5e-7"),
        ] {
            assert_eq!(best_representation(number), expected);
        }
    }
}
