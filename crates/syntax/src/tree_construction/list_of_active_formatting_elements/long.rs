//! The index of a long list of active formatting elements.
//!
//! The standard needs five facts about the list: the last element of a name, the elements like a new one (the
//! Noah's Ark clause), the entry of an open element, the elements to reopen, and the last marker. On a short
//! list each is a walk over a few entries. A page can make the list as long as itself, and each walk with it;
//! from [`MANY`](super::MANY) entries on they are look-ups:
//!
//! - The elements of one name are linked, and so are those of one *family*: the same name and the same hash
//!   of the attributes. The hash has random keys, so that a page cannot choose a family.
//! - A table maps an index on the stack to the element that is open there.
//! - A removal leaves a gap, so that no entry moves. Gaps at the end are removed immediately, gaps between
//!   reopened elements move to the end, and when half of the entries are gaps, all are removed. So each gap
//!   is met a constant number of times.

#![expect(clippy::arithmetic_side_effects, reason = "counts places, of which each has memory")]
#![expect(
    clippy::indexing_slicing,
    reason = "an element has a place since it was noted, and lists are made long enough before"
)]

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use treewright_markup::LocalName;
use treewright_markup::attributes::Attributes;

/// Represents no element.
const NONE: u32 = u32::MAX;

/// The index of a long list.
#[derive(Clone, Debug, Default)]
pub(super) struct LongListIndex {
    /// By the numbers of elements.
    pub(super) places: Vec<Place>,
    /// The last element of each name. Formatting elements have fourteen names.
    pub(super) names: Vec<(LocalName, u32)>,
    /// The last element of each family. Between two markers at most three elements of a family are like
    /// each other, and others only by chance, because the keys of the hash are random.
    pub(super) families: HashMap<u64, u32>,
    hasher: RandomState,
    /// The elements by their indices in the stack of open elements. May contain stale numbers, including
    /// reused ones.
    on_the_stack: Vec<u32>,
    /// Elements that claimed the same place on the stack as another one when the index was built; fewer
    /// than were then in the list.
    pub(super) displaced: Vec<u32>,
    /// The number of markers.
    pub(super) scope: u32,
    /// The number of entries that are gaps.
    pub(super) gaps: usize,
    /// The range of gaps before the element that was reopened last.
    pub(super) moving_gap: Option<(usize, usize)>,
}

/// The places of an element of a long list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// The index of its entry.
    pub(super) position: u32,
    /// The number of markers before it.
    pub(super) scope: u32,
    family: u64,
    in_name: Link,
    pub(super) in_family: Link,
}

/// The numbers of the elements of the same kind before and after one in the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) before: u32,
    after: u32,
}

impl Default for Link {
    fn default() -> Self {
        Self { before: NONE, after: NONE }
    }
}

impl LongListIndex {
    /// The common hash of the elements of one family: of the name, and of the sum of the hashes of the
    /// attributes, so that their order does not matter.
    pub(super) fn family(&self, name: LocalName, attributes: Attributes<'_>) -> u64 {
        let sum = attributes.iter().fold(0_u64, |sum, attribute| {
            let pair = (attribute.name.local, attribute.value.text());
            sum.wrapping_add(self.hasher.hash_one(pair))
        });
        self.hasher.hash_one((name, sum))
    }

    /// Adds an element at the end of the list.
    pub(super) fn note(&mut self, number: u32, name: LocalName, family: u64, position: usize) {
        let at = number as usize;
        if at >= self.places.len() {
            self.places.resize(at + 1, Place::default());
        }
        let before = std::mem::replace(self.last_of_name(name), number);
        let in_name = Link { before, after: NONE };
        if let Some(before) = self.places.get_mut(before as usize) {
            before.in_name.after = number;
        }
        let before = self.families.insert(family, number).unwrap_or(NONE);
        let in_family = Link { before, after: NONE };
        if let Some(before) = self.places.get_mut(before as usize) {
            before.in_family.after = number;
        }
        let (position, scope) = (position as u32, self.scope);
        self.places[at] = Place { position, scope, family, in_name, in_family };
    }

    /// Removes an element.
    pub(super) fn forget(&mut self, number: u32, name: LocalName) {
        self.is_not_displaced(number);
        let Place { family, in_name, in_family, .. } = self.places[number as usize];
        if let Some(before) = self.places.get_mut(in_name.before as usize) {
            before.in_name.after = in_name.after;
        }
        match self.places.get_mut(in_name.after as usize) {
            Some(after) => after.in_name.before = in_name.before,
            None => *self.last_of_name(name) = in_name.before,
        }
        if let Some(before) = self.places.get_mut(in_family.before as usize) {
            before.in_family.after = in_family.after;
        }
        match self.places.get_mut(in_family.after as usize) {
            Some(after) => after.in_family.before = in_family.before,
            None if in_family.before == NONE => drop(self.families.remove(&family)),
            None => drop(self.families.insert(family, in_family.before)),
        }
    }

    fn last_of_name(&mut self, name: LocalName) -> &mut u32 {
        let known = self.names.iter().position(|(other, _)| *other == name);
        let index = known.unwrap_or_else(|| {
            self.names.push((name, NONE));
            self.names.len() - 1
        });
        &mut self.names[index].1
    }

    pub(super) fn position(&self, number: u32) -> usize {
        self.places[number as usize].position as usize
    }

    /// Records the place on the stack where an element may be, when the index is built. Closed elements can
    /// claim the place of an open one.
    pub(super) fn note_a_claim(&mut self, stack_index: usize, number: u32) {
        match self.on_the_stack.get(stack_index) {
            Some(other) if *other != NONE => self.displaced.push(number),
            _ => self.note_on_the_stack(stack_index, number),
        }
    }

    /// Records the place of an element on the stack.
    pub(super) fn note_on_the_stack(&mut self, stack_index: usize, number: u32) {
        if stack_index >= self.on_the_stack.len() {
            self.on_the_stack.resize(stack_index + 1, NONE);
        }
        self.on_the_stack[stack_index] = number;
        self.is_not_displaced(number);
    }

    /// Records the element that is the current node: above it nothing is open.
    pub(super) fn note_the_current_node(&mut self, stack_index: usize, number: u32) {
        self.on_the_stack.resize(stack_index, NONE);
        self.on_the_stack.push(number);
        self.is_not_displaced(number);
    }

    #[inline]
    fn is_not_displaced(&mut self, number: u32) {
        if !self.displaced.is_empty() {
            self.displaced.retain(|other| *other != number);
        }
    }

    /// The elements that may be at `stack_index` on the stack.
    pub(super) fn may_be_at(&self, stack_index: usize) -> impl Iterator<Item = &u32> {
        self.on_the_stack.get(stack_index).into_iter().chain(&self.displaced)
    }

    /// Records that entries were removed from the stack of open elements, which now has the length `len`.
    /// The last comes first. `was_moved` is called with the remaining elements and their old and new
    /// indices.
    pub(super) fn entries_were_removed(
        &mut self,
        removed: &[usize],
        len: usize,
        mut was_moved: impl FnMut(u32, usize, usize),
    ) {
        // Nothing is open further up.
        self.on_the_stack.truncate(len + removed.len());
        let mut removed = removed.iter().rev().copied().peekable();
        let first = removed.peek().copied().unwrap_or(usize::MAX);
        let mut to = first;
        for from in first..self.on_the_stack.len() {
            if removed.next_if_eq(&from).is_none() {
                let number = self.on_the_stack[from];
                self.on_the_stack[to] = number;
                was_moved(number, from, to);
                to += 1;
            }
        }
        self.on_the_stack.truncate(to);
    }

    /// Records that an entry of the stack of open elements was moved from `from` to `to`.
    pub(super) fn entry_was_moved(
        &mut self,
        from: usize,
        to: usize,
        mut was_moved: impl FnMut(u32, usize, usize),
    ) {
        if to >= self.on_the_stack.len() {
            self.on_the_stack.resize(to + 1, NONE);
        }
        self.on_the_stack[from..=to].rotate_left(1);
        for index in from..to {
            was_moved(self.on_the_stack[index], index + 1, index);
        }
    }
}
