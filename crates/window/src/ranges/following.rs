//! Ranges and node iterators follow the changes of a tree.

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
    let index = match previous {
        None => 0,
        Some(previous) if world.tree.parent(*previous) == Some(*parent) => {
            world.index_of(*previous).saturating_add(1)
        }
        _ => match (added.first(), next) {
            (Some(first), _) if world.tree.parent(*first) == Some(*parent) => {
                world.index_of(*first)
            }
            (None, Some(next)) if world.tree.parent(*next) == Some(*parent) => {
                world.index_of(*next)
            }
            _ => 0,
        },
    };
    world.moving_ranges(|world| {
        for node in removed {
            world.node_iterators_before_removal(*node, *parent, *previous, *next);
            after_removal(world, *parent, *node, index);
        }
        let count = u32::try_from(added.len()).unwrap_or(u32::MAX);
        // An insertion at the end moves no boundary point.
        if count > 0 && next.is_some() {
            after_insertion(world, *parent, index, count);
        }
    });
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

    /// Adapts the live ranges to a text node whose data went to the end of another one's: "normalize".
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
