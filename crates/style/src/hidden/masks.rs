//! The paint that masks let through. <https://drafts.fxtf.org/css-masking-1/#the-mask>

use style::values::computed::BackgroundSize;
use style::values::computed::{Image, Length, LengthPercentage};
use style::values::generics::image::GenericImage;
use style::values::generics::length::GenericLengthPercentageOrAuto;
use style::values::specified::background::BackgroundRepeatKeyword;

use super::references::References;
use super::values::{Rgba, Values};

/// A tile that is moved by as much is out of its box.
const FAR: f32 = 3000.0;

/// The part of the paint that a layer lets through: the same everywhere, or not known.
type Part = Option<f32>;

impl Values<'_> {
    /// `mask` lets nothing through.
    pub(super) fn mask_is_empty(&self, references: Option<&References>) -> bool {
        use style::values::computed::MaskComposite as Composite;
        let svg = self.computed().get_svg();
        let images = svg.slow_clone_mask_image();
        if images.0.iter().all(|image| matches!(image, GenericImage::None)) {
            return false;
        }
        let composites = svg.slow_clone_mask_composite();
        let mut whole: Option<Part> = None;
        // The last layer is below the others.
        for (number, image) in images.0.iter().enumerate().rev() {
            let layer = self.layer(number, image, references);
            let Some(below) = whole else {
                whole = Some(layer);
                continue;
            };
            let is_nothing = |part: Part| part.is_some_and(|part| part < 0.02);
            let place = number.checked_rem(composites.0.len()).unwrap_or_default();
            let composite = composites.0.get(place).copied().unwrap_or(Composite::Add);
            whole = Some(match (layer, below) {
                _ if composite == Composite::Intersect
                    && (is_nothing(layer) || is_nothing(below)) =>
                {
                    Some(0.0)
                }
                _ if composite == Composite::Subtract && is_nothing(layer) => Some(0.0),
                (Some(layer), Some(below)) => Some(match composite {
                    Composite::Add => layer + below - layer * below,
                    Composite::Subtract => layer * (1.0 - below),
                    Composite::Intersect => layer * below,
                    Composite::Exclude => layer * (1.0 - below) + below * (1.0 - layer),
                }),
                _ => None,
            });
        }
        whole.flatten().is_some_and(|part| part < 0.02)
    }

    fn layer(&self, number: usize, image: &Image, references: Option<&References>) -> Part {
        use style::values::computed::MaskMode;
        let svg = self.computed().get_svg();
        if let GenericImage::Url(url) = image {
            return references.filter(|references| references.is_empty(url)).map(|_| 0.0);
        }
        let sizes = svg.slow_clone_mask_size();
        let size = sizes.0.get(number.checked_rem(sizes.0.len()).unwrap_or_default());
        if size.is_some_and(has_no_size) {
            return Some(0.0);
        }
        let repeats = svg.slow_clone_mask_repeat();
        let repeat = repeats.0.get(number.checked_rem(repeats.0.len()).unwrap_or_default());
        let (once_x, once_y) = repeat.map_or((false, false), |repeat| {
            (
                repeat.0 == BackgroundRepeatKeyword::NoRepeat,
                repeat.1 == BackgroundRepeatKeyword::NoRepeat,
            )
        });
        let (lefts, tops) = (svg.slow_clone_mask_position_x(), svg.slow_clone_mask_position_y());
        let is_far = |place: Option<&LengthPercentage>| {
            place.is_some_and(|place| place.resolve(Length::new(0.0)).px().abs() >= FAR)
        };
        let left = lefts.0.get(number.checked_rem(lefts.0.len()).unwrap_or_default());
        let top = tops.0.get(number.checked_rem(tops.0.len()).unwrap_or_default());
        if once_x && is_far(left) || once_y && is_far(top) {
            return Some(0.0);
        }
        let color = self.constant(image)?;
        let modes = svg.slow_clone_mask_mode();
        let mode = modes.0.get(number.checked_rem(modes.0.len()).unwrap_or_default());
        let part = if mode == Some(&MaskMode::Luminance) {
            let Rgba([red, green, blue, alpha]) = color;
            alpha * 0.2125f32.mul_add(red, 0.7154f32.mul_add(green, 0.0721 * blue))
        } else {
            color.alpha()
        };
        let fills = !(once_x || once_y) || size.is_none_or(is_auto);
        // A part of the box is without the tile.
        (part < 0.02 || fills).then_some(part)
    }
}

/// A layer of a background or of a mask without width or height.
pub(super) fn has_no_size(size: &BackgroundSize) -> bool {
    let BackgroundSize::ExplicitSize { width, height } = size else { return false };
    [width, height].iter().any(|length| match length {
        GenericLengthPercentageOrAuto::LengthPercentage(length) => {
            length.0.to_length().is_some_and(|length| length.px() <= 0.0)
                || length.0.to_percentage().is_some_and(|part| part.0 <= 0.0)
        }
        GenericLengthPercentageOrAuto::Auto => false,
    })
}

fn is_auto(size: &BackgroundSize) -> bool {
    let BackgroundSize::ExplicitSize { width, height } = size else { return false };
    [width, height].iter().all(|length| matches!(length, GenericLengthPercentageOrAuto::Auto))
}
