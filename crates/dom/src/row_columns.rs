//! The rows of a table of elements as bit sets, one set for each name, attribute, class and id, for code
//! that makes many queries at once.

use std::sync::OnceLock;

use crate::Document;
use crate::element_table::{ElementTable, NO_NAME};

/// The maximum number of sets for names, and for attributes. Names that are seen later share the sets of
/// others.
const MOST: usize = 128;

/// The sets for the hashes of classes and ids, which share them.
const SETS_OF_WORDS: usize = 128;

/// The sets of an [`ElementTable`], each built on first use.
#[derive(Debug, Default)]
pub(crate) struct RowColumns {
    names: OnceLock<Columns>,
    attributes: OnceLock<Columns>,
    words: OnceLock<Vec<u64>>,
}

/// Sets of rows by the numbers of names.
#[derive(Debug)]
struct Columns {
    /// The number of words of a set.
    width: usize,
    /// One set after another.
    bits: Vec<u64>,
    /// For each number, the number of its set counted from 1; 0 if no row has it.
    sets: Vec<u32>,
    /// The number of names of each set.
    names: Vec<u32>,
    count: usize,
    /// The rows with names in namespaces.
    qualified: Vec<u64>,
}

impl Columns {
    fn new(rows: usize) -> Self {
        let width = rows.div_ceil(64);
        Self {
            width,
            bits: Vec::new(),
            sets: Vec::new(),
            names: Vec::new(),
            count: 0,
            qualified: Vec::new(),
        }
    }

    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "rows are those of the table; the list has a place for the number, and a set that was given"
    )]
    fn add(&mut self, number: u32, row: usize) {
        let number = number as usize;
        let set = self.sets.get(number).copied().unwrap_or(0);
        let set = if set == 0 { self.add_name(number) } else { set };
        self.bits[(set as usize - 1) * self.width + row / 64] |= 1 << (row % 64);
    }

    #[cold]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "there are at most `MOST` sets; the list is made long enough"
    )]
    fn add_name(&mut self, number: usize) -> u32 {
        if self.sets.len() <= number {
            self.sets.resize(number + 1, 0);
        }
        let set = self.count % MOST;
        self.count += 1;
        if set == self.names.len() {
            self.names.push(0);
            self.bits.resize(self.bits.len() + self.width, 0);
        }
        self.names[set] += 1;
        self.sets[number] = set as u32 + 1;
        self.sets[number]
    }

    /// The set of a number, and true if no other number shares it.
    fn get(&self, number: u32) -> (&[u64], bool) {
        let set = self.sets.get(number as usize).copied().unwrap_or(0) as usize;
        let Some(set) = set.checked_sub(1) else { return (&[], true) };
        let start = set.saturating_mul(self.width);
        let bits = self.bits.get(start..start.saturating_add(self.width)).unwrap_or_default();
        (bits, self.names.get(set) == Some(&1))
    }
}

/// Sets of rows: bit 0 of the first word is row 0. A set has all words up to that of the last row, or none.
impl ElementTable {
    /// The rows whose name has this [index](crate::LocalName::index), and true if the set has no other
    /// rows: in a document with very many names, names share sets.
    ///
    /// The sets of all names are built on the first query. They take a bit for each row and name, of at most
    /// 128 names, and so do those of attributes; those of classes and ids take 16 bytes for each row.
    ///
    /// ```
    /// use treewright_dom::internal::ElementTables;
    /// use treewright_dom::{Document, LocalName, Namespace};
    /// let mut document = Document::new();
    /// let parent = document.create_element(Namespace::Html, "div").unwrap();
    /// document.append(document.root(), parent).unwrap();
    /// for name in ["p", "b", "p"] {
    ///     let element = document.create_element(Namespace::Html, name).unwrap();
    ///     document.append(parent, element).unwrap();
    /// }
    /// let table = document.element_table().unwrap();
    /// // Row 0 is the document, and row 1 the parent.
    /// assert_eq!(table.rows_of_name(LocalName::P.index() as u32), (&[0b10100][..], true));
    /// assert!(table.rows_of_name(LocalName::A.index() as u32).0.is_empty());
    /// ```
    pub fn rows_of_name(&self, number: u32) -> (&[u64], bool) {
        let names = || {
            let mut columns = Columns::new(self.len());
            for (row, name) in self.names().iter().enumerate() {
                if *name != NO_NAME {
                    columns.add(*name, row);
                }
            }
            columns
        };
        self.columns.names.get_or_init(names).get(number)
    }

    /// The rows that have the attribute with this number, as in
    /// [`NodeRef::attribute_numbers`](crate::NodeRef::attribute_numbers), but only for attributes without
    /// namespace and prefix; and true if the set has no other rows. `document` is that of the table.
    pub fn rows_with_attribute(&self, document: &Document, number: u32) -> (&[u64], bool) {
        self.columns_of_attributes(document).get(number)
    }

    /// The rows that have attributes with a namespace or a prefix. `document` is that of the table.
    pub fn rows_with_qualified_attributes(&self, document: &Document) -> &[u64] {
        &self.columns_of_attributes(document).qualified
    }

    fn columns_of_attributes(&self, document: &Document) -> &Columns {
        let attributes = || {
            let mut columns = Columns::new(self.len());
            columns.qualified = vec![0; columns.width];
            for (row, bits) in self.attributes().iter().enumerate() {
                if *bits != 0
                    && let Some(place) = self.place(row as u32)
                {
                    for slot in document.slots(place) {
                        if !crate::names::Names::is_qualified(slot.name) {
                            columns.add(slot.name, row);
                        } else if let Some(word) = columns.qualified.get_mut(row / 64) {
                            *word |= 1 << (row % 64);
                        }
                    }
                }
            }
            columns
        };
        self.columns.attributes.get_or_init(attributes)
    }

    /// The rows that may have a class or an id with this hash; others may be included.
    /// [`Words::hashes_of`](crate::internal::Words::hashes_of) has the hashes of a row. `document` is that
    /// of the table.
    pub fn rows_with_word(&self, document: &Document, hash: u32) -> &[u64] {
        let width = self.len().div_ceil(64);
        let start = |hash: u32| (hash as usize % SETS_OF_WORDS).saturating_mul(width);
        let make = || {
            let words = self.words(document);
            let mut all = vec![0; SETS_OF_WORDS.saturating_mul(width)];
            for row in 0..self.len() {
                for hash in words.hashes_of(row as u32) {
                    if let Some(word) = all.get_mut(start(*hash).saturating_add(row / 64)) {
                        *word |= 1_u64 << (row % 64);
                    }
                }
            }
            all
        };
        let all = self.columns.words.get_or_init(make);
        all.get(start(hash)..start(hash).saturating_add(width)).unwrap_or_default()
    }
}
