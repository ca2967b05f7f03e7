//! What a long list of active formatting elements has besides.

#![expect(clippy::arithmetic_side_effects, reason = "counts places, of which each has memory")]
#![expect(
    clippy::indexing_slicing,
    reason = "an element has a place since it was noted, and lists are made long enough before"
)]

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use treewright_markup::LocalName;
use treewright_markup::attributes::Attributes;

/// Stands for no element.
const NONE: u32 = u32::MAX;

/// The index of a long list.
///
/// An entry that is taken off stays as a gap, so that others need not move. Gaps at the end go at
/// once, those among elements that are opened again move to the end as that happens, and when half of
/// all entries are gaps, all of them go. So each of them is met a fixed number of times.
#[derive(Clone, Debug, Default)]
pub(super) struct Long {
    /// By the numbers of elements.
    pub(super) places: Vec<Place>,
    /// The last element of each name. There are fourteen names of formatting elements.
    pub(super) names: Vec<(LocalName, u32)>,
    /// The last element of each family. What an element's family is nobody outside knows, because
    /// the keys of the hash are random, so nobody can make many elements of one family that are not
    /// like each other: of one family no more than three stand between two markers.
    pub(super) families: HashMap<u64, u32>,
    hasher: RandomState,
    /// The elements by their indices in the stack of open elements. Numbers of elements that are
    /// no longer open can be among them, and such as stand for other elements by now.
    on_the_stack: Vec<u32>,
    /// Elements at whose index another one was when the index was made; fewer than were in the list
    /// then.
    pub(super) unsure: Vec<u32>,
    /// How many markers there are.
    pub(super) scope: u32,
    /// How many entries are gaps.
    pub(super) gaps: usize,
    /// The range of gaps in front of the element that was opened again last.
    pub(super) moving_gap: Option<(usize, usize)>,
}

/// Where an element of a long list is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// The index of its entry.
    pub(super) position: u32,
    /// How many markers are before it.
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

impl Long {
    /// What elements of one family have in common: the name, and the sum of the hashes of the
    /// attributes, whatever their order.
    pub(super) fn family(&self, name: LocalName, attributes: Attributes<'_>) -> u64 {
        let sum = attributes.iter().fold(0_u64, |sum, attribute| {
            let pair = (attribute.name.local, attribute.value.text());
            sum.wrapping_add(self.hasher.hash_one(pair))
        });
        self.hasher.hash_one((name, sum))
    }

    /// Takes note of an element at the end of the list.
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

    /// Forgets an element.
    pub(super) fn forget(&mut self, number: u32, name: LocalName) {
        self.is_sure(number);
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

    /// Takes note of where on the stack an element may be, when the index is made. Elements that are
    /// no longer open can claim the place of one that is.
    pub(super) fn note_a_claim(&mut self, stack_index: usize, number: u32) {
        match self.on_the_stack.get(stack_index) {
            Some(other) if *other != NONE => self.unsure.push(number),
            _ => self.note_on_the_stack(stack_index, number),
        }
    }

    /// Takes note of where on the stack an element is.
    pub(super) fn note_on_the_stack(&mut self, stack_index: usize, number: u32) {
        if stack_index >= self.on_the_stack.len() {
            self.on_the_stack.resize(stack_index + 1, NONE);
        }
        self.on_the_stack[stack_index] = number;
        self.is_sure(number);
    }

    /// Takes note of the element that is the current node: above it nothing is open.
    pub(super) fn note_the_current_node(&mut self, stack_index: usize, number: u32) {
        self.on_the_stack.resize(stack_index, NONE);
        self.on_the_stack.push(number);
        self.is_sure(number);
    }

    #[inline]
    fn is_sure(&mut self, number: u32) {
        if !self.unsure.is_empty() {
            self.unsure.retain(|other| *other != number);
        }
    }

    /// The elements that may be at `stack_index` on the stack.
    pub(super) fn may_be_at(&self, stack_index: usize) -> impl Iterator<Item = &u32> {
        self.on_the_stack.get(stack_index).into_iter().chain(&self.unsure)
    }

    /// Follows the removal of entries from the stack of open elements, which has `len` now. The last
    /// comes first. What is left of them was at one index and is at another now.
    pub(super) fn entries_were_removed(
        &mut self,
        removed: &[usize],
        len: usize,
        mut was_moved: impl FnMut(u32, usize, usize),
    ) {
        // What is further up is no longer open.
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

    /// Follows the move of an entry of the stack of open elements from `from` to `to`.
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
