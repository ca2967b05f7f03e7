//! A table of the elements in tree order, for code that queries all of them many times.

use std::sync::OnceLock;

use treewright_markup::NodeKind;

use crate::Document;
use crate::child_positions::LastPosition;
use crate::handle::NodeRef;
use crate::node::{NONE, Node, NodeData, NodeId};
use crate::row_columns::RowColumns;
use crate::sealed::Sealed;
use crate::words::Words;

/// The elements of all trees of a document in tree order, with precomputed numbers for the most frequent
/// queries. [`ElementTables::element_table`] builds it on first use, and each change of the trees drops it.
///
/// A row is an element or the root of a tree. The rows of one tree follow each other, the root first; the
/// rows of a node's descendants follow its own, up to [`end`](ElementTable::end). For the number of a row
/// that does not exist, the methods answer as for a row without facts.
///
/// It takes 36 bytes for each element and 4 for each node. After the first query for classes or ids it
/// takes 12 more bytes for each element and 4 for each class and id; after the first query for types, 8
/// more for each element; and at most 16 more each for the sets of names, of attributes, and of classes and
/// ids.
///
/// ```
/// use treewright_dom::internal::{ElementTables, Words};
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let list = document.create_element(Namespace::Html, "ul").unwrap();
/// document.append(document.root(), list).unwrap();
/// for class in ["a", "b c"] {
///     let item = document.create_element(Namespace::Html, "li").unwrap();
///     document.set_attribute(item, "class", class).unwrap();
///     document.append(list, item).unwrap();
/// }
/// let table = document.element_table().unwrap();
/// let list = table.row(document.get(list).unwrap().place()).unwrap();
/// assert_eq!((list, table.end(list)), (1, 4));
/// assert_eq!(table.ordinal(3), (2, 1));
/// let words = table.words(&document);
/// assert!(words.hashes_of(3).contains(&Words::hash_of_class("C")));
/// ```
#[derive(Debug)]
pub struct ElementTable {
    /// The number of places when the table was built. The parser adds nodes without checking this table.
    place_count: usize,
    /// The row of each place, or `NONE`.
    rows: Vec<u32>,
    /// The node of each row.
    pub(crate) ids: Vec<NodeId>,
    names: Vec<u32>,
    attributes: Vec<u64>,
    parents: Vec<u32>,
    ends: Vec<u32>,
    /// The position among the siblings that are elements, from 1.
    ordinals: Vec<u32>,
    /// The number of children that are elements.
    counts: Vec<u32>,
    tree_count: usize,
    pub(crate) words: OnceLock<Words>,
    pub(crate) types: OnceLock<Vec<(u32, u32)>>,
    pub(crate) columns: RowColumns,
}

/// The name number for the root of a tree. No name has it.
pub(crate) const NO_NAME: u32 = NONE - 1;

impl ElementTable {
    fn new(document: &Document) -> Self {
        let nodes = &document.nodes;
        let elements = nodes.iter().filter(|node| is_element(node)).count();
        // Most arenas also have a document.
        let room = elements.saturating_add(1);
        let mut table = Self {
            place_count: nodes.len(),
            rows: vec![NONE; nodes.len()],
            ids: Vec::with_capacity(room),
            names: Vec::with_capacity(room),
            attributes: Vec::with_capacity(room),
            parents: Vec::with_capacity(room),
            ends: Vec::with_capacity(room),
            ordinals: Vec::with_capacity(room),
            counts: Vec::with_capacity(room),
            tree_count: 0,
            words: OnceLock::new(),
            types: OnceLock::new(),
            columns: RowColumns::default(),
        };
        for (index, node) in (0_u32..).zip(nodes) {
            let is_root = match node.data.kind() {
                Some(NodeKind::Element) => true,
                Some(NodeKind::Document | NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
                    node.first_child != NONE
                }
                _ => false,
            };
            if is_root && node.parent == NONE {
                table.tree_count = table.tree_count.saturating_add(1);
                table.add_tree(document, index);
            }
        }
        table
    }

    fn add_tree(&mut self, document: &Document, root: u32) {
        self.add_row(document, root, NONE);
        let mut parent = self.row(root).unwrap_or(NONE);
        let mut next = document.node(root).first_child;
        loop {
            while next != NONE {
                let node = document.node(next);
                if is_element(node) {
                    let row = self.ids.len() as u32;
                    self.add_row(document, next, parent);
                    if node.first_child != NONE {
                        parent = row;
                        next = node.first_child;
                        continue;
                    }
                }
                next = node.next;
            }
            // All children of `parent` are in the table.
            let Some(place) = self.place(parent) else { return };
            let end = self.ids.len() as u32;
            if let Some(end_of_parent) = self.ends.get_mut(parent as usize) {
                *end_of_parent = end;
            }
            if place == root {
                return;
            }
            next = document.node(place).next;
            parent = self.parent(parent).unwrap_or(NONE);
        }
    }

    fn add_row(&mut self, document: &Document, place: u32, parent: u32) {
        let row = self.ids.len() as u32;
        let name = match document.data_at(place) {
            NodeData::Element { local, .. } => local.index() as u32,
            _ => NO_NAME,
        };
        let slots = document.slots(place).iter();
        let ordinal = match self.counts.get_mut(parent as usize) {
            Some(count) => {
                *count = count.saturating_add(1);
                *count
            }
            None => 1,
        };
        if let Some(row_of_place) = self.rows.get_mut(place as usize) {
            *row_of_place = row;
        }
        self.ids.push(document.id(place));
        self.names.push(name);
        self.attributes.push(slots.fold(0, |bits, slot| bits | Self::attribute_bit(slot.name)));
        self.parents.push(parent);
        self.ends.push(row.saturating_add(1));
        self.ordinals.push(ordinal);
        self.counts.push(0);
    }

    /// The row of the node at a place of the arena, if it is an element or the root of a tree.
    #[inline]
    pub fn row(&self, place: u32) -> Option<u32> {
        self.rows.get(place as usize).copied().filter(|row| *row != NONE)
    }

    /// The place of a row in the arena.
    #[inline]
    pub fn place(&self, row: u32) -> Option<u32> {
        Some(self.ids.get(row as usize)?.index)
    }

    /// The node of a row. `document` is that of the table.
    #[inline]
    pub fn node<'a>(&self, document: &'a Document, row: u32) -> Option<NodeRef<'a>> {
        document.followed(self.place(row)?)
    }

    /// The number of rows.
    #[inline]
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns true if the document has no elements and no non-empty trees.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The number of trees: documents, fragments and shadow roots that are not empty, and elements without
    /// parents.
    #[inline]
    pub const fn tree_count(&self) -> usize {
        self.tree_count
    }

    /// For each row the index of its name; for roots that are not elements, a number that no name has.
    #[inline]
    pub fn names(&self) -> &[u32] {
        &self.names
    }

    /// For each row the bits of its attribute names. A row without the bit of a name does not have the
    /// attribute.
    #[inline]
    pub fn attributes(&self) -> &[u64] {
        &self.attributes
    }

    /// The bit of [`attributes`](Self::attributes) for a name, by its number as in
    /// [`NodeRef::attribute_numbers`](crate::NodeRef::attribute_numbers).
    #[inline]
    pub const fn attribute_bit(number: u32) -> u64 {
        1 << (number.wrapping_mul(0x9E37_79B1) >> 26)
    }

    /// The row of the parent; `None` for the root of a tree.
    #[inline]
    pub fn parent(&self, row: u32) -> Option<u32> {
        self.parents.get(row as usize).copied().filter(|row| *row != NONE)
    }

    /// The row after the last descendant of a row.
    #[inline]
    pub fn end(&self, row: u32) -> u32 {
        self.ends.get(row as usize).copied().unwrap_or(0)
    }

    /// The position of an element among the siblings that are elements: from the first, and from the last,
    /// both counted from 1.
    #[inline]
    pub fn ordinal(&self, row: u32) -> (u32, u32) {
        let ordinal = self.ordinals.get(row as usize).copied().unwrap_or(1);
        let parent = self.parents.get(row as usize).copied().unwrap_or(NONE);
        // A root has no siblings.
        let count = self.counts.get(parent as usize).copied().unwrap_or(1);
        (ordinal, count.saturating_sub(ordinal).saturating_add(1))
    }
}

#[inline]
const fn is_element(node: &Node) -> bool {
    node.data.is_element()
}

/// The place of the table in a document. A clone of a document begins without one.
#[derive(Debug, Default)]
pub(crate) struct KeptTable(OnceLock<Box<Kept>>);

/// Answers that are kept until a tree changes.
#[derive(Debug, Default)]
struct Kept {
    table: OnceLock<ElementTable>,
    /// Set when a query that can do without the table asked for it.
    was_asked_for: OnceLock<()>,
    position: LastPosition,
}

impl Clone for KeptTable {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl KeptTable {
    /// Drops the table, because a tree changes.
    #[inline]
    pub(crate) fn forget(&mut self) {
        if self.0.get_mut().is_some() {
            self.drop_the_table();
        }
    }

    pub(crate) fn last_position(&self) -> Option<&LastPosition> {
        self.0.get().map(|kept| &kept.position)
    }

    pub(crate) fn last_position_to_set(&self) -> &LastPosition {
        &self.0.get_or_init(Box::default).position
    }

    #[cold]
    #[inline(never)]
    fn drop_the_table(&mut self) {
        self.0 = OnceLock::new();
    }
}

/// The table of elements of a document.
pub trait ElementTables: Sealed {
    /// The table of elements. It is built on first use, in time linear in the number of nodes and
    /// attributes, and kept until a tree changes. A clone of the document starts without one.
    ///
    /// `None` if the parser added nodes since the table was built. The parser drops it when more text
    /// arrives.
    fn element_table(&self) -> Option<&ElementTable>;

    /// The table of elements for a query that can do without it. The first call after a change returns
    /// `None` unless the table exists, because building it takes longer than one walk over the tree.
    fn element_table_if_asked_for_again(&self) -> Option<&ElementTable>;

    /// The table of elements if it exists.
    fn made_element_table(&self) -> Option<&ElementTable>;
}

impl ElementTables for Document {
    fn element_table(&self) -> Option<&ElementTable> {
        let kept = self.table.0.get_or_init(Box::default);
        self.current_table(kept.table.get_or_init(|| ElementTable::new(self)))
    }

    fn element_table_if_asked_for_again(&self) -> Option<&ElementTable> {
        let kept = self.table.0.get_or_init(Box::default);
        match kept.was_asked_for.set(()) {
            Ok(()) => self.made_element_table(),
            Err(()) => self.element_table(),
        }
    }

    #[inline]
    fn made_element_table(&self) -> Option<&ElementTable> {
        self.current_table(self.table.0.get()?.table.get()?)
    }
}

impl Document {
    #[inline]
    fn current_table<'a>(&self, table: &'a ElementTable) -> Option<&'a ElementTable> {
        (table.place_count == self.nodes.len()).then_some(table)
    }
}

#[cfg(test)]
mod tests {
    use treewright_markup::{Attributes, ElementName, Origin, TreeSink as _};
    use treewright_markup::{LocalName, Namespace};

    use super::*;

    /// The stored table equals a newly built one.
    fn check(document: &Document, after: &str) {
        let text = |document: &Document| {
            let table = document.element_table()?;
            table.words(document);
            table.ordinal_of_type(document, 0);
            table.rows_of_name(0);
            table.rows_with_word(document, 0);
            table.rows_with_attribute(document, 0);
            Some(format!("{table:?}"))
        };
        if let Some(kept) = text(document) {
            assert_eq!(Some(kept), text(&document.clone()), "{after}");
        } else {
            assert!(text(&document.clone()).is_some(), "{after}");
        }
    }

    #[test]
    fn changes_drop_the_table() {
        let mut document = Document::new();
        let root = document.root();
        let element = |document: &mut Document, name: &str| {
            let element = document.create_element(Namespace::Html, name).unwrap();
            check(document, "create");
            element
        };
        let mut all: Vec<NodeId> = vec![element(&mut document, "html")];
        document.append(root, all[0]).unwrap();
        let mut number = 7_usize;
        for step in 0..600 {
            // Numbers in no order.
            number = number.wrapping_mul(25_214_903_917).wrapping_add(11) % (1 << 40);
            let pick = |seed: usize| all[(number >> seed) % all.len()];
            let (a, b) = (pick(3), pick(13));
            let name = ["p", "div", "template", "svg"][(number >> 23) % 4];
            match (number >> 30) % 12 {
                0..3 => {
                    let new = element(&mut document, name);
                    document.append(a, new).unwrap();
                    all.push(new);
                }
                3 => drop(document.append(a, b)),
                4 => drop(document.insert_before(a, b, document.first_child(a))),
                5 => document.set_attribute(a, "class", &format!("c{step} d")).unwrap(),
                6 => document.set_attribute(a, name, "").unwrap(),
                7 => drop(document.remove_attribute(a, name)),
                8 => drop(document.remove(a)),
                9 => all.push(document.clone_node(a, true).unwrap()),
                10 if all.len() > 20 => {
                    document.delete(b).unwrap();
                    all.retain(|node| document.contains(*node));
                    if all.is_empty() {
                        all.push(element(&mut document, "p"));
                    }
                }
                // A write of the parser.
                _ => {
                    let name =
                        ElementName { namespace: Namespace::Html, local: LocalName::P, text: "p" };
                    all.push(document.append_new_element(
                        name,
                        Attributes::EMPTY,
                        &a,
                        Origin::default(),
                    ));
                }
            }
            check(&document, &format!("step {step}"));
        }
        document.clear();
        check(&document, "clear");
    }

    #[test]
    fn rows_are_in_tree_order() {
        let mut document = Document::new();
        let root = Document::create_document_fragment(&mut document);
        let element =
            |document: &mut Document, name| document.create_element(Namespace::Html, name).unwrap();
        // Built from the last to the first.
        let [last, second, first] = ["p", "div", "p"].map(|name| element(&mut document, name));
        let inner = element(&mut document, "b");
        for child in [first, second, last] {
            document.append(root, child).unwrap();
        }
        document.append(second, inner).unwrap();
        let table = document.element_table().unwrap();
        let row = |node| table.row(document.get(node).unwrap().place()).unwrap();
        assert_eq!([root, first, second, inner, last].map(row), [0, 1, 2, 3, 4]);
        assert_eq!([0, 1, 2, 3, 4].map(|row| table.end(row)), [5, 2, 4, 4, 5]);
        assert_eq!(table.parent(3), Some(2));
        assert_eq!([1, 2, 3, 4].map(|row| table.ordinal(row)), [(1, 3), (2, 2), (1, 1), (3, 1)]);
        let of_type = |row| table.ordinal_of_type(&document, row);
        assert_eq!([1, 2, 3, 4].map(of_type), [(1, 2), (1, 1), (1, 1), (2, 1)]);
        assert_eq!((table.tree_count(), table.len()), (1, 5));
        assert!(table.row(document.place_count() as u32).is_none());
    }
}
