//! Places of boxes, as far as values alone bound them: sums of offsets, margins, padding and translations along the ancestors.
//!
//! Each box has [bounds](Bounds) for its edges, in the coordinates of a [`Frame`]: of the page, or of a box that clips. What is
//! before it in the flow is estimated from its text and from declared sizes. Text is out if it is out for each place within the
//! bounds.

use treewright_dom::{NodeId, NodeRef};

use super::bounds::{BIG, Bounds, Side};
use super::box_values::Inset;
use super::flow::Flow;
use super::sizes::{self, Edges};
use super::tricks::Trick;
use super::values::Values;
use crate::Display;

/// The coordinates of places, and what of them can be seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// The place of the frame on the page.
    pub(super) origin: [Bounds; 2],
    /// The part of the frame that is not cut off, and the box that cuts.
    pub(super) visible: [Bounds; 2],
    pub(super) clip: Option<NodeId>,
    /// The part of the page that people can scroll to.
    pub(super) page: [Bounds; 2],
    /// The viewport itself, whose boxes do not scroll.
    pub(super) is_fixed: bool,
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
    pub(super) fits: [bool; 2],
    /// Items of a row begin at its start; items of a column are in one piece.
    pub(super) packs_at_start: bool,
    pub(super) is_column: bool,
    /// The lines of this element that are shown.
    pub(super) clamp: Option<(NodeId, f32)>,
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
            packs_at_start: false,
            is_column: false,
            clamp: None,
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
    pub(super) fn enter_inline(
        &mut self,
        element: NodeRef<'_>,
        values: &Values<'_>,
        flow: &mut Flow,
    ) {
        let (left, _) = values.margins();
        let (padding, _) = values.padding_before();
        if values.all_margins().iter().any(|margin| margin.number().is_some_and(|by| by < 0.0)) {
            flow.loosen();
        }
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
        most_height: Option<f32>,
    ) -> Flow {
        let edges = Edges::of(values);
        let before = *self;
        let out = values.is_out_of_flow();
        let (room, capacity, mut moved) = if out {
            self.out_of_flow(values, &edges, flow, most_height)
        } else {
            self.in_flow(values, display, &edges, flow)
        };
        let Room { frame, mut x, mut y } = room;
        let without_size = if out { [false; 2] } else { flow.grid.next(values) };
        self.resize(values, display, &edges, without_size, &mut x, &mut y);
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
        inner.least_main = before.least_main(values, display, &edges, &x);
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
            // Without a formatting context of its own, it moves with the margins of what is in it.
            inner.margin = if values.clips_to_shape() { BIG } else { 0.0 };
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
        self.is_column = values.is_single_column();
        self.clamp = values.line_clamp().map(|lines| (element.id(), lines));
        self.indent = values.first_line(self.room.x.size);
        if self.indent.is_none_or(|indent| indent.lo < -20.0 || indent.hi > 20.0) {
            let is_relative = values.text_indent().is_relative();
            let trick = Trick::TextIndent;
            let indented = Mover { element: element.id(), trick, is_relative };
            self.mover = self.mover.or(Some(indented));
        }
        inner
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
