//! The index of a set: for each element, the selectors that it could match.
//!
//! A selector is indexed by a fact that its rightmost compound requires: an id, a class, an attribute or a
//! name. The key of an id or a class is a hash of its text that ignores case, so the index is the same in
//! quirks mode. Each match is compared in full afterwards.

use treewright_dom::internal::{ElementTable, Words};
use treewright_dom::{AttributeNamespace, LocalName, NodeRef};

use crate::matching::Names;
use crate::program::{Complex, Compound, FormTest, NameIndex, NamespaceTest, Program, Test};
use crate::rows::{RowTest, Rows};
use crate::walk::Walk;

/// A fact without which a compound does not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// The hash of an id.
    Id(u32),
    /// The hash of a class.
    Class(u32),
    /// The name of an attribute, as written and in lower case.
    Attribute(NameIndex, NameIndex),
    /// The name of an element, in the same way.
    Name(NameIndex, NameIndex),
    /// The name of an HTML element.
    Known(LocalName),
}

/// The keys of a selector: each element that matches has at least one of them. `None` if any element could
/// match.
pub(crate) fn keys(complex: &Complex) -> Option<Vec<Key>> {
    keys_of_compound(complex.compounds.first()?)
}

/// The keys of a compound: each element that matches has at least one of them.
pub(crate) fn keys_of_compound(compound: &Compound) -> Option<Vec<Key>> {
    let keys = compound.tests.iter().filter_map(keys_of_test);
    keys.min_by_key(|(rank, keys)| (*rank, keys.len())).map(|(_, keys)| keys)
}

/// The keys of a test, with their rank: keys that few elements of a page have are better.
fn keys_of_test(test: &Test) -> Option<(u8, Vec<Key>)> {
    let known = |names: &[LocalName]| names.iter().copied().map(Key::Known).collect();
    Some(match test {
        Test::Never | Test::Host(_) | Test::HostContext(_) => (0, Vec::new()),
        Test::Id(id) => (1, vec![Key::Id(Words::hash_of_id(id))]),
        Test::Class(class) => (2, vec![Key::Class(Words::hash_of_class(class))]),
        Test::Attribute(test) if test.namespace == NamespaceTest::Is(AttributeNamespace::None) => {
            (3, vec![Key::Attribute(test.name, test.lower)])
        }
        Test::Name(name, lower) => (4, vec![Key::Name(*name, *lower)]),
        Test::Is(list) => {
            let keys: Option<Vec<Vec<Key>>> = list.iter().map(keys).collect();
            (5, keys?.concat())
        }
        Test::Link => (6, known(&[LocalName::A, LocalName::AREA])),
        Test::Paused | Test::Muted => (6, known(&[LocalName::AUDIO, LocalName::VIDEO])),
        Test::Heading(_) => (
            6,
            known(&[
                LocalName::H1,
                LocalName::H2,
                LocalName::H3,
                LocalName::H4,
                LocalName::H5,
                LocalName::H6,
            ]),
        ),
        Test::Form(test) => (6, known(names_of(*test)?)),
        _ => return None,
    })
}

/// The names of the elements that a pseudo-class can match; `None` if there are many.
const fn names_of(test: FormTest) -> Option<&'static [LocalName]> {
    Some(match test {
        FormTest::Checked => &[LocalName::INPUT, LocalName::OPTION],
        FormTest::Required | FormTest::Optional => {
            &[LocalName::INPUT, LocalName::SELECT, LocalName::TEXTAREA]
        }
        FormTest::Default => &[LocalName::BUTTON, LocalName::INPUT, LocalName::OPTION],
        FormTest::Indeterminate => &[LocalName::INPUT, LocalName::PROGRESS],
        FormTest::PlaceholderShown => &[LocalName::INPUT, LocalName::TEXTAREA],
        FormTest::Open => &[LocalName::DETAILS, LocalName::DIALOG],
        // Custom elements can also be disabled.
        FormTest::ReadOnly | FormTest::ReadWrite | FormTest::Disabled | FormTest::Enabled => {
            return None;
        }
    })
}

/// The end of a chain.
const NONE: u32 = u32::MAX;

/// Selectors by numbers.
#[derive(Clone, Debug, Default)]
struct Buckets {
    /// The first entry of each chain; empty without entries, else a power of two.
    heads: Vec<u32>,
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u32,
    complex: u32,
    next: u32,
}

impl Buckets {
    fn add(&mut self, key: u32, complex: u32) {
        self.entries.push(Entry { key, complex, next: NONE });
    }

    /// Builds the chains, once all entries were added.
    fn finish(&mut self) {
        if self.entries.is_empty() {
            return;
        }
        // Chains are short, and most numbers have none.
        let size = self.entries.len().saturating_mul(4).next_power_of_two();
        self.heads = vec![NONE; size];
        for (index, entry) in self.entries.iter_mut().enumerate() {
            let place = entry.key as usize & size.wrapping_sub(1);
            if let Some(head) = self.heads.get_mut(place) {
                entry.next = *head;
                // There are fewer entries than names, of which there are fewer than 2³².
                *head = index as u32;
            }
        }
    }

    const fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }

    /// Adds the selectors of a number to a list.
    #[inline]
    fn find(&self, key: u32, found: &mut Vec<u32>) {
        let place = key as usize & self.heads.len().wrapping_sub(1);
        let mut next = self.heads.get(place).copied().unwrap_or(NONE);
        while let Some(entry) = self.entries.get(next as usize) {
            if entry.key == key {
                found.push(entry.complex);
            }
            next = entry.next;
        }
    }
}

/// The selectors of a program, by the facts that elements of one document can have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    /// By hashes of classes and ids.
    words: Buckets,
    attributes: Buckets,
    names: Buckets,
    /// The selectors that any element could match, with a test for it.
    rest: Vec<(u32, RowTest)>,
    /// The bits of all classes and ids, and of all attributes, that selectors require.
    word_bits: u64,
    attribute_bits: u64,
}

impl Index {
    /// The index of the selectors that can match something in the document.
    pub(crate) fn new(program: &Program, keys: &[Option<Vec<Key>>], names: &Names) -> Self {
        let mut index = Self::default();
        let complexes = program.complexes.iter().zip(keys).zip(0..);
        for ((complex, keys), number) in complexes {
            if !names.may_match(complex) {
                continue;
            }
            let Some(keys) = keys else {
                let first = complex.compounds.first();
                let test = first.map(|first| RowTest::of_compound(first, names));
                index.rest.push((number, test.unwrap_or_default()));
                continue;
            };
            for key in keys {
                index.add(*key, number, names);
            }
        }
        for buckets in [&mut index.words, &mut index.attributes, &mut index.names] {
            buckets.finish();
        }
        index
    }

    fn add(&mut self, key: Key, complex: u32, names: &Names) {
        let (buckets, name, lower) = match key {
            Key::Id(hash) | Key::Class(hash) => {
                self.word_bits |= Words::bit(hash);
                return self.words.add(hash, complex);
            }
            Key::Known(name) => return self.names.add(crate::matching::number_of(name), complex),
            Key::Attribute(name, lower) => {
                let numbers = [name, lower].map(|name| names.number(name));
                for number in numbers.into_iter().flatten() {
                    self.attribute_bits |= ElementTable::attribute_bit(number);
                }
                (&mut self.attributes, name, lower)
            }
            Key::Name(name, lower) => (&mut self.names, name, lower),
        };
        let (name, lower) = (names.number(name), names.number(lower));
        for number in [name, lower.filter(|_| lower != name)].into_iter().flatten() {
            buckets.add(number, complex);
        }
    }

    /// Returns true if nothing can be found.
    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
            && [&self.words, &self.attributes, &self.names].iter().all(|buckets| buckets.is_empty())
    }

    /// Returns true if the bits of classes and ids are needed.
    pub(crate) fn asks_for_words(&self) -> bool {
        self.word_bits != 0 || self.rest.iter().any(|(_, test)| test.asks_for_words())
    }

    /// The next element of a walk that some selectors could match, and these selectors, possibly with
    /// duplicates.
    #[inline]
    pub(crate) fn next_element<'a>(
        &self,
        walk: &mut Walk<'a>,
        found: &mut Vec<u32>,
    ) -> Option<NodeRef<'a>> {
        let on_links = walk.next_on_links(|element| {
            self.candidates(element, found);
            !found.is_empty()
        });
        if on_links.is_some() {
            return on_links;
        }
        walk.next_of_rows(|rows, mut places| {
            places.find(|row| {
                self.candidates_of_row(rows, *row, found);
                !found.is_empty()
            })
        })
    }

    #[inline]
    fn candidates_of_row(&self, rows: Rows<'_>, row: u32, found: &mut Vec<u32>) {
        found.clear();
        let passing = self.rest.iter().filter(|(_, test)| test.passes(rows, row));
        found.extend(passing.map(|(number, _)| *number));
        let index = row as usize;
        if let Some(name) = rows.table.names().get(index) {
            self.names.find(*name, found);
        }
        if has_one(rows.table.attributes(), self.attribute_bits, index)
            && let Some(element) = rows.node(row)
        {
            for number in element.attribute_numbers() {
                self.attributes.find(number, found);
            }
        }
        if has_one(rows.words, self.word_bits, index) {
            for hash in rows.table.words(rows.document).hashes_of(row) {
                self.words.find(*hash, found);
            }
        }
    }

    /// The same without the table.
    fn candidates(&self, element: NodeRef<'_>, found: &mut Vec<u32>) {
        found.clear();
        found.extend(self.rest.iter().map(|(number, _)| *number));
        if let Some(name) = element.element_name() {
            self.names.find(crate::matching::number_of(name), found);
        }
        if !self.attributes.is_empty() {
            for number in element.attribute_numbers() {
                self.attributes.find(number, found);
            }
        }
        if !self.words.is_empty() {
            let classes = element.plain_attribute(LocalName::CLASS).unwrap_or_default();
            for class in classes.split_ascii_whitespace() {
                self.words.find(Words::hash_of_class(class), found);
            }
            if let Some(id) = element.plain_attribute(LocalName::ID) {
                self.words.find(Words::hash_of_id(id), found);
            }
        }
    }
}

#[inline]
fn has_one(all: &[u64], bits: u64, row: usize) -> bool {
    all.get(row).is_some_and(|own| own & bits != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found() {
        let mut buckets = Buckets::default();
        for (complex, key) in [7, 3, 7, 1_000_003, u32::MAX].into_iter().enumerate() {
            buckets.add(key, complex as u32);
        }
        buckets.finish();
        for (key, expected) in
            [(7, &[2, 0][..]), (3, &[1]), (1_000_003, &[3]), (u32::MAX, &[4]), (1, &[])]
        {
            let mut found = Vec::new();
            buckets.find(key, &mut found);
            assert_eq!(found, expected, "{key}");
        }
        let mut found = Vec::new();
        Buckets::default().find(1, &mut found);
        assert!(found.is_empty());
    }

    #[test]
    fn hashes_ignore_the_case_of_ascii() {
        assert_eq!(Words::hash_of_class("Abc"), Words::hash_of_class("aBC"));
        assert_ne!(Words::hash_of_class("É"), Words::hash_of_class("E"));
        assert_ne!(Words::hash_of_class("a"), Words::hash_of_id("a"));
    }
}
