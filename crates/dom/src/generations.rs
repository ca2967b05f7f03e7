//! The generations of places: how often each was taken and freed.
//!
//! Most documents never free a node, so all places have the same generation. A list is kept only up to the
//! last place that was ever freed.

use std::num::NonZeroU32;

/// The generation of a free place that is not used again.
const NEVER_AGAIN: NonZeroU32 = NonZeroU32::new(2).expect("it is even");

/// The generation of each place: odd while the place is in use, even while it is free, so that no id names a
/// free place.
#[derive(Clone, Debug)]
pub(crate) struct Generations {
    /// The generation of a place that is used for the first time.
    first: NonZeroU32,
    /// The highest generation of an id.
    last: NonZeroU32,
    /// The generations of the places up to the last that was freed; the others have the first.
    changed: Vec<NonZeroU32>,
}

impl Default for Generations {
    fn default() -> Self {
        Self { first: NonZeroU32::MIN, last: NonZeroU32::MIN, changed: Vec::new() }
    }
}

impl Generations {
    /// Starts over with a generation that no id has, for places that are all used for the first time.
    pub(crate) fn clear(&mut self) {
        // The next odd one.
        self.first = self.last.checked_add(2).unwrap_or(NonZeroU32::MIN);
        self.last = self.first;
        self.changed.clear();
    }

    /// The generation of a place that is used for the first time.
    #[inline]
    pub(crate) const fn first(&self) -> NonZeroU32 {
        self.first
    }

    /// The generation of a place.
    #[inline]
    pub(crate) fn of(&self, place: u32) -> NonZeroU32 {
        match self.changed.get(place as usize) {
            None => self.first,
            Some(generation) => *generation,
        }
    }

    /// Records that a place was freed. Returns false if it may not be used again, because its generations
    /// are used up.
    pub(crate) fn free(&mut self, place: u32) -> bool {
        let next = self.of(place).checked_add(1);
        self.set(place, next.unwrap_or(NEVER_AGAIN));
        next.is_some()
    }

    /// Records that a free place is used again.
    pub(crate) fn take(&mut self, place: u32) -> NonZeroU32 {
        // The generation of a free place is even, and therefore not the highest number.
        let generation = self.of(place).saturating_add(1);
        self.set(place, generation);
        self.last = self.last.max(generation);
        generation
    }

    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "no place has the highest number, and the list is made long enough"
    )]
    fn set(&mut self, place: u32, generation: NonZeroU32) {
        let place = place as usize;
        if place >= self.changed.len() {
            self.changed.resize(place + 1, self.first);
        }
        self.changed[place] = generation;
    }
}

#[cfg(test)]
impl Generations {
    /// Sets the generation of a place in use to the highest number.
    pub(crate) fn use_up(&mut self, place: u32) {
        self.set(place, NonZeroU32::MAX);
        self.last = NonZeroU32::MAX;
    }
}
