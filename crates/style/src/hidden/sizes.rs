//! Sizes, margins and padding of boxes, as far as values say them.

use treewright_dom::{LocalName, NodeRef};

use super::bounds::{BIG, Bounds};
use super::place::{Arrangement, Room};
use super::values::{Amount, Values};
use crate::Display;

/// A margin: `auto`, or a size.
#[derive(Clone, Copy, Debug)]
pub(super) enum Margin {
    Auto,
    Size(Bounds),
}

impl Margin {
    pub(super) const fn is_auto(self) -> bool {
        matches!(self, Self::Auto)
    }

    pub(super) const fn size(self) -> Bounds {
        match self {
            Self::Auto => Bounds::ZERO,
            Self::Size(size) => size,
        }
    }
}

/// The edges of a box: left, top, right, bottom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edges {
    margins: [Amount; 4],
    /// The parts of margins that are fractions of the width around.
    basis: f32,
    pub(super) padding: [f32; 4],
    pub(super) border: [f32; 4],
}

impl Edges {
    pub(super) fn of(values: &Values<'_>) -> Self {
        Self {
            margins: values.all_margins(),
            basis: values.viewport().0,
            padding: values.all_padding(),
            border: values.borders(),
        }
    }

    pub(super) fn has_relative_margin(&self) -> bool {
        self.margins.iter().any(|margin| margin.is_relative())
    }

    /// A margin in a box of this width.
    pub(super) fn margin(&self, side: usize, around: Bounds) -> Margin {
        match self.margins.get(side) {
            Some(Amount::Pixels(pixels)) => Margin::Size(Bounds::exact(*pixels)),
            Some(Amount::Relative(pixels)) => {
                // A part of the width, which is that of the page at most.
                let width = around.at_most(self.basis);
                let part = pixels / self.basis.max(1.0);
                Margin::Size(if around.hi <= 0.0 {
                    Bounds::new(pixels.min(0.0), pixels.max(0.0))
                } else {
                    width.times(part)
                })
            }
            _ => Margin::Auto,
        }
    }

    pub(super) fn around(&self, axis: usize) -> f32 {
        let of = |sides: &[f32; 4]| {
            sides.get(axis).copied().unwrap_or_default()
                + sides.get(axis.saturating_add(2)).copied().unwrap_or_default()
        };
        of(&self.padding) + of(&self.border)
    }

    /// The height of the border box, as far as it is declared.
    pub(super) fn height(&self, values: &Values<'_>, around: Bounds) -> Bounds {
        let sizes = values.declared(1, around);
        bounded(sizes, values.has_border_box(), self.around(1), Bounds::new(self.around(1), BIG))
    }
}

/// A size, its least and its greatest value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Declared {
    pub(super) size: Option<Bounds>,
    pub(super) least: Bounds,
    pub(super) most: Option<Bounds>,
}

fn bounded(declared: Declared, is_border_box: bool, around: f32, auto: Bounds) -> Bounds {
    let outer = |size: Bounds| {
        if is_border_box { size.at_least(around) } else { size.plus(around) }
    };
    let mut size = declared.size.map_or(auto, outer);
    if let Some(most) = declared.most.map(outer) {
        size = Bounds::new(size.lo.min(most.lo), size.hi.min(most.hi));
    }
    let least = outer(declared.least);
    if least.hi > 0.0 {
        size = Bounds::new(size.lo.max(least.lo), size.hi.max(least.hi));
    }
    size
}

/// The width of the border box.
pub(super) fn width(
    values: &Values<'_>,
    edges: &Edges,
    around: Bounds,
    available: Bounds,
    shrinks: bool,
) -> Bounds {
    let auto = match () {
        () if !shrinks => available,
        // Text that does not wrap is as long as it is.
        () if values.keeps_lines() => Bounds::SIZE,
        () => Bounds::new(0.0, available.hi.max(0.0)),
    };
    bounded(values.declared(0, around), values.has_border_box(), edges.around(0), auto)
}

/// The offsets of a box that is positioned relatively. <https://drafts.csswg.org/css-position-3/#relpos-insets>
pub(super) fn relative(values: &Values<'_>, room: &Room) -> [Bounds; 2] {
    let [left, top, right, bottom] = values.insets();
    let of =
        |start: super::box_values::Inset<'_>, end: super::box_values::Inset<'_>, around: Bounds| {
            match (start.at(around), end.at(around)) {
                (Some(start), _) => start,
                (None, Some(end)) => end.times(-1.0),
                (None, None) => Bounds::ZERO,
            }
        };
    if values.is_sticky() {
        return [Bounds::ZERO; 2];
    }
    let height = if room.y.size.is_exact() { room.y.size } else { Bounds::new(0.0, 0.0) };
    [of(left, right, room.x.size), of(top, bottom, height)]
}

pub(super) fn arrangement(values: &Values<'_>, display: Display) -> Arrangement {
    match display {
        Display::Flex | Display::InlineFlex if values.is_single_row() => Arrangement::Row,
        Display::Flex | Display::InlineFlex => Arrangement::Free,
        Display::TableRow => Arrangement::Row,
        _ => Arrangement::Block,
    }
}

/// The box cuts off what overflows. What clips the root element, or else the body, is that of the viewport.
/// <https://drafts.csswg.org/css-overflow-3/#overflow-propagation>
pub(super) fn clips_at_all(
    values: &Values<'_>,
    display: Display,
    element: NodeRef<'_>,
    root_scrolls: bool,
) -> bool {
    let (x, y) = values.clips_paint();
    let is_table_part = matches!(
        display,
        Display::TableRow
            | Display::TableRowGroup
            | Display::TableColumn
            | Display::Table
            | Display::InlineTable
    );
    (x || y) && !is_table_part && !is_of_the_viewport(element, root_scrolls)
}

/// `overflow` of this element is that of the viewport.
pub(super) fn is_of_the_viewport(element: NodeRef<'_>, root_scrolls: bool) -> bool {
    element.is_html_element(LocalName::HTML)
        || element.is_html_element(LocalName::BODY) && !root_scrolls
}
