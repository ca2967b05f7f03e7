//! Text that is out of the page, or beyond the edges of a box that clips.

use treewright_dom::NodeId;

use super::bounds::{BIG, Bounds, Side};
use super::box_values::Align;
use super::flow::{Flow, Metrics};
use super::place::{Mover, Place, Room};
use super::tricks::Certainty;
use super::values::Values;

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
        if let Some((element, shown)) = self.clamp
            && lines.lo >= shown * flow.line_height().lo
        {
            let clip = Some(element);
            return Some(Outside { certainty: Certainty::Likely, mover: None, clip });
        }
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
            Align::Left if !self.is_rtl => {
                let before = if values.is_one_line() { flow.before_atomic() } else { 0.0 };
                (start.lo + indent.lo + before, start.hi + indent.hi + longest)
            }
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
