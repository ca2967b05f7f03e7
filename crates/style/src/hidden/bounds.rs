//! Numbers that layout decides, as far as values alone bound them.

/// The least and the greatest number that is possible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bounds {
    pub(super) lo: f32,
    pub(super) hi: f32,
}

/// No page is as large.
pub(super) const BIG: f32 = 1e6;

impl Bounds {
    pub(super) const ZERO: Self = Self::exact(0.0);
    /// A size that is not known.
    pub(super) const SIZE: Self = Self { lo: 0.0, hi: BIG };
    /// A place that is not known.
    pub(super) const UNKNOWN: Self = Self { lo: -BIG, hi: BIG };

    pub(super) const fn exact(number: f32) -> Self {
        Self { lo: number, hi: number }
    }

    pub(super) const fn new(lo: f32, hi: f32) -> Self {
        Self { lo, hi }
    }

    pub(super) fn is_exact(self) -> bool {
        self.hi - self.lo <= 0.5
    }

    pub(super) fn plus(self, number: f32) -> Self {
        Self { lo: self.lo + number, hi: self.hi + number }
    }

    pub(super) fn add(self, other: Self) -> Self {
        Self { lo: self.lo + other.lo, hi: self.hi + other.hi }.kept()
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self { lo: self.lo - other.hi, hi: self.hi - other.lo }.kept()
    }

    pub(super) fn times(self, factor: f32) -> Self {
        let (one, other) = (self.lo * factor, self.hi * factor);
        Self { lo: one.min(other), hi: one.max(other) }.kept()
    }

    pub(super) fn at_least(self, least: f32) -> Self {
        Self { lo: self.lo.max(least), hi: self.hi.max(least) }
    }

    pub(super) fn at_most(self, most: f32) -> Self {
        Self { lo: self.lo.min(most), hi: self.hi.min(most) }
    }

    pub(super) fn hull(self, other: Self) -> Self {
        Self { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    pub(super) fn width(self) -> f32 {
        self.hi - self.lo
    }

    /// Numbers beyond the largest page are as good as it.
    fn kept(self) -> Self {
        let keep = |number: f32, other: f32| {
            if number.is_nan() { other } else { number.clamp(-BIG, BIG) }
        };
        Self { lo: keep(self.lo, -BIG), hi: keep(self.hi, BIG) }
    }
}

/// A box in one axis: its edges and its size, in the coordinates of a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) start: Bounds,
    pub(super) end: Bounds,
    pub(super) size: Bounds,
}

impl Side {
    pub(super) fn from_start(start: Bounds, size: Bounds) -> Self {
        Self { start, end: start.add(size), size }
    }

    pub(super) fn from_end(end: Bounds, size: Bounds) -> Self {
        Self { start: end.minus(size), end, size }
    }

    pub(super) fn moved(self, by: Bounds) -> Self {
        Self { start: self.start.add(by), end: self.end.add(by), size: self.size }
    }

    /// The box within padding and borders.
    pub(super) fn inside(self, before: f32, after: f32) -> Self {
        Self {
            start: self.start.plus(before),
            end: self.end.plus(-after),
            size: self.size.plus(-before - after).at_least(0.0),
        }
    }

    /// Moved by a constant and by a part of its own size. A box that is moved by its whole size has the edge where the other one
    /// was, however large it is.
    pub(super) fn shifted(self, constant: f32, part: f32) -> Self {
        let by_start = |part: f32| self.start.plus(constant).add(self.size.times(part));
        let by_end = |part: f32| self.end.plus(constant).add(self.size.times(part));
        let tighter =
            |one: Bounds, other: Bounds| if other.width() < one.width() { other } else { one };
        Self {
            start: tighter(by_start(part), by_end(part - 1.0)),
            end: tighter(by_start(part + 1.0), by_end(part)),
            size: self.size,
        }
    }
}
