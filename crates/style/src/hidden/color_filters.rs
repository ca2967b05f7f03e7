//! The functions of `filter` that change colours, as matrices. <https://drafts.csswg.org/filter-effects-1/#FilterFunction>

use style::values::computed::effects::Filter;
use style::values::generics::effects::GenericFilter;

use super::values::{Rgba, Values};

/// For each of red, green and blue the factors of all three, and what is added.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ColorFilter([[f32; 4]; 3]);

impl ColorFilter {
    pub(super) const NONE: Self =
        Self([[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]);

    pub(super) fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// A colour after the filter; alpha stays.
    pub(super) fn apply(self, color: Rgba) -> Rgba {
        let Rgba([red, green, blue, alpha]) = color;
        let [red, green, blue] = self.0.map(|[of_red, of_green, of_blue, more]| {
            let sum = of_red.mul_add(red, of_green.mul_add(green, of_blue.mul_add(blue, more)));
            sum.clamp(0.0, 1.0)
        });
        Rgba([red, green, blue, alpha])
    }

    /// This filter after another one.
    fn after(self, first: Self) -> Self {
        let rows = first.0;
        Self(self.0.map(|[of_red, of_green, of_blue, more]| {
            let mut row = [0.0, 0.0, 0.0, more];
            for (factor, first) in [of_red, of_green, of_blue].into_iter().zip(rows) {
                for (sum, part) in row.iter_mut().zip(first) {
                    *sum = factor.mul_add(part, *sum);
                }
            }
            row
        }))
    }

    /// Each part by a factor, with an addend.
    fn linear(factor: f32, more: f32) -> Self {
        Self([[factor, 0.0, 0.0, more], [0.0, factor, 0.0, more], [0.0, 0.0, factor, more]])
    }

    /// Between a mix of the parts and the parts as they are; `amount` is 0 for the mix.
    fn mixed(mix: [[f32; 3]; 3], amount: f32) -> Self {
        let mut rows = Self::NONE.0;
        for (row, mix) in rows.iter_mut().zip(mix) {
            for (factor, mix) in row.iter_mut().zip(mix) {
                *factor = factor.mul_add(amount, mix * (1.0 - amount));
            }
        }
        Self(rows)
    }

    fn hue_rotate(radians: f32) -> Self {
        let (sine, cosine) = radians.sin_cos();
        let part = |constant: f32, of_cosine: f32, of_sine: f32| {
            of_cosine.mul_add(cosine, of_sine.mul_add(sine, constant))
        };
        Self([
            [
                part(0.213, 0.787, -0.213),
                part(0.715, -0.715, -0.715),
                part(0.072, -0.072, 0.928),
                0.0,
            ],
            [
                part(0.213, -0.213, 0.143),
                part(0.715, 0.285, 0.140),
                part(0.072, -0.072, -0.283),
                0.0,
            ],
            [
                part(0.213, -0.213, -0.787),
                part(0.715, -0.715, 0.715),
                part(0.072, 0.928, 0.072),
                0.0,
            ],
        ])
    }

    fn of(filter: &Filter) -> Self {
        const GRAY: [[f32; 3]; 3] = [[0.2126, 0.7152, 0.0722]; 3];
        const SEPIA: [[f32; 3]; 3] =
            [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]];
        const LUMINANCE: [[f32; 3]; 3] = [[0.213, 0.715, 0.072]; 3];
        match filter {
            GenericFilter::Brightness(factor) => Self::linear(factor.0, 0.0),
            GenericFilter::Contrast(factor) => {
                Self::linear(factor.0, 0.5f32.mul_add(-factor.0, 0.5))
            }
            GenericFilter::Grayscale(amount) => Self::mixed(GRAY, 1.0 - amount.0.min(1.0)),
            GenericFilter::HueRotate(angle) => Self::hue_rotate(angle.radians()),
            GenericFilter::Invert(amount) => {
                let amount = amount.0.min(1.0);
                Self::linear(2.0f32.mul_add(-amount, 1.0), amount)
            }
            GenericFilter::Saturate(factor) => Self::mixed(LUMINANCE, factor.0),
            GenericFilter::Sepia(amount) => Self::mixed(SEPIA, 1.0 - amount.0.min(1.0)),
            _ => Self::NONE,
        }
    }
}

impl Values<'_> {
    /// The filter of the element, before one of its ancestors.
    pub(super) fn color_filter(&self, around: ColorFilter) -> ColorFilter {
        let filters = self.computed().get_effects().get_filter();
        let own = filters
            .0
            .iter()
            .fold(ColorFilter::NONE, |first, filter| ColorFilter::of(filter).after(first));
        around.after(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_change() {
        let check = |filter: ColorFilter, color: [f32; 3], expected: [f32; 3]| {
            let [red, green, blue] = color;
            let Rgba(found) = filter.apply(Rgba([red, green, blue, 1.0]));
            for (found, expected) in found.into_iter().zip(expected) {
                assert!((found - expected).abs() < 0.01, "{filter:?} {found} {expected}");
            }
        };
        let invert = ColorFilter::linear(-1.0, 1.0);
        let black = ColorFilter::linear(0.0, 0.0);
        check(invert, [1.0, 0.0, 0.25], [0.0, 1.0, 0.75]);
        check(invert.after(black), [0.3, 0.9, 0.2], [1.0; 3]);
        check(black.after(invert), [0.3, 0.9, 0.2], [0.0; 3]);
        check(ColorFilter::hue_rotate(0.0), [0.3, 0.9, 0.2], [0.3, 0.9, 0.2]);
        check(ColorFilter::hue_rotate(std::f32::consts::PI), [1.0; 3], [1.0; 3]);
        check(ColorFilter::mixed([[0.2126, 0.7152, 0.0722]; 3], 0.0), [1.0; 3], [1.0; 3]);
    }
}
