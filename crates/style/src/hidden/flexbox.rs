//! Flexible boxes. <https://drafts.csswg.org/css-flexbox-1/>

use style::values::computed::Size;

use super::bounds::{BIG, Bounds};
use super::box_values::resolved;
use super::values::Values;

impl Values<'_> {
    /// A flex container with one row that begins at its start.
    pub(super) fn is_single_row(&self) -> bool {
        use style::computed_values::flex_direction::T as Direction;
        use style::computed_values::flex_wrap::T as Wrap;
        let position = self.computed().get_position();
        self.is_flexbox()
            && *position.get_flex_direction() == Direction::Row
            && *position.get_flex_wrap() == Wrap::NOWRAP
    }

    /// Items of this container are packed at its start.
    pub(super) fn packs_at_start(&self) -> bool {
        use style::values::specified::align::ContentDistribution;
        let justify = self.computed().get_position().get_justify_content();
        self.is_single_row()
            && (*justify == ContentDistribution::normal()
                || *justify == ContentDistribution::start())
    }

    /// An item whose size is not the declared one.
    pub(super) fn is_flexed(&self) -> bool {
        use style::values::generics::flex::GenericFlexBasis;
        let position = self.computed().get_position();
        let has_basis = match position.get_flex_basis() {
            GenericFlexBasis::Content => true,
            GenericFlexBasis::Size(size) => !matches!(size, Size::Auto),
        };
        position.get_flex_grow().0 > 0.0 || has_basis
    }

    fn is_flexbox(&self) -> bool {
        use style::values::specified::box_::DisplayInside;
        self.computed().get_box().get_display().inside() == DisplayInside::Flex
    }

    /// The axis of the items of a flex container, with true for a column.
    pub(super) fn main_axis(&self) -> Option<bool> {
        use style::computed_values::flex_direction::T as Direction;
        let direction = *self.computed().get_position().get_flex_direction();
        self.is_flexbox()
            .then_some(matches!(direction, Direction::Column | Direction::ColumnReverse))
    }

    /// A column of items that begins at the top, in one piece.
    pub(super) fn is_single_column(&self) -> bool {
        use style::computed_values::flex_direction::T as Direction;
        use style::computed_values::flex_wrap::T as Wrap;
        use style::values::specified::align::ContentDistribution;
        let position = self.computed().get_position();
        let justify = position.get_justify_content();
        self.is_flexbox()
            && *position.get_flex_direction() == Direction::Column
            && *position.get_flex_wrap() == Wrap::NOWRAP
            && (*justify == ContentDistribution::normal()
                || *justify == ContentDistribution::start())
    }

    /// A flexible item that begins without size in the main axis, and does not grow.
    pub(super) fn has_no_basis(&self, is_column: bool) -> bool {
        use style::values::generics::flex::GenericFlexBasis;
        let position = self.computed().get_position();
        let GenericFlexBasis::Size(Size::LengthPercentage(basis)) = position.get_flex_basis()
        else {
            return false;
        };
        let is_none = |size: &Size| match size {
            Size::LengthPercentage(length) => {
                length.0.to_length().is_some_and(|length| length.px() <= 1.0)
            }
            Size::Auto => true,
            _ => false,
        };
        position.get_flex_grow().0 <= 0.0
            && (basis.0.to_length().is_some_and(|basis| basis.px() <= 1.0)
                || !is_column && basis.0.to_percentage().is_some_and(|part| part.0 <= 0.0))
            && is_none(position.get_min_width())
            && is_none(position.get_min_height())
    }

    pub(super) fn order(&self) -> i32 {
        *self.computed().get_position().get_order()
    }

    /// The size in the main axis that a flexible item has at least, in a container of this size.
    pub(super) fn least_main(&self, axis: usize, around: Bounds) -> f32 {
        use style::values::generics::flex::GenericFlexBasis;
        let position = self.computed().get_position();
        let declared = self.declared(axis, around);
        if self.order() != 0 {
            return -BIG;
        }
        if self.shrinks() {
            return declared.least.lo;
        }
        let basis = match position.get_flex_basis() {
            GenericFlexBasis::Size(Size::LengthPercentage(basis)) => {
                let is_known = basis.0.to_length().is_some() || around.is_exact();
                if is_known { resolved(&basis.0, around) } else { Bounds::ZERO }
            }
            GenericFlexBasis::Size(Size::Auto) => declared.size.unwrap_or(Bounds::ZERO),
            _ => Bounds::ZERO,
        };
        let most = declared.most.map_or(BIG, |most| most.lo);
        basis.lo.min(most).max(declared.least.lo)
    }

    pub(super) fn shrinks(&self) -> bool {
        self.computed().get_position().get_flex_shrink().0 > 0.0
    }
}
