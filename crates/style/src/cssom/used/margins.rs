//! Margins.
//!
//! <https://drafts.csswg.org/css2/#Computing_widths_and_margins>

use style::values::computed::Margin;

use super::chain::{Axis, Chain, Side, length};
use super::sizes::Known;
use crate::values::Display;

impl Chain<'_> {
    pub(super) fn used_margin(&self, side: Side) -> Option<f32> {
        let known = self.known(0, 0)?;
        let link = known.link;
        match link.margin(side) {
            Margin::LengthPercentage(margin) => length(margin, known.inline_basis),
            Margin::Auto if link.is_out_of_flow() || self.is_item(0) => None,
            Margin::Auto if link.floats() => Some(0.0),
            Margin::Auto if link.is_on_a_line() => Some(0.0),
            Margin::Auto if link.is_block_level() => match known.inline_axis {
                Some(axis) if side.axis() != axis => Some(0.0),
                Some(axis) => known.shared(side, axis),
                // Where lines run is not known without a containing block; it mostly is where this one's do.
                None => self.is_across(side).then_some(0.0),
            },
            _ => None,
        }
    }

    /// A margin across the lines of the block that the box is in.
    fn is_across(&self, side: Side) -> bool {
        let parent = self.around(0).find(|(_, link)| link.display != Display::Inline);
        match parent {
            Some((_, parent)) => {
                matches!(parent.display, Display::Block | Display::InlineBlock | Display::TableCell)
                    && parent.inline_axis() != side.axis()
            }
            None => side.axis() == Axis::Vertical,
        }
    }
}

impl Known<'_, '_> {
    /// The part of an `auto` margin in the space that a block leaves along the lines around it.
    fn shared(&self, side: Side, axis: Axis) -> Option<f32> {
        if !self.is_in_flow() {
            return None;
        }
        let rest = self.inline_basis? - self.border_box(axis)?;
        let share = match self.link.margin(side.opposite()) {
            Margin::Auto => rest / 2.0,
            Margin::LengthPercentage(other) => rest - length(other, self.inline_basis)?,
            _ => return None,
        };
        // Too little space takes from the margin at one end.
        (share >= 0.0).then_some(share)
    }
}
