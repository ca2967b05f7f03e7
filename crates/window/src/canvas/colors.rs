//! Conversion of colors to other color spaces, bytes and small floating-point numbers.
//!
//! <https://html.spec.whatwg.org/multipage/canvas.html#colour-spaces-and-colour-correction>

use crate::generated::enums::PredefinedColorSpace;

/// Red, green, blue and alpha; the alpha is not multiplied into the others.
pub(super) type Color = [f32; 4];

/// <https://drafts.csswg.org/css-color-4/#color-conversion-code>
const SRGB_TO_P3: [[f32; 3]; 3] = [
    [0.822_461_97, 0.177_538_03, 0.0],
    [0.033_194_2, 0.966_805_8, 0.0],
    [0.017_082_63, 0.072_397_44, 0.910_519_93],
];

const P3_TO_SRGB: [[f32; 3]; 3] = [
    [1.224_940_2, -0.224_940_18, 0.0],
    [-0.042_056_955, 1.042_057, 0.0],
    [-0.019_637_555, -0.078_636_05, 1.098_273_6],
];

fn is_p3(space: PredefinedColorSpace) -> bool {
    matches!(space, PredefinedColorSpace::DisplayP3 | PredefinedColorSpace::DisplayP3Linear)
}

fn is_linear(space: PredefinedColorSpace) -> bool {
    matches!(space, PredefinedColorSpace::SrgbLinear | PredefinedColorSpace::DisplayP3Linear)
}

fn decode(value: f32) -> f32 {
    let size = value.abs();
    let linear = if size <= 0.040_45 { size / 12.92 } else { ((size + 0.055) / 1.055).powf(2.4) };
    linear.copysign(value)
}

fn encode(value: f32) -> f32 {
    let size = value.abs();
    let gamma =
        if size <= 0.003_130_8 { size * 12.92 } else { 1.055 * size.powf(1.0 / 2.4) - 0.055 };
    gamma.copysign(value)
}

/// The same color in another space.
pub(super) fn convert(color: Color, from: PredefinedColorSpace, to: PredefinedColorSpace) -> Color {
    if from == to {
        return color;
    }
    let [red, green, blue, alpha] = color;
    let mut rgb = [red, green, blue];
    if !is_linear(from) {
        rgb = rgb.map(decode);
    }
    let matrix = match (is_p3(from), is_p3(to)) {
        (false, true) => Some(SRGB_TO_P3),
        (true, false) => Some(P3_TO_SRGB),
        _ => None,
    };
    if let Some(rows) = matrix {
        let [red, green, blue] = rgb;
        rgb = rows.map(|[r, g, b]| r * red + g * green + b * blue);
    }
    if !is_linear(to) {
        rgb = rgb.map(encode);
    }
    let [red, green, blue] = rgb;
    [red, green, blue, alpha]
}

#[cfg(test)]
mod tests {
    use super::{PredefinedColorSpace as Space, convert};
    use crate::images::byte as to_byte;

    #[test]
    fn colors() {
        let spaces = [Space::Srgb, Space::SrgbLinear, Space::DisplayP3, Space::DisplayP3Linear];
        for from in spaces {
            for to in spaces {
                let color = [0.25, 0.5, 0.75, 0.5];
                let back = convert(convert(color, from, to), to, from);
                for (one, other) in color.iter().zip(back) {
                    assert!((one - other).abs() < 1e-4, "{from:?} {to:?}");
                }
                let white = convert([1.0; 4], from, to);
                assert_eq!(white.map(to_byte), [255; 4], "{from:?} {to:?}");
            }
        }
        let red = convert([1.0, 0.0, 0.0, 1.0], Space::Srgb, Space::DisplayP3);
        assert_eq!(red.map(to_byte), [234, 51, 35, 255]);
        let red = convert([1.0, 0.0, 0.0, 1.0], Space::DisplayP3, Space::Srgb);
        assert!(red[0] > 1.0 && red[1] < 0.0);
        let gray = convert([0.5, 0.5, 0.5, 1.0], Space::Srgb, Space::SrgbLinear);
        assert_eq!(to_byte(gray[0]), 55);
    }
}
