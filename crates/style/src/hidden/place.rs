//! Places of boxes, as far as values alone bound them: sums of offsets, margins, padding and translations along the ancestors.
//!
//! Each box has [bounds](Bounds) for its edges, in the coordinates of a [`Frame`]: of the page, or of a box that clips. What is
//! before it in the flow is estimated from its text and from declared sizes. Text is out if it is out for each place within the
//! bounds.

use treewright_dom::{NodeId, NodeRef};

use super::bounds::{BIG, Bounds, Side};
use super::box_values::{Align, Inset};
use super::flow::{Flow, Metrics};
use super::sizes::{self, Edges};
use super::tricks::{Certainty, Trick};
use super::values::Values;
use crate::Display;

/// The coordinates of places, and what of them can be seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// The place of the frame on the page.
    origin: [Bounds; 2],
    /// The part of the frame that is not cut off, and the box that cuts.
    visible: [Bounds; 2],
    clip: Option<NodeId>,
    /// The part of the page that people can scroll to.
    page: [Bounds; 2],
    /// The viewport itself, whose boxes do not scroll.
    is_fixed: bool,
}

/// The arrangement of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// One below the other.
    Block,
    /// One after the other in a line.
    Row,
    /// As the container says: each may be anywhere in it.
    Free,
}

/// A box that others are placed in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) frame: Frame,
    pub(super) x: Side,
    pub(super) y: Side,
}

/// The element that moves text, how, and whether by a part of something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mover {
    pub(super) element: NodeId,
    pub(super) trick: Trick,
    pub(super) is_relative: bool,
}

/// The place of what is in an element.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Place {
    /// The content box of the nearest block container.
    pub(super) room: Room,
    pub(super) arrangement: Arrangement,
    /// The containing blocks of boxes out of the flow.
    pub(super) absolute: Room,
    pub(super) fixed: Room,
    /// How far inline boxes are moved.
    pub(super) shift: [f32; 2],
    /// The first line begins with this; `None` if other lines do.
    pub(super) indent: Option<Bounds>,
    pub(super) is_rtl: bool,
    /// The box is as wide as its text, and as high.
    fits: [bool; 2],
    /// The rows of the grid have no height.
    rows_are_zero: bool,
    /// Items of a row begin at its start.
    packs_at_start: bool,
    /// The root element decides how the viewport scrolls, not the body.
    pub(super) root_scrolls: bool,
    pub(super) mover: Option<Mover>,
}

impl Place {
    /// The place of the root element.
    pub(super) fn of_the_page(viewport: (f32, f32)) -> Self {
        let (width, height) = viewport;
        let frame = Frame {
            origin: [Bounds::ZERO; 2],
            visible: [Bounds::UNKNOWN; 2],
            clip: None,
            page: [Bounds::SIZE; 2],
            is_fixed: false,
        };
        let side = |size: f32| Side::from_start(Bounds::ZERO, Bounds::exact(size));
        let seen = [Bounds::new(0.0, width), Bounds::new(0.0, height)];
        let y = Side::from_start(Bounds::ZERO, Bounds::SIZE);
        let page = Room { frame, x: side(width), y };
        let absolute = Room { y: side(height), ..page };
        let fixed = Room { frame: Frame { page: seen, is_fixed: true, ..frame }, ..absolute };
        Self {
            room: page,
            arrangement: Arrangement::Block,
            absolute,
            fixed,
            shift: [0.0; 2],
            indent: Some(Bounds::ZERO),
            is_rtl: false,
            fits: [false, true],
            rows_are_zero: false,
            packs_at_start: false,
            root_scrolls: false,
            mover: None,
        }
    }

    /// Enters a root element or a body, which decide how the viewport scrolls.
    /// <https://drafts.csswg.org/css-overflow-3/#overflow-propagation>
    pub(super) fn scroll_as(&mut self, values: &Values<'_>, is_root: bool) {
        let (width, height) = values.viewport();
        let page = &mut self.absolute.frame.page;
        if is_root && values.is_right_to_left() {
            page[0] = Bounds::new(-BIG, width);
        }
        if self.root_scrolls {
            return;
        }
        let (x, y) = values.clips();
        self.root_scrolls = is_root && (x || y);
        let (cuts_x, cuts_y) = values.cuts();
        if cuts_x {
            page[0] = Bounds::new(0.0, width);
        }
        if cuts_y {
            page[1] = Bounds::new(0.0, height);
        }
        self.room.frame.page = *page;
    }

    /// Enters an inline box.
    pub(super) fn enter_inline(&mut self, element: NodeRef<'_>, values: &Values<'_>, flow: &Flow) {
        let (left, _) = values.margins();
        let (padding, _) = values.padding_before();
        let mut by = [left.number().unwrap_or_default() + padding, 0.0];
        if values.is_relative() {
            let offsets = sizes::relative(values, &self.room);
            by[0] += offsets[0].lo;
            by[1] += offsets[1].lo;
            self.absolute = Room {
                y: Side::from_start(self.room.y.start.add(flow.height()).plus(by[1]), Bounds::SIZE),
                ..self.room
            };
            self.absolute.x.start = self.absolute.x.start.hull(self.absolute.x.end);
        }
        self.shift[0] += by[0];
        self.shift[1] += by[1];
        if by.iter().any(|by| by.abs() > 20.0) {
            let trick = if values.is_relative() { Trick::Offset } else { Trick::Margin };
            self.mover = Some(Mover { element: element.id(), trick, is_relative: false });
        }
    }

    /// Enters the box of an element that is not inline. Returns its border box, with what it adds to the flow around it.
    pub(super) fn enter(
        &mut self,
        element: NodeRef<'_>,
        values: &Values<'_>,
        display: Display,
        flow: &mut Flow,
    ) -> Flow {
        let edges = Edges::of(values);
        let before = *self;
        let out = values.is_out_of_flow();
        let (room, capacity, mut moved) = if out {
            self.out_of_flow(values, &edges, flow)
        } else {
            self.in_flow(values, display, &edges, flow)
        };
        let Room { frame, mut x, mut y } = room;
        self.resize(values, display, &edges, out, &mut x, &mut y);
        if values.is_relative() {
            let [by_x, by_y] = sizes::relative(values, &before.room);
            (x, y) = (x.moved(by_x), y.moved(by_y));
            if by_x.lo.min(by_y.lo) < -1.0 || by_x.hi.max(by_y.hi) > 1.0 {
                let is_relative = values.insets().iter().any(Inset::is_relative);
                moved = Some((Trick::Offset, is_relative));
            }
        }
        if let Some(shifts) = values.translation() {
            let [(by_x, part_x), (by_y, part_y)] = shifts.by;
            x = x.shifted(by_x, part_x);
            y = y.shifted(by_y, part_y);
            if shifts.is_loose {
                let reach = shifts.reach(x.size.hi, y.size.hi);
                x = x.moved(Bounds::new(-reach, reach));
                y = y.moved(Bounds::new(-reach, reach));
            }
            if by_x.abs() + by_y.abs() > 1.0 || part_x != 0.0 || part_y != 0.0 {
                moved = Some((Trick::Transform, part_x != 0.0 || part_y != 0.0));
            }
        }
        if let Some((trick, is_relative)) = moved {
            self.mover = Some(Mover { element: element.id(), trick, is_relative });
        }
        let mut inner = Flow::of(values, display, &edges, &y, flow, out);
        let (padding_x, padding_y) = (
            x.inside(edges.border[0], edges.border[2]),
            y.inside(edges.border[1], edges.border[3]),
        );
        let (mut origin_x, mut origin_y) = (padding_x, padding_y);
        let mut frame = frame;
        if sizes::clips_at_all(values, display, element, self.root_scrolls) {
            frame = frame.clipped(element, values, &padding_x, &padding_y);
            origin_x = Side::from_start(Bounds::ZERO, padding_x.size);
            origin_y = Side::from_start(Bounds::ZERO, padding_y.size);
            inner.margin = 0.0;
        }
        if values.is_positioned() || values.contains_boxes() {
            self.absolute = Room { frame, x: origin_x, y: origin_y };
        }
        if values.contains_boxes() {
            self.fixed = self.absolute;
        }
        let [left, top, right, bottom] = edges.padding;
        self.room =
            Room { frame, x: origin_x.inside(left, right), y: origin_y.inside(top, bottom) };
        self.arrangement = sizes::arrangement(values, display);
        self.is_rtl = values.is_right_to_left();
        self.packs_at_start = values.packs_at_start();
        self.shift = [0.0; 2];
        inner.set_width(capacity.unwrap_or(self.room.x.size));
        self.fits = [capacity.is_some() && !values.has_width(), values.has_auto_height()];
        self.rows_are_zero = values.rows_are_zero();
        self.indent = values.first_line(self.room.x.size);
        if self.indent.is_none_or(|indent| indent.lo < -20.0 || indent.hi > 20.0) {
            let is_relative = values.text_indent().is_relative();
            let trick = Trick::TextIndent;
            let indented = Mover { element: element.id(), trick, is_relative };
            self.mover = self.mover.or(Some(indented));
        }
        inner
    }

    /// Boxes whose declared sizes are not those that they have: parts of tables and flexible items.
    fn resize(
        &self,
        values: &Values<'_>,
        display: Display,
        edges: &Edges,
        out: bool,
        x: &mut Side,
        y: &mut Side,
    ) {
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
        if self.rows_are_zero && !out && values.clips().1 {
            let around = edges.padding[1] + edges.padding[3] + edges.border[1] + edges.border[3];
            *y = Side::from_start(y.start, Bounds::exact(around));
        }
    }

    /// The border box of a box in the flow or of a float, and what moves it.
    fn in_flow(
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
                let end = around.end.hi.max(start.hi);
                Side::from_start(Bounds::new(start.lo + indent.lo, end), width)
            }
        };
        let above = match self.arrangement {
            Arrangement::Block if is_atomic => flow.height(),
            Arrangement::Block => flow.before_block(floats.is_some()),
            Arrangement::Row => Bounds::ZERO,
            Arrangement::Free => Bounds::new(0.0, flow.height().hi.max(around_y.size.hi.min(BIG))),
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
    fn out_of_flow(
        &self,
        values: &Values<'_>,
        edges: &Edges,
        flow: &Flow,
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
                let declared = edges.height(values, room.size);
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

impl Frame {
    /// The coordinates in a box that clips.
    fn clipped(self, element: NodeRef<'_>, values: &Values<'_>, x: &Side, y: &Side) -> Self {
        let (scrolls_x, scrolls_y) = values.scrolls();
        let (clips_x, clips_y) = values.clips_paint();
        let part = |side: &Side, clips: bool, scrolls: bool| {
            if !clips {
                return Bounds::UNKNOWN;
            }
            // Bars of boxes without size cannot be used.
            let is_tiny = side.size.hi <= 2.0;
            Bounds::new(0.0, if scrolls && !is_tiny { BIG } else { side.size.hi })
        };
        Self {
            origin: [self.origin[0].add(x.start), self.origin[1].add(y.start)],
            visible: [part(x, clips_x, scrolls_x), part(y, clips_y, scrolls_y)],
            clip: Some(element.id()),
            ..self
        }
    }
}

/// The reason that text is out of what people see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outside {
    pub(super) certainty: Certainty,
    pub(super) mover: Option<Mover>,
    /// The box that cuts it off.
    pub(super) clip: Option<NodeId>,
}

/// How far out of the page text is for certain: pages are as wide, and few lines of text are.
const FAR: f32 = 900.0;

/// Pages that are wider or higher than this are not scrolled to the end.
const NEVER_SCROLLED: f32 = 5000.0;

impl Place {
    /// Says whether a text in this place is out of the page, or cut off.
    pub(super) fn outside(
        &self,
        values: &Values<'_>,
        flow: &Flow,
        text: &Metrics,
    ) -> Option<Outside> {
        let Room { frame, x, y } = &self.room;
        let (mut left, mut right) = self.horizontal(values, flow, text, x);
        if self.fits[0] {
            right = right.min(
                x.end.hi + self.shift[0].max(0.0) + self.indent.map_or(BIG, |indent| indent.hi),
            );
            left = left.max(
                x.start.lo
                    + self.shift[0].min(0.0)
                    + self.indent.map_or(-BIG, |indent| indent.lo.min(0.0)),
            );
        }
        let lines = flow.lines_with(text, values);
        let top = y.start.lo + lines.lo + self.shift[1];
        let mut bottom = y.start.hi + lines.hi + self.shift[1];
        if self.fits[1] {
            bottom = bottom.min(y.end.hi + self.shift[1].max(0.0) + flow.overflow(values));
        }
        let extents = [Bounds::new(left, right), Bounds::new(top, bottom)];
        let mut found: Option<Outside> = None;
        for (axis, extent) in extents.iter().enumerate() {
            let (Some(visible), Some(origin), Some(page)) =
                (frame.visible.get(axis), frame.origin.get(axis), frame.page.get(axis))
            else {
                continue;
            };
            let slack = if axis == 0 { 4.0 } else { 1.0 };
            if extent.hi <= visible.lo || extent.lo + slack >= visible.hi && visible.hi < BIG / 2.0
            {
                let is_tiny = visible.hi - visible.lo <= 3.0;
                let certainty = if is_tiny || extent.hi <= visible.lo - FAR {
                    Certainty::Certain
                } else {
                    Certainty::Likely
                };
                let mover = if is_tiny { None } else { self.mover };
                found = Some(Outside { certainty, mover, clip: frame.clip });
                break;
            }
            let on_page = origin.add(*extent);
            let before = page.lo - on_page.hi;
            let after = on_page.lo - page.hi;
            let is_beyond = before >= 0.0 || after >= 0.0 && page.hi < BIG / 2.0;
            let is_never_scrolled = on_page.lo >= NEVER_SCROLLED
                && (axis == 0 || on_page.lo > 4.0 * flow.page_height.hi);
            if is_beyond || is_never_scrolled && page.hi >= BIG / 2.0 {
                let is_relative = self.mover.is_none_or(|mover| mover.is_relative);
                let is_certain = before >= FAR - 100.0 && !is_relative;
                let certainty = if is_certain { Certainty::Certain } else { Certainty::Likely };
                found = Some(Outside { certainty, mover: self.mover, clip: None });
                break;
            }
        }
        found
    }

    /// The edges of a text in its lines.
    fn horizontal(&self, values: &Values<'_>, flow: &Flow, text: &Metrics, x: &Side) -> (f32, f32) {
        let length = text.length.hi + flow.line.hi;
        let indent = self.indent.unwrap_or(Bounds::UNKNOWN);
        let in_one_line = values.keeps_lines() || length <= x.size.lo - indent.lo.min(0.0);
        let indent = match () {
            () if !flow.is_first_line => Bounds::ZERO,
            () if in_one_line && indent.hi <= 0.0 || values.keeps_lines() => indent,
            // The first words may be on the first line, and others are not.
            () => indent.hull(Bounds::ZERO),
        };
        let longest = if in_one_line { length } else { length.min(x.size.hi.max(text.longest)) };
        let overflows = longest > x.size.lo;
        let (start, end) = (x.start.plus(self.shift[0]), x.end.plus(self.shift[0]));
        match values.align(self.is_rtl) {
            Align::Left if !self.is_rtl => (start.lo + indent.lo, start.hi + indent.hi + longest),
            Align::Left => (start.lo.min(end.lo - longest), start.hi + longest),
            // Lines that are too long begin at the start.
            Align::Right if overflows && !self.is_rtl => {
                (start.lo.min(end.lo - longest), end.hi.max(start.hi + longest))
            }
            Align::Right if !self.is_rtl => (end.lo - longest, end.hi),
            Align::Right => (end.lo - longest - indent.hi, end.hi - indent.lo),
            Align::Center => {
                let half = indent.times(0.5);
                let least = start.lo.min((start.lo + end.lo - longest) / 2.0);
                (least + half.lo, end.hi.max(start.hi + longest) + half.hi)
            }
        }
    }
}
