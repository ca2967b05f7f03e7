//! The places of border boxes: in the flow, and out of it.

use super::bounds::{BIG, Bounds, Side};
use super::box_values::{Align, Inset};
use super::flow::Flow;
use super::place::{Arrangement, Place, Room};
use super::sizes::{self, Edges};
use super::tricks::Trick;
use super::values::Values;
use crate::Display;

impl Place {
    /// Boxes whose declared sizes are not those that they have: parts of tables and flexible items.
    pub(super) fn resize(
        &self,
        values: &Values<'_>,
        display: Display,
        edges: &Edges,
        without_size: [bool; 2],
        x: &mut Side,
        y: &mut Side,
    ) {
        let out = values.is_out_of_flow();
        let is_table = matches!(
            display,
            Display::Table
                | Display::InlineTable
                | Display::TableRow
                | Display::TableRowGroup
                | Display::TableCell
        );
        let is_flexible = self.arrangement != Arrangement::Block && !out && values.is_flexed();
        if is_table && !values.has_fixed_layout()
            || is_flexible && self.arrangement == Arrangement::Row
        {
            *x = Side::from_start(x.start, Bounds::new(0.0, BIG));
        }
        if is_table || is_flexible && self.arrangement == Arrangement::Free {
            *y = Side::from_start(y.start, Bounds::new(y.size.lo.min(BIG), BIG));
        }
        let ([no_width, no_height], (clips_x, clips_y)) = (without_size, values.clips());
        if no_width && clips_x && !values.has_width() {
            *x = Side::from_start(x.start, Bounds::exact(edges.around(0)));
        }
        if no_height && clips_y && values.has_auto_height() {
            *y = Side::from_start(y.start, Bounds::exact(edges.around(1)));
        }
    }

    /// The size that an item takes at least of the row or column that it is in.
    pub(super) fn least_main(
        &self,
        values: &Values<'_>,
        display: Display,
        edges: &Edges,
        x: &Side,
    ) -> f32 {
        let axis = match self.arrangement {
            Arrangement::Row if self.packs_at_start => 0,
            Arrangement::Free if self.is_column => 1,
            Arrangement::Block if display == Display::InlineBlock => {
                let size = if values.has_width() { x.size.lo } else { 0.0 };
                return size + self.margins_along(edges, 0);
            }
            _ => return 0.0,
        };
        let room = if axis == 0 { self.room.x } else { self.room.y };
        let size = values.least_main(axis, room.size);
        let around = if values.has_border_box() { 0.0 } else { edges.around(axis) };
        size.clamp(-BIG, BIG) + around + self.margins_along(edges, axis)
    }

    /// The margins at both sides of a box.
    fn margins_along(&self, edges: &Edges, axis: usize) -> f32 {
        let sides = [axis, axis.saturating_add(2)];
        sides.map(|side| edges.margin(side, self.room.x.size).size().lo).iter().sum()
    }

    /// The border box of a box in the flow or of a float, and what moves it.
    pub(super) fn in_flow(
        &self,
        values: &Values<'_>,
        display: Display,
        edges: &Edges,
        flow: &mut Flow,
    ) -> (Room, Option<Bounds>, Option<(Trick, bool)>) {
        let Room { frame, x: around, y: around_y } = self.room;
        let (left, top) = (edges.margin(0, around.size), edges.margin(1, around.size));
        let right = edges.margin(2, around.size);
        let is_atomic =
            matches!(display, Display::InlineBlock | Display::InlineFlex | Display::InlineTable);
        let floats = values.floats();
        let shrinks = is_atomic
            || floats.is_some()
            || self.arrangement != Arrangement::Block
            || matches!(display, Display::Table | Display::TableCell | Display::TableRow);
        let available = around.size.minus(left.size()).minus(right.size()).at_least(0.0);
        let width = sizes::width(values, edges, around.size, available, shrinks);
        let width = if self.arrangement == Arrangement::Row && values.shrinks() {
            Bounds::new(0.0, width.hi)
        } else {
            width
        };
        let is_known = !shrinks
            || flow.is_at_start()
                && !self.is_rtl
                && if is_atomic {
                    values.align(false) == Align::Left
                } else {
                    self.packs_at_start || self.arrangement == Arrangement::Block
                };
        let start = around.start.add(left.size());
        let x = match (floats, is_known) {
            (Some(true), _) => Side::from_end(around.end.minus(right.size()), width),
            (Some(false), _) if !flow.has_floats => Side::from_start(start, width),
            (None, true) if left.is_auto() || self.is_rtl => {
                let rest = around.size.minus(width).minus(right.size()).at_least(0.0);
                let part = if right.is_auto() && left.is_auto() { 0.5 } else { 1.0 };
                if left.is_auto() || !shrinks {
                    Side::from_start(around.start.add(rest.times(part)), width)
                } else {
                    Side::from_start(start, width)
                }
            }
            (None, true) => {
                let indent =
                    if is_atomic { self.indent.unwrap_or(Bounds::UNKNOWN) } else { Bounds::ZERO };
                Side::from_start(
                    start.add(indent).plus(if is_atomic { self.shift[0] } else { 0.0 }),
                    width,
                )
            }
            _ => {
                let indent = if is_atomic && self.indent.is_some_and(|indent| indent.hi < 0.0) {
                    self.indent.unwrap_or(Bounds::ZERO)
                } else {
                    Bounds::ZERO
                };
                let before = match self.arrangement {
                    Arrangement::Row if self.packs_at_start && !self.is_rtl => flow.before(values),
                    Arrangement::Block if is_atomic => flow.before_atomic(),
                    _ => 0.0,
                };
                let least = start.lo + indent.lo + before;
                let end = around.end.hi.max(start.hi).max(least);
                Side::from_start(Bounds::new(least, end), width)
            }
        };
        let above = match self.arrangement {
            Arrangement::Block if is_atomic => flow.height(),
            Arrangement::Block => flow.before_block(floats.is_some()),
            Arrangement::Row => Bounds::ZERO,
            Arrangement::Free => {
                let before = if self.is_column { flow.before(values) } else { 0.0 };
                let most = flow.height().hi.max(around_y.size.hi.min(BIG));
                Bounds::new(before, most.max(before))
            }
        };
        let size = edges.height(values, around_y.size);
        let gap = flow.gap(top.size());
        let mut y = Side::from_start(around_y.start.add(above).add(gap), size);
        if is_atomic {
            y = y.moved(Bounds::exact(self.shift[1]));
        }
        let is_moved = left.size().lo < -20.0
            || top.size().lo < -20.0
            || left.size().hi > 300.0
            || top.size().hi > 300.0
            || edges.padding[0] > 300.0
            || edges.padding[1] > 100.0;
        let is_relative = edges.has_relative_margin();
        let capacity = match () {
            () if !shrinks => None,
            () if values.has_width() => Some(width),
            () if self.arrangement == Arrangement::Block => Some(available),
            () => Some(Bounds::new(0.0, available.hi)),
        };
        (Room { frame, x, y }, capacity, is_moved.then_some((Trick::Margin, is_relative)))
    }

    /// The border box of a box out of the flow. <https://drafts.csswg.org/css-position-3/#abspos-layout>
    pub(super) fn out_of_flow(
        &self,
        values: &Values<'_>,
        edges: &Edges,
        flow: &Flow,
        most_height: Option<f32>,
    ) -> (Room, Option<Bounds>, Option<(Trick, bool)>) {
        let around = if values.is_fixed() { &self.fixed } else { &self.absolute };
        let same_frame = self.room.frame.clip == around.frame.clip
            && self.room.frame.is_fixed == around.frame.is_fixed;
        let insets = values.insets();
        let mut sides = [around.x, around.y];
        let mut capacity = None;
        for (axis, side) in sides.iter_mut().enumerate() {
            let (room, is_x) = if axis == 0 { (&around.x, true) } else { (&around.y, false) };
            let of = |place: usize| {
                let inset = insets.get(place).copied();
                inset.and_then(|inset| inset.at(room.size))
            };
            let (start, end) = (of(axis), of(axis.saturating_add(2)));
            let margin_start = edges.margin(axis, around.x.size);
            let margin_end = edges.margin(axis.saturating_add(2), around.x.size);
            let size = if is_x {
                let rest = |inset: Option<Bounds>| inset.unwrap_or(Bounds::ZERO);
                let available = room
                    .size
                    .minus(rest(start))
                    .minus(rest(end))
                    .minus(margin_start.size())
                    .minus(margin_end.size())
                    .at_least(0.0);
                let shrinks = start.is_none() || end.is_none();
                if shrinks && !values.has_width() {
                    capacity = Some(available);
                }
                sizes::width(values, edges, room.size, available, shrinks)
            } else {
                let mut declared = edges.height(values, room.size);
                if let Some(most) = most_height {
                    declared = Bounds::new(declared.lo, declared.hi.min(most.max(declared.lo)));
                }
                match (start, end) {
                    (Some(start), Some(end)) if values.has_auto_height() => {
                        room.size.minus(start).minus(end).at_least(0.0)
                    }
                    _ => declared,
                }
            };
            let prefers_end = is_x && self.is_rtl;
            *side = match (start, end) {
                (Some(start), end) if !prefers_end || end.is_none() => {
                    Side::from_start(room.start.add(start).add(margin_start.size()), size)
                }
                (_, Some(end)) => {
                    Side::from_end(room.end.minus(end).minus(margin_end.size()), size)
                }
                _ if !same_frame => Side::from_start(Bounds::UNKNOWN, size),
                _ if is_x => {
                    let x = &self.room.x;
                    let is_start = self.arrangement == Arrangement::Block && !self.is_rtl;
                    let is_left = values.align(self.is_rtl) == Align::Left;
                    let place = if is_start && flow.is_at_start() && is_left {
                        x.start.add(self.indent.unwrap_or(Bounds::UNKNOWN)).plus(self.shift[0])
                    } else {
                        x.start.hull(x.end)
                    };
                    Side::from_start(place.add(margin_start.size()), size)
                }
                _ => {
                    let above = flow.above();
                    let place = self.room.y.start.add(above).add(margin_start.size());
                    Side::from_start(place, size)
                }
            };
        }
        let is_set = insets.iter().any(|inset| inset.number().is_some());
        let is_relative = insets.iter().any(Inset::is_relative);
        let trick = if is_set { Some((Trick::Offset, is_relative)) } else { None };
        let is_far = edges.margin(0, around.x.size).size().lo < -20.0
            || edges.margin(1, around.x.size).size().lo < -20.0;
        let trick = trick.or(is_far.then_some((Trick::Margin, false)));
        (Room { frame: around.frame, x: sides[0], y: sides[1] }, capacity, trick)
    }
}
