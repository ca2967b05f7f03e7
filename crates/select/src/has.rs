//! `:has()`.
//!
//! `:has(> a b)` is a child `a` that has a descendant `b`: a chain of steps, each of which asks if some
//! direction has an element that matches a compound and has the rest of the chain. At first the code
//! searches for such an element. Once a step has cost more than a visit of all nodes would, it is answered
//! for all nodes at once, from right to left: each node that matches marks the nodes from which it is
//! found. So a page costs time linear in its size, however its elements are nested.

use treewright_dom::{Document, NodeRef};

use crate::matching::Matcher;
use crate::program::{Combinator, StepIndex};

/// Facts about the steps of a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct HasTables(Vec<Table>);

#[derive(Clone, Debug, Default)]
struct Table {
    /// The number of elements that were examined.
    work: usize,
    /// The nodes from which the step can be taken, once that is known for all of them.
    nodes: Option<NodeSet>,
}

/// A set of places.
#[derive(Clone, Debug)]
struct NodeSet(Vec<u64>);

impl NodeSet {
    fn new(document: &Document) -> Self {
        Self(vec![0; document.place_count().div_ceil(64)])
    }

    fn has(&self, node: NodeRef<'_>) -> bool {
        let (word, bit) = Self::position(node);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Adds a place; returns false if the set already has it.
    fn add(&mut self, node: NodeRef<'_>) -> bool {
        let (word, bit) = Self::position(node);
        let Some(word) = self.0.get_mut(word) else {
            return false;
        };
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    const fn position(node: NodeRef<'_>) -> (usize, u64) {
        let index = node.place();
        ((index / 64) as usize, 1 << (index % 64))
    }
}

impl<'a> Matcher<'_, 'a> {
    /// Returns true if a step can be taken from an anchor.
    pub(crate) fn has(&mut self, step: StepIndex, anchor: NodeRef<'a>) -> bool {
        if let Some(nodes) = self.nodes_of(step) {
            return nodes.has(anchor);
        }
        if self.memo.steps.have_ended() {
            return false;
        }
        let most = anchor.document().place_count().saturating_mul(2).saturating_add(1024);
        if self.table(step).work > most {
            self.fill(step, anchor.document());
            return self.nodes_of(step).is_some_and(|nodes| nodes.has(anchor));
        }
        self.search(step, anchor)
    }

    fn table(&mut self, step: StepIndex) -> &mut Table {
        let (tables, index) = (&mut self.memo.has.0, step as usize);
        if tables.len() <= index {
            tables
                .resize_with(self.program.steps.len().max(index.saturating_add(1)), Table::default);
        }
        #[expect(clippy::indexing_slicing, reason = "it was made long enough")]
        &mut tables[index]
    }

    fn nodes_of(&self, step: StepIndex) -> Option<&NodeSet> {
        self.memo.has.0.get(step as usize)?.nodes.as_ref()
    }

    /// Searches for an element that the step leads to.
    fn search(&mut self, step: StepIndex, anchor: NodeRef<'a>) -> bool {
        let program = self.program;
        let Some(
            Combinator::Child
            | Combinator::Descendant
            | Combinator::NextSibling
            | Combinator::LaterSibling,
        ) = program.steps.get(step as usize).map(|step| step.combinator)
        else {
            return false;
        };
        let Some(data) = program.steps.get(step as usize) else {
            return false;
        };
        let mut next = match data.combinator {
            Combinator::Child | Combinator::Descendant => anchor.first_child_element(),
            _ if anchor.is_element() => anchor.next_element(),
            _ => None,
        };
        let mut work = 0_usize;
        let mut found = false;
        while let Some(element) = next {
            work = work.saturating_add(1);
            if self.leads(step, element) {
                found = true;
                break;
            }
            if self.memo.steps.have_ended() {
                break;
            }
            next = match data.combinator {
                Combinator::Child | Combinator::LaterSibling => element.next_element(),
                Combinator::Descendant => next_element_in_tree_order(element, anchor),
                _ => None,
            };
        }
        let table = self.table(step);
        table.work = table.work.saturating_add(work);
        found
    }

    /// Returns true if an element matches the compound of a step, and the next step can be taken from it.
    fn leads(&mut self, step: StepIndex, element: NodeRef<'a>) -> bool {
        let program = self.program;
        if self.memo.steps.spend(1) {
            return false;
        }
        program.steps.get(step as usize).is_some_and(|step| {
            self.compound(&step.compound, element)
                && step.next.is_none_or(|next| self.has(next, element))
        })
    }

    /// Answers a step for all nodes of the arena.
    fn fill(&mut self, step: StepIndex, document: &'a Document) {
        let program = self.program;
        let Some(data) = program.steps.get(step as usize) else {
            return;
        };
        if let Some(next) = data.next
            && self.nodes_of(next).is_none()
        {
            self.fill(next, document);
        }
        let mut nodes = NodeSet::new(document);
        for element in document.nodes().filter(|node| node.is_element()) {
            if !self.leads(step, element) {
                if self.memo.steps.have_ended() {
                    break;
                }
                continue;
            }
            match data.combinator {
                Combinator::Child => {
                    if let Some(parent) = element.parent() {
                        nodes.add(parent);
                    }
                }
                Combinator::Descendant => {
                    let mut next = element.parent();
                    while let Some(ancestor) = next.filter(|ancestor| nodes.add(*ancestor)) {
                        next = ancestor.parent();
                    }
                }
                Combinator::NextSibling => {
                    if let Some(previous) = element.previous_element() {
                        nodes.add(previous);
                    }
                }
                Combinator::LaterSibling => {
                    let mut next = element.previous_element();
                    while let Some(sibling) = next.filter(|sibling| nodes.add(*sibling)) {
                        next = sibling.previous_element();
                    }
                }
                Combinator::Slot => {}
            }
        }
        self.table(step).nodes = Some(nodes);
    }
}

/// The next element after `element` in the subtree of `root`.
fn next_element_in_tree_order<'a>(element: NodeRef<'a>, root: NodeRef<'a>) -> Option<NodeRef<'a>> {
    if let Some(child) = element.first_child_element() {
        return Some(child);
    }
    let mut element = element;
    loop {
        if let Some(next) = element.next_element() {
            return Some(next);
        }
        element = element.parent()?;
        if element == root {
            return None;
        }
    }
}
