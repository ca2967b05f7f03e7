//! The formatter of the console.
//!
//! <https://console.spec.whatwg.org/#formatter>

use treewright_quickjs::{Thrown, Value};

use super::inspect;
use crate::Cx;

/// The arguments of a method as one text.
/// <https://console.spec.whatwg.org/#logger>
pub(crate) fn formatted(cx: &mut Cx<'_>, data: &[Value]) -> Result<String, Thrown> {
    let [first, rest @ ..] = data else { return Ok(String::new()) };
    let mut rest = rest.iter();
    let mut text = match cx.string_value(first) {
        Some(template) if rest.len() > 0 => fill(cx, &template.to_scalar(), &mut rest)?,
        _ => inspect::optimal(cx, first),
    };
    for item in rest {
        text.push(' ');
        text.push_str(&inspect::optimal(cx, item));
    }
    Ok(text)
}

/// Replaces format specifiers with arguments, while any are left.
fn fill(
    cx: &mut Cx<'_>,
    template: &str,
    arguments: &mut std::slice::Iter<'_, Value>,
) -> Result<String, Thrown> {
    let mut text = String::with_capacity(template.len());
    let mut left = template;
    while let Some(at) = left.find('%') {
        let (before, specifier) = left.split_at(at);
        text.push_str(before);
        let letter = specifier.as_bytes().get(1).copied();
        let is_known = matches!(letter, Some(b's' | b'd' | b'i' | b'f' | b'o' | b'O' | b'c'));
        if letter == Some(b'%') {
            text.push('%');
            left = &specifier[2..];
            continue;
        }
        let argument = if is_known { arguments.next() } else { None };
        let Some(argument) = argument else {
            text.push('%');
            left = &specifier[1..];
            continue;
        };
        match letter {
            Some(b's') => text.push_str(&as_string(cx, argument)?),
            Some(b'd' | b'i') => text.push_str(&as_number(cx, argument, true)?),
            Some(b'f') => text.push_str(&as_number(cx, argument, false)?),
            Some(b'o') => text.push_str(&inspect::optimal(cx, argument)),
            Some(b'O') => text.push_str(&inspect::generic(cx, argument)),
            // Styles have no effect on text.
            _ => {}
        }
        left = &specifier[2..];
    }
    text.push_str(left);
    Ok(text)
}

/// `%s`: a call of %String%.
fn as_string(cx: &mut Cx<'_>, argument: &Value) -> Result<String, Thrown> {
    if argument.is_symbol() {
        return Ok(inspect::generic(cx, argument));
    }
    Ok(cx.to_js_string(argument)?.into_scalar())
}

/// `%d`, `%i` and `%f`: calls of %parseInt% and %parseFloat%.
fn as_number(cx: &mut Cx<'_>, argument: &Value, is_integer: bool) -> Result<String, Thrown> {
    if argument.is_symbol() {
        return Ok("NaN".into());
    }
    let text = cx.to_js_string(argument)?.into_scalar();
    let number = number_at_the_start(&text, is_integer);
    let number = cx.number(number);
    Ok(cx.to_js_string(&number)?.into_scalar())
}

/// The number that a text begins with, in decimal notation.
fn number_at_the_start(text: &str, is_integer: bool) -> f64 {
    let text = text.trim_start();
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let sign = if text.starts_with('-') { -1.0 } else { 1.0 };
    let hex = unsigned.strip_prefix("0x").or_else(|| unsigned.strip_prefix("0X"));
    if let Some(hex) = hex.filter(|_| is_integer) {
        let digits: Vec<u32> = hex.chars().map_while(|digit| digit.to_digit(16)).collect();
        if digits.is_empty() {
            return f64::NAN;
        }
        return sign * digits.into_iter().fold(0.0, |all, digit| all * 16.0 + f64::from(digit));
    }
    if !is_integer && unsigned.starts_with("Infinity") {
        return sign * f64::INFINITY;
    }
    let digits = |from: &str| from.bytes().take_while(u8::is_ascii_digit).count();
    let mut end = digits(unsigned);
    let mut has_digits = end > 0;
    if !is_integer {
        if unsigned[end..].starts_with('.') {
            let fraction = digits(&unsigned[end.saturating_add(1)..]);
            has_digits |= fraction > 0;
            if has_digits {
                end = end.saturating_add(1).saturating_add(fraction);
            }
        }
        if has_digits && unsigned[end..].starts_with(['e', 'E']) {
            let after = &unsigned[end.saturating_add(1)..];
            let signed = after.strip_prefix(['+', '-']).unwrap_or(after);
            if digits(signed) > 0 {
                end = unsigned.len().saturating_sub(signed.len()).saturating_add(digits(signed));
            }
        }
    }
    if !has_digits {
        return f64::NAN;
    }
    unsigned[..end].parse().map_or(f64::NAN, |number: f64| sign * number)
}

#[cfg(test)]
mod tests {
    use super::number_at_the_start;

    #[test]
    fn numbers_at_the_start() {
        for (text, integer, float) in [
            ("12.5px", 12.0, 12.5),
            ("-3e2", -3.0, -300.0),
            ("0x1f", 31.0, 0.0),
            (".5", f64::NAN, 0.5),
            ("5.", 5.0, 5.0),
            ("x", f64::NAN, f64::NAN),
            (" +7e+x", 7.0, 7.0),
            ("-Infinity", f64::NAN, f64::NEG_INFINITY),
        ] {
            let is_same = |one: f64, other: f64| one == other || (one.is_nan() && other.is_nan());
            assert!(is_same(number_at_the_start(text, true), integer), "{text}");
            assert!(is_same(number_at_the_start(text, false), float), "{text}");
        }
    }
}
