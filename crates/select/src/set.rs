//! Many selectors at once.

use std::collections::VecDeque;
use std::fmt;
use std::iter::FusedIterator;
use std::sync::Arc;

use treewright_dom::{NodeRef, Place};

use crate::compile::Compiler;
use crate::error::SelectorError;
use crate::index::{Index, Key, keys};
use crate::matches::Query;
use crate::options::SelectorOptions;
use crate::program::Program;
use crate::select::Select;
use crate::selector::add;
use crate::walk::Walk;

/// Many selectors, compiled for one walk over a page that answers all of them. A clone shares its memory.
///
/// Each element is compared only with the selectors whose rightmost part asks for its id, one of its
/// classes, one of its attributes or its name, and with those that ask for none of these. So the time
/// depends on how many selectors could match, and hardly on how many there are. The answers are those
/// that each [`Selector`](crate::Selector) would give.
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
    program: Program,
    /// The keys that the alternatives are found by, in the order of the program.
    keys: Box<[Option<Vec<Key>>]>,
    texts: Box<[Box<str>]>,
}

impl SelectorSet {
    /// Parses selectors with the default [`SelectorOptions`]. Each of them can be a list, as for
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

    /// Parses selectors with these options, which are the same for all.
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
        let program = compiler.finish(options.scope);
        let keys = program.complexes.iter().map(keys).collect();
        Ok(Self { compiled: Arc::new(Compiled { program, keys, texts: texts.into() }) })
    }

    /// The number of selectors.
    pub fn len(&self) -> usize {
        self.compiled.texts.len()
    }

    /// Returns true if there are no selectors.
    pub fn is_empty(&self) -> bool {
        self.compiled.texts.is_empty()
    }

    /// The texts that were parsed, in their order.
    pub fn texts(&self) -> impl ExactSizeIterator<Item = &str> {
        self.compiled.texts.iter().map(|text| &**text)
    }

    /// The elements inside of a node that match some of the selectors, in tree order, each with the
    /// number of the selector. An element that matches several comes with each of them, in their order.
    ///
    /// They are searched for as the iterator is asked for them. As for
    /// [`Selector::select`](crate::Selector::select), the node itself is not among them.
    pub fn select<'a>(&self, from: impl Select<'a>) -> SetMatches<'a> {
        SetMatches::new(Arc::clone(&self.compiled), from.place())
    }

    /// For each of the selectors the elements inside of a node that match it, in tree order.
    pub fn select_all<'a>(&self, from: impl Select<'a>) -> Vec<Vec<NodeRef<'a>>> {
        let mut all = Vec::new();
        all.resize_with(self.len(), Vec::new);
        for (number, element) in self.select(from) {
            if let Some(found) = all.get_mut(number) {
                found.push(element);
            }
        }
        all
    }

    /// The numbers of the selectors that a node matches, in their order; none if it is not an element.
    /// The selectors are compared one after another.
    pub fn matching<'a>(&self, node: impl Select<'a>) -> Vec<usize> {
        let Some(place) = node.place().filter(|place| place.is_element()) else {
            return Vec::new();
        };
        let program = &self.compiled.program;
        let mut query = Query::new(place, program);
        let quirks = query.quirks;
        let mut matcher = query.matcher(program, None, quirks);
        let all = program.complexes.iter().zip(&program.owners);
        let mut numbers: Vec<usize> = all
            .filter(|(complex, _)| matcher.complex(complex, place))
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

/// The elements that match selectors of a set, in tree order, each with the number of the selector. See
/// [`SelectorSet::select`].
#[derive(Clone)]
pub struct SetMatches<'a> {
    set: Arc<Compiled>,
    /// `None` at the end.
    query: Option<(Query<'a>, Walk<'a>)>,
    index: Index,
    /// The selectors that the element could match.
    candidates: Vec<u32>,
    /// The selectors that the last element matches and that were not given yet.
    waiting: VecDeque<(usize, NodeRef<'a>)>,
}

impl<'a> SetMatches<'a> {
    fn new(set: Arc<Compiled>, from: Option<Place<'a>>) -> Self {
        let mut index = Index::default();
        let query = from.and_then(|from| {
            let query = Query::new(from, &set.program);
            index = Index::new(&set.program, &set.keys, &query.names);
            let words = index.asks_for_words() || query.left_tests.asks_for_words();
            (!index.is_empty()).then(|| (query, Walk::new(from, set.program.scope, words)))
        });
        Self { set, query, index, candidates: Vec::new(), waiting: VecDeque::new() }
    }
}

impl<'a> Iterator for SetMatches<'a> {
    type Item = (usize, NodeRef<'a>);

    fn next(&mut self) -> Option<(usize, NodeRef<'a>)> {
        if let Some(next) = self.waiting.pop_front() {
            return Some(next);
        }
        let (query, walk) = self.query.as_mut()?;
        let program = &self.set.program;
        while let Some(element) = self.index.next_element(walk, &mut self.candidates) {
            // The alternatives of one selector become neighbours, and so do those that were found twice.
            self.candidates.sort_unstable();
            let quirks = query.quirks && !walk.is_in_template();
            let mut matcher = query.matcher(program, walk.rows(), quirks);
            let mut last = None;
            for candidate in self.candidates.iter().map(|candidate| *candidate as usize) {
                let (Some(complex), Some(owner)) =
                    (program.complexes.get(candidate), program.owners.get(candidate))
                else {
                    continue;
                };
                if last != Some(*owner) && matcher.complex(complex, element) {
                    last = Some(*owner);
                    self.waiting.push_back((*owner as usize, element.handle()));
                }
            }
            if let Some(next) = self.waiting.pop_front() {
                return Some(next);
            }
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
