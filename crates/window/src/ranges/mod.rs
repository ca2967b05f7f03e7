//! Live ranges and node iterators: boundary points that follow the changes of a tree.
//!
//! <https://dom.spec.whatwg.org/#ranges>

mod following;
mod node_iterators;

pub(crate) use following::follow;
pub(crate) use node_iterators::{NodeIterator, NodeIterators};

use std::cmp::Ordering;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::world::World;

/// <https://dom.spec.whatwg.org/#concept-range-bp>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoundaryPoint {
    pub(crate) node: NodeId,
    pub(crate) offset: u32,
}

/// <https://dom.spec.whatwg.org/#concept-live-range>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) start: BoundaryPoint,
    pub(crate) end: BoundaryPoint,
}

impl Range {
    /// <https://dom.spec.whatwg.org/#range-collapsed>
    pub(crate) fn is_collapsed(&self) -> bool {
        self.start == self.end
    }
}

/// The live ranges of an agent, by the handles of their objects.
#[derive(Default)]
pub(crate) struct Ranges {
    pub(crate) live: FxHashMap<u64, Range>,
}

impl World {
    /// The index of a node among its siblings.
    /// <https://dom.spec.whatwg.org/#concept-tree-index>
    pub(crate) fn index_of(&self, node: NodeId) -> u32 {
        u32::try_from(self.tree.child_index(node)).unwrap_or(u32::MAX)
    }

    /// The root of a node.
    /// <https://dom.spec.whatwg.org/#concept-tree-root>
    pub(crate) fn root_of(&self, node: NodeId) -> NodeId {
        self.tree.root_of(node).unwrap_or(node)
    }

    /// <https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor>
    pub(crate) fn is_inclusive_ancestor(&self, ancestor: NodeId, node: NodeId) -> bool {
        self.tree.is_inclusive_ancestor(ancestor, node)
    }

    /// Compares two nodes by tree order; nodes of different trees in a stable order.
    /// <https://dom.spec.whatwg.org/#concept-tree-order>
    pub(crate) fn compare_tree_order(&self, one: NodeId, other: NodeId) -> Ordering {
        let by_ids = || one.to_u64().cmp(&other.to_u64());
        self.tree.tree_order(one, other).unwrap_or_else(by_ids)
    }

    /// "Set the start" of a range, once the boundary point is checked.
    /// <https://dom.spec.whatwg.org/#concept-range-bp-set>
    pub(crate) fn range_with_start(&self, range: Range, start: BoundaryPoint) -> Range {
        let is_elsewhere = self.root_of(range.start.node) != self.root_of(start.node);
        let is_behind = is_elsewhere || self.position(start, range.end) == Ordering::Greater;
        Range { start, end: if is_behind { start } else { range.end } }
    }

    /// "Set the end" of a range, once the boundary point is checked.
    /// <https://dom.spec.whatwg.org/#concept-range-bp-set>
    pub(crate) fn range_with_end(&self, range: Range, end: BoundaryPoint) -> Range {
        let is_elsewhere = self.root_of(range.start.node) != self.root_of(end.node);
        let is_before = is_elsewhere || self.position(end, range.start) == Ordering::Less;
        Range { start: if is_before { end } else { range.start }, end }
    }

    /// The position of a boundary point relative to another one of the same tree.
    /// <https://dom.spec.whatwg.org/#concept-range-bp-position>
    pub(crate) fn position(&self, one: BoundaryPoint, other: BoundaryPoint) -> Ordering {
        if one.node == other.node {
            return one.offset.cmp(&other.offset);
        }
        if self.compare_tree_order(one.node, other.node) == Ordering::Greater {
            return self.position_of_an_earlier_node(other, one).reverse();
        }
        self.position_of_an_earlier_node(one, other)
    }

    /// The same if the first node precedes the other in tree order.
    fn position_of_an_earlier_node(&self, one: BoundaryPoint, other: BoundaryPoint) -> Ordering {
        let mut child = other.node;
        while let Some(parent) = self.tree.parent(child) {
            if parent == one.node {
                return if self.index_of(child) < one.offset {
                    Ordering::Greater
                } else {
                    Ordering::Less
                };
            }
            child = parent;
        }
        Ordering::Less
    }
}
