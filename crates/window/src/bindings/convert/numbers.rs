//! Integers and floating-point numbers. <https://webidl.spec.whatwg.org/#js-integer-types>

use treewright_quickjs::{Thrown, Value};

use super::super::site::At;
use crate::Cx;

/// The treatment of integers that are out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Range {
    /// Modulo the number of values.
    Wrap,
    Clamp,
    Enforce,
}

/// An integer type.
#[derive(Clone, Copy, Debug)]
struct Integer {
    name: &'static str,
    bits: i32,
    signed: bool,
}

impl Integer {
    /// The least and the greatest value that ranges are checked against.
    fn bounds(self) -> (f64, f64) {
        match (self.bits, self.signed) {
            (64, false) => (0.0, 9_007_199_254_740_991.0),
            (64, true) => (-9_007_199_254_740_991.0, 9_007_199_254_740_991.0),
            (bits, false) => (0.0, 2_f64.powi(bits) - 1.0),
            (bits, true) => (-2_f64.powi(bits - 1), 2_f64.powi(bits - 1) - 1.0),
        }
    }
}

/// The value is out of range, or not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OutOfRange {
    NotFinite,
    Outside,
}

/// <https://webidl.spec.whatwg.org/#abstract-opdef-converttoint>
fn convert_to_int(x: f64, integer: Integer, range: Range) -> Result<i64, OutOfRange> {
    let (lower, upper) = integer.bounds();
    match range {
        Range::Enforce => {
            if !x.is_finite() {
                return Err(OutOfRange::NotFinite);
            }
            let x = x.trunc();
            if x < lower || x > upper { Err(OutOfRange::Outside) } else { Ok(x as i64) }
        }
        // A cast takes NaN to 0.
        Range::Clamp => Ok(x.clamp(lower, upper).round_ties_even() as i64),
        Range::Wrap => {
            if !x.is_finite() {
                return Ok(0);
            }
            let modulus = 2_f64.powi(integer.bits);
            let x = (x.trunc() % modulus) as i128;
            let x = x.rem_euclid(1 << integer.bits);
            let is_negative = integer.signed && x >= 1 << (integer.bits - 1);
            let x = if is_negative { x - (1 << integer.bits) } else { x };
            // If the unsigned number has that value, the bits are the same.
            Ok(x as i64)
        }
    }
}

fn to_integer(
    cx: &mut Cx<'_>,
    value: &Value,
    integer: Integer,
    range: Range,
    at: At,
) -> Result<i64, Thrown> {
    let number = cx.to_number(value)?;
    let name = integer.name;
    convert_to_int(number, integer, range).map_err(|error| match error {
        OutOfRange::NotFinite => at.type_error(cx, &format!("Value is not of type '{name}'.")),
        OutOfRange::Outside => {
            at.type_error(cx, &format!("Value is outside the '{name}' value range."))
        }
    })
}

macro_rules! integers {
    ($($function:ident $rust:ty, $name:literal, $bits:literal, $signed:literal;)*) => {
        $(
            pub(crate) fn $function(
                cx: &mut Cx<'_>,
                value: &Value,
                range: Range,
                at: At,
            ) -> Result<$rust, Thrown> {
                let integer = Integer { name: $name, bits: $bits, signed: $signed };
                // The conversion has reduced the value to the bits of the type.
                to_integer(cx, value, integer, range, at).map(|number| number as $rust)
            }
        )*
    };
}

integers! {
    byte i8, "byte", 8, true;
    octet u8, "octet", 8, false;
    short i16, "short", 16, true;
    unsigned_short u16, "unsigned short", 16, false;
    long i32, "long", 32, true;
    unsigned_long u32, "unsigned long", 32, false;
    long_long i64, "long long", 64, true;
    unsigned_long_long u64, "unsigned long long", 64, false;
}

/// <https://webidl.spec.whatwg.org/#js-unrestricted-double>
pub(crate) fn unrestricted_double(cx: &mut Cx<'_>, value: &Value, _at: At) -> Result<f64, Thrown> {
    cx.to_number(value)
}

/// <https://webidl.spec.whatwg.org/#js-double>
pub(crate) fn double(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<f64, Thrown> {
    let number = cx.to_number(value)?;
    if number.is_finite() {
        return Ok(number);
    }
    Err(at.type_error(cx, "The provided double value is non-finite."))
}

/// <https://webidl.spec.whatwg.org/#js-unrestricted-float>
pub(crate) fn unrestricted_float(cx: &mut Cx<'_>, value: &Value, _at: At) -> Result<f32, Thrown> {
    cx.to_number(value).map(|number| number as f32)
}

/// <https://webidl.spec.whatwg.org/#js-float>
pub(crate) fn float(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<f32, Thrown> {
    let number = cx.to_number(value)? as f32;
    if number.is_finite() {
        return Ok(number);
    }
    Err(at.type_error(cx, "The provided float value is non-finite."))
}

pub(crate) fn from_long_long(cx: &Cx<'_>, number: i64) -> Value {
    cx.number(number as f64)
}

pub(crate) fn from_unsigned_long_long(cx: &Cx<'_>, number: u64) -> Value {
    cx.number(number as f64)
}

#[cfg(test)]
mod tests {
    use super::{Integer, OutOfRange, Range, convert_to_int};

    #[test]
    fn integers_of_numbers() {
        const INFINITY: f64 = f64::INFINITY;
        use OutOfRange::{NotFinite, Outside};
        use Range::{Clamp, Enforce, Wrap};
        for (x, bits, signed, range, expected) in [
            (0.0, 32, true, Wrap, Ok(0)),
            (-0.5, 32, false, Wrap, Ok(0)),
            (1.9, 32, true, Wrap, Ok(1)),
            (-1.9, 32, true, Wrap, Ok(-1)),
            (-1.0, 32, false, Wrap, Ok(4_294_967_295)),
            (4_294_967_296.0, 32, false, Wrap, Ok(0)),
            (2_147_483_648.0, 32, true, Wrap, Ok(-2_147_483_648)),
            (f64::NAN, 32, true, Wrap, Ok(0)),
            (INFINITY, 32, true, Wrap, Ok(0)),
            (256.0, 8, false, Wrap, Ok(0)),
            (128.0, 8, true, Wrap, Ok(-128)),
            (-129.0, 8, true, Wrap, Ok(127)),
            (-1.0, 64, false, Wrap, Ok(-1)),
            (18_446_744_073_709_551_616.0, 64, true, Wrap, Ok(0)),
            (9_223_372_036_854_775_808.0, 64, true, Wrap, Ok(i64::MIN)),
            (300.0, 8, false, Clamp, Ok(255)),
            (-300.0, 8, true, Clamp, Ok(-128)),
            (2.5, 8, false, Clamp, Ok(2)),
            (3.5, 8, false, Clamp, Ok(4)),
            (f64::NAN, 8, false, Clamp, Ok(0)),
            (INFINITY, 16, true, Clamp, Ok(32767)),
            (INFINITY, 64, false, Clamp, Ok(9_007_199_254_740_991)),
            (255.9, 8, false, Enforce, Ok(255)),
            (256.0, 8, false, Enforce, Err(Outside)),
            (-1.0, 64, false, Enforce, Err(Outside)),
            (-0.9, 64, false, Enforce, Ok(0)),
            (9_007_199_254_740_992.0, 64, true, Enforce, Err(Outside)),
            (f64::NAN, 32, true, Enforce, Err(NotFinite)),
            (INFINITY, 32, true, Enforce, Err(NotFinite)),
        ] {
            let integer = Integer { name: "", bits, signed };
            assert_eq!(
                convert_to_int(x, integer, range),
                expected,
                "{x} {bits} {signed} {range:?}"
            );
        }
    }
}
