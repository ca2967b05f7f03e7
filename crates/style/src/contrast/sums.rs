//! Sums over the boxes of a page, in the order of the walk, in which those in a box follow it.

use super::facts::Loose;

/// The number of a box in the order of the walk.
pub(super) type Place = usize;

/// A box, or a text.
pub(super) struct Placed {
    /// The place after the last box in it.
    pub(super) end: Place,
    pub(super) loose: Loose,
    pub(super) paints: bool,
    /// The height that its contents may overflow; zero for one that is not known.
    pub(super) overflows: Option<f32>,
    pub(super) height: Option<f32>,
    pub(super) has_text: bool,
    pub(super) is_disabled: bool,
}

impl Placed {
    /// A box that paints nothing, without others in it.
    pub(super) const fn nothing(place: Place) -> Self {
        Self {
            end: place.saturating_add(1),
            loose: Loose::No,
            paints: false,
            overflows: None,
            height: None,
            has_text: false,
            is_disabled: false,
        }
    }
}

/// The sums over the boxes before a place.
#[derive(Clone, Copy, Default)]
pub(super) struct Sum {
    painters: u32,
    /// Painters without a known height, and the heights of the others.
    unknown_heights: u32,
    height: f64,
    texts: u32,
    pub(super) disabled: u32,
    /// Painters that may lie over or under others in the same box.
    pub(super) layered: u32,
    /// Those that may do so anywhere.
    pub(super) in_flow: u32,
}

pub(super) struct Sums(Vec<Sum>);

impl Sums {
    pub(super) fn of(boxes: &[Placed]) -> Self {
        let mut sums = Vec::with_capacity(boxes.len().saturating_add(1));
        let mut sum = Sum::default();
        sums.push(sum);
        for placed in boxes {
            let add = |to: &mut u32, counts: bool| *to = to.saturating_add(u32::from(counts));
            add(&mut sum.painters, placed.paints);
            add(&mut sum.unknown_heights, placed.paints && placed.height.is_none());
            add(&mut sum.texts, placed.has_text);
            add(&mut sum.disabled, placed.is_disabled);
            if placed.paints {
                sum.height += f64::from(placed.height.unwrap_or_default());
            }
            sums.push(sum);
        }
        let mut all = Self(sums);
        let (mut layered, mut in_flow) = (0_u32, 0_u32);
        for (place, placed) in boxes.iter().enumerate() {
            let painters = all.between(place, placed.end, |sum| sum.painters) > 0;
            let is_layered = placed.loose == Loose::Layered && painters;
            let is_in_flow = placed.loose == Loose::InFlow && painters
                || placed.loose == Loose::Pulling
                    && all.between(0, boxes.len(), |sum| sum.painters) > 0
                || all.overflows(place, placed);
            layered = layered.saturating_add(u32::from(is_layered));
            in_flow = in_flow.saturating_add(u32::from(is_in_flow));
            if let Some(sum) = all.0.get_mut(place.saturating_add(1)) {
                (sum.layered, sum.in_flow) = (layered, in_flow);
            }
        }
        all
    }

    fn at(&self, place: Place) -> Sum {
        self.0.get(place).copied().unwrap_or_default()
    }

    /// A sum over the boxes from one place to before another.
    pub(super) fn between(&self, start: Place, end: Place, part: impl Fn(&Sum) -> u32) -> u32 {
        part(&self.at(end)).saturating_sub(part(&self.at(start)))
    }

    /// Something that is painted may be out of a box of a definite height.
    fn overflows(&self, place: Place, placed: &Placed) -> bool {
        let Some(own) = placed.overflows else { return false };
        let (start, end) = (place.saturating_add(1), placed.end);
        if self.between(start, end, |sum| sum.painters) == 0 {
            return false;
        }
        let height = self.at(end).height - self.at(start).height;
        self.between(start, end, |sum| sum.texts) > 0
            || self.between(start, end, |sum| sum.unknown_heights) > 0
            || height > f64::from(own) + 0.5
    }
}
