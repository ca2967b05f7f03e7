//! Pairs of texts, for the few nodes that have more than fits in one of them.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "an index is that of a pair that was added, and after one was added there is one"
)]

use crate::text_store::TextRef;

/// A table of pairs whose freed places are used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    places: Vec<[TextRef; 2]>,
    free: Vec<u32>,
}

impl Pairs {
    /// Forgets all pairs and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.free.clear();
    }

    /// Keeps a pair, and says where.
    pub(crate) fn add(&mut self, pair: [TextRef; 2]) -> u32 {
        if let Some(free) = self.free.pop() {
            self.places[free as usize] = pair;
            return free;
        }
        // There are at most as many as nodes. Nearly all pages have one.
        if self.places.is_empty() {
            self.places.reserve_exact(1);
        }
        self.places.push(pair);
        self.places.len() as u32 - 1
    }

    pub(crate) fn get(&self, index: u32) -> [TextRef; 2] {
        self.places[index as usize]
    }

    pub(crate) fn get_mut(&mut self, index: u32) -> &mut [TextRef; 2] {
        &mut self.places[index as usize]
    }

    /// Frees the place of a pair, and says what it was.
    pub(crate) fn take(&mut self, index: u32) -> [TextRef; 2] {
        self.free.push(index);
        std::mem::replace(self.get_mut(index), [TextRef::EMPTY; 2])
    }

    /// How many places there are, used and free.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }
}
