//! A box and the boxes around it, by their computed styles.

use style::properties::ComputedValues;
use style::values::computed::{
    ColumnCount, Float, Inset, Length, Margin, NonNegativeLengthPercentage,
};
use style::values::computed::{PositionProperty, Size};
use style::values::specified::box_::DisplayInside;
use style::values::specified::box_::DisplayOutside;
use treewright_dom::{Namespace, NodeId, NodeKind, NodeRef};

use super::super::live::{LiveStyles, Page};
use crate::Device;
use crate::contrast::is_replaced;
use crate::hidden::values::Values;
use crate::values::Display;

/// A physical axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Horizontal,
    Vertical,
}

/// A physical side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    pub(super) const fn axis(self) -> Axis {
        match self {
            Self::Top | Self::Bottom => Axis::Vertical,
            Self::Left | Self::Right => Axis::Horizontal,
        }
    }

    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Top => Self::Bottom,
            Self::Right => Self::Left,
            Self::Bottom => Self::Top,
            Self::Left => Self::Right,
        }
    }
}

impl Axis {
    pub(super) const fn sides(self) -> [Side; 2] {
        match self {
            Self::Horizontal => [Side::Left, Side::Right],
            Self::Vertical => [Side::Top, Side::Bottom],
        }
    }
}

/// A box.
#[derive(Clone, Copy)]
pub(super) struct Link<'a> {
    pub(super) values: &'a ComputedValues,
    pub(super) display: Display,
    /// It has contents without boxes of the page, or it is a control, which is as wide as its contents.
    pub(super) is_replaced: bool,
    /// It can be in the top layer, which has another containing block.
    may_be_on_top: bool,
}

/// A box and those around it, from the inside to the outside.
pub(super) struct Chain<'a> {
    pub(super) links: Vec<Link<'a>>,
}

/// The edge at which the area of a containing block ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    Content,
    Padding,
}

impl<'a> Chain<'a> {
    /// `None` for an element or pseudo-element without a box.
    pub(super) fn new(
        styles: &'a LiveStyles,
        page: &Page<'a>,
        element: NodeId,
        pseudo: Option<&str>,
    ) -> Option<Self> {
        let mut links = Vec::new();
        if pseudo.is_some() {
            links.push(Link::new(styles.values(element, pseudo)?, None));
        }
        let mut next = page.document.get(element);
        while let Some(node) = next {
            let link = Link::new(styles.values(node.id(), None)?, Some(node));
            if link.display == Display::None || is_inside_svg(node) {
                return None;
            }
            links.push(link);
            next = flat_parent(page, node)?;
        }
        let first = links.first()?;
        // Browsers keep the computed values of inline boxes, which can be in several lines.
        let has_one_box = match first.display {
            Display::None | Display::Contents => false,
            Display::Inline => first.is_replaced,
            _ => true,
        };
        has_one_box.then_some(Self { links })
    }

    pub(super) fn at(&self, at: usize) -> Option<&Link<'a>> {
        self.links.get(at)
    }

    /// The boxes around one, with their places.
    pub(super) fn around(&self, at: usize) -> impl Iterator<Item = (usize, &Link<'a>)> {
        let boxes = self.links.iter().enumerate().skip(at.saturating_add(1));
        boxes.filter(|(_, link)| link.display != Display::Contents)
    }

    /// The box that generates the containing block, unless that is the initial one or a part of a table or of a grid.
    /// <https://drafts.csswg.org/css-position-3/#def-cb>
    pub(super) fn container(&self, at: usize) -> Option<(usize, Area)> {
        let link = self.at(at)?;
        let (found, area) = match link.position() {
            PositionProperty::Absolute | PositionProperty::Fixed => {
                if link.may_be_on_top {
                    return None;
                }
                let is_fixed = link.position() == PositionProperty::Fixed;
                let found = self.around(at).find(|(_, link)| link.contains(is_fixed))?;
                (found, Area::Padding)
            }
            _ => {
                // Inline boxes are in the block container of the nearest block.
                let mut around = self.around(at);
                (around.find(|(_, link)| link.display != Display::Inline)?, Area::Content)
            }
        };
        let (place, container) = found;
        let is_block = match container.display {
            Display::Block | Display::InlineBlock => true,
            Display::Flex | Display::InlineFlex => area == Area::Padding || !container.is_grid(),
            _ => false,
        };
        is_block.then_some((place, area))
    }

    /// Its size is also that of the boxes next to it.
    pub(super) fn is_item(&self, at: usize) -> bool {
        let is_in_flow = self.at(at).is_some_and(|link| !link.is_out_of_flow());
        let parent = self.around(at).next();
        is_in_flow
            && parent.is_some_and(|(_, parent)| {
                matches!(parent.display, Display::Flex | Display::InlineFlex)
            })
    }
}

impl<'a> Link<'a> {
    fn new(values: &'a ComputedValues, node: Option<NodeRef<'_>>) -> Self {
        let is_html = |node: NodeRef<'_>| node.namespace() == Some(Namespace::Html);
        Self {
            values,
            display: Display::of(*values.get_box().get_display()),
            is_replaced: node.is_some_and(|node| {
                is_replaced(node)
                    || is_html(node) && matches!(node.name(), "button" | "fieldset" | "legend")
            }),
            may_be_on_top: node.is_some_and(|node| {
                is_html(node)
                    && (node.name() == "dialog"
                        || node.document().attribute(node.id(), "popover").is_some())
            }),
        }
    }

    pub(super) fn position(&self) -> PositionProperty {
        *self.values.get_box().get_position()
    }

    pub(super) fn is_out_of_flow(&self) -> bool {
        matches!(self.position(), PositionProperty::Absolute | PositionProperty::Fixed)
    }

    pub(super) fn floats(&self) -> bool {
        *self.values.get_box().get_float() != Float::None
    }

    pub(super) fn is_vertical(&self) -> bool {
        self.values.writing_mode.is_vertical()
    }

    /// The axis of lines.
    pub(super) fn inline_axis(&self) -> Axis {
        if self.is_vertical() { Axis::Vertical } else { Axis::Horizontal }
    }

    fn is_grid(&self) -> bool {
        self.values.get_box().get_display().inside() == DisplayInside::Grid
    }

    /// It is on a line of text.
    pub(super) fn is_on_a_line(&self) -> bool {
        self.values.get_box().get_display().outside() == DisplayOutside::Inline
    }

    /// It contains the floats inside, and stands next to those outside.
    /// <https://drafts.csswg.org/css-display-3/#establish-an-independent-formatting-context>
    pub(super) fn has_own_floats(&self) -> bool {
        let boxed = self.values.get_box();
        boxed.get_display().inside() != DisplayInside::Flow
            || boxed.get_overflow_x().is_scrollable()
            || boxed.get_overflow_y().is_scrollable()
            || !boxed.get_contain().is_empty()
            || !boxed.get_container_type().is_normal()
            || !matches!(self.values.get_column().get_column_count(), ColumnCount::Auto)
            || !self.values.get_column().get_column_width().is_auto()
    }

    /// It is a block, or a container of flexible boxes.
    pub(super) fn is_block_level(&self) -> bool {
        matches!(self.display, Display::Block | Display::Flex)
    }

    /// It is the containing block of boxes with absolute positions, or of fixed ones.
    fn contains(&self, fixed: bool) -> bool {
        let contains_all = self.display != Display::Inline
            && Values::new(self.values, &Device::new()).contains_boxes();
        contains_all || !fixed && self.position() != PositionProperty::Static
    }

    /// It scrolls what is inside it.
    pub(super) fn scrolls(&self) -> bool {
        self.values.get_box().get_overflow_x().is_scrollable()
    }

    pub(super) fn size(&self, axis: Axis) -> &'a Size {
        let position = self.values.get_position();
        match axis {
            Axis::Horizontal => position.get_width(),
            Axis::Vertical => position.get_height(),
        }
    }

    pub(super) fn inset(&self, side: Side) -> &'a Inset {
        let position = self.values.get_position();
        match side {
            Side::Top => position.get_top(),
            Side::Right => position.get_right(),
            Side::Bottom => position.get_bottom(),
            Side::Left => position.get_left(),
        }
    }

    pub(super) fn margin(&self, side: Side) -> &'a Margin {
        let margin = self.values.get_margin();
        match side {
            Side::Top => margin.get_margin_top(),
            Side::Right => margin.get_margin_right(),
            Side::Bottom => margin.get_margin_bottom(),
            Side::Left => margin.get_margin_left(),
        }
    }

    pub(super) fn padding(&self, side: Side) -> &'a NonNegativeLengthPercentage {
        let padding = self.values.get_padding();
        match side {
            Side::Top => padding.get_padding_top(),
            Side::Right => padding.get_padding_right(),
            Side::Bottom => padding.get_padding_bottom(),
            Side::Left => padding.get_padding_left(),
        }
    }

    /// The width of a border.
    pub(super) fn border(&self, side: Side) -> f32 {
        let border = self.values.get_border();
        let (style, width) = match side {
            Side::Top => (border.get_border_top_style(), border.get_border_top_width()),
            Side::Right => (border.get_border_right_style(), border.get_border_right_width()),
            Side::Bottom => (border.get_border_bottom_style(), border.get_border_bottom_width()),
            Side::Left => (border.get_border_left_style(), border.get_border_left_width()),
        };
        if style.none_or_hidden() { 0.0 } else { width.0.to_f32_px() }
    }
}

/// A length, or a part of another one if that is known.
pub(super) fn length(
    value: &style::values::computed::LengthPercentage,
    basis: Option<f32>,
) -> Option<f32> {
    value.maybe_percentage_relative_to(basis.map(Length::new)).map(Length::px)
}

/// An element of a drawing, which has no box of CSS.
fn is_inside_svg(node: NodeRef<'_>) -> bool {
    let is_svg = |node: NodeRef<'_>| node.namespace() == Some(Namespace::Svg);
    is_svg(node) && node.parent().is_some_and(is_svg)
}

/// The parent of an element in the flat tree, `None` for the document element. Fails for elements that are not in the flat tree.
#[allow(clippy::option_option, reason = "two ways to have no parent")]
fn flat_parent<'a>(page: &Page<'a>, node: NodeRef<'a>) -> Option<Option<NodeRef<'a>>> {
    let parent = node.parent()?;
    match parent.kind() {
        NodeKind::Document => Some(None),
        NodeKind::ShadowRoot => parent.host().map(Some),
        NodeKind::Element if parent.may_have_fragments() && parent.shadow_root().is_some() => {
            let slot = (page.slot_of)(node.id())?;
            page.document.get(slot).map(Some)
        }
        NodeKind::Element => Some(Some(parent)),
        _ => None,
    }
}
