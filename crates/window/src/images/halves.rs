//! Numbers of 16 bits.

/// The value of a binary16 number.
pub(super) fn to_f32(bits: u16) -> f32 {
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

#[cfg(test)]
mod tests {
    use super::to_f32;

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
