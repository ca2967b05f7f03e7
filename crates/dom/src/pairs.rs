//! Pairs of texts, for the few kinds of nodes whose data do not fit a node: doctypes and processing
//! instructions.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "an index is that of a pair that was added, and after one was added there is one"
)]

use crate::text_store::TextRef;

/// A table of pairs whose freed places are used again.
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    /// The first pair: most pages only have that of their doctype.
    first: [TextRef; 2],
    /// The other pairs.
    places: Vec<[TextRef; 2]>,
    /// The number of pairs, free ones included.
    count: u32,
    free: Vec<u32>,
}

impl Default for Pairs {
    fn default() -> Self {
        let (places, free) = Default::default();
        Self { first: [TextRef::EMPTY; 2], places, count: 0, free }
    }
}

impl Pairs {
    /// Drops all pairs and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.count = 0;
        self.free.clear();
    }

    /// Stores a pair, and returns its index.
    pub(crate) fn add(&mut self, pair: [TextRef; 2]) -> u32 {
        if let Some(free) = self.free.pop() {
            *self.get_mut(free) = pair;
            return free;
        }
        // There are at most as many as nodes.
        let index = self.count;
        if index == 0 {
            self.first = pair;
        } else {
            self.places.push(pair);
        }
        self.count += 1;
        index
    }

    pub(crate) fn get(&self, index: u32) -> [TextRef; 2] {
        if index == 0 { self.first } else { self.places[index as usize - 1] }
    }

    pub(crate) fn get_mut(&mut self, index: u32) -> &mut [TextRef; 2] {
        if index == 0 { &mut self.first } else { &mut self.places[index as usize - 1] }
    }

    /// Frees a pair, and returns it.
    pub(crate) fn take(&mut self, index: u32) -> [TextRef; 2] {
        self.free.push(index);
        std::mem::replace(self.get_mut(index), [TextRef::EMPTY; 2])
    }

    /// The number of pairs, free ones included.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }
}
