//! Opaque boxes that are above others: those that fill their containing block, and those that are moved over a sibling.

use style::values::generics::effects::GenericFilter;
use treewright_dom::{NodeId, NodeRef};

use super::bounds::{BIG, Bounds};
use super::box_values::Inset;
use super::values::{Amount, Values};
use crate::Display;
use crate::styles::Styles;

/// The most siblings that are looked at for each box.
const MOST: usize = 16;

/// A text of as many bytes is one line in most boxes.
const ONE_LINE: usize = 80;

/// Nothing is seen through a box.
fn hides_what_is_below(values: &Values<'_>) -> bool {
    let is_opaque = values
        .solid_background()
        .map_or_else(|| values.background().alpha() >= 0.95, |color| color.alpha() >= 0.95);
    (is_opaque && !values.is_mixed() || values.removes_backdrop())
        && !values.clips_background_to_text()
        && !values.changes_colors()
        && !values.has_round_corners()
        && values.opacity() * values.filter().0 >= 0.95
        && values.is_visible()
        && values.has_box()
        && values.clip_path_is_empty(None).is_none()
        && !values.mask_is_empty(None)
}

/// A box out of the flow that is as large as its containing block, and opaque.
pub(super) fn covers(values: &Values<'_>) -> bool {
    let zero = |inset: Inset<'_>| inset.number().is_some_and(|inset| inset <= 0.5);
    let [left, top, right, bottom] = values.insets();
    let (fills_width, fills_height) = values.fills();
    let (width, height) = values.size();
    let all_x =
        zero(left) && zero(right) && width.is_none() || fills_width && (zero(left) || zero(right));
    let all_y = zero(top) && zero(bottom) && height.is_none()
        || fills_height && (zero(top) || zero(bottom));
    values.is_out_of_flow()
        && all_x
        && all_y
        && values.z_index().is_none_or(|level| level >= 0)
        && !values.is_transformed()
        && hides_what_is_below(values)
}

impl Values<'_> {
    /// `backdrop-filter` leaves nothing of the text below.
    fn removes_backdrop(&self) -> bool {
        let filters = self.computed().get_effects().get_backdrop_filter();
        filters.0.iter().any(|filter| match filter {
            GenericFilter::Blur(radius) => radius.0.px() >= 12.0,
            GenericFilter::Brightness(factor) | GenericFilter::Contrast(factor) => factor.0 <= 0.01,
            _ => false,
        })
    }
}

/// A box that paints, and the boxes before it.
pub(super) struct Siblings<'a, 'b> {
    pub(super) styles: &'a Styles,
    pub(super) cover: NodeRef<'a>,
    pub(super) values: &'b Values<'a>,
}

impl<'a> Siblings<'a, '_> {
    /// Calls a function with each sibling that the box is on top of.
    pub(super) fn each_covered(&self, mut found: impl FnMut(NodeId)) {
        let (values, styles) = (self.values, self.styles);
        let is_moved = values.is_positioned()
            || values.is_transformed()
            || values.margins().1.number().is_some_and(|margin| margin < 0.0);
        let is_placed = values.is_placed_in_grid();
        if !(is_moved || is_placed) || !hides_what_is_below(values) {
            return;
        }
        let of = |node: NodeRef<'a>| {
            let values = styles.values_of(node.id())?;
            let values = Values::new(values, styles.device());
            (values.has_box() && styles.display(node.id()) != Some(Display::Inline))
                .then_some(values)
        };
        if values.is_out_of_flow() {
            for node in self.cover.previous_siblings().take(MOST) {
                if of(node).is_some_and(|other| is_within(&other, values)) {
                    found(node.id());
                }
            }
        } else if is_placed {
            let before = self.cover.previous_siblings().take(MOST).map(|node| (node, false));
            let after = self.cover.next_siblings().take(MOST).map(|node| (node, true));
            for (node, is_later) in before.chain(after) {
                if of(node).is_some_and(|other| is_in_same_cell(&other, values, is_later)) {
                    found(node.id());
                }
            }
        } else {
            let mut before = self.cover.previous_siblings().take(MOST);
            let before = before.find(|node| node.name() != "style" && !node.name().is_empty());
            if let Some(node) = before
                && of(node).is_some_and(|other| self.is_pulled_over(node, &other))
            {
                found(node.id());
            }
        }
    }

    /// The box is moved up by the height of the box before it, and is as high as that.
    fn is_pulled_over(&self, before: NodeRef<'a>, other: &Values<'_>) -> bool {
        let values = self.values;
        let Some((right, down)) = displacement(values) else { return false };
        if !is_above(values, other) || other.is_out_of_flow() || other.floats().is_some() {
            return false;
        }
        let Some(height) = short_height(self.styles, before, other) else { return false };
        let height = height.lo;
        let (_, own) = values.size();
        let (width, _) = values.size();
        let (left, _) = values.margins();
        let margins = other.all_margins();
        let pixels =
            |side: usize| margins.get(side).and_then(|margin| margin.number()).unwrap_or_default();
        let starts_at =
            |amount: Amount| amount.number().is_some_and(|left| left + right <= pixels(0) + 1.0);
        // Margins of both are one, of which the move takes a part.
        let up = -down - pixels(3).max(0.0);
        width.is_none()
            && right.abs() <= 8.0
            && starts_at(left)
            && up + 1.0 >= height
            && own.is_some_and(|own| own + 1.0 >= -down)
            && up <= 2.0 * height + 40.0
    }
}

/// The height of a box, as far as it is declared, or if its text is short: of one line, or of two at most.
pub(super) fn short_height(
    styles: &Styles,
    node: NodeRef<'_>,
    values: &Values<'_>,
) -> Option<Bounds> {
    let (_, padding) = values.padding();
    if let (_, Some(height)) = values.size() {
        return Some(Bounds::exact(height + padding));
    }
    let mut bytes = 0_usize;
    for (number, inner) in node.descendants().enumerate() {
        let is_inline = styles.display(inner.id()).is_none_or(|display| display == Display::Inline);
        bytes = bytes.saturating_add(inner.text_data().map_or(0, str::len));
        let is_image = matches!(inner.name(), "img" | "svg" | "br" | "video" | "canvas" | "iframe");
        if number >= MOST || bytes > ONE_LINE || !is_inline || is_image {
            return None;
        }
    }
    let [left, _, right, _] = values.insets();
    let is_narrow = values.size().0.is_some_and(|width| width < 20.0 * values.font_size())
        || left.number().is_some() && right.number().is_some();
    let line = values.line_height_bounds();
    let most = if is_narrow { BIG } else { 3.0 * line.hi + padding };
    // Half of what is between lines is above the letters, and half below.
    Some(Bounds::new(line.lo.max(values.font_size()) + padding, most))
}

/// How far a box in the flow is moved to the right and down.
fn displacement(values: &Values<'_>) -> Option<(f32, f32)> {
    let (_, top) = values.margins();
    let (mut right, mut down) = (0.0, top.number().unwrap_or_default());
    if values.is_relative() {
        let [left, top, _, bottom] = values.insets();
        right += left.number().unwrap_or_default();
        down += match (top.number(), bottom.number()) {
            (Some(top), _) => top,
            (None, Some(bottom)) => -bottom,
            (None, None) => 0.0,
        };
    }
    if let Some(translation) = values.translation() {
        if translation.is_loose {
            return None;
        }
        let [(by_x, part_x), (by_y, part_y)] = translation.by;
        right += by_x;
        down += by_y;
        if part_x != 0.0 || part_y != 0.0 {
            return None;
        }
    }
    (down < -1.0).then_some((right, down))
}

/// The order of painting: a box that comes later is above one that is not at a higher level.
fn is_above(cover: &Values<'_>, other: &Values<'_>) -> bool {
    let level = |values: &Values<'_>| {
        let is_leveled =
            values.is_positioned() || values.is_transformed() || values.opacity() < 1.0;
        is_leveled.then(|| values.z_index().unwrap_or(0))
    };
    match (level(cover), level(other)) {
        (None, other) => other.is_some_and(|other| other < 0),
        (Some(cover), None) => cover >= 0,
        (Some(cover), Some(other)) => cover >= other,
    }
}

/// Two boxes of one containing block with declared places, one within the other.
fn is_within(inner: &Values<'_>, outer: &Values<'_>) -> bool {
    let rect = |values: &Values<'_>| {
        if !values.is_out_of_flow() || values.is_transformed() {
            return None;
        }
        let margins = values.all_margins();
        let start = |side: usize| {
            let inset = values.insets().get(side).copied().filter(|inset| !inset.is_relative())?;
            let margin = margins.get(side).and_then(|margin| margin.number()).unwrap_or_default();
            Some(inset.number()? + margin)
        };
        let (left, top) = (start(0)?, start(1)?);
        let (width, height) = values.size();
        let (padding_x, padding_y) = values.padding();
        Some([left, top, left + width? + padding_x, top + height? + padding_y])
    };
    let (Some([left, top, right, bottom]), Some([from, above, to, below])) =
        (rect(inner), rect(outer))
    else {
        return false;
    };
    inner.is_fixed() == outer.is_fixed()
        && is_above(outer, inner)
        && from <= left + 1.0
        && above <= top + 1.0
        && to + 1.0 >= right
        && below + 1.0 >= bottom
}

/// Two items of a grid in one cell that both fill it.
fn is_in_same_cell(other: &Values<'_>, cover: &Values<'_>, other_is_later: bool) -> bool {
    let (one, two) = (other.computed().get_position(), cover.computed().get_position());
    let level = |values: &Values<'_>| values.z_index().unwrap_or(0);
    let is_above =
        if other_is_later { level(cover) > level(other) } else { level(cover) >= level(other) };
    let fills = |values: &Values<'_>| {
        let (width, height) = values.size();
        let margins = values.all_margins();
        width.is_none()
            && height.is_none()
            && values.stretches()
            && margins.iter().all(|margin| margin.number().is_some_and(|margin| margin <= 1.0))
    };
    is_above
        && other.is_placed_in_grid()
        && one.get_grid_row_start() == two.get_grid_row_start()
        && one.get_grid_row_end() == two.get_grid_row_end()
        && one.get_grid_column_start() == two.get_grid_column_start()
        && one.get_grid_column_end() == two.get_grid_column_end()
        && !other.is_out_of_flow()
        && !cover.is_transformed()
        && !cover.is_positioned_by_offsets()
        && fills(cover)
        && !other.is_transformed()
        && !other.is_positioned_by_offsets()
        && other
            .all_margins()
            .iter()
            .all(|margin| margin.number().is_some_and(|margin| margin >= -1.0))
}

impl Values<'_> {
    /// An item that fills its area in both axes.
    fn stretches(&self) -> bool {
        use style::values::specified::align::AlignFlags;
        let position = self.computed().get_position();
        let is_stretched = |flags: AlignFlags| {
            matches!(flags.value(), AlignFlags::AUTO | AlignFlags::NORMAL | AlignFlags::STRETCH)
        };
        is_stretched(position.get_align_self().0) && is_stretched(position.get_justify_self().0)
    }

    fn is_positioned_by_offsets(&self) -> bool {
        self.is_positioned()
            && self.insets().iter().any(|inset| inset.number().is_some_and(|inset| inset != 0.0))
    }
}
