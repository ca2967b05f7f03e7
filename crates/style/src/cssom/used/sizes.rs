//! The sizes of boxes that follow from lengths.
//!
//! <https://drafts.csswg.org/css-sizing-3/>

use style::computed_values::box_sizing::T as BoxSizing;
use style::values::computed::{Margin, MaxSize, Size};

use super::chain::{Area, Axis, Chain, Link, Side, length};
use crate::values::Display;

/// Percentages of percentages that are followed.
const DEEPEST: usize = 64;

/// The facts that are known of a box.
#[derive(Clone, Copy)]
pub(super) struct Known<'c, 'a> {
    pub(super) link: &'c Link<'a>,
    /// The width and the height of the containing block.
    pub(super) around: [Option<f32>; 2],
    /// The size of lines of the containing block, which margins and padding are relative to.
    pub(super) inline_basis: Option<f32>,
    /// The axis of lines of the containing block.
    pub(super) inline_axis: Option<Axis>,
    /// The width and the height that are declared: with padding and borders if `box-sizing` says so.
    pub(super) declared: [Option<f32>; 2],
    /// The same for boxes that fill their containing block too.
    filled: [Option<f32>; 2],
}

/// The one of an axis.
pub(super) const fn of(pair: [Option<f32>; 2], axis: Axis) -> Option<f32> {
    let [width, height] = pair;
    match axis {
        Axis::Horizontal => width,
        Axis::Vertical => height,
    }
}

impl<'a> Chain<'a> {
    /// The facts that are known of the box at a place; `None` without one, and for a part of a part that is too deep.
    pub(super) fn known(&self, at: usize, depth: usize) -> Option<Known<'_, 'a>> {
        let link = self.at(at)?;
        let mut known = Known {
            link,
            around: [None; 2],
            inline_basis: None,
            inline_axis: None,
            declared: [None; 2],
            filled: [None; 2],
        };
        if depth < DEEPEST
            && let Some((place, area)) = self.container(at)
            && let Some(container) = self.known(place, depth.saturating_add(1))
        {
            known.around =
                [Axis::Horizontal, Axis::Vertical].map(|axis| container.area(area, axis));
            let axis = container.link.inline_axis();
            known.inline_axis = Some(axis);
            known.inline_basis = of(known.around, axis);
        }
        let is_item = self.is_item(at);
        known.declared = [Axis::Horizontal, Axis::Vertical]
            .map(|axis| if is_item { None } else { known.declared_size(axis) });
        known.filled = [Axis::Horizontal, Axis::Vertical].map(|axis| {
            of(known.declared, axis)
                .or_else(|| if is_item { None } else { known.filled_size(axis) })
        });
        Some(known)
    }

    /// `width` or `height`.
    pub(super) fn used_size(&self, axis: Axis) -> Option<f32> {
        of(self.known(0, 0)?.declared, axis)
    }
}

impl Known<'_, '_> {
    fn declared_size(&self, axis: Axis) -> Option<f32> {
        let has_size = match self.link.display {
            Display::Block | Display::InlineBlock | Display::Flex | Display::InlineFlex => true,
            Display::Inline => self.link.is_replaced,
            _ => false,
        };
        let Size::LengthPercentage(size) = self.link.size(axis) else { return None };
        if !has_size {
            return None;
        }
        self.clamped(length(&size.0, of(self.around, axis))?, axis)
    }

    /// A block in the flow, to which floats do not give another place.
    pub(super) fn is_in_flow(&self) -> bool {
        let link = self.link;
        link.display == Display::Block
            && !link.floats()
            && !link.is_out_of_flow()
            && !link.is_replaced
            && !link.has_own_floats()
            && self.inline_axis == Some(link.inline_axis())
    }

    /// The width of a block without one.
    fn filled_size(&self, axis: Axis) -> Option<f32> {
        let link = self.link;
        let fills = axis == Axis::Horizontal
            && self.is_in_flow()
            && matches!(link.size(axis), Size::Auto)
            && link.values.get_position().get_aspect_ratio().auto
            && self.inline_axis == Some(axis);
        if !fills {
            return None;
        }
        let mut outer = self.inline_basis?;
        for side in axis.sides() {
            outer -= match link.margin(side) {
                Margin::LengthPercentage(margin) => length(margin, self.inline_basis)?,
                Margin::Auto => 0.0,
                _ => return None,
            };
        }
        let is_border_box = self.is_border_box();
        let inner = if is_border_box { outer } else { outer - self.frame(axis)? };
        self.clamped(inner.max(0.0), axis)
    }

    /// The size within the least and the greatest one.
    fn clamped(&self, size: f32, axis: Axis) -> Option<f32> {
        let position = self.link.values.get_position();
        let (least, most) = match axis {
            Axis::Horizontal => (position.get_min_width(), position.get_max_width()),
            Axis::Vertical => (position.get_min_height(), position.get_max_height()),
        };
        let around = of(self.around, axis);
        let most = match most {
            MaxSize::LengthPercentage(most) => length(&most.0, around)?,
            MaxSize::None => f32::INFINITY,
            _ => return None,
        };
        let least = match least {
            Size::LengthPercentage(least) => length(&least.0, around)?,
            Size::Auto => 0.0,
            _ => return None,
        };
        let least = if self.is_border_box() { least.max(self.frame(axis)?) } else { least };
        Some(size.min(most).max(least))
    }

    fn is_border_box(&self) -> bool {
        *self.link.values.get_position().get_box_sizing() == BoxSizing::BorderBox
    }

    pub(super) fn padding(&self, side: Side) -> Option<f32> {
        length(&self.link.padding(side).0, self.inline_basis)
    }

    /// Padding at both sides.
    fn all_padding(&self, axis: Axis) -> Option<f32> {
        let [start, end] = axis.sides();
        Some(self.padding(start)? + self.padding(end)?)
    }

    /// Padding and borders at both sides.
    fn frame(&self, axis: Axis) -> Option<f32> {
        let [start, end] = axis.sides();
        Some(self.all_padding(axis)? + self.link.border(start) + self.link.border(end))
    }

    /// The size with padding and borders.
    pub(super) fn border_box(&self, axis: Axis) -> Option<f32> {
        let size = of(self.filled, axis)?;
        if self.is_border_box() { Some(size) } else { Some(size + self.frame(axis)?) }
    }

    /// The size of an area for the boxes inside.
    fn area(&self, area: Area, axis: Axis) -> Option<f32> {
        let content = (self.border_box(axis)? - self.frame(axis)?).max(0.0);
        match area {
            Area::Content => Some(content),
            Area::Padding => Some(content + self.all_padding(axis)?),
        }
    }

    /// The content box.
    pub(super) fn content(&self, axis: Axis) -> Option<f32> {
        self.area(Area::Content, axis)
    }
}
