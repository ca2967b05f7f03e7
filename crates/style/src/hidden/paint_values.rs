//! The computed values that decide what is painted, as numbers.

use std::sync::LazyLock;

use style::Atom;
use style::values::computed::{
    AngleOrPercentage, BoxShadow, Color, Image, Length, LengthPercentage,
};
use style::values::generics::effects::GenericFilter;
use style::values::generics::image::{
    GenericCircle, GenericEllipse, GenericEndingShape, GenericGradient, GenericGradientItem,
    GenericImage, GradientFlags, ShapeExtent,
};
use style::values::specified::box_::{Contain, WillChangeBits};
use style_traits::ToCss;

use style::values::computed::image::EndingShape;

use super::color_filters::ColorFilter;
use super::masks::has_no_size;
use super::values::{Rgba, Values};
use crate::cssom::others::PREFIX;

/// The outlines of letters.
pub(super) enum Stroke {
    None,
    Color(Rgba),
    Unknown,
}

impl Values<'_> {
    /// The one colour of the background with its images, and of a shadow that fills the box; `None` if an image has others.
    pub(super) fn solid_background(&self) -> Option<Rgba> {
        let mut color = Some(self.background());
        if self.has_background_image() {
            let background = self.computed().get_background();
            let sizes = background.slow_clone_background_size();
            let images = background.slow_clone_background_image();
            // The last one is below the others.
            for (number, image) in images.0.iter().enumerate().rev() {
                let place = number.checked_rem(sizes.0.len()).unwrap_or_default();
                let size = sizes.0.get(place);
                if matches!(image, GenericImage::None) || size.is_some_and(has_no_size) {
                    continue;
                }
                let constant = self.constant(image);
                color = match constant.filter(|_| size.is_none_or(is_whole)) {
                    Some(constant) if constant.alpha() >= 0.99 => Some(constant),
                    Some(constant) => color.map(|color| constant.over_any(color)),
                    None => None,
                };
            }
        }
        match self.filling_shadow() {
            Some(shadow) if shadow.alpha() >= 0.99 => Some(shadow),
            Some(shadow) => color.map(|color| shadow.over_any(color)),
            None => color,
        }
    }

    /// The colour of a shadow that is wider than half of the box.
    fn filling_shadow(&self) -> Option<Rgba> {
        let shadows = self.computed().get_effects().get_box_shadow();
        let shadow = shadows.0.iter().find(|shadow| fills(shadow))?;
        Some(Rgba::of(&self.computed().resolve_color(&shadow.base.color)))
    }

    /// The colour of a gradient that has one.
    pub(super) fn constant(&self, image: &Image) -> Option<Rgba> {
        let GenericImage::Gradient(gradient) = image else { return None };
        // Each colour, with the part of the gradient that it is at.
        macro_rules! stops {
            ($items:expr, $part:expr) => {
                $items
                    .iter()
                    .filter_map(|item| match item {
                        GenericGradientItem::SimpleColorStop(color) => Some((color, None)),
                        GenericGradientItem::ComplexColorStop { color, position } => {
                            Some((color, $part(position)))
                        }
                        GenericGradientItem::InterpolationHint(_) => None,
                    })
                    .collect::<Vec<(&Color, Option<f32>)>>()
            };
        }
        let percentage =
            |place: &LengthPercentage| place.to_percentage().map(|percentage| percentage.0);
        let (stops, flags, ends_at_corner) = match &**gradient {
            GenericGradient::Linear { items, flags, .. } => {
                (stops!(items, percentage), flags, true)
            }
            GenericGradient::Radial { items, flags, shape, .. } => {
                (stops!(items, percentage), flags, ends_at_corner(shape))
            }
            GenericGradient::Conic { items, flags, .. } => {
                (stops!(items, |_: &AngleOrPercentage| None), flags, false)
            }
        };
        let is_cut = ends_at_corner && !flags.contains(GradientFlags::REPEATING);
        let (mut found, mut is_constant) = (None::<Rgba>, true);
        for (color, place) in stops {
            let color = Rgba::of(&self.computed().resolve_color(color));
            if is_cut && place.is_some_and(|place| place <= 0.0) {
                // Those before it are not seen.
                (found, is_constant) = (None, true);
            }
            is_constant &= found.is_none_or(|found| {
                found.difference(color) < 0.02 && (found.alpha() - color.alpha()).abs() < 0.02
                    || found.alpha() < 0.01 && color.alpha() < 0.01
            });
            found = Some(color);
            if is_cut && place.is_some_and(|place| place >= 1.0) {
                break;
            }
        }
        found.filter(|_| is_constant)
    }

    /// Shadows within the box, or an image for the border that fills it.
    pub(super) fn has_painted_edges(&self) -> bool {
        let has_shadow = self.computed().get_effects().get_box_shadow().0.iter().any(|shadow| {
            let spread = shadow.spread.px() + shadow.base.blur.0.px();
            let offset = shadow.base.horizontal.px().abs().max(shadow.base.vertical.px().abs());
            shadow.inset && spread + offset >= 8.0 && !fills(shadow)
        });
        has_shadow
            || !matches!(self.computed().get_border().get_border_image_source(), GenericImage::None)
    }

    /// The paint is mixed with the one below.
    pub(super) fn is_mixed(&self) -> bool {
        self.blend().is_some() || self.has_backdrop_filter()
    }

    /// `filter` changes colours.
    pub(super) fn changes_colors(&self) -> bool {
        !self.color_filter(ColorFilter::NONE).is_none()
    }

    pub(super) fn has_drop_shadow(&self) -> bool {
        let filters = self.computed().get_effects().get_filter();
        filters.0.iter().any(|filter| matches!(filter, GenericFilter::DropShadow(_)))
    }

    /// `-webkit-text-stroke`.
    pub(super) fn stroke(&self) -> Stroke {
        static WIDTH: LazyLock<Atom> = LazyLock::new(|| name_of("-webkit-text-stroke-width"));
        static BOTH: LazyLock<Atom> = LazyLock::new(|| name_of("-webkit-text-stroke"));
        let custom = &self.computed().custom_properties().inherited;
        let [width, both] =
            [&*WIDTH, &*BOTH].map(|name| custom.get(name).map(ToCss::to_css_string));
        let words = |text: &Option<String>| -> Vec<String> {
            text.iter().flat_map(|text| text.split_ascii_whitespace()).map(str::to_owned).collect()
        };
        let has_width = |word: &String| {
            matches!(word.as_str(), "thin" | "medium" | "thick")
                || number(word).is_some_and(|number| number > 0.0)
        };
        let (width, both) = (words(&width), words(&both));
        if !width.iter().chain(&both).any(has_width) {
            return Stroke::None;
        }
        let is_color = |word: &String| number(word).is_none() && !has_width(word);
        if both.iter().any(|word| is_color(word) && word != "currentcolor") {
            return Stroke::Unknown;
        }
        Stroke::Color(Rgba::of(self.computed().get_inherited_text().get_color()))
    }

    /// The factor of `zoom`.
    pub(super) fn zoom(&self) -> f32 {
        static ZOOM: LazyLock<Atom> = LazyLock::new(|| name_of("zoom"));
        let value = self.computed().custom_properties().non_inherited.get(&ZOOM);
        let Some(value) = value.map(ToCss::to_css_string) else { return 1.0 };
        let factor = number(&value).unwrap_or(1.0);
        let factor = if value.ends_with('%') { factor / 100.0 } else { factor };
        // Browsers read 0 as 1.
        if factor > 0.0 { factor } else { 1.0 }
    }

    /// Each character is shown as a dot or a square.
    pub(super) fn shows_dots(&self) -> bool {
        use style::computed_values::_webkit_text_security::T as Security;
        let security = *self.computed().get_inherited_text().get__webkit_text_security();
        security != Security::None
    }

    pub(super) fn has_round_corners(&self) -> bool {
        let border = self.computed().get_border();
        let corner = border.get_border_top_left_radius();
        corner.0.width().0.resolve(Length::new(100.0)).px() > 30.0
    }

    /// `light` and `dark` of `color-scheme`.
    pub(super) fn color_schemes(&self) -> (bool, bool) {
        use style::values::specified::color::ColorSchemeFlags;
        let bits = self.computed().get_inherited_ui().get_color_scheme().bits;
        (bits.contains(ColorSchemeFlags::LIGHT), bits.contains(ColorSchemeFlags::DARK))
    }

    /// `content` is an image.
    pub(super) fn has_content_image(&self) -> bool {
        use style::values::generics::counters::{Content, ContentItem};
        match self.computed().get_counters().get_content() {
            Content::Items(items) => {
                items.items.iter().any(|item| matches!(item, ContentItem::Image(_)))
            }
            _ => false,
        }
    }

    /// An image takes the place of the contents of the element.
    pub(super) fn is_replaced(&self) -> bool {
        use style::values::generics::counters::{Content, ContentItem};
        match self.computed().get_counters().get_content() {
            Content::Items(items) => {
                items.items.len() == 1 && matches!(items.items.first(), Some(ContentItem::Image(_)))
            }
            _ => false,
        }
    }

    /// A stacking context. <https://drafts.csswg.org/css-position-4/#stacking-context>
    pub(super) fn is_stacking_context(&self, is_item: bool) -> bool {
        use style::computed_values::isolation::T as Isolation;
        use style::values::generics::basic_shape::GenericClipPath;
        let boxed = self.computed().get_box();
        (self.is_positioned() || is_item) && self.z_index().is_some()
            || self.is_fixed()
            || self.is_sticky()
            || self.opacity() < 1.0
            || self.is_transformed()
            || self.has_perspective()
            || self.is_mixed()
            || !self.computed().get_effects().get_filter().0.is_empty()
            || *boxed.get_isolation() == Isolation::Isolate
            || self.contain().intersects(Contain::PAINT | Contain::LAYOUT)
            || !matches!(self.computed().get_svg().get_clip_path(), GenericClipPath::None)
            || self
                .computed()
                .get_svg()
                .slow_clone_mask_image()
                .0
                .iter()
                .any(|image| !matches!(image, GenericImage::None))
            || boxed.get_will_change().bits.intersects(
                WillChangeBits::STACKING_CONTEXT_UNCONDITIONAL
                    | WillChangeBits::TRANSFORM
                    | WillChangeBits::OPACITY
                    | WillChangeBits::PERSPECTIVE
                    | WillChangeBits::CONTAIN
                    | WillChangeBits::Z_INDEX
                    | WillChangeBits::FIXPOS_CB_NON_SVG,
            )
    }

    /// A block formatting context, which contains its floats.
    pub(super) fn contains_floats(&self) -> bool {
        let (x, y) = self.clips();
        x || y
            || self.floats().is_some()
            || self.is_out_of_flow()
            || self.contain().intersects(Contain::PAINT | Contain::LAYOUT)
            || !matches!(
                crate::Display::of(*self.computed().get_box().get_display()),
                crate::Display::Block | crate::Display::Inline
            )
            || self.has_height()
    }

    /// It is put on lines of a grid.
    pub(super) fn is_placed_in_grid(&self) -> bool {
        let position = self.computed().get_position();
        !position.get_grid_row_start().is_auto() && !position.get_grid_column_start().is_auto()
    }

    /// The fill of SVG, if it is a colour.
    pub(super) fn svg_fill(&self) -> Option<Rgba> {
        use style::values::generics::svg::{SVGOpacity, SVGPaintKind};
        let svg = self.computed().get_inherited_svg();
        let has_stroke = !matches!(svg.get_stroke().kind, SVGPaintKind::None);
        let SVGPaintKind::Color(color) = &svg.get_fill().kind else { return None };
        let Rgba([red, green, blue, alpha]) = Rgba::of(&self.computed().resolve_color(color));
        let opacity = match svg.get_fill_opacity() {
            SVGOpacity::Opacity(opacity) => *opacity,
            _ => 1.0,
        };
        (!has_stroke).then_some(Rgba([red, green, blue, alpha * opacity]))
    }
}

/// The name of the custom property that stands for a property.
pub(super) fn name_of(property: &str) -> Atom {
    Atom::from(format!("{PREFIX}{property}"))
}

/// The number that a value begins with.
fn number(value: &str) -> Option<f32> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | '+' | '-');
    let end = value.find(|c| !is_part(c)).unwrap_or(value.len());
    value.get(..end)?.parse().ok()
}

/// A shadow within the box that leaves no part of it free.
fn fills(shadow: &BoxShadow) -> bool {
    let offset = shadow.base.horizontal.px().abs().max(shadow.base.vertical.px().abs());
    shadow.inset && shadow.spread.px() - offset - shadow.base.blur.0.px() >= 300.0
}

fn is_whole(size: &style::values::computed::BackgroundSize) -> bool {
    use style::values::generics::background::BackgroundSize;
    use style::values::generics::length::GenericLengthPercentageOrAuto as Length;
    match size {
        BackgroundSize::ExplicitSize { width, height } => {
            [width, height].iter().all(|length| match length {
                Length::Auto => true,
                Length::LengthPercentage(length) => {
                    length.0.to_percentage().is_some_and(|part| part.0 >= 1.0)
                }
            })
        }
        _ => true,
    }
}

/// The end of a gradient is at the farthest corner, or beyond it.
fn ends_at_corner(shape: &EndingShape) -> bool {
    matches!(
        shape,
        GenericEndingShape::Circle(GenericCircle::Extent(ShapeExtent::FarthestCorner))
            | GenericEndingShape::Ellipse(GenericEllipse::Extent(ShapeExtent::FarthestCorner))
    )
}
