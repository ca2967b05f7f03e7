//! Tests of rows in the table of elements, which rule out most elements before a selector is compared with
//! them.

use std::ops::Range;

use treewright_dom::internal::{ElementTable, ElementTables, Words};
use treewright_dom::{AttributeNamespace, Document, LocalName, NodeRef};

use crate::matching::{Names, number_of};
use crate::options::Scope;
use crate::program::{Complex, Compound, NamespaceTest, Program, Test};

/// A test that every element passes that a compound matches; others can pass too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RowTest {
    /// The numbers of its possible names, possibly with duplicates.
    names: Option<[u32; 2]>,
    /// The bits of the attributes that it must have.
    attributes: u64,
    /// The bits of the classes and the id that it must have.
    words: u64,
}

/// The table, and the bits of classes and ids, if requested.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows<'a> {
    pub(crate) document: &'a Document,
    pub(crate) table: &'a ElementTable,
    pub(crate) words: &'a [u64],
}

/// Decides when to build a table that a document does not have yet.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Making {
    Now,
    /// On the second request since the last change of the document.
    SecondTime,
    Never,
}

impl<'a> Rows<'a> {
    /// The rows of the document that contains a place, with words if `wanted`.
    pub(crate) fn of(place: NodeRef<'a>, wanted: bool, making: Making) -> Option<Self> {
        let document = place.document();
        let table = match making {
            Making::Now => document.element_table(),
            Making::SecondTime => document.element_table_if_asked_for_again(),
            Making::Never => document.made_element_table(),
        }?;
        let words = if wanted { table.words(document).bits() } else { &[] };
        Some(Self { document, table, words })
    }

    /// Returns true if a query only searches the rows of a node's descendants.
    pub(crate) fn are_in_scope(self, scope: Scope) -> bool {
        scope == Scope::Light || self.table.tree_count() <= 1
    }

    /// The node of a row.
    #[inline]
    pub(crate) fn node(self, row: u32) -> Option<NodeRef<'a>> {
        self.table.node(self.document, row)
    }
}

impl RowTest {
    /// Nothing passes.
    const NEVER: Self = Self { names: Some([u32::MAX; 2]), attributes: 0, words: 0 };

    /// The test of a compound; if roots can match the compound, everything passes.
    pub(crate) fn of_compound(compound: &Compound, names: &Names) -> Self {
        let mut row = Self::default();
        if compound.matches_roots {
            return row;
        }
        for test in &compound.tests {
            match test {
                Test::Name(name, lower) => {
                    let numbers = (names.number(*name), names.number(*lower));
                    row.names = Some(match numbers {
                        (Some(name), Some(lower)) => [name, lower],
                        (Some(number), None) | (None, Some(number)) => [number; 2],
                        (None, None) => return Self::NEVER,
                    });
                }
                Test::Class(class) => row.words |= Words::bit(Words::hash_of_class(class)),
                Test::Id(id) => row.words |= Words::bit(Words::hash_of_id(id)),
                Test::Attribute(test)
                    if test.namespace == NamespaceTest::Is(AttributeNamespace::None) =>
                {
                    match (names.number(test.name), names.number(test.lower)) {
                        (Some(name), Some(lower)) if name != lower => {}
                        (Some(number), _) | (None, Some(number)) => {
                            row.attributes |= ElementTable::attribute_bit(number);
                        }
                        (None, None) => return Self::NEVER,
                    }
                }
                Test::Link => {
                    row.names = Some([LocalName::A, LocalName::AREA].map(number_of));
                }
                Test::Never => return Self::NEVER,
                _ => {}
            }
        }
        row
    }

    /// Adds tests; each element that matches a selector passes one of them.
    pub(crate) fn add_of_complex(complex: &Complex, names: &Names, tests: &mut Vec<Self>) {
        let Some(compound) = complex.compounds.first() else {
            return tests.push(Self::default());
        };
        let own = Self::of_compound(compound, names);
        let list = compound.tests.iter().find_map(|test| match test {
            Test::Is(list) if own == Self::default() && !compound.matches_roots => Some(list),
            _ => None,
        });
        match list {
            Some(list) => list.iter().for_each(|one| Self::add_of_complex(one, names, tests)),
            None if own == Self::NEVER => {}
            None => tests.push(own),
        }
    }

    /// Returns true if all rows pass.
    pub(crate) fn is_open(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if the test needs the words of rows.
    pub(crate) const fn asks_for_words(&self) -> bool {
        self.words != 0
    }

    #[inline]
    pub(crate) fn passes(&self, rows: Rows<'_>, row: u32) -> bool {
        let row = row as usize;
        if let Some(names) = &self.names
            && !rows.table.names().get(row).is_some_and(|name| names.contains(name))
        {
            return false;
        }
        has_all(rows.table.attributes(), self.attributes, row)
            && has_all(rows.words, self.words, row)
    }

    /// The first row of a range that passes.
    #[inline]
    fn find(&self, rows: Rows<'_>, mut range: Range<u32>) -> Option<u32> {
        let (start, end) = (range.start, range.end);
        let places = start as usize..end as usize;
        let found = match (self.names, self.attributes, self.words) {
            (None, 0, 0) => (start < end).then_some(0),
            (Some([a, b]), 0, 0) if a == b => {
                rows.table.names().get(places)?.iter().position(|name| *name == a)
            }
            (None, bits, 0) => first_with(rows.table.attributes().get(places)?, bits),
            (None, 0, bits) => first_with(rows.words.get(places)?, bits),
            _ => return range.find(|row| self.passes(rows, *row)),
        }?;
        // There are fewer than 2³² rows.
        Some(start.saturating_add(found as u32))
    }

    /// Returns true if a node could pass that is examined without the table.
    #[inline]
    pub(crate) fn may_pass(&self, place: NodeRef<'_>) -> bool {
        if let Some(names) = &self.names
            && !place.element_name().is_some_and(|name| names.contains(&number_of(name)))
        {
            return false;
        }
        (self.attributes | self.words == 0) || place.may_have_attributes()
    }
}

#[inline]
fn has_all(all: &[u64], bits: u64, row: usize) -> bool {
    bits == 0 || all.get(row).is_some_and(|own| own & bits == bits)
}

#[inline]
fn first_with(all: &[u64], bits: u64) -> Option<usize> {
    all.iter().position(|own| own & bits == bits)
}

/// Tests of which the elements that a query finds pass at least one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Filter(Vec<RowTest>);

impl Filter {
    pub(crate) fn new(tests: Vec<RowTest>) -> Self {
        if tests.iter().any(RowTest::is_open) {
            Self(vec![RowTest::default()])
        } else {
            Self(tests)
        }
    }

    #[inline]
    pub(crate) fn may_pass(&self, place: NodeRef<'_>) -> bool {
        self.0.iter().any(|test| test.may_pass(place))
    }

    #[inline]
    pub(crate) fn passes(&self, rows: Rows<'_>, row: u32) -> bool {
        self.0.iter().any(|test| test.passes(rows, row))
    }

    /// The first row of a range that passes.
    #[inline]
    pub(crate) fn find(&self, rows: Rows<'_>, mut range: Range<u32>) -> Option<u32> {
        match &*self.0 {
            [] => None,
            [test] => test.find(rows, range),
            _ => range.find(|row| self.passes(rows, *row)),
        }
    }

    pub(crate) fn asks_for_words(&self) -> bool {
        self.0.iter().any(RowTest::asks_for_words)
    }
}

/// The tests of the compounds to the left of combinators, by the numbers of the compounds.
#[derive(Clone, Debug, Default)]
pub(crate) struct LeftTests(Box<[RowTest]>);

impl LeftTests {
    pub(crate) fn new(program: &Program, names: &Names) -> Self {
        let mut tests = Vec::new();
        for compound in
            program.complexes.iter().flat_map(|complex| complex.compounds.iter().skip(1))
        {
            let number = compound.number as usize;
            if tests.len() <= number {
                tests.resize(number.saturating_add(1), RowTest::default());
            }
            if let Some(test) = tests.get_mut(number) {
                *test = RowTest::of_compound(compound, names);
            }
        }
        Self(tests.into())
    }

    pub(crate) fn asks_for_words(&self) -> bool {
        self.0.iter().any(RowTest::asks_for_words)
    }

    #[inline]
    pub(crate) fn of(&self, compound: &Compound) -> Option<&RowTest> {
        self.0.get(compound.number as usize).filter(|test| !test.is_open())
    }
}
