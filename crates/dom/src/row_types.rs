//! The positions of elements among the siblings of their type.

use std::collections::HashMap;

use treewright_markup::{LocalName, Namespace};

use crate::element_table::{ElementTable, NO_NAME};
use crate::node::NONE;
use crate::{Document, NodeRef};

impl ElementTable {
    /// [`ordinal`](Self::ordinal) among the siblings of the same namespace and local name. All are counted
    /// on the first query. `document` is that of the table.
    #[inline]
    pub fn ordinal_of_type(&self, document: &Document, row: u32) -> (u32, u32) {
        let types = self.types.get_or_init(|| self.count_types(document));
        types.get(row as usize).copied().unwrap_or((1, 1))
    }

    fn count_types(&self, document: &Document) -> Vec<(u32, u32)> {
        let mut positions = vec![(1, 1); self.len()];
        let mut counts = Counts::new(self, document);
        for parent in 0..self.len() as u32 {
            for row in self.child_rows(parent) {
                if let Some(position) = positions.get_mut(row as usize) {
                    let count = counts.of_type(parent, row);
                    *count = count.saturating_add(1);
                    position.0 = *count;
                }
            }
            for row in self.child_rows(parent) {
                if let Some(position) = positions.get_mut(row as usize) {
                    let left = counts.of_type(parent, row).saturating_sub(position.0);
                    position.1 = left.saturating_add(1);
                }
            }
        }
        positions
    }

    /// The rows of the elements that are children of a row.
    fn child_rows(&self, parent: u32) -> impl Iterator<Item = u32> {
        let end = self.end(parent);
        let first = Some(parent.saturating_add(1));
        let rows = std::iter::successors(first, |row| Some(self.end(*row)));
        rows.take_while(move |row| *row < end)
    }
}

/// The numbers of the elements of each type, for one parent after another.
struct Counts<'a> {
    table: &'a ElementTable,
    document: &'a Document,
    /// For each number of an HTML element name, the parent for which it was last counted.
    of_html: Vec<(u32, u32)>,
    of_others: HashMap<(u32, u32, Namespace, Option<LocalName>), u32>,
}

impl<'a> Counts<'a> {
    fn new(table: &'a ElementTable, document: &'a Document) -> Self {
        let most = table.names().iter().filter(|name| **name != NO_NAME).max();
        let names = most.map_or(0, |most| (*most as usize).saturating_add(1));
        Self { table, document, of_html: vec![(NONE, 0); names], of_others: HashMap::new() }
    }

    fn of_type(&mut self, parent: u32, row: u32) -> &mut u32 {
        let name = self.table.names().get(row as usize).copied().unwrap_or(NO_NAME);
        let element = self.table.node(self.document, row);
        let namespace = element.and_then(NodeRef::namespace).unwrap_or_default();
        match self.of_html.get_mut(name as usize) {
            Some((last, count)) if namespace == Namespace::Html => {
                if *last != parent {
                    (*last, *count) = (parent, 0);
                }
                count
            }
            _ => {
                let url = element.and_then(NodeRef::other_namespace);
                self.of_others.entry((parent, name, namespace, url)).or_insert(0)
            }
        }
    }
}
