//! Ranges and node iterators that follow the changes of a tree.

use treewright_dom::{Change, NodeId};

use super::BoundaryPoint;
use crate::world::World;

/// Adapts ranges and iterators to a change that was made.
/// <https://dom.spec.whatwg.org/#concept-node-insert>, <https://dom.spec.whatwg.org/#concept-node-remove>
pub(crate) fn follow(world: &mut World, change: &Change) {
    let Change::ChildList { parent, added, removed, previous, next, .. } = change else { return };
    if world.ranges.live.is_empty() && world.node_iterators.is_empty() {
        return;
    }
    for node in removed {
        world.node_iterators_before_removal(*node, *parent, *previous, *next);
    }
    // An insertion at the end moves no boundary point.
    let is_before_others = !added.is_empty() && next.is_some();
    let concerns = |point: BoundaryPoint| {
        (point.node == *parent && (is_before_others || !removed.is_empty()))
            || removed.iter().any(|node| world.is_inclusive_ancestor(*node, point.node))
    };
    // Finding the index takes time, so it is skipped if nothing depends on it.
    if !world.ranges.live.values().any(|range| concerns(range.start) || concerns(range.end)) {
        return;
    }
    let index = index_of_the_change(world, *parent, added, *previous, *next);
    world.moving_ranges(|world| {
        for node in removed {
            after_removal(world, *parent, *node, index);
        }
        if is_before_others {
            let count = u32::try_from(added.len()).unwrap_or(u32::MAX);
            after_insertion(world, *parent, index, count);
        }
    });
}

/// The index of the first node that was added or removed.
fn index_of_the_change(
    world: &World,
    parent: NodeId,
    added: &[NodeId],
    previous: Option<NodeId>,
    next: Option<NodeId>,
) -> u32 {
    let is_there = |node: &NodeId| world.tree.parent(*node) == Some(parent);
    let Some(previous) = previous else { return 0 };
    if is_there(&previous) {
        return world.index_of(previous).saturating_add(1);
    }
    let later = added.first().copied().or(next).filter(is_there);
    later.map_or(0, |node| world.index_of(node))
}

fn after_removal(world: &mut World, parent: NodeId, node: NodeId, index: u32) {
    let mut live = std::mem::take(&mut world.ranges.live);
    for range in live.values_mut() {
        for point in [&mut range.start, &mut range.end] {
            if world.is_inclusive_ancestor(node, point.node) {
                *point = BoundaryPoint { node: parent, offset: index };
            } else if point.node == parent && point.offset > index {
                point.offset = point.offset.saturating_sub(1);
            }
        }
    }
    world.ranges.live = live;
}

fn after_insertion(world: &mut World, parent: NodeId, index: u32, count: u32) {
    for range in world.ranges.live.values_mut() {
        for point in [&mut range.start, &mut range.end] {
            if point.node == parent && point.offset > index {
                point.offset = point.offset.saturating_add(count);
            }
        }
    }
}

impl World {
    /// Moves the boundary points of all live ranges.
    fn move_points(&mut self, to_its_place: impl Fn(&mut BoundaryPoint)) {
        self.moving_ranges(|world| {
            for range in world.ranges.live.values_mut() {
                to_its_place(&mut range.start);
                to_its_place(&mut range.end);
            }
        });
    }

    /// Adapts the live ranges to "replace data".
    /// <https://dom.spec.whatwg.org/#concept-cd-replace>
    pub(crate) fn ranges_after_replace_data(
        &mut self,
        node: NodeId,
        offset: u32,
        count: u32,
        added: u32,
    ) {
        let end = offset.saturating_add(count);
        self.move_points(|point| {
            if point.node != node || point.offset <= offset {
                return;
            }
            point.offset = if point.offset <= end {
                offset
            } else {
                point.offset.saturating_add(added).saturating_sub(count)
            };
        });
    }

    /// Adapts the live ranges to a text node whose data was appended to another one: "normalize".
    pub(crate) fn ranges_move_into_text(&mut self, from: NodeId, to: NodeId, length: u32) {
        if self.ranges.live.is_empty() {
            return;
        }
        let parent = self.tree.parent(from);
        let index = self.index_of(from);
        self.move_points(|point| {
            if point.node == from {
                *point = BoundaryPoint { node: to, offset: point.offset.saturating_add(length) };
            } else if Some(point.node) == parent && point.offset == index {
                *point = BoundaryPoint { node: to, offset: length };
            }
        });
    }

    /// Adapts the live ranges to a split text node.
    /// <https://dom.spec.whatwg.org/#concept-text-split>
    pub(crate) fn ranges_after_split(
        &mut self,
        node: NodeId,
        new_node: NodeId,
        parent: NodeId,
        offset: u32,
    ) {
        if self.ranges.live.is_empty() {
            return;
        }
        let index = self.index_of(node);
        self.move_points(|point| {
            if point.node == node && point.offset > offset {
                *point =
                    BoundaryPoint { node: new_node, offset: point.offset.saturating_sub(offset) };
            } else if point.node == parent && point.offset == index.saturating_add(1) {
                point.offset = point.offset.saturating_add(1);
            }
        });
    }
}
