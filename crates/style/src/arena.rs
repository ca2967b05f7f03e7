//! Things that get numbers and keep their places while others are added.

use std::cell::{Cell, OnceCell};

/// The number of things in the first part; each part is twice as long as the one before.
const FIRST: usize = 32;

/// A list that grows and lends its things meanwhile.
pub(crate) struct Arena<T> {
    parts: [OnceCell<Box<[OnceCell<T>]>>; 28],
    count: Cell<u32>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Self { parts: [const { OnceCell::new() }; 28], count: Cell::new(0) }
    }
}

impl<T> Arena<T> {
    /// The number that the next thing gets.
    pub(crate) fn len(&self) -> u32 {
        self.count.get()
    }

    pub(crate) fn push(&self, thing: T) -> Option<&T> {
        let number = self.count.get();
        let (part, place, length) = place_of(number);
        let part = self
            .parts
            .get(part)?
            .get_or_init(|| std::iter::repeat_with(OnceCell::new).take(length).collect());
        let cell = part.get(place)?;
        self.count.set(number.saturating_add(1));
        Some(cell.get_or_init(|| thing))
    }

    pub(crate) fn get(&self, number: u32) -> Option<&T> {
        let (part, place, _) = place_of(number);
        self.parts.get(part)?.get()?.get(place)?.get()
    }
}

/// The part of a number, its place there, and the length of the part.
fn place_of(number: u32) -> (usize, usize, usize) {
    let mut place = number as usize;
    let (mut part, mut length) = (0_usize, FIRST);
    while let Some(rest) = place.checked_sub(length) {
        (part, place, length) = (part.saturating_add(1), rest, length.saturating_mul(2));
    }
    (part, place, length)
}

#[cfg(test)]
mod tests {
    use super::Arena;

    #[test]
    fn things_keep_their_places() {
        let arena = Arena::default();
        let first: *const u32 = arena.push(0_u32).unwrap();
        for number in 1..1000 {
            assert_eq!(arena.push(number), Some(&number));
        }
        assert!(std::ptr::eq(first, arena.get(0).unwrap()));
        assert!((0..1000).all(|number| arena.get(number) == Some(&number)));
        assert_eq!((arena.get(1000), arena.len()), (None, 1000));
    }
}
