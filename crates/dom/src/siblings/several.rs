//! Several nodes that are inserted at once: "convert nodes into a node" of the DOM Standard, without the
//! fragment that it makes.
//! <https://dom.spec.whatwg.org/#convert-nodes-into-a-node>

use std::collections::HashSet;

use treewright_markup::NodeKind;

use crate::node::{NONE, NodeId};
use crate::steps::Record;
use crate::validity::Excluded;
use crate::{ChangedNodes, Document, HierarchyViolation, NodeError};

impl Document {
    pub(crate) fn resolve_all(&self, nodes: &[NodeId]) -> Result<Vec<u32>, NodeError> {
        nodes.iter().map(|node| self.resolve(*node)).collect()
    }

    /// The first of a chain of siblings that is not one of `nodes`, or `NONE`.
    pub(super) fn first_not_in(
        &self,
        nodes: &[u32],
        from: u32,
        step: impl Fn(&Self, u32) -> u32,
    ) -> u32 {
        let nodes: HashSet<u32> = nodes.iter().copied().collect();
        let mut node = from;
        while node != NONE && nodes.contains(&node) {
            node = step(self, node);
        }
        node
    }

    /// "Convert nodes into a node" and "pre-insert". `before` is not one of the nodes, unless `nodes` has
    /// only one.
    pub(super) fn insert_list(
        &mut self,
        parent: u32,
        nodes: &[u32],
        before: u32,
    ) -> Result<(), NodeError> {
        let [node] = *nodes else {
            return self.insert_all(parent, nodes, self.not_in(nodes, before), Excluded::Nothing);
        };
        self.ensure_pre_insertion_validity(parent, node, before, Excluded::Nothing)?;
        let before = if before == node { self.node(node).next } else { before };
        self.insert_at(parent, node, before);
        Ok(())
    }

    /// The sibling itself, or the next one that is not one of `nodes`.
    pub(super) fn not_in(&self, nodes: &[u32], from: u32) -> u32 {
        self.first_not_in(nodes, from, |document, node| document.node(node).next)
    }

    /// The validity of several nodes, which "convert nodes into a node" puts into a fragment first.
    pub(super) fn ensure_all(
        &self,
        parent: u32,
        nodes: &[u32],
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        if nodes.iter().any(|node| self.kind_at(*node) == NodeKind::Doctype) {
            return Err(HierarchyViolation::DoctypeOutsideDocument.into());
        }
        self.ensure_validity_of_all(parent, nodes, before, excluded)
    }

    pub(super) fn insert_all(
        &mut self,
        parent: u32,
        nodes: &[u32],
        before: u32,
        excluded: Excluded,
    ) -> Result<(), NodeError> {
        self.ensure_all(parent, nodes, before, excluded)?;
        let nodes = self.take_all_for_insertion(nodes);
        if !nodes.is_empty() {
            self.put_in(parent, &nodes, before, Record::Insertion);
        }
        Ok(())
    }

    pub(super) fn replace_by_all(&mut self, parent: u32, nodes: &[u32], child: u32, next: u32) {
        let nodes = self.take_all_for_insertion(nodes);
        self.replace_with_several(parent, &nodes, child, next);
    }

    /// Replaces a child with nodes without parents, or inserts them at its former place if it has been
    /// moved.
    pub(super) fn replace_with_several(
        &mut self,
        parent: u32,
        nodes: &[u32],
        child: u32,
        next: u32,
    ) {
        let is_there = self.node(child).parent == parent;
        let removed =
            if is_there { self.take_out_for_others(child) } else { ChangedNodes::default() };
        self.put_in(parent, nodes, next, Record::Replacement { removed, previous: None });
    }

    /// Takes nodes from their places, except fragments. For a node that is named twice, the last time
    /// counts.
    pub(super) fn take_all_for_insertion(&mut self, nodes: &[u32]) -> Vec<u32> {
        let mut taken = Vec::new();
        for node in nodes {
            taken.append(&mut self.take_for_insertion(*node));
        }
        let mut seen = HashSet::new();
        taken.reverse();
        taken.retain(|node| seen.insert(*node));
        taken.reverse();
        taken
    }
}
