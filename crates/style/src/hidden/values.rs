//! The computed values that decide whether text is seen, as numbers.

use style::color::{AbsoluteColor, ColorSpace};
use style::properties::ComputedValues;
use style::values::computed::{
    Length, LengthPercentage, Margin, MaxSize, NonNegativeLengthPercentage, Overflow,
    PositionProperty, Size, ZIndex,
};
use style::values::generics::effects::GenericFilter;
use style::values::specified::background::BackgroundClip;

use super::masks::has_no_size;
use crate::device::Device;

/// A colour in sRGB: red, green, blue, each from 0 to 1, and alpha.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rgba(pub(crate) [f32; 4]);

impl Rgba {
    pub(super) fn of(color: &AbsoluteColor) -> Self {
        let color = color.to_color_space(ColorSpace::Srgb);
        let [red, green, blue, _] = *color.raw_components();
        let alpha = if color.is_transparent() { 0.0 } else { color.alpha };
        Self([red, green, blue, alpha].map(|part| if part.is_finite() { part } else { 0.0 }))
    }

    pub(crate) const fn alpha(self) -> f32 {
        self.0[3]
    }

    /// This colour over an opaque one.
    pub(crate) fn over(self, below: Self) -> Self {
        let [red, green, blue, alpha] = self.0;
        let mix = |top: f32, bottom: f32| top.mul_add(alpha, bottom * (1.0 - alpha));
        let [below_red, below_green, below_blue, _] = below.0;
        Self([mix(red, below_red), mix(green, below_green), mix(blue, below_blue), 1.0])
    }

    /// This colour over another one.
    pub(super) fn over_any(self, below: Self) -> Self {
        let alpha = below.alpha().mul_add(1.0 - self.alpha(), self.alpha());
        if alpha <= 0.0 {
            return Self([0.0; 4]);
        }
        let [red, green, blue, own] = self.0;
        let [below_red, below_green, below_blue, other] = below.0;
        let mix = |top: f32, bottom: f32| {
            (top.mul_add(own, bottom * other * (1.0 - own)) / alpha).clamp(0.0, 1.0)
        };
        Self([mix(red, below_red), mix(green, below_green), mix(blue, below_blue), alpha])
    }

    /// The greatest difference of a part, from 0 to 1.
    pub(super) fn difference(self, other: Self) -> f32 {
        let parts = self.0.iter().zip(other.0).take(3);
        parts.map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
    }
}

/// A length, as far as it is known without layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Amount {
    Auto,
    /// A length without percentages.
    Pixels(f32),
    /// A value with percentages, for a box as large as the viewport.
    Relative(f32),
}

impl Amount {
    pub(super) fn of(value: &LengthPercentage, basis: f32) -> Self {
        match value.to_length() {
            Some(length) => Self::Pixels(length.px()),
            None => Self::Relative(value.resolve(Length::new(basis)).px()),
        }
    }

    pub(crate) const fn number(self) -> Option<f32> {
        match self {
            Self::Auto => None,
            Self::Pixels(number) | Self::Relative(number) => Some(number),
        }
    }

    pub(super) const fn is_relative(self) -> bool {
        matches!(self, Self::Relative(_))
    }
}

/// The values of an element or of a pseudo-element.
pub(crate) struct Values<'a> {
    computed: &'a ComputedValues,
    width: f32,
    height: f32,
}

impl<'a> Values<'a> {
    pub(crate) const fn new(values: &'a ComputedValues, device: &Device) -> Self {
        Self { computed: values, width: device.width, height: device.height }
    }

    pub(crate) const fn computed(&self) -> &'a ComputedValues {
        self.computed
    }

    /// Other values on the same device.
    pub(crate) const fn like<'b>(&self, values: &'b ComputedValues) -> Values<'b> {
        Values { computed: values, width: self.width, height: self.height }
    }

    /// The width and the height of the viewport.
    pub(crate) const fn viewport(&self) -> (f32, f32) {
        (self.width, self.height)
    }

    pub(super) fn is_visible(&self) -> bool {
        let visibility = self.computed.get_inherited_box().slow_clone_visibility();
        crate::Visibility::of(visibility) == crate::Visibility::Visible
    }

    pub(super) fn has_box(&self) -> bool {
        let display = crate::Display::of(*self.computed.get_box().get_display());
        !matches!(display, crate::Display::None | crate::Display::Contents)
    }

    pub(crate) fn opacity(&self) -> f32 {
        *self.computed.get_effects().get_opacity()
    }

    /// The opacity and the greatest blur of `filter`.
    pub(super) fn filter(&self) -> (f32, f32) {
        let (mut opacity, mut blur) = (1.0_f32, 0.0_f32);
        for filter in self.computed.get_effects().get_filter().0.iter() {
            match filter {
                GenericFilter::Opacity(factor) => opacity *= factor.0,
                GenericFilter::Blur(radius) => blur = blur.max(radius.0.px()),
                _ => {}
            }
        }
        (opacity, blur)
    }

    /// The font size. Browsers show sizes that are parts of the one that the user sets with six pixels at least, except zero.
    pub(crate) fn font_size(&self) -> f32 {
        use style::values::generics::font::GenericFontSizeAdjust;
        use style::values::specified::font::FontSizeKeyword;
        let font = self.computed.get_font();
        let size = font.slow_clone_font_size();
        let pixels = size.computed_size().px();
        let factor = match font.get_font_size_adjust() {
            GenericFontSizeAdjust::ExHeight(factor) => factor.0,
            _ => 1.0,
        };
        if factor <= 0.0 {
            return 0.0;
        }
        let is_relative = size.keyword_info.kw != FontSizeKeyword::None;
        if is_relative && pixels > 0.01 { pixels.max(6.0) } else { pixels }
    }

    /// A height is declared, of two lines or more.
    pub(super) fn has_height(&self) -> bool {
        let position = self.computed.get_position();
        [position.get_height(), position.get_min_height()].into_iter().any(|size| match size {
            Size::LengthPercentage(length) => {
                length.0.to_length().is_some_and(|length| length.px() >= 40.0)
            }
            _ => false,
        })
    }

    pub(crate) fn line_height_is_zero(&self) -> bool {
        use style::values::generics::font::GenericLineHeight;
        match self.computed.get_font().get_line_height() {
            GenericLineHeight::Number(number) => number.0 <= 0.0,
            GenericLineHeight::Length(length) => length.0.px() <= 0.0,
            GenericLineHeight::Normal => false,
        }
    }

    pub(crate) fn letter_spacing(&self) -> f32 {
        let spacing = &self.computed.get_inherited_text().get_letter_spacing().0;
        spacing.resolve(Length::new(self.font_size())).px()
    }

    /// The colour that text is filled with.
    pub(crate) fn text_color(&self) -> Rgba {
        let text = self.computed.get_inherited_text();
        Rgba::of(&self.computed.resolve_color(text.get__webkit_text_fill_color()))
    }

    /// Neither `fill` nor `stroke` paints anything.
    pub(super) fn paints_nothing(&self) -> bool {
        use style::values::generics::svg::SVGPaintKind;
        let svg = self.computed.get_inherited_svg();
        [svg.get_fill(), svg.get_stroke()].into_iter().all(|paint| match &paint.kind {
            SVGPaintKind::None => true,
            SVGPaintKind::Color(color) => {
                Rgba::of(&self.computed.resolve_color(color)).alpha() <= 0.02
            }
            _ => false,
        })
    }

    /// The colours of the shadows of the text, and whether each is near and not blurred to nothing.
    pub(crate) fn text_shadows(&self) -> impl Iterator<Item = (Rgba, bool)> {
        let shadows = self.computed.get_inherited_text().get_text_shadow();
        shadows.0.iter().map(|shadow| {
            let offset = shadow.horizontal.px().abs().max(shadow.vertical.px().abs());
            let is_near = offset < 500.0 && shadow.blur.0.px() < 60.0;
            (Rgba::of(&self.computed.resolve_color(&shadow.color)), is_near)
        })
    }

    pub(crate) fn background(&self) -> Rgba {
        Rgba::of(
            &self.computed.resolve_color(self.computed.get_background().get_background_color()),
        )
    }

    pub(crate) fn has_background_image(&self) -> bool {
        use style::values::generics::image::GenericImage;
        let background = self.computed.get_background();
        let images = background.slow_clone_background_image();
        if images.0.iter().all(|image| matches!(image, GenericImage::None)) {
            return false;
        }
        let sizes = background.slow_clone_background_size();
        images.0.iter().enumerate().any(|(number, image)| {
            let size = sizes.0.get(number.checked_rem(sizes.0.len()).unwrap_or_default());
            !matches!(image, GenericImage::None) && !size.is_some_and(has_no_size)
        })
    }

    /// The background is seen through the text alone.
    pub(crate) fn clips_background_to_text(&self) -> bool {
        let clips = self.computed.get_background().slow_clone_background_clip();
        clips.0.contains(&BackgroundClip::Text)
    }

    pub(crate) fn position(&self) -> PositionProperty {
        *self.computed.get_box().get_position()
    }

    pub(crate) fn is_out_of_flow(&self) -> bool {
        matches!(self.position(), PositionProperty::Absolute | PositionProperty::Fixed)
    }

    pub(super) fn is_positioned(&self) -> bool {
        self.position() != PositionProperty::Static
    }

    pub(crate) fn z_index(&self) -> Option<i32> {
        match self.computed.get_position().get_z_index() {
            ZIndex::Integer(number) => Some(*number),
            ZIndex::Auto => None,
        }
    }

    /// The overflow in each axis is not seen.
    pub(crate) fn clips(&self) -> (bool, bool) {
        let clips = |overflow: Overflow| overflow != Overflow::Visible;
        let boxed = self.computed.get_box();
        (clips(*boxed.get_overflow_x()), clips(*boxed.get_overflow_y()))
    }

    /// The greatest width and height, as far as they are declared in pixels.
    pub(crate) fn size(&self) -> (Option<f32>, Option<f32>) {
        let position = self.computed.get_position();
        let pixels = |size: &Size| match size {
            Size::LengthPercentage(length) => length.0.to_length().map(Length::px),
            _ => None,
        };
        let most = |size: &MaxSize| match size {
            MaxSize::LengthPercentage(length) => length.0.to_length().map(Length::px),
            _ => None,
        };
        let least = |size: &Size| match size {
            Size::LengthPercentage(NonNegativeLengthPercentage { 0: length }) => {
                length.to_length().map_or(f32::MAX, Length::px)
            }
            Size::Auto => 0.0,
            _ => f32::MAX,
        };
        let size = |own: &Size, greatest: &MaxSize, smallest: &Size| {
            let size = match (pixels(own), most(greatest)) {
                (Some(own), Some(greatest)) => Some(own.min(greatest)),
                (own, greatest) => own.or(greatest),
            };
            size.map(|size| size.max(least(smallest)))
        };
        (
            size(position.get_width(), position.get_max_width(), position.get_min_width()),
            size(position.get_height(), position.get_max_height(), position.get_min_height()),
        )
    }

    /// `max-width` and `max-height` in pixels, if no least size is greater.
    pub(super) fn most(&self) -> (Option<f32>, Option<f32>) {
        let position = self.computed.get_position();
        let most = |size: &MaxSize, least: &Size| {
            let pixels = match size {
                MaxSize::LengthPercentage(length) => length.0.to_length().map(Length::px),
                _ => None,
            };
            let least = match least {
                Size::LengthPercentage(length) => length.0.to_length().map_or(f32::MAX, Length::px),
                Size::Auto => 0.0,
                _ => f32::MAX,
            };
            pixels.map(|pixels| pixels.max(least))
        };
        (
            most(position.get_max_width(), position.get_min_width()),
            most(position.get_max_height(), position.get_min_height()),
        )
    }

    /// The width and the height are at least those of the containing block.
    pub(super) fn fills(&self) -> (bool, bool) {
        let all = |size: &Size| match size {
            Size::LengthPercentage(length) => {
                length.0.to_percentage().is_some_and(|percentage| percentage.0 >= 1.0)
            }
            _ => false,
        };
        let position = self.computed.get_position();
        (all(position.get_width()), all(position.get_height()))
    }

    /// Padding and borders in each axis, in pixels. Relative padding counts as large.
    pub(crate) fn padding(&self) -> (f32, f32) {
        let padding = self.computed.get_padding();
        let pixels = |length: &NonNegativeLengthPercentage| match length.0.to_length() {
            Some(length) => length.px(),
            None => length.0.resolve(Length::new(self.width)).px(),
        };
        (
            pixels(padding.get_padding_left()) + pixels(padding.get_padding_right()),
            pixels(padding.get_padding_top()) + pixels(padding.get_padding_bottom()),
        )
    }

    /// The padding at the left and at the top.
    pub(super) fn padding_before(&self) -> (f32, f32) {
        let padding = self.computed.get_padding();
        let pixels =
            |length: &NonNegativeLengthPercentage| length.0.resolve(Length::new(self.width)).px();
        (pixels(padding.get_padding_left()), pixels(padding.get_padding_top()))
    }

    pub(super) fn is_flexible(&self) -> bool {
        matches!(
            crate::Display::of(*self.computed.get_box().get_display()),
            crate::Display::Flex | crate::Display::InlineFlex
        )
    }

    /// `margin-left` and `margin-top`.
    pub(super) fn margins(&self) -> (Amount, Amount) {
        let amount = |margin: &Margin| match margin {
            Margin::LengthPercentage(length) => Amount::of(length, self.width),
            _ => Amount::Auto,
        };
        let margin = self.computed.get_margin();
        (amount(margin.get_margin_left()), amount(margin.get_margin_top()))
    }

    pub(crate) fn text_indent(&self) -> Amount {
        Amount::of(&self.computed.get_inherited_text().get_text_indent().length, self.width)
    }

    pub(super) fn keeps_lines(&self) -> bool {
        use style::computed_values::text_wrap_mode::T as Wrap;
        *self.computed.get_inherited_text().get_text_wrap_mode() == Wrap::Nowrap
    }

    /// Line breaks in the text are not kept, and it does not wrap.
    pub(super) fn is_one_line(&self) -> bool {
        use style::computed_values::white_space_collapse::T as Collapse;
        self.keeps_lines()
            && *self.computed.get_inherited_text().get_white_space_collapse() == Collapse::Collapse
    }

    /// The text runs from right to left.
    pub(super) fn is_right_to_left(&self) -> bool {
        use style::computed_values::direction::T as Direction;
        *self.computed.get_inherited_box().get_direction() == Direction::Rtl
    }

    /// The order of characters is that of `direction`, whatever they are.
    pub(super) fn overrides_bidi(&self) -> bool {
        use style::computed_values::unicode_bidi::T as Bidi;
        let bidi = *self.computed.get_text().get_unicode_bidi();
        matches!(bidi, Bidi::BidiOverride | Bidi::IsolateOverride)
    }

    /// `clip` is a rectangle without area. It applies to boxes out of the flow.
    pub(super) fn clip_is_empty(&self) -> bool {
        use style::values::generics::GenericClipRectOrAuto;
        let GenericClipRectOrAuto::Rect(rect) = self.computed.get_effects().get_clip() else {
            return false;
        };
        let side = |side: &style::values::computed::LengthOrAuto| side.non_auto().map(Length::px);
        let empty = |start: Option<f32>, end: Option<f32>| {
            end.is_some_and(|end| end - start.unwrap_or_default() <= 1.0)
        };
        empty(side(&rect.left), side(&rect.right)) || empty(side(&rect.top), side(&rect.bottom))
    }

    pub(super) fn has_backdrop_filter(&self) -> bool {
        !self.computed.get_effects().get_backdrop_filter().0.is_empty()
    }

    /// `content-visibility: hidden` or `auto`.
    pub(super) fn skips_contents(&self) -> bool {
        crate::reading::content_visibility(self.computed).is_some_and(|value| value != "visible")
    }
}
