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
    /// Sum of the hashes of the attributes, whatever their order.
    attributes_hash: u64,
    /// Where in the stack of open elements it is if it is there at all.
    pub(crate) stack_index: usize,
}

impl<H> FormattingElement<H> {
    /// What elements of one family have in common.
    fn family(&self) -> (LocalName, u64) {
        (self.name, self.attributes_hash)
    }

    fn is_like(&self, other: &Self) -> bool {
        self.name == other.name
            && self.attributes_hash == other.attributes_hash
            && same_attributes(self.attributes.view(), other.attributes.view())
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements>
#[derive(Clone, Debug)]
pub(crate) struct ListOfActiveFormattingElements<H> {
    entries: Vec<Entry<H>>,
    /// How many elements of each family the whole list has: below three the Noah's Ark clause needs
    /// no look at them.
    families: HashMap<(LocalName, u64), u32>,
    /// How many elements of each name it has.
    names: HashMap<LocalName, u32>,
}

impl<H> Default for ListOfActiveFormattingElements<H> {
    fn default() -> Self {
        Self { entries: Vec::new(), families: HashMap::new(), names: HashMap::new() }
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
        let element = FormattingElement {
            handle,
            name,
            attributes: attributes.buffer().clone(),
            attributes_hash: attributes_hash(attributes),
            stack_index,
        };
        // 1. The Noah's Ark clause: at most three of a family.
        if self.families.get(&element.family()).is_some_and(|count| *count >= 3)
            && let Some(index) = self.earliest_of_three_like(&element)
        {
            self.remove(index);
        }
        // 2.
        self.insert(self.entries.len(), Entry::Element(element));
    }

    /// The earliest of the last three elements like this one after the last marker, if there are
    /// three.
    fn earliest_of_three_like(&self, element: &FormattingElement<H>) -> Option<usize> {
        let after_marker =
            self.entries.iter().enumerate().rev().map_while(|(i, e)| Some((i, e.element()?)));
        after_marker.filter(|(_, other)| other.is_like(element)).nth(2).map(|(index, _)| index)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#clear-the-list-of-active-formatting-elements-up-to-the-last-marker>
    pub(crate) fn clear_up_to_the_last_marker(&mut self) {
        while let Some(Entry::Element(element)) = self.entries.pop() {
            self.forget_one_of(element.family());
        }
    }

    fn forget_one_of(&mut self, family: (LocalName, u64)) {
        count_one_less(&mut self.families, family);
        count_one_less(&mut self.names, family.0);
    }

    /// Index of the last element with that name after the last marker.
    pub(crate) fn last_after_marker(&self, name: LocalName) -> Option<usize> {
        if !self.names.contains_key(&name) {
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

    pub(crate) fn remove(&mut self, index: usize) -> Entry<H> {
        let entry = self.entries.remove(index);
        if let Entry::Element(element) = &entry {
            self.forget_one_of(element.family());
        }
        entry
    }

    pub(crate) fn insert(&mut self, index: usize, entry: Entry<H>) {
        if let Entry::Element(element) = &entry {
            *self.families.entry(element.family()).or_default() += 1;
            *self.names.entry(element.name).or_default() += 1;
        }
        self.entries.insert(index, entry);
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
