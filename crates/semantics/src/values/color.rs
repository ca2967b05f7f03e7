//! The values of `input` elements in the Color state.

use std::fmt::Write as _;

use color::{ColorSpaceTag, DynamicColor, parse_color};
use treewright_dom::NodeRef;

/// Updates a color well control color, from a value. Colours that
/// depend on the element or the system, such as `currentcolor`, are opaque black.
/// <https://html.spec.whatwg.org/multipage/input.html#update-a-color-well-control-color>
pub(super) fn sanitize_color(input: NodeRef<'_>, value: Option<&str>) -> String {
    let parsed = value.and_then(|value| parse_color(value).ok());
    let Some(color) = parsed else {
        return serialize(input, [0.0, 0.0, 0.0, 1.0], ColorSpaceTag::Srgb);
    };
    let is_display_p3 =
        input.attr("colorspace").is_some_and(|space| space.eq_ignore_ascii_case("display-p3"));
    let space = if is_display_p3 { ColorSpaceTag::DisplayP3 } else { ColorSpaceTag::Srgb };
    let DynamicColor { components, .. } = color.convert(space);
    serialize(input, components, space)
}

/// Serializes a color well control color.
/// <https://html.spec.whatwg.org/multipage/input.html#serialize-a-color-well-control-color>
fn serialize(input: NodeRef<'_>, components: [f32; 4], space: ColorSpaceTag) -> String {
    let [red, green, blue, alpha] = components;
    let has_alpha = input.has_attr("alpha");
    let alpha = if has_alpha { f64::from(alpha).clamp(0.0, 1.0) } else { 1.0 };
    let mut colors = [red, green, blue].map(f64::from);
    let mut text = String::new();
    if space == ColorSpaceTag::Srgb {
        let bytes = colors.map(|color| (color.clamp(0.0, 1.0) * 255.0 + 0.5).floor());
        if !has_alpha {
            text.push('#');
            for byte in bytes {
                // Writing to a string does not fail, and the number fits a byte.
                #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
                let _ = write!(text, "{:02x}", byte as u8);
            }
            return text;
        }
        colors = bytes.map(|byte| byte / 255.0);
    }
    text.push_str(if space == ColorSpaceTag::Srgb { "color(srgb" } else { "color(display-p3" });
    for color in colors {
        let _ = write!(text, " {}", decimals(color));
    }
    if alpha < 1.0 {
        let _ = write!(text, " / {}", decimals(alpha));
    }
    text.push(')');
    text
}

/// A number with at most six digits after the point.
fn decimals(number: f64) -> f64 {
    (number * 1e6).round() / 1e6 + 0.0
}
