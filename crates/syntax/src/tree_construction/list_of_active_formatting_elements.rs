//! The list of active formatting elements.
//!
//! Lists are short on nearly all pages, and their entries are then compared one by one. A long list has an
//! index, so that no operation takes time in proportion to its length: [`LongListIndex`].

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts entries, of which each has memory, and takes off what it has counted"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "callers have indices from this list; an entry has the number of an element, or that of a marker"
)]

mod kept_attributes;
mod long;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use kept_attributes::KeptAttributes;
use long::LongListIndex;
use treewright_markup::LocalName;
use treewright_markup::attributes::{AttributeBuffer, Attributes};

/// An entry of the list.
#[derive(Debug)]
pub(crate) enum Entry<'a, H> {
    Marker,
    Element(&'a FormattingElement<H>),
    /// A gap that a removal left in a long list. It is not an entry of the standard's list.
    Gone,
}

/// A formatting element with the token that it was created for.
#[derive(Clone, Debug)]
pub(crate) struct FormattingElement<H> {
    pub(crate) handle: H,
    pub(crate) name: LocalName,
    attributes: KeptAttributes,
    /// Its index in the stack of open elements, if it is open.
    pub(crate) stack_index: usize,
    /// While no entry has its number: the next such number, or [`NO_NUMBER`].
    next_free: u32,
}

impl<H> FormattingElement<H> {
    fn is_like(
        &mut self,
        name: LocalName,
        attributes: Attributes<'_>,
        source: &str,
        memory: &mut AttributeBuffer,
    ) -> bool {
        self.name == name && self.attributes.are(attributes, source, memory)
    }

    /// Records that the entry at `from` on the stack is now at `to`.
    fn stack_entry_moved(&mut self, from: usize, to: usize) {
        if self.stack_index == from {
            self.stack_index = to;
        }
    }

    /// Makes its number, which no entry has any more, the first free one.
    fn free_the_number(&mut self, number: u32, first_free: &mut u32) {
        self.next_free = std::mem::replace(first_free, number);
    }

    /// Returns true if this was removed from a long list.
    fn is_gone(&self) -> bool {
        self.stack_index == GONE
    }
}

/// The `stack_index` of an element that was removed from a long list; nothing is ever open there.
const GONE: usize = usize::MAX;

/// Represents a marker among the numbers of elements.
const MARKER: u32 = u32::MAX;

/// Represents no element.
const NO_NUMBER: u32 = u32::MAX;

/// Most pages have fewer at any time.
const USUAL_COUNT: usize = 8;

/// From this many entries on, a list is long; below half as many it no longer is.
const MANY: usize = 32;

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements>
#[derive(Clone, Debug)]
pub(crate) struct ListOfActiveFormattingElements<H> {
    /// The numbers of the elements, and markers.
    entries: Vec<u32>,
    /// The elements by number, in no order: they keep their places while their entries move, and their
    /// memory is reused.
    elements: Vec<FormattingElement<H>>,
    /// Memory for the attributes of more elements.
    spare: Vec<KeptAttributes>,
    /// Memory for attributes that are read again.
    read_again: AttributeBuffer,
    /// The first of the unused numbers, or [`NO_NUMBER`].
    first_free: u32,
    /// The index of a list with many entries.
    long: Option<Box<LongListIndex>>,
    /// The first text of the main source, if it is shared; attributes in it need no copies.
    source: Arc<str>,
    /// Attributes that end before this offset of the main source are in it.
    source_end: u32,
}

impl<H> Default for ListOfActiveFormattingElements<H> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            elements: Vec::new(),
            spare: Vec::new(),
            read_again: AttributeBuffer::default(),
            first_free: NO_NUMBER,
            long: None,
            source: Arc::default(),
            source_end: 0,
        }
    }
}

impl<H: Clone + PartialEq> ListOfActiveFormattingElements<H> {
    /// Becomes empty and keeps memory, but no handle.
    pub(crate) fn clear(&mut self) {
        let Self { entries, elements, spare, read_again: _, first_free, long, source, source_end } =
            self;
        entries.clear();
        spare.extend(elements.drain(..).take(MANY).map(|element| element.attributes));
        spare.truncate(MANY);
        *first_free = NO_NUMBER;
        *long = None;
        *source = Arc::default();
        *source_end = 0;
    }

    /// Sets this shared text as the start of the main source. Elements that were pushed before have copies.
    pub(crate) fn set_source(&mut self, source: Arc<str>) {
        self.source_end = source.len() as u32;
        self.source = source;
    }

    /// Records that other text than before can follow this offset of the main source.
    pub(crate) fn source_is_cut_off(&mut self, end: u32) {
        self.source_end = self.source_end.min(end);
    }

    /// The text that the attributes of elements refer to.
    pub(crate) fn source(&self) -> &Arc<str> {
        &self.source
    }

    /// The number of entries, with those that are [gone](Entry::Gone).
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn get(&self, index: usize) -> Entry<'_, H> {
        match self.element(index) {
            None => Entry::Marker,
            Some(element) if element.is_gone() => Entry::Gone,
            Some(element) => Entry::Element(element),
        }
    }

    /// The formatting element at `index`; `None` for a marker and outside the list. For a gap, an element
    /// that is not open is returned.
    #[inline]
    pub(crate) fn element(&self, index: usize) -> Option<&FormattingElement<H>> {
        // A marker's number is not that of an element.
        self.elements.get(*self.entries.get(index)? as usize)
    }

    /// The handles of the elements.
    pub(crate) fn handles(&self) -> impl Iterator<Item = &H> {
        let elements = self.entries.iter().filter_map(|number| self.elements.get(*number as usize));
        elements.filter(|element| !element.is_gone()).map(|element| &element.handle)
    }

    /// Lends out the attributes of the element at `index`; [`Self::take_attributes_back`] returns them.
    /// They need the [source](Self::source), as [`AttributeBuffer::view_with`] then does.
    pub(crate) fn lend_attributes(&mut self, index: usize) -> AttributeBuffer {
        let number = self.entries[index];
        let Some(element) = self.elements.get_mut(number as usize) else {
            return AttributeBuffer::default();
        };
        element.attributes.lend(&self.source, &mut self.read_again)
    }

    /// [`Attributes::length_of_texts`] for the element at `index`.
    pub(crate) fn length_of_attributes(&mut self, index: usize) -> u32 {
        let number = self.entries[index];
        self.elements.get_mut(number as usize).map_or(0, |element| {
            element.attributes.length_of_texts(&self.source, &mut self.read_again)
        })
    }

    /// Takes the attributes of the element at `index` back.
    pub(crate) fn take_attributes_back(&mut self, index: usize, attributes: AttributeBuffer) {
        let number = self.entries[index];
        if let Some(element) = self.elements.get_mut(number as usize) {
            element.attributes.take_back(attributes, &mut self.read_again);
        }
    }

    pub(crate) fn insert_marker(&mut self) {
        self.entries.push(MARKER);
        if let Some(long) = &mut self.long {
            long.scope += 1;
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#push-onto-the-list-of-active-formatting-elements>
    #[inline]
    pub(crate) fn push(
        &mut self,
        handle: H,
        name: LocalName,
        attributes: Attributes<'_>,
        stack_index: usize,
    ) {
        if self.long.is_some() {
            return self.push_to_many(handle, name, attributes, stack_index);
        }
        // 1. The Noah's Ark clause: at most three of a family.
        if self.entries.len() >= 3
            && let Some(index) = self.earliest_of_three_like(name, attributes)
        {
            self.remove(index);
        }
        // 2.
        let number = self.store(handle, name, attributes, stack_index);
        self.entries.push(number);
        if self.entries.len() >= MANY {
            self.become_long();
        }
    }

    /// Gives an element a number.
    #[inline]
    fn store(
        &mut self,
        handle: H,
        name: LocalName,
        attributes: Attributes<'_>,
        stack_index: usize,
    ) -> u32 {
        let number = self.first_free;
        if let Some(element) = self.elements.get_mut(number as usize) {
            self.first_free = element.next_free;
            element.handle = handle;
            element.name = name;
            element.attributes.keep(&self.source, self.source_end, attributes);
            element.stack_index = stack_index;
            return number;
        }
        self.store_as_new(handle, name, attributes, stack_index)
    }

    #[cold]
    fn store_as_new(
        &mut self,
        handle: H,
        name: LocalName,
        lent: Attributes<'_>,
        stack_index: usize,
    ) -> u32 {
        if self.elements.capacity() == 0 {
            self.entries.reserve(USUAL_COUNT);
        }
        if self.elements.len() == self.elements.capacity() {
            // Doubling would leave too much unused if a page has nothing but these.
            self.elements.reserve_exact((self.elements.len() / 2).max(USUAL_COUNT));
        }
        let mut attributes = self.spare.pop().unwrap_or_default();
        attributes.keep(&self.source, self.source_end, lent);
        let next_free = NO_NUMBER;
        self.elements.push(FormattingElement { handle, name, attributes, stack_index, next_free });
        self.elements.len() as u32 - 1
    }

    /// The earliest of the last three elements like this one after the last marker, if there are
    /// three.
    fn earliest_of_three_like(
        &mut self,
        name: LocalName,
        attributes: Attributes<'_>,
    ) -> Option<usize> {
        let mut like = 0;
        for (index, number) in self.entries.iter().enumerate().rev() {
            let element = self.elements.get_mut(*number as usize)?;
            if element.is_like(name, attributes, &self.source, &mut self.read_again) {
                like += 1;
                if like == 3 {
                    return Some(index);
                }
            }
        }
        None
    }

    #[cold]
    fn push_to_many(
        &mut self,
        handle: H,
        name: LocalName,
        attributes: Attributes<'_>,
        stack_index: usize,
    ) {
        self.make_tidy();
        let Some(long) = &self.long else {
            return self.push(handle, name, attributes, stack_index);
        };
        let family = long.family(name, attributes);
        // 1.
        if let Some(index) = self.earliest_of_three_in(family, name, attributes) {
            self.remove(index);
        }
        // 2.
        let number = self.store(handle, name, attributes, stack_index);
        if let Some(long) = &mut self.long {
            long.note(number, name, family, self.entries.len());
            long.note_the_current_node(stack_index, number);
        }
        self.entries.push(number);
    }

    /// [`Self::earliest_of_three_like`] in a long list.
    fn earliest_of_three_in(
        &mut self,
        family: u64,
        name: LocalName,
        attributes: Attributes<'_>,
    ) -> Option<usize> {
        let long = self.long.as_ref()?;
        let mut number = *long.families.get(&family)?;
        let mut like = 0;
        loop {
            let place = long.places.get(number as usize)?;
            if place.scope != long.scope {
                return None;
            }
            let element = &mut self.elements[number as usize];
            like +=
                u32::from(element.is_like(name, attributes, &self.source, &mut self.read_again));
            if like == 3 {
                return Some(place.position as usize);
            }
            number = place.in_family.before;
        }
    }

    #[cold]
    fn become_long(&mut self) {
        let mut long = Box::<LongListIndex>::default();
        for (position, number) in self.entries.iter().enumerate() {
            let Some(element) = self.elements.get(*number as usize) else {
                long.scope += 1;
                continue;
            };
            let attributes = element.attributes.get(&self.source, &mut self.read_again);
            let family = long.family(element.name, attributes);
            long.note(*number, element.name, family, position);
            long.note_a_claim(element.stack_index, *number);
        }
        self.long = Some(long);
    }

    /// Removes the gaps of a long list when there are many, and its index when it is no longer long.
    /// Entries move.
    fn make_tidy(&mut self) {
        let Some(long) = &mut self.long else {
            return;
        };
        let len = self.entries.len();
        if len >= MANY / 2 && long.gaps <= len / 2 {
            return;
        }
        self.entries.retain(|number| {
            let Some(element) = self.elements.get_mut(*number as usize) else { return true };
            if element.is_gone() {
                element.free_the_number(*number, &mut self.first_free);
            }
            !element.is_gone()
        });
        long.gaps = 0;
        long.moving_gap = None;
        if self.entries.len() < MANY / 2 {
            self.long = None;
            self.give_memory_back();
            return;
        }
        for (position, number) in self.entries.iter().enumerate() {
            if let Some(place) = long.places.get_mut(*number as usize) {
                place.position = position as u32;
            }
        }
    }

    /// Gives the elements of a list that was long the first numbers, and keeps the memory of a few others.
    fn give_memory_back(&mut self) {
        let mut count = 0;
        for index in 0..self.entries.len() {
            let number = self.entries[index];
            if number == MARKER {
                continue;
            }
            if let Some(other) = self.entries.iter_mut().find(|other| **other == count) {
                *other = number;
            }
            self.entries[index] = count;
            self.elements.swap(number as usize, count as usize);
            count += 1;
        }
        self.elements.truncate(MANY);
        self.first_free = NO_NUMBER;
        for number in (count..self.elements.len() as u32).rev() {
            self.free(number);
        }
    }

    /// Records that no entry has this number any more.
    #[inline]
    fn free(&mut self, number: u32) {
        if let Some(element) = self.elements.get_mut(number as usize) {
            element.free_the_number(number, &mut self.first_free);
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-list-of-active-formatting-elements-up-to-the-last-marker>
    pub(crate) fn clear_up_to_the_last_marker(&mut self) {
        while let Some(number) = self.entries.pop() {
            if number == MARKER {
                if let Some(long) = &mut self.long {
                    long.scope -= 1;
                }
                break;
            }
            self.was_popped(number);
        }
        self.pop_gaps();
    }

    /// Removes everything from `index` on, where no marker is.
    pub(crate) fn forget_from(&mut self, index: usize) {
        for number in self.entries.split_off(index) {
            self.was_popped(number);
        }
        self.pop_gaps();
    }

    /// Drops an element, or a gap, whose entry was popped.
    fn was_popped(&mut self, number: u32) {
        if let Some(long) = &mut self.long
            && let Some(element) = self.elements.get_mut(number as usize)
        {
            if element.is_gone() {
                long.gaps -= 1;
            } else {
                long.forget(number, element.name);
                element.stack_index = GONE;
            }
        }
        self.free(number);
    }

    /// Removes the gaps at the end of a long list.
    fn pop_gaps(&mut self) {
        let Some(long) = &mut self.long else {
            return;
        };
        long.moving_gap = None;
        while let Some(number) = self.entries.last()
            && self.elements.get(*number as usize).is_some_and(FormattingElement::is_gone)
        {
            long.gaps -= 1;
            let number = *number;
            self.entries.pop();
            if let Some(element) = self.elements.get_mut(number as usize) {
                element.free_the_number(number, &mut self.first_free);
            }
        }
    }

    /// Index of the last element with that name after the last marker.
    #[inline]
    pub(crate) fn last_after_marker(&self, name: LocalName) -> Option<usize> {
        if let Some(long) = &self.long {
            let (_, number) = long.names.iter().find(|(other, _)| *other == name)?;
            let place = long.places.get(*number as usize)?;
            return (place.scope == long.scope).then_some(place.position as usize);
        }
        for (index, number) in self.entries.iter().enumerate().rev() {
            if self.elements.get(*number as usize)?.name == name {
                return Some(index);
            }
        }
        None
    }

    /// The index of an element in the list, unless one of the same name is after it.
    pub(crate) fn position(&self, handle: &H) -> Option<usize> {
        let is_it = |number: &u32| {
            self.elements.get(*number as usize).is_some_and(|element| element.handle == *handle)
        };
        if let Some(long) = &self.long {
            let mut last = long.names.iter().map(|(_, number)| number);
            return last.find(|number| is_it(number)).map(|number| long.position(*number));
        }
        self.entries.iter().rposition(is_it)
    }

    /// The index in the list of the element that is at `stack_index` in the stack of open elements.
    #[inline]
    pub(crate) fn position_of_open(&self, stack_index: usize, handle: &H) -> Option<usize> {
        let is_it = |number: &u32| {
            self.elements.get(*number as usize).is_some_and(|element| {
                element.stack_index == stack_index && element.handle == *handle
            })
        };
        if let Some(long) = &self.long {
            let number = long.may_be_at(stack_index).find(|number| is_it(number));
            return number.map(|number| long.position(*number));
        }
        self.entries.iter().rposition(is_it)
    }

    /// Removes the entry at `index` from the list. Returns by how much the indices of those after it
    /// decrease.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> usize {
        if self.long.is_some() {
            self.leave_a_gap(index);
            return 0;
        }
        let number = self.entries[index];
        if index + 1 == self.entries.len() {
            self.entries.pop();
        } else {
            self.entries.remove(index);
        }
        if number != MARKER {
            self.free(number);
        }
        1
    }

    #[cold]
    fn leave_a_gap(&mut self, index: usize) {
        let number = self.entries[index];
        if let Some(long) = &mut self.long
            && let Some(element) = self.elements.get_mut(number as usize)
            && !element.is_gone()
        {
            long.forget(number, element.name);
            element.stack_index = GONE;
            long.gaps += 1;
            self.pop_gaps();
        }
    }

    /// Moves the entry at `from` before the one that was at `to`.
    pub(crate) fn move_before(&mut self, from: usize, to: usize) -> usize {
        let range = if from < to {
            // It moves to the last gap, and on from there.
            let is_gap = |index: &usize| matches!(self.get(*index), Entry::Gone);
            let gap = (from + 1..to).rev().find(is_gap).unwrap_or(from);
            self.entries.swap(from, gap);
            self.entries[gap..to].rotate_left(1);
            gap..to
        } else {
            self.entries[to..=from].rotate_right(1);
            to..from + 1
        };
        if let Some(long) = &mut self.long {
            long.moving_gap = None;
            for position in range {
                if let Some(place) = long.places.get_mut(self.entries[position] as usize) {
                    place.position = position as u32;
                }
            }
        }
        if from < to { to - 1 } else { to }
    }

    /// Assigns the entry at `index` to another element of the same token.
    pub(crate) fn replace_with_clone(&mut self, index: usize, handle: H, stack_index: usize) {
        let number = self.entries[index];
        if let Some(element) = self.elements.get_mut(number as usize) {
            element.handle = handle;
            element.stack_index = stack_index;
            if let Some(long) = &mut self.long {
                long.note_on_the_stack(stack_index, number);
            }
        }
    }

    /// Assigns the entry at `index` to the current node, as which it was reopened. All elements that are
    /// not open are reopened in their order, up to the last: gaps between them move to the end, so that
    /// each is met only once.
    pub(crate) fn replace_handle(&mut self, index: usize, handle: H, stack_index: usize) {
        let number = self.entries[index];
        let Some(element) = self.elements.get_mut(number as usize) else {
            return;
        };
        element.handle = handle;
        element.stack_index = stack_index;
        if let Some(long) = &mut self.long {
            long.note_the_current_node(stack_index, number);
            if long.gaps > 0 {
                self.move_in_front_of_gaps(index);
            }
        }
    }

    fn move_in_front_of_gaps(&mut self, index: usize) {
        let is_last = index + 1 == self.entries.len();
        let moving_gap = self.long.as_mut().and_then(|long| long.moving_gap.take());
        let mut first = index;
        while let Some(before) = first.checked_sub(1) {
            if let Some((start, end)) = moving_gap
                && end == first
            {
                first = start;
                break;
            }
            if !matches!(self.get(before), Entry::Gone) {
                break;
            }
            first = before;
        }
        if first < index
            && let Some(long) = &mut self.long
        {
            self.entries.swap(first, index);
            long.places[self.entries[first] as usize].position = first as u32;
            long.moving_gap = Some((first + 1, index + 1));
        }
        if is_last {
            self.pop_gaps();
        }
    }

    /// Records that entries were removed from the stack of open elements, which now has the length `len`.
    /// The last comes first.
    pub(crate) fn stack_entries_were_removed(&mut self, removed: &[usize], len: usize) {
        let elements = &mut self.elements;
        let looked_at = match &self.long {
            None => &self.entries,
            Some(long) => &long.displaced,
        };
        for number in looked_at {
            if let Some(element) = elements.get_mut(*number as usize) {
                let above = removed.partition_point(|index| *index >= element.stack_index);
                element.stack_index -= removed.len() - above;
            }
        }
        if let Some(long) = &mut self.long {
            long.entries_were_removed(removed, len, |number, from, to| {
                elements
                    .get_mut(number as usize)
                    .into_iter()
                    .for_each(|one| one.stack_entry_moved(from, to));
            });
        }
    }

    /// Records that an entry of the stack of open elements was moved from `from` to `to`.
    pub(crate) fn stack_entry_was_moved(&mut self, from: usize, to: usize) {
        let elements = &mut self.elements;
        let looked_at = match &self.long {
            None => &self.entries,
            Some(long) => &long.displaced,
        };
        for number in looked_at {
            if let Some(element) = elements.get_mut(*number as usize)
                && element.stack_index > from
                && element.stack_index <= to
            {
                element.stack_index -= 1;
            }
        }
        if let Some(long) = &mut self.long {
            long.entry_was_moved(from, to, |number, from, to| {
                elements
                    .get_mut(number as usize)
                    .into_iter()
                    .for_each(|one| one.stack_entry_moved(from, to));
            });
        }
    }
}
