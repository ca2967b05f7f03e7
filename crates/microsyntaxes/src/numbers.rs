//! Numbers.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers>

use crate::Mistake;
use crate::white_space::skip_ascii_white_space;

/// The rules for parsing integers: white space before the number and any text after it are ignored. An
/// integer that exceeds the type becomes its nearest value.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers>
///
/// ```
/// use treewright_microsyntaxes::numbers::parse_integer;
/// assert_eq!(parse_integer(" -12 pieces"), Ok(-12));
/// assert!(parse_integer("about 12").is_err());
/// ```
///
/// # Errors
/// Fails without digits.
pub fn parse_integer(input: &str) -> Result<i128, Mistake> {
    // Steps 1 to 6.
    let (is_negative, rest) = after_the_sign(input);
    // Steps 7 to 9.
    let (digits, _) = collect_digits(rest);
    if digits.is_empty() {
        return Err(at(input, rest, "a digit is missing"));
    }
    Ok(integer_of(is_negative, digits))
}

/// The rules for parsing non-negative integers. An integer that exceeds the type becomes its maximum.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers>
///
/// # Errors
/// Fails without digits, and for a negative number; `-0` is zero.
pub fn parse_non_negative_integer(input: &str) -> Result<u64, Mistake> {
    let value = parse_integer(input)?;
    if value < 0 {
        return Err(Mistake::in_part(
            input,
            skip_ascii_white_space(input),
            "the number is negative",
        ));
    }
    Ok(u64::try_from(value).unwrap_or(u64::MAX))
}

/// A valid integer, and its value, as [`parse_integer`] returns it.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-integer>
///
/// # Errors
/// Fails for anything but digits with at most one `-` before them.
pub fn valid_integer(input: &str) -> Result<i128, Mistake> {
    let (is_negative, rest) = after_minus(input);
    Ok(integer_of(is_negative, only_digits(input, rest)?))
}

/// A valid non-negative integer, and its value, as [`parse_non_negative_integer`] returns it.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-non-negative-integer>
///
/// # Errors
/// Fails for anything but digits.
pub fn valid_non_negative_integer(input: &str) -> Result<u64, Mistake> {
    Ok(only_digits(input, input)?.parse().unwrap_or(u64::MAX))
}

/// The rules for parsing floating-point number values: white space before the number and any text after it
/// are ignored.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values>
///
/// ```
/// use treewright_microsyntaxes::numbers::parse_floating_point_number;
/// assert_eq!(parse_floating_point_number(" 2.50 each"), Ok(2.5));
/// assert!(parse_floating_point_number("$2.50").is_err());
/// ```
///
/// # Errors
/// Fails without a digit before the point or directly after it, and for a number that is too large.
pub fn parse_floating_point_number(input: &str) -> Result<f64, Mistake> {
    // Steps 1 to 8.
    let text = skip_ascii_white_space(input);
    let (_, unsigned) = after_the_sign(text);
    // Steps 9 to 12: a point counts only before a digit, unless digits precede it.
    let (whole, mut rest) = collect_digits(unsigned);
    if let Some(after) = rest.strip_prefix('.') {
        // Step 13.
        let (fraction, after) = collect_digits(after);
        if whole.is_empty() && fraction.is_empty() {
            return Err(at(input, unsigned, "a digit is missing"));
        }
        rest = after;
    } else if whole.is_empty() {
        return Err(at(input, unsigned, "a digit is missing"));
    }
    // Step 14: without digits the exponent does not count.
    if let Some(after) = rest.strip_prefix(['e', 'E']) {
        let (exponent, after) = collect_digits(after.strip_prefix(['-', '+']).unwrap_or(after));
        if !exponent.is_empty() {
            rest = after;
        }
    }
    // Steps 15 to 18. The text so far is also in the syntax of Rust's numbers.
    let number = text.strip_suffix(rest).unwrap_or(text);
    match without_negative_zero(number.parse().unwrap_or(f64::INFINITY)) {
        value if value.is_finite() => Ok(value),
        _ => Err(Mistake::in_part(input, number, "the number is too large")),
    }
}

/// A valid floating-point number, and its value. The value is infinite if it exceeds the type, which
/// [`parse_floating_point_number`] treats as an error.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number>
///
/// # Errors
/// Fails for anything else, such as `5.`, `+5` and ` 5`.
pub fn valid_floating_point_number(input: &str) -> Result<f64, Mistake> {
    let (_, unsigned) = after_minus(input);
    let (whole, rest) = collect_digits(unsigned);
    let rest = match rest.strip_prefix('.') {
        Some(after) => match collect_digits(after) {
            ("", after) => return Err(at(input, after, "a digit is missing after the point")),
            (_, after) => after,
        },
        None if whole.is_empty() => return Err(at(input, unsigned, "a digit is missing")),
        None => rest,
    };
    match rest.strip_prefix(['e', 'E']) {
        Some(exponent) => {
            only_digits(input, exponent.strip_prefix(['-', '+']).unwrap_or(exponent))?;
        }
        None if rest.is_empty() => {}
        None => return Err(Mistake::in_part(input, rest, "this does not belong to the number")),
    }
    // It is also in the syntax of Rust's numbers.
    Ok(without_negative_zero(input.parse().unwrap_or(f64::INFINITY)))
}

/// A valid list of floating-point numbers, as [`valid_floating_point_number`] returns them.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-list-of-floating-point-numbers>
///
/// # Errors
/// Fails for anything but valid floating-point numbers separated by commas; white space is not allowed.
pub fn valid_list_of_floating_point_numbers(input: &str) -> Result<Vec<f64>, Mistake> {
    let numbers = input.split(',').map(|number| {
        valid_floating_point_number(number).map_err(|mistake| {
            let part = number.get(mistake.span.clone()).unwrap_or(number);
            Mistake::in_part(input, part, mistake.reason)
        })
    });
    numbers.collect()
}

/// The best representation of a number as a floating-point number: that of ECMAScript's `ToString`.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#best-representation-of-the-number-as-a-floating-point-number>
///
/// ```
/// use treewright_microsyntaxes::numbers::best_representation;
/// assert_eq!(best_representation(0.1), "0.1");
/// assert_eq!(best_representation(1e21), "1e+21");
/// ```
pub fn best_representation(number: f64) -> String {
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

/// True if `-` follows the white space, and the text after the sign.
fn after_the_sign(input: &str) -> (bool, &str) {
    let input = skip_ascii_white_space(input);
    match input.strip_prefix('+') {
        Some(rest) => (false, rest),
        None => after_minus(input),
    }
}

fn after_minus(input: &str) -> (bool, &str) {
    input.strip_prefix('-').map_or((false, input), |rest| (true, rest))
}

/// The ASCII digits at the start of a text, and the rest.
fn collect_digits(text: &str) -> (&str, &str) {
    text.split_at(text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len()))
}

/// The rest of a value, if it consists of digits.
fn only_digits<'a>(input: &str, rest: &'a str) -> Result<&'a str, Mistake> {
    match collect_digits(rest) {
        ("", after) => Err(at(input, after, "a digit is missing")),
        (digits, "") => Ok(digits),
        (_, after) => Err(Mistake::in_part(input, after, "this does not belong to the number")),
    }
}

fn integer_of(is_negative: bool, digits: &str) -> i128 {
    let value = digits.parse().unwrap_or(i128::MAX);
    if is_negative { value.saturating_neg() } else { value }
}

/// "The set of finite IEEE 754 double-precision floating-point values except −0".
fn without_negative_zero(number: f64) -> f64 {
    number + 0.0
}

/// A mistake at the character that the rest of a value starts with.
fn at(input: &str, rest: &str, reason: &'static str) -> Mistake {
    let length = rest.chars().next().map_or(0, char::len_utf8);
    Mistake::in_part(input, rest.get(..length).unwrap_or_default(), reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        for (input, integer, non_negative) in [
            ("", None, None),
            ("a", None, None),
            ("0", Some(0), Some(0)),
            (" 12px", Some(12), Some(12)),
            (" \t\n12px", Some(12), Some(12)),
            ("+3", Some(3), Some(3)),
            ("+5", Some(5), Some(5)),
            ("-7", Some(-7), None),
            ("-0", Some(0), Some(0)),
            ("-1", Some(-1), None),
            ("--7", None, None),
            ("- 1", None, None),
            ("+", None, None),
            ("-", None, None),
            ("+-1", None, None),
            ("-+1", None, None),
            ("x1", None, None),
            ("\u{b}1", None, None),
            ("\u{a0}7", None, None),
            ("٣", None, None),
            ("7.9", Some(7), Some(7)),
            ("99999999999", Some(99_999_999_999), Some(99_999_999_999)),
            ("9223372036854775808", Some(1 << 63), Some(1 << 63)),
            ("99999999999999999999999", Some(99_999_999_999_999_999_999_999), Some(u64::MAX)),
            ("-99999999999999999999999", Some(-99_999_999_999_999_999_999_999), None),
            ("1000000000000000000000000000000000000000", Some(i128::MAX), Some(u64::MAX)),
            ("-1000000000000000000000000000000000000000", Some(-i128::MAX), None),
        ] {
            assert_eq!(parse_integer(input).ok(), integer, "{input:?}");
            assert_eq!(parse_non_negative_integer(input).ok(), non_negative, "{input:?}");
        }
    }

    #[test]
    fn valid_integers() {
        for (input, integer, non_negative) in [
            ("0", Some(0), Some(0)),
            ("007", Some(7), Some(7)),
            ("-7", Some(-7), None),
            ("-0", Some(0), None),
            ("99999999999999999999", Some(99_999_999_999_999_999_999), Some(u64::MAX)),
            ("", None, None),
            ("-", None, None),
            ("+7", None, None),
            (" 7", None, None),
            ("7 ", None, None),
            ("7px", None, None),
            ("7.0", None, None),
            ("--7", None, None),
        ] {
            assert_eq!(valid_integer(input).ok(), integer, "{input:?}");
            assert_eq!(valid_non_negative_integer(input).ok(), non_negative, "{input:?}");
        }
    }

    #[test]
    fn floating_point_numbers() {
        for (input, is_valid, value) in [
            ("", false, None),
            ("1", true, Some(1.0)),
            ("-1.5", true, Some(-1.5)),
            ("-1.5e+3", true, Some(-1500.0)),
            (" +1.5x", false, Some(1.5)),
            ("-.5", true, Some(-0.5)),
            (".5", true, Some(0.5)),
            ("1.", false, Some(1.0)),
            ("5.", false, Some(5.0)),
            ("1.e2", false, Some(100.0)),
            ("5.e3", false, Some(5000.0)),
            ("1e2", true, Some(100.0)),
            ("5e3", true, Some(5000.0)),
            ("5E-3", true, Some(0.005)),
            ("1.5E-1", true, Some(0.15)),
            ("5e+3", true, Some(5000.0)),
            ("1e", false, Some(1.0)),
            ("5e", false, Some(5.0)),
            ("5e-", false, Some(5.0)),
            ("1e+", false, Some(1.0)),
            ("5.e", false, Some(5.0)),
            ("5.e-", false, Some(5.0)),
            ("5.5.5", false, Some(5.5)),
            ("+1", false, Some(1.0)),
            ("+5", false, Some(5.0)),
            (" 1", false, Some(1.0)),
            (" 5x", false, Some(5.0)),
            ("-", false, None),
            ("+", false, None),
            ("+-1", false, None),
            (".", false, None),
            ("-.", false, None),
            (".e1", false, None),
            ("e1", false, None),
            ("1e400", true, None),
            ("1e999", true, None),
            ("1e-400", true, Some(0.0)),
            ("0e99999999999999999999", true, Some(0.0)),
            ("-0", true, Some(0.0)),
            ("Infinity", false, None),
            ("inf", false, None),
            ("NaN", false, None),
            ("0x10", false, Some(0.0)),
            ("1_0", false, Some(1.0)),
            ("1e99999999999999999999", true, None),
            ("1.7976931348623158e308", true, Some(f64::MAX)),
            ("1.7976931348623159e308", true, None),
        ] {
            assert_eq!(valid_floating_point_number(input).is_ok(), is_valid, "{input:?}");
            assert_eq!(parse_floating_point_number(input).ok(), value, "{input:?}");
        }
        for number in [parse_floating_point_number("-0"), valid_floating_point_number("-0")] {
            assert!(number.is_ok_and(f64::is_sign_positive));
        }
        assert_eq!(valid_floating_point_number("-1e999"), Ok(f64::NEG_INFINITY));
    }

    #[test]
    fn lists_of_floating_point_numbers() {
        assert_eq!(valid_list_of_floating_point_numbers("1,-.5,2e1"), Ok(vec![1.0, -0.5, 20.0]));
        for (input, span) in [("", 0..0), ("1,", 2..2), ("1, 2", 2..3), ("1,2x", 3..4)] {
            let mistake = valid_list_of_floating_point_numbers(input).unwrap_err();
            assert_eq!(mistake.span, span, "{input:?} {mistake}");
        }
    }

    #[test]
    fn mistakes_have_places() {
        for (mistake, span) in [
            (parse_integer(" x1").unwrap_err(), 1..2),
            (parse_integer(" -").unwrap_err(), 2..2),
            (parse_non_negative_integer(" -1 x").unwrap_err(), 1..5),
            (valid_integer("1é").unwrap_err(), 1..3),
            (valid_non_negative_integer("é").unwrap_err(), 0..2),
            (parse_floating_point_number("-.e1").unwrap_err(), 1..2),
            (parse_floating_point_number(" 1e999 ").unwrap_err(), 1..6),
            (valid_floating_point_number("1.x").unwrap_err(), 2..3),
            (valid_floating_point_number("1e+").unwrap_err(), 3..3),
        ] {
            assert_eq!(mistake.span, span, "{mistake}");
        }
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
