//! Colours that are mixed with those below them. <https://drafts.csswg.org/compositing-1/#blending>

use style::values::computed::Blend;

use super::values::{Rgba, Values};

type Rgb = [f32; 3];

/// The paint of a stacking context below the next box, which is blended with it alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Group {
    Empty,
    Color(Rgba),
    Unknown,
}

impl Group {
    /// The group after a background with this colour, or one that is not known.
    pub(super) fn with(self, background: Option<Rgba>) -> Self {
        match (background, self) {
            (Some(color), _) if color.alpha() >= 0.99 => Self::Color(color),
            (Some(color), before) if color.alpha() <= 0.0 => before,
            (Some(color), Self::Color(below)) => Self::Color(color.over(below)),
            _ => Self::Unknown,
        }
    }
}

/// A blend mode and the colour below.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blending {
    mode: Blend,
    below: Rgba,
}

impl Blending {
    pub(super) const fn new(mode: Blend, below: Rgba) -> Self {
        Self { mode, below }
    }

    /// A colour of the blended group, as it is seen over what is below. Its alpha stays.
    pub(super) fn apply(self, color: Rgba) -> Rgba {
        let Rgba([red, green, blue, alpha]) = color;
        let Rgba([below_red, below_green, below_blue, _]) = self.below;
        let [red, green, blue] =
            blended(self.mode, [below_red, below_green, below_blue], [red, green, blue])
                .map(|part| part.clamp(0.0, 1.0));
        Rgba([red, green, blue, alpha])
    }
}

impl Values<'_> {
    /// `mix-blend-mode`, unless it is `normal`.
    pub(super) fn blend(&self) -> Option<Blend> {
        let mode = *self.computed().get_effects().get_mix_blend_mode();
        (mode != Blend::Normal).then_some(mode)
    }
}

fn blended(mode: Blend, below: Rgb, color: Rgb) -> Rgb {
    let each = |part: fn(f32, f32) -> f32| {
        let mut out = color;
        for (out, below) in out.iter_mut().zip(below) {
            *out = part(below, *out);
        }
        out
    };
    match mode {
        Blend::Normal => color,
        Blend::Multiply => each(|below, color| below * color),
        Blend::Screen => each(screen),
        Blend::Overlay => each(|below, color| hard_light(color, below)),
        Blend::Darken => each(f32::min),
        Blend::Lighten => each(f32::max),
        Blend::ColorDodge => each(|below, color| match () {
            () if below <= 0.0 => 0.0,
            () if color >= 1.0 => 1.0,
            () => (below / (1.0 - color)).min(1.0),
        }),
        Blend::ColorBurn => each(|below, color| match () {
            () if below >= 1.0 => 1.0,
            () if color <= 0.0 => 0.0,
            () => 1.0 - ((1.0 - below) / color).min(1.0),
        }),
        Blend::HardLight => each(hard_light),
        Blend::SoftLight => each(soft_light),
        Blend::Difference => each(|below, color| (below - color).abs()),
        Blend::Exclusion => each(|below, color| 2.0f32.mul_add(-(below * color), below + color)),
        Blend::PlusLighter => each(|below, color| (below + color).min(1.0)),
        Blend::Hue => with_light(with_saturation(color, saturation(below)), light(below)),
        Blend::Saturation => with_light(with_saturation(below, saturation(color)), light(below)),
        Blend::Color => with_light(color, light(below)),
        Blend::Luminosity => with_light(below, light(color)),
    }
}

fn screen(below: f32, color: f32) -> f32 {
    below + color - below * color
}

fn hard_light(below: f32, color: f32) -> f32 {
    if color <= 0.5 { below * 2.0 * color } else { screen(below, 2.0f32.mul_add(color, -1.0)) }
}

fn soft_light(below: f32, color: f32) -> f32 {
    if color <= 0.5 {
        return (1.0 - 2.0 * color).mul_add(-(below * (1.0 - below)), below);
    }
    let root = if below <= 0.25 {
        16.0f32.mul_add(below, -12.0).mul_add(below, 4.0) * below
    } else {
        below.sqrt()
    };
    2.0f32.mul_add(color, -1.0).mul_add(root - below, below)
}

fn light(color: Rgb) -> f32 {
    let [red, green, blue] = color;
    0.3f32.mul_add(red, 0.59f32.mul_add(green, 0.11 * blue))
}

fn least(color: Rgb) -> f32 {
    color.into_iter().fold(f32::MAX, f32::min)
}

fn most(color: Rgb) -> f32 {
    color.into_iter().fold(f32::MIN, f32::max)
}

fn saturation(color: Rgb) -> f32 {
    most(color) - least(color)
}

fn with_light(color: Rgb, wanted: f32) -> Rgb {
    let by = wanted - light(color);
    let color = color.map(|part| part + by);
    let (light, least, most) = (light(color), least(color), most(color));
    color.map(|part| match () {
        () if least < 0.0 => light + (part - light) * light / (light - least),
        () if most > 1.0 => light + (part - light) * (1.0 - light) / (most - light),
        () => part,
    })
}

fn with_saturation(color: Rgb, wanted: f32) -> Rgb {
    let (least, range) = (least(color), saturation(color));
    color.map(|part| if range > 0.0 { (part - least) * wanted / range } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_blended() {
        let check = |mode: Blend, below: Rgb, color: Rgb, expected: Rgb| {
            for (found, expected) in blended(mode, below, color).into_iter().zip(expected) {
                assert!((found - expected).abs() < 0.01, "{mode:?} {found} {expected}");
            }
        };
        let (black, white, teal) = ([0.0; 3], [1.0; 3], [0.0, 0.5, 0.5]);
        for mode in [Blend::Screen, Blend::Lighten, Blend::ColorDodge, Blend::PlusLighter] {
            check(mode, white, teal, white);
        }
        for mode in [Blend::Multiply, Blend::Darken, Blend::ColorBurn] {
            check(mode, black, teal, black);
        }
        for mode in [Blend::Difference, Blend::Exclusion] {
            check(mode, teal, black, teal);
        }
        for mode in [Blend::Hue, Blend::Saturation, Blend::Color, Blend::SoftLight] {
            check(mode, white, teal, white);
        }
        check(Blend::Luminosity, white, teal, [light(teal); 3]);
        check(Blend::HardLight, [0.2; 3], teal, [0.0, 0.2, 0.2]);
        check(Blend::Overlay, [0.2; 3], teal, [0.0, 0.2, 0.2]);
        check(Blend::Color, [0.5; 3], [1.0, 0.0, 0.0], [1.0, 0.286, 0.286]);
    }
}
