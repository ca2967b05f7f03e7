//! Node iterators.
//!
//! <https://dom.spec.whatwg.org/#interface-nodeiterator>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::world::World;

/// The state of a node iterator, except its filter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeIterator {
    pub(crate) root: NodeId,
    pub(crate) reference: NodeId,
    pub(crate) pointer_before_reference: bool,
    pub(crate) what_to_show: u32,
    /// The filter is running.
    pub(crate) is_active: bool,
}

/// The node iterators of an agent, by the handles of their objects.
pub(crate) type NodeIterators = FxHashMap<u64, NodeIterator>;

impl World {
    /// The pre-removal steps. The node is already removed: its neighbours show where it was.
    /// <https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps>
    pub(super) fn node_iterators_before_removal(
        &mut self,
        node: NodeId,
        parent: NodeId,
        previous: Option<NodeId>,
        next: Option<NodeId>,
    ) {
        if self.node_iterators.is_empty() {
            return;
        }
        let mut iterators = std::mem::take(&mut self.node_iterators);
        for iterator in iterators.values_mut() {
            let concerns = self.is_inclusive_ancestor(node, iterator.reference)
                && node != iterator.root
                && self.is_inclusive_ancestor(iterator.root, parent);
            if !concerns {
                continue;
            }
            if iterator.pointer_before_reference {
                let following =
                    next.or_else(|| self.tree.next_after_descendants(parent, iterator.root));
                if let Some(following) = following {
                    iterator.reference = following;
                    continue;
                }
                iterator.pointer_before_reference = false;
            }
            iterator.reference = match previous {
                Some(previous) => self.tree.last_inclusive_descendant(previous).unwrap_or(previous),
                None => parent,
            };
        }
        self.node_iterators = iterators;
    }
}
