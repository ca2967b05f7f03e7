//! Insets of boxes with positions.
//!
//! <https://drafts.csswg.org/css-position-3/#insets>

use style::values::computed::{Inset, Margin, PositionProperty, Size};

use super::chain::{Axis, Chain, Side, length};
use super::sizes::{Known, of};

impl Chain<'_> {
    pub(super) fn used_inset(&self, side: Side) -> Option<f32> {
        let known = self.known(0, 0)?;
        let axis = side.axis();
        match known.link.position() {
            PositionProperty::Static => None,
            PositionProperty::Relative => {
                let around = of(known.around, axis);
                match (known.link.inset(side), known.link.inset(side.opposite())) {
                    (Inset::LengthPercentage(inset), _) => length(inset, around),
                    (Inset::Auto, Inset::LengthPercentage(other)) => {
                        length(other, around).map(|other| -other)
                    }
                    (Inset::Auto, Inset::Auto) => Some(0.0),
                    _ => None,
                }
            }
            PositionProperty::Sticky => match known.link.inset(side) {
                Inset::LengthPercentage(inset) => length(inset, self.scrolled(axis)),
                _ => None,
            },
            PositionProperty::Absolute | PositionProperty::Fixed => {
                let around = of(known.around, axis);
                match known.link.inset(side) {
                    Inset::LengthPercentage(inset) => length(inset, around),
                    Inset::Auto => known.measured_from_the_other_side(side, around?),
                    _ => None,
                }
            }
        }
    }

    /// The size of the nearest box that scrolls.
    fn scrolled(&self, axis: Axis) -> Option<f32> {
        let (place, _) = self.around(0).find(|(_, link)| link.scrolls())?;
        self.known(place, 1)?.content(axis)
    }
}

impl Known<'_, '_> {
    /// An inset of a box whose size and opposite inset are known.
    fn measured_from_the_other_side(&self, side: Side, around: f32) -> Option<f32> {
        let Inset::LengthPercentage(other) = self.link.inset(side.opposite()) else { return None };
        let axis = side.axis();
        if matches!(self.link.size(axis), Size::Auto) {
            return None;
        }
        let mut rest = around - length(other, Some(around))? - self.border_box(axis)?;
        for side in axis.sides() {
            rest -= match self.link.margin(side) {
                Margin::LengthPercentage(margin) => length(margin, self.inline_basis)?,
                Margin::Auto => 0.0,
                _ => return None,
            };
        }
        Some(rest)
    }
}
