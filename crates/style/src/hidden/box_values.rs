//! The computed values that decide where boxes are, as numbers.

use std::sync::LazyLock;

use style::Atom;
use style::values::computed::{
    Inset as StyloInset, Length, LengthPercentage, Margin, MaxSize, NonNegativeLengthPercentage,
    Overflow, PositionProperty, Size,
};
use style::values::specified::box_::{Contain, WillChangeBits};
use style_traits::ToCss;

use super::bounds::{BIG, Bounds};
use super::paint_values::name_of;
use super::sizes::Declared;
use super::values::{Amount, Values};

/// An offset of a positioned box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inset<'a> {
    value: Option<&'a LengthPercentage>,
    /// The size of the viewport.
    basis: f32,
}

impl Inset<'_> {
    /// The offset in a containing block of this size; `None` for `auto`.
    pub(super) fn at(&self, around: Bounds) -> Option<Bounds> {
        Some(resolved(self.value?, around))
    }

    /// The offset in the viewport.
    pub(super) fn number(&self) -> Option<f32> {
        Some(self.value?.resolve(Length::new(self.basis)).px())
    }

    pub(super) fn is_relative(&self) -> bool {
        self.value.is_some_and(|value| value.to_length().is_none())
    }
}

pub(super) fn resolved(value: &LengthPercentage, around: Bounds) -> Bounds {
    if let Some(length) = value.to_length() {
        return Bounds::exact(length.px());
    }
    let at = |basis: f32| value.resolve(Length::new(basis)).px().clamp(-BIG, BIG);
    let (one, other) = (at(around.lo), at(around.hi));
    Bounds::new(one.min(other), one.max(other))
}

/// The side that lines of text begin at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Center,
    Right,
}

impl<'a> Values<'a> {
    /// `left`, `top`, `right` and `bottom`.
    pub(super) fn insets(&self) -> [Inset<'a>; 4] {
        let position = self.computed().get_position();
        let (width, height) = self.viewport();
        let inset = |inset: &'a StyloInset, basis| Inset {
            value: match inset {
                StyloInset::LengthPercentage(length) => Some(length),
                _ => None,
            },
            basis,
        };
        [
            inset(position.get_left(), width),
            inset(position.get_top(), height),
            inset(position.get_right(), width),
            inset(position.get_bottom(), height),
        ]
    }

    /// The margins: left, top, right, bottom.
    pub(super) fn all_margins(&self) -> [Amount; 4] {
        let (width, _) = self.viewport();
        let amount = |margin: &Margin| match margin {
            Margin::LengthPercentage(length) => Amount::of(length, width),
            _ => Amount::Auto,
        };
        let margin = self.computed().get_margin();
        [
            amount(margin.get_margin_left()),
            amount(margin.get_margin_top()),
            amount(margin.get_margin_right()),
            amount(margin.get_margin_bottom()),
        ]
    }

    /// The padding: left, top, right, bottom. Relative padding is that in a box as wide as the viewport.
    pub(super) fn all_padding(&self) -> [f32; 4] {
        let (width, _) = self.viewport();
        let pixels =
            |length: &NonNegativeLengthPercentage| length.0.resolve(Length::new(width)).px();
        let padding = self.computed().get_padding();
        [
            pixels(padding.get_padding_left()),
            pixels(padding.get_padding_top()),
            pixels(padding.get_padding_right()),
            pixels(padding.get_padding_bottom()),
        ]
    }

    /// The borders: left, top, right, bottom.
    pub(super) fn borders(&self) -> [f32; 4] {
        let border = self.computed().get_border();
        let sides = [
            (border.get_border_left_style(), border.get_border_left_width()),
            (border.get_border_top_style(), border.get_border_top_width()),
            (border.get_border_right_style(), border.get_border_right_width()),
            (border.get_border_bottom_style(), border.get_border_bottom_width()),
        ];
        sides.map(|(style, width)| if style.none_or_hidden() { 0.0 } else { width.0.to_f32_px() })
    }

    pub(super) fn is_relative(&self) -> bool {
        self.position() == PositionProperty::Relative
    }

    pub(super) fn is_sticky(&self) -> bool {
        self.position() == PositionProperty::Sticky
    }

    pub(super) fn is_fixed(&self) -> bool {
        self.position() == PositionProperty::Fixed
    }

    /// It floats, with true to the right.
    pub(super) fn floats(&self) -> Option<bool> {
        use style::values::computed::Float;
        match *self.computed().get_box().get_float() {
            Float::None => None,
            Float::Left | Float::InlineStart => Some(false),
            Float::Right | Float::InlineEnd => Some(true),
        }
    }

    pub(super) fn contain(&self) -> Contain {
        use style::values::computed::ContainerType;
        let boxed = self.computed().get_box();
        let mut contain = *boxed.get_contain();
        if boxed.get_container_type().contains(ContainerType::SIZE) {
            contain |= Contain::SIZE;
        }
        contain
    }

    /// It is the containing block of all boxes in it, also of those that are fixed.
    pub(crate) fn contains_boxes(&self) -> bool {
        let boxed = self.computed().get_box();
        self.is_transformed()
            || !self.computed().get_effects().get_filter().0.is_empty()
            || self.has_backdrop_filter()
            || self.contain().intersects(Contain::LAYOUT | Contain::PAINT)
            || boxed.get_will_change().bits.intersects(
                WillChangeBits::TRANSFORM
                    | WillChangeBits::PERSPECTIVE
                    | WillChangeBits::FIXPOS_CB_NON_SVG
                    | WillChangeBits::CONTAIN,
            )
            || self.has_perspective()
    }

    pub(super) fn has_perspective(&self) -> bool {
        use style::values::generics::box_::GenericPerspective;
        !matches!(self.computed().get_box().get_perspective(), GenericPerspective::None)
    }

    /// The overflow in each axis is cut off, and people cannot scroll to it.
    pub(super) fn cuts(&self) -> (bool, bool) {
        let cuts = |overflow: Overflow| matches!(overflow, Overflow::Hidden | Overflow::Clip);
        let boxed = self.computed().get_box();
        (cuts(*boxed.get_overflow_x()), cuts(*boxed.get_overflow_y()))
    }

    /// People can scroll in each axis.
    pub(super) fn scrolls(&self) -> (bool, bool) {
        let scrolls = |overflow: Overflow| matches!(overflow, Overflow::Auto | Overflow::Scroll);
        let boxed = self.computed().get_box();
        (scrolls(*boxed.get_overflow_x()), scrolls(*boxed.get_overflow_y()))
    }

    /// The overflow in each axis is not painted.
    pub(super) fn clips_paint(&self) -> (bool, bool) {
        if self.clips_to_shape() {
            return (true, true);
        }
        let margin = self.computed().get_margin().get_overflow_clip_margin().offset.px();
        let is_contained = self.contain().contains(Contain::PAINT) || self.skips_contents();
        let clips = |overflow: Overflow| match overflow {
            Overflow::Visible => is_contained,
            Overflow::Clip => margin <= 1.0,
            _ => true,
        };
        let boxed = self.computed().get_box();
        (clips(*boxed.get_overflow_x()), clips(*boxed.get_overflow_y()))
    }

    /// The first line begins with this; `None` if others do.
    pub(super) fn first_line(&self, width: Bounds) -> Option<Bounds> {
        let indent = self.computed().get_inherited_text().get_text_indent();
        (!indent.hanging).then(|| resolved(&indent.length, width))
    }

    pub(super) fn align(&self, is_rtl: bool) -> Align {
        use style::values::specified::text::TextAlignKeyword as Keyword;
        let (start, end) =
            if is_rtl { (Align::Right, Align::Left) } else { (Align::Left, Align::Right) };
        match *self.computed().get_inherited_text().get_text_align() {
            Keyword::Left | Keyword::MozLeft => Align::Left,
            Keyword::Right | Keyword::MozRight => Align::Right,
            Keyword::Center | Keyword::MozCenter => Align::Center,
            Keyword::End => end,
            _ => start,
        }
    }

    pub(super) fn word_spacing(&self) -> f32 {
        let spacing = self.computed().get_inherited_text().get_word_spacing();
        spacing.resolve(Length::new(self.font_size())).px()
    }

    pub(super) fn line_height_bounds(&self) -> Bounds {
        use style::values::generics::font::GenericLineHeight;
        let size = self.font_size();
        match self.computed().get_font().get_line_height() {
            GenericLineHeight::Number(number) => Bounds::exact(number.0 * size),
            GenericLineHeight::Length(length) => Bounds::exact(length.0.px()),
            GenericLineHeight::Normal => Bounds::new(size, size * 1.5),
        }
    }

    pub(super) fn has_auto_height(&self) -> bool {
        !matches!(self.computed().get_position().get_height(), Size::LengthPercentage(length) if length.0.to_length().is_some())
    }

    pub(super) fn has_border_box(&self) -> bool {
        use style::computed_values::box_sizing::T as BoxSizing;
        *self.computed().get_position().get_box_sizing() == BoxSizing::BorderBox
    }

    /// The declared width (0) or height (1) in a containing block of this size. Parts of a height that is not known are `auto`.
    pub(super) fn declared(&self, axis: usize, around: Bounds) -> Declared {
        let position = self.computed().get_position();
        let of = |length: &LengthPercentage| {
            let is_known = axis == 0 || length.to_length().is_some() || around.is_exact();
            is_known.then(|| resolved(length, around).at_least(0.0))
        };
        let (size, least, most) = if axis == 0 {
            (position.get_width(), position.get_min_width(), position.get_max_width())
        } else {
            (position.get_height(), position.get_min_height(), position.get_max_height())
        };
        let of_size = |size: &Size| match size {
            Size::LengthPercentage(length) => of(&length.0),
            Size::Auto => None,
            _ => Some(Bounds::SIZE),
        };
        let contained = self.contain();
        let is_contained = if axis == 0 {
            contained.contains(Contain::INLINE_SIZE)
        } else {
            contained.contains(Contain::BLOCK_SIZE)
        };
        let own = of_size(size);
        Declared {
            size: if own.is_none() && is_contained && axis == 1 { Some(Bounds::ZERO) } else { own },
            least: match least {
                Size::Auto => Bounds::ZERO,
                least => of_size(least).unwrap_or(Bounds::ZERO),
            },
            most: match most {
                MaxSize::LengthPercentage(length) => of(&length.0),
                _ => None,
            },
        }
    }

    pub(super) fn has_fixed_layout(&self) -> bool {
        use style::computed_values::table_layout::T as Layout;
        *self.computed().get_table().get_table_layout() == Layout::Fixed
    }

    pub(super) fn has_width(&self) -> bool {
        matches!(self.computed().get_position().get_width(), Size::LengthPercentage(_))
    }

    /// The lines that are shown of a box that cuts off the others.
    pub(super) fn line_clamp(&self) -> Option<f32> {
        static LINES: LazyLock<Atom> = LazyLock::new(|| name_of("-webkit-line-clamp"));
        static ORIENT: LazyLock<Atom> = LazyLock::new(|| name_of("-webkit-box-orient"));
        if !self.cuts().1 {
            return None;
        }
        let custom = &self.computed().custom_properties().non_inherited;
        let is_vertical = custom.get(&ORIENT)?.to_css_string() == "vertical";
        let lines = custom.get(&LINES)?.to_css_string().parse::<f32>().ok()?;
        (is_vertical && lines >= 1.0).then_some(lines)
    }
}
