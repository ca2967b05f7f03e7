//! The one place that all changes of children by programs pass through: "insert" and "remove" of the DOM
//! Standard, with the steps that the HTML Standard adds, and the record of changes.

use crate::node::{NONE, NodeId};
use crate::{Change, ChangedNodes, Document};

/// How an insertion is recorded.
pub(crate) enum Record {
    /// By itself.
    Insertion,
    /// Together with the removal of nodes at the same place. This was the sibling before it, which matters
    /// if that sibling is the inserted node.
    Replacement { removed: ChangedNodes, previous: Option<NodeId> },
}

impl Document {
    /// Removes a node from its parent, if it has one.
    /// <https://dom.spec.whatwg.org/#concept-node-remove>
    ///
    /// The record precedes the changes that the removing steps make.
    pub(crate) fn take_out(&mut self, node: u32) {
        self.take_out_with(node, true);
    }

    /// The same; the caller records it if `recorded` is false.
    pub(crate) fn take_out_with(&mut self, node: u32, recorded: bool) {
        let parent = self.node(node).parent;
        if parent == NONE {
            return;
        }
        self.reset_form_owners_across(node);
        let steps = self.before_removal_from_selects(node, parent);
        let (previous, next) = self.neighbours(node);
        let document = self.node_document_to_keep(node);
        self.unlink(node);
        self.forget_the_roots_in(node);
        if let Some(document) = document {
            self.set_owner(node, document);
        }
        if recorded {
            self.record(|document| Change::ChildList {
                parent: document.id(parent),
                added: ChangedNodes::default(),
                removed: document.id(node).into(),
                previous,
                next,
            });
        }
        if let Some(steps) = steps {
            self.after_removal_from_selects(steps);
        }
    }

    /// Removes a node that others replace. Returns it if its removal is to be recorded together with the
    /// insertion: not if steps follow from it, whose changes come in between.
    pub(crate) fn take_out_for_others(&mut self, node: u32) -> ChangedNodes {
        let has_steps = self.has_steps_of_selects(&[node]);
        self.take_out_with(node, has_steps);
        if has_steps { ChangedNodes::default() } else { self.id(node).into() }
    }

    /// Removes all children of a node and returns them, in tree order. They are recorded as one removal,
    /// unless steps come in between.
    pub(crate) fn take_all(&mut self, parent: u32) -> Vec<u32> {
        let children: Vec<u32> = self.siblings_from(self.node(parent).first_child).collect();
        self.take_run(parent, &children);
        children
    }

    /// Removes children that are next to each other.
    pub(crate) fn take_run(&mut self, parent: u32, run: &[u32]) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { return };
        let (previous, next) = (self.neighbours(*first).0, self.neighbours(*last).1);
        if !self.take_each(parent, run, NONE) {
            self.record(|document| Change::ChildList {
                parent: document.id(parent),
                added: ChangedNodes::default(),
                removed: document.ids(run),
                previous,
                next,
            });
        }
    }

    /// Removes children one by one. Returns true if each removal was recorded separately, because steps can
    /// come in between: those of the children, or of `node`, which replaces them.
    fn take_each(&mut self, parent: u32, run: &[u32], node: u32) -> bool {
        let has_steps = self.has_steps_of_selects(run) || self.has_steps_of_selects(&[node]);
        for child in run {
            // The steps for another one can have removed it.
            if self.node(*child).parent == parent {
                self.take_out_with(*child, has_steps);
            }
        }
        has_steps
    }

    /// Inserts nodes without parents into `parent`, before its child `before` or at the end.
    /// <https://dom.spec.whatwg.org/#concept-node-insert>
    pub(crate) fn put_in(&mut self, parent: u32, nodes: &[u32], before: u32, record: Record) {
        // The steps of a removal before can have removed the child at the place.
        let is_there = before != NONE && self.node(before).parent == parent;
        let before = if is_there { before } else { NONE };
        let mut steps = self.before_insertion_into_selects(parent, nodes);
        let previous = match before {
            NONE => self.last_child_at(parent),
            before => self.previous_at(before),
        };
        let document = self.node_document_to_keep(parent);
        for node in nodes {
            if let Some(document) = document {
                self.adopt_into(*node, document);
            }
            self.link(parent, *node, before);
            if let Some(steps) = &mut steps {
                self.insertion_into_selects(*node, steps);
            }
        }
        if self.changes.is_some() {
            let mut previous = self.linked(previous);
            let mut removed = ChangedNodes::default();
            if let Record::Replacement { removed: at_once, previous: before } = record {
                removed = at_once;
                if before.is_some_and(|before| nodes.contains(&before.index)) {
                    previous = before;
                }
            }
            if !nodes.is_empty() || !removed.is_empty() {
                self.record(|document| Change::ChildList {
                    parent: document.id(parent),
                    added: document.ids(nodes),
                    removed,
                    previous,
                    next: document.linked(before),
                });
            }
        }
        if let Some(steps) = steps {
            self.post_connection_in_selects(steps);
        }
    }

    /// Takes a node out of its place, or the children out of a fragment, to insert them elsewhere.
    pub(crate) fn take_for_insertion(&mut self, node: u32) -> Vec<u32> {
        if self.is_fragment(node) {
            return self.take_all(node);
        }
        self.take_out(node);
        vec![node]
    }

    /// Replaces all children of a node with nodes without parents.
    /// <https://dom.spec.whatwg.org/#concept-node-replace-all>
    pub(crate) fn replace_all(&mut self, parent: u32, nodes: &[u32]) {
        let removed = self.take_all_for_others(parent, NONE);
        self.put_in(parent, nodes, NONE, Record::Replacement { removed, previous: None });
    }

    /// The same with one node, or with the children of a fragment: they leave their place after the others
    /// were removed.
    pub(crate) fn replace_all_by(&mut self, parent: u32, node: u32) {
        let removed = self.take_all_for_others(parent, node);
        let nodes = self.take_for_insertion(node);
        self.put_in(parent, &nodes, NONE, Record::Replacement { removed, previous: None });
    }

    /// Removes all children. Returns those whose removal is to be recorded together with the insertion.
    fn take_all_for_others(&mut self, parent: u32, node: u32) -> ChangedNodes {
        let children: Vec<u32> = self.siblings_from(self.node(parent).first_child).collect();
        let are_recorded = self.take_each(parent, &children, node) || self.changes.is_none();
        if are_recorded { ChangedNodes::default() } else { self.ids(&children) }
    }

    /// A node and the siblings after it.
    pub(crate) fn siblings_from(&self, first: u32) -> impl Iterator<Item = u32> {
        let some = |index: u32| (index != NONE).then_some(index);
        std::iter::successors(some(first), move |index| some(self.node(*index).next))
    }
}
