//! The list of active formatting elements.

use crate::attributes::{AttributeBuffer, Attributes};
use crate::names::LocalName;
use std::collections::{HashMap, hash_map};
use std::hash::{DefaultHasher, Hash, Hasher};

/// An entry of the list.
#[derive(Clone, Debug)]
pub(crate) enum Entry<H> {
    Marker,
    Element(FormattingElement<H>),
}

impl<H> Entry<H> {
    /// The formatting element, `None` for a marker.
    pub(crate) fn element(&self) -> Option<&FormattingElement<H>> {
        match self {
            Self::Marker => None,
            Self::Element(element) => Some(element),
        }
    }
}

/// A formatting element with the token that it was created for.
#[derive(Clone, Debug)]
pub(crate) struct FormattingElement<H> {
    pub(crate) handle: H,
    pub(crate) name: LocalName,
    pub(crate) attributes: AttributeBuffer,
    /// Where in the stack of open elements it is if it is there at all.
    pub(crate) stack_index: usize,
}

impl<H> FormattingElement<H> {
    /// What elements of one family have in common: the name, and the sum of the hashes of the
    /// attributes, whatever their order.
    fn family(&self) -> (LocalName, u64) {
        (self.name, attributes_hash(self.attributes.view()))
    }

    fn is_like(&self, name: LocalName, attributes: Attributes<'_>) -> bool {
        self.name == name && same_attributes(self.attributes.view(), attributes)
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements>
#[derive(Clone, Debug)]
pub(crate) struct ListOfActiveFormattingElements<H> {
    entries: Vec<Entry<H>>,
    /// Only while there are many entries; few are looked at one by one.
    counts: Option<Counts>,
    /// The memory of attributes that are gone, for others.
    spare: Vec<AttributeBuffer>,
}

/// How many elements of a kind the whole list has.
#[derive(Clone, Debug, Default)]
struct Counts {
    /// Below three of a family the Noah's Ark clause needs no look at them.
    families: HashMap<(LocalName, u64), u32>,
    names: HashMap<LocalName, u32>,
}

impl Counts {
    fn add<H>(&mut self, element: &FormattingElement<H>) {
        *self.families.entry(element.family()).or_default() += 1;
        *self.names.entry(element.name).or_default() += 1;
    }

    fn forget<H>(&mut self, element: &FormattingElement<H>) {
        count_one_less(&mut self.families, element.family());
        count_one_less(&mut self.names, element.name);
    }
}

/// From this many entries on they are counted.
const MANY: usize = 24;

/// So many buffers are kept for use again.
const SPARE: usize = 16;

impl<H> Default for ListOfActiveFormattingElements<H> {
    fn default() -> Self {
        Self { entries: Vec::new(), counts: None, spare: Vec::new() }
    }
}

impl<H: Clone + PartialEq> ListOfActiveFormattingElements<H> {
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn get(&self, index: usize) -> &Entry<H> {
        &self.entries[index]
    }

    /// The formatting element at `index`; `None` for a marker and outside the list.
    pub(crate) fn element(&self, index: usize) -> Option<&FormattingElement<H>> {
        self.entries.get(index).and_then(Entry::element)
    }

    /// The handles of the elements.
    pub(crate) fn handles(&self) -> impl Iterator<Item = &H> {
        self.entries.iter().filter_map(|entry| entry.element().map(|element| &element.handle))
    }

    pub(crate) fn insert_marker(&mut self) {
        self.entries.push(Entry::Marker);
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#push-onto-the-list-of-active-formatting-elements>
    pub(crate) fn push(
        &mut self,
        handle: H,
        name: LocalName,
        attributes: Attributes<'_>,
        stack_index: usize,
    ) {
        // 1. The Noah's Ark clause: at most three of a family.
        let may_be_three = match &self.counts {
            None => self.entries.len() >= 3,
            Some(counts) => {
                let family = (name, attributes_hash(attributes));
                counts.families.get(&family).is_some_and(|count| *count >= 3)
            }
        };
        if may_be_three && let Some(index) = self.earliest_of_three_like(name, attributes) {
            self.remove(index);
        }
        // 2.
        let mut buffer = self.spare.pop().unwrap_or_default();
        buffer.copy_from(attributes);
        let element = FormattingElement { handle, name, attributes: buffer, stack_index };
        self.insert(self.entries.len(), Entry::Element(element));
    }

    /// The earliest of the last three elements like this one after the last marker, if there are
    /// three.
    fn earliest_of_three_like(&self, name: LocalName, attributes: Attributes<'_>) -> Option<usize> {
        let after_marker =
            self.entries.iter().enumerate().rev().map_while(|(i, e)| Some((i, e.element()?)));
        let mut like = after_marker.filter(|(_, other)| other.is_like(name, attributes));
        like.nth(2).map(|(index, _)| index)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-list-of-active-formatting-elements-up-to-the-last-marker>
    pub(crate) fn clear_up_to_the_last_marker(&mut self) {
        while let Some(Entry::Element(element)) = self.entries.pop() {
            self.was_removed(element);
        }
    }

    /// Does away with an element that was taken off the list for good.
    fn was_removed(&mut self, mut element: FormattingElement<H>) {
        self.forget(&element);
        if self.spare.len() < SPARE {
            self.spare.push(std::mem::take(&mut element.attributes));
        }
    }

    fn forget(&mut self, element: &FormattingElement<H>) {
        if self.entries.len() < MANY / 2 {
            self.counts = None;
        } else if let Some(counts) = &mut self.counts {
            counts.forget(element);
        }
    }

    /// Index of the last element with that name after the last marker.
    pub(crate) fn last_after_marker(&self, name: LocalName) -> Option<usize> {
        if self.counts.as_ref().is_some_and(|counts| !counts.names.contains_key(&name)) {
            return None;
        }
        for (index, entry) in self.entries.iter().enumerate().rev() {
            if entry.element()?.name == name {
                return Some(index);
            }
        }
        None
    }

    /// Where the element is in the list.
    pub(crate) fn position(&self, handle: &H) -> Option<usize> {
        self.entries
            .iter()
            .rposition(|entry| entry.element().is_some_and(|element| element.handle == *handle))
    }

    /// Takes the entry at `index` off the list.
    pub(crate) fn remove(&mut self, index: usize) {
        if let Entry::Element(element) = self.entries.remove(index) {
            self.was_removed(element);
        }
    }

    /// Moves the entry at `from`, so that it stands before the one that was at `to`.
    pub(crate) fn move_before(&mut self, from: usize, to: usize) -> usize {
        if from < to {
            self.entries[from..to].rotate_left(1);
            to - 1
        } else {
            self.entries[to..=from].rotate_right(1);
            to
        }
    }

    fn insert(&mut self, index: usize, entry: Entry<H>) {
        if let (Some(counts), Entry::Element(element)) = (&mut self.counts, &entry) {
            counts.add(element);
        }
        self.entries.insert(index, entry);
        if self.counts.is_none() && self.entries.len() >= MANY {
            let mut counts = Counts::default();
            self.entries.iter().filter_map(Entry::element).for_each(|one| counts.add(one));
            self.counts = Some(counts);
        }
    }

    /// Makes the entry at `index` one for another element of the same token.
    pub(crate) fn replace_handle(&mut self, index: usize, handle: H, stack_index: usize) {
        if let Entry::Element(element) = &mut self.entries[index] {
            element.handle = handle;
            element.stack_index = stack_index;
        }
    }

    /// Follows the removal of entry `removed` from the stack of open elements.
    pub(crate) fn stack_entry_was_removed(&mut self, removed: usize) {
        for entry in &mut self.entries {
            if let Entry::Element(element) = entry
                && element.stack_index > removed
            {
                element.stack_index -= 1;
            }
        }
    }

    /// Follows the move of an entry of the stack of open elements from `from` to `to`.
    pub(crate) fn stack_entry_was_moved(&mut self, from: usize, to: usize) {
        for entry in &mut self.entries {
            if let Entry::Element(element) = entry
                && element.stack_index > from
                && element.stack_index <= to
            {
                element.stack_index -= 1;
            }
        }
    }
}

fn count_one_less<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: K) {
    if let hash_map::Entry::Occupied(mut count) = counts.entry(key) {
        *count.get_mut() -= 1;
        if *count.get() == 0 {
            count.remove();
        }
    }
}

fn attributes_hash(attributes: Attributes<'_>) -> u64 {
    attributes.iter().fold(0, |sum, attribute| {
        let mut hasher = DefaultHasher::new();
        attribute.name.local.hash(&mut hasher);
        attribute.value.text().hash(&mut hasher);
        sum.wrapping_add(hasher.finish())
    })
}

/// Names on one token are unique, so equal length and every pair found makes them equal.
fn same_attributes(one: Attributes<'_>, other: Attributes<'_>) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let in_same_order = one
        .iter()
        .zip(other.iter())
        .all(|(a, b)| a.name.local == b.name.local && a.value.text() == b.value.text());
    in_same_order
        || one
            .iter()
            .all(|attribute| other.get(attribute.name.local) == Some(attribute.value.text()))
}
