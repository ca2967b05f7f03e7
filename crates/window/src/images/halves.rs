//! 16-bit floating-point numbers.

/// The value of a binary16 number.
pub(crate) fn to_f32(bits: u16) -> f32 {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 0x1F);
    let fraction = f32::from(bits & 0x3FF);
    sign * match exponent {
        0 => fraction * 2.0_f32.powi(-24),
        31 if fraction == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (fraction + 1024.0) * 2.0_f32.powi(exponent.saturating_sub(25)),
    }
}

/// The nearest binary16 number; the even one of two equally near.
pub(crate) fn from_f32(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = u16::try_from(bits >> 31 << 15).unwrap_or(0);
    let size = bits & 0x7FFF_FFFF;
    let rest = if size > 0x7F80_0000 {
        0x7E00
    } else if size >= 0x4780_0000 {
        // Infinite, or too large.
        0x7C00
    } else if size < 0x3880_0000 {
        // Subnormal: a number of the smallest steps.
        let steps = (f32::from_bits(size) * 2.0_f32.powi(24)).round_ties_even();
        #[expect(clippy::cast_sign_loss, reason = "a size")]
        let steps = steps as u32;
        steps
    } else {
        // The exponents have different biases, and thirteen bits are lost; a carry goes into the
        // exponent.
        let moved = size.wrapping_sub(112 << 23);
        let odd = moved >> 13 & 1;
        moved.wrapping_add(0xFFF).wrapping_add(odd) >> 13
    };
    sign | u16::try_from(rest).unwrap_or(0x7C00)
}

#[cfg(test)]
mod tests {
    use super::{from_f32, to_f32};

    #[test]
    fn all_come_back() {
        for bits in 0..=u16::MAX {
            let value = to_f32(bits);
            if !value.is_nan() {
                assert_eq!(from_f32(value), bits, "{bits:x}");
            }
        }
        for (value, bits) in [
            (65519.0, 0x7BFF),
            (65520.0, 0x7C00),
            (1e9, 0x7C00),
            (1e-9, 0),
            (1.000_488_3, 0x3C00),
            (1.001_464_8, 0x3C02),
            (2.980_232_2e-8, 0),
            (8.940_697e-8, 2),
            (f32::NAN, 0x7E00),
        ] {
            assert_eq!(from_f32(value), bits, "{value}");
        }
    }

    #[test]
    fn values() {
        for (bits, value) in [
            (0x0000, 0.0),
            (0x3C00, 1.0),
            (0xC000, -2.0),
            (0x3800, 0.5),
            (0x0001, 5.960_464_5e-8),
            (0x7BFF, 65504.0),
            (0x7C00, f32::INFINITY),
        ] {
            assert_eq!(to_f32(bits), value, "{bits:x}");
        }
        assert!(to_f32(0x7C01).is_nan());
    }
}
