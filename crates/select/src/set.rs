//! Many selectors at once.

use std::collections::VecDeque;
use std::fmt;
use std::iter::FusedIterator;
use std::sync::Arc;

use treewright_dom::NodeRef;
use treewright_dom::internal::ElementTables;

use crate::columns::Columns;
use crate::compile::Compiler;
use crate::error::SelectorError;
use crate::index::{Index, Key, keys};
use crate::matches::{Matches, Query};
use crate::options::SelectorOptions;
use crate::program::Program;
use crate::row_set::{Tree, count, intersect, is_empty};
use crate::rows::{Making, Rows};
use crate::select::Select;
use crate::selector::add;
use crate::walk::Walk;

/// Many selectors, compiled together and matched in one query. A clone shares its memory.
///
/// [`select_all`](Self::select_all) matches each selector with all elements of a tree at once, with the
/// sets of rows that a document keeps for its names, attributes, classes and ids: it takes one step for
/// 64 rows, where single queries take one for each. The first query of a page builds these sets; the program
/// `selectors` of `bench` compares the times. For a part of a tree, or if the
/// query enters nested trees, the elements are walked once: each is compared only with the selectors whose
/// rightmost part requires its id, one of its classes, one of its attributes or its name, and with those
/// that require none of these.
///
/// [`select`](Self::select) finds the elements in tree order, one after another. It stops as soon as you do,
/// and takes longer for all of them. The answers are those of each single [`Selector`](crate::Selector).
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_select::SelectorSet;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let list = document.create_element(Namespace::Html, "ul")?;
/// document.append(document.root(), list)?;
/// for class in ["a", "b"] {
///     let item = document.create_element(Namespace::Html, "li")?;
///     document.set_attribute(item, "class", class)?;
///     document.append(list, item)?;
/// }
/// let set = SelectorSet::parse(["li", ".b", "ol > li"])?;
/// let found = set.select_all(&document);
/// assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 0]);
/// let numbers: Vec<usize> = set.select(&document).map(|(number, _)| number).collect();
/// assert_eq!(numbers, [0, 0, 1]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct SelectorSet {
    compiled: Arc<Compiled>,
}

struct Compiled {
    program: Arc<Program>,
    /// The keys of the alternatives, in the order of the program.
    keys: Box<[Option<Vec<Key>>]>,
    texts: Box<[Box<str>]>,
}

impl Compiled {
    /// Searches for the elements of each selector with sets of rows. Returns false if the query searches more
    /// than rows, or only few rows of a tree.
    fn select_by_columns<'a>(&self, from: NodeRef<'a>, all: &mut [Vec<NodeRef<'a>>]) -> bool {
        let program = &self.program;
        let mut query = Query::new(from, program);
        let Some(rows) = Rows::of(from, query.left_tests.asks_for_words(), Making::Now) else {
            return false;
        };
        let row = rows.table.row(from.place()).filter(|_| rows.are_in_scope(program.scope));
        let Some(row) = row else { return false };
        let (tree, end) = (Tree::of(rows, row), rows.table.end(row));
        // Sets are those of the whole tree.
        if (tree.len() / PART) > end.saturating_sub(row) {
            return false;
        }
        let quirks = query.quirks;
        let matcher = query.matcher(program, Some(rows), quirks);
        let mut columns = Columns::new(program, matcher, tree);
        let mut inside = Vec::new();
        tree.fill(&mut inside, row.saturating_add(1), end);
        let mut start = 0_usize;
        // The alternatives of one selector are neighbours.
        for alternatives in program.owners.chunk_by(|a, b| a == b) {
            let complexes = program.complexes.get(start..start.saturating_add(alternatives.len()));
            start = start.saturating_add(alternatives.len());
            let owner = alternatives.first().and_then(|owner| all.get_mut(*owner as usize));
            let (Some(complexes), Some(found)) = (complexes, owner) else { continue };
            let Some(mut set) = columns.any(complexes) else { continue };
            intersect(&mut set, &inside);
            if !is_empty(&set) {
                found.reserve_exact(count(&set));
                tree.each(&set, |row| found.extend(rows.table.node(rows.document, row)));
            }
            columns.take_back(set);
        }
        true
    }
}

/// The fraction of a tree above which sets of all its rows pay off.
const PART: u32 = 4;

impl SelectorSet {
    /// Parses selectors with the default [`SelectorOptions`]. Each can be a list, as for
    /// [`Selector::parse`](crate::Selector::parse).
    ///
    /// # Errors
    /// The [`SelectorError`] of the first text that is not a list of selectors;
    /// [`selector`](SelectorError::selector) has that text.
    pub fn parse<T: AsRef<str>>(
        selectors: impl IntoIterator<Item = T>,
    ) -> Result<Self, SelectorError> {
        Self::parse_with(selectors, &SelectorOptions::new())
    }

    /// Parses selectors with these options, which apply to all of them.
    ///
    /// # Errors
    /// As for [`SelectorSet::parse`].
    pub fn parse_with<T: AsRef<str>>(
        selectors: impl IntoIterator<Item = T>,
        options: &SelectorOptions,
    ) -> Result<Self, SelectorError> {
        let mut compiler = Compiler::default();
        let mut texts: Vec<Box<str>> = Vec::new();
        for (text, owner) in selectors.into_iter().zip(0..) {
            add(&mut compiler, text.as_ref(), options, owner)?;
            texts.push(text.as_ref().into());
        }
        let program = Arc::new(compiler.finish(options.scope));
        let keys = program.complexes.iter().map(keys).collect();
        Ok(Self { compiled: Arc::new(Compiled { program, keys, texts: texts.into() }) })
    }

    /// The number of selectors.
    pub fn len(&self) -> usize {
        self.compiled.texts.len()
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.compiled.texts.is_empty()
    }

    /// The texts that were parsed, in order.
    pub fn texts(&self) -> impl ExactSizeIterator<Item = &str> {
        self.compiled.texts.iter().map(|text| &**text)
    }

    /// The descendants of a node that match some of the selectors, in tree order, each with the index of
    /// the selector. An element that matches several is returned with each of them, in their order.
    ///
    /// The iterator searches as it advances. As for [`Selector::select`](crate::Selector::select), the node
    /// itself is not included.
    pub fn select<'a>(&self, from: impl Select<'a>) -> SetMatches<'a> {
        SetMatches::new(Arc::clone(&self.compiled), from.node())
    }

    /// For each selector, the descendants of a node that match it, in tree order.
    pub fn select_all<'a>(&self, from: impl Select<'a>) -> Vec<Vec<NodeRef<'a>>> {
        let mut all = Vec::new();
        all.resize_with(self.len(), Vec::new);
        let node = from.node();
        // Building sets of rows takes longer than one walk.
        if let [found] = &mut *all
            && self.compiled.program.is_simple()
            && node.document().made_element_table().is_none()
        {
            found.extend(Matches::new(Arc::clone(&self.compiled.program), node));
            return all;
        }
        if self.compiled.select_by_columns(node, &mut all) {
            return all;
        }
        for (number, element) in SetMatches::new(Arc::clone(&self.compiled), node) {
            if let Some(found) = all.get_mut(number) {
                found.push(element);
            }
        }
        all
    }

    /// The indices of the selectors that a node matches, in order; empty if it is not an element. The
    /// selectors are compared one after another.
    pub fn matching<'a>(&self, node: impl Select<'a>) -> Vec<usize> {
        let node = node.node();
        if !node.is_element() {
            return Vec::new();
        }
        let program = &self.compiled.program;
        let mut query = Query::new(node, program);
        let quirks = query.quirks;
        let mut matcher = query.matcher(program, None, quirks);
        let all = program.complexes.iter().zip(&program.owners);
        let mut numbers: Vec<usize> = all
            .filter(|(complex, _)| matcher.complex(complex, node))
            .map(|(_, owner)| *owner as usize)
            .collect();
        // The alternatives of one selector are neighbours.
        numbers.dedup();
        numbers
    }
}

impl fmt::Debug for SelectorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SelectorSet").field(&self.compiled.texts).finish()
    }
}

/// The elements that match selectors of a set, in tree order, each with the index of the selector. See
/// [`SelectorSet::select`].
#[derive(Clone)]
pub struct SetMatches<'a> {
    set: Arc<Compiled>,
    /// `None` at the end.
    query: Option<(Query<'a>, Indexed<'a>)>,
    /// The selectors that the last element matches and that were not returned yet.
    waiting: VecDeque<(usize, NodeRef<'a>)>,
}

/// The walk from element to element, each of which is compared with the selectors of an index.
#[derive(Clone)]
struct Indexed<'a> {
    walk: Walk<'a>,
    index: Index,
    /// The selectors that the element could match.
    candidates: Vec<u32>,
}

impl<'a> SetMatches<'a> {
    fn new(set: Arc<Compiled>, from: NodeRef<'a>) -> Self {
        let query = Query::new(from, &set.program);
        let indexed = Indexed::new(&set, &query, from);
        let query = indexed.map(|indexed| (query, indexed));
        Self { set, query, waiting: VecDeque::new() }
    }
}

impl<'a> Indexed<'a> {
    /// `None` if nothing can be found.
    fn new(set: &Compiled, query: &Query<'a>, from: NodeRef<'a>) -> Option<Self> {
        let index = Index::new(&set.program, &set.keys, &query.names);
        if index.is_empty() {
            return None;
        }
        let words = index.asks_for_words() || query.left_tests.asks_for_words();
        let walk = Walk::new(from, set.program.scope, words, Making::Now);
        Some(Self { walk, index, candidates: Vec::new() })
    }
}

impl<'a> Iterator for SetMatches<'a> {
    type Item = (usize, NodeRef<'a>);

    fn next(&mut self) -> Option<(usize, NodeRef<'a>)> {
        if let Some(next) = self.waiting.pop_front() {
            return Some(next);
        }
        let (query, Indexed { walk, index, candidates }) = self.query.as_mut()?;
        let program = &self.set.program;
        while self.waiting.is_empty()
            && let Some(element) = index.next_element(walk, candidates)
        {
            // The alternatives of one selector become neighbours, and so do duplicates.
            candidates.sort_unstable();
            let quirks = query.quirks && !walk.is_in_template();
            let mut matcher = query.matcher(program, walk.rows(), quirks);
            let mut last = None;
            for candidate in candidates.iter().map(|candidate| *candidate as usize) {
                let (Some(complex), Some(owner)) =
                    (program.complexes.get(candidate), program.owners.get(candidate))
                else {
                    continue;
                };
                if last != Some(*owner) && matcher.complex(complex, element) {
                    last = Some(*owner);
                    self.waiting.push_back((*owner as usize, element));
                }
            }
        }
        if let Some(next) = self.waiting.pop_front() {
            return Some(next);
        }
        self.query = None;
        None
    }
}

impl FusedIterator for SetMatches<'_> {}

impl fmt::Debug for SetMatches<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SetMatches").field("is_over", &self.query.is_none()).finish_non_exhaustive()
    }
}
