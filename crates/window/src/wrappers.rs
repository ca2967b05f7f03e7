//! The objects of nodes for scripts.
//!
//! # Who keeps what
//!
//! A script that holds a node keeps its whole tree: it can walk from one to the other. And a tree
//! keeps the objects of its nodes, because scripts may have given them properties and listeners. So
//! each tree that scripts have reached has a *holder*: an object that owns the objects of all nodes
//! of the tree, and that each of them owns. The engine's collector sees all these edges. Once the
//! last outside reference is gone, holder and objects are freed together, and then the nodes. Trees
//! of shadow roots and contents of templates belong to the tree of their host.
//!
//! The document of a window is owned by the window. Trees that scripts have not reached are freed
//! after they lose their parent, as soon as nothing runs: see [`collect`].

use rustc_hash::FxHashSet;
use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::objects;
use crate::world::World;

/// The slot of a wrapper with the holder of its tree.
const HOLDER: u64 = u64::MAX;

/// The bit of the handles under which holders are cached.
const HOLDER_BIT: u64 = 1 << 63;

/// The nodes that may have to be freed.
#[derive(Default)]
pub(crate) struct Orphans {
    /// Roots of trees that lost their parent, or whose holder is gone.
    roots: FxHashSet<NodeId>,
}

impl Orphans {
    /// A node has lost its parent. It is freed if it is unreachable once nothing runs.
    pub(crate) fn add(&mut self, node: NodeId) {
        self.roots.insert(node);
    }
}

/// The places of the nodes that have had an object, which most nodes of a page never have. Documents, which are never
/// moved, are not among them.
#[derive(Default)]
pub(crate) struct Reached(Vec<u64>);

impl Reached {
    /// The word of the set for a node, and its bit.
    fn place(node: NodeId) -> (usize, u64) {
        // The place in the arena is the low half of the number.
        let place = node.to_u64() as u32;
        ((place / u64::BITS) as usize, 1 << (place % u64::BITS))
    }

    fn add(&mut self, node: NodeId) {
        let (word, bit) = Self::place(node);
        if self.0.len() <= word {
            self.0.resize(word.saturating_add(1), 0);
        }
        if let Some(word) = self.0.get_mut(word) {
            *word |= bit;
        }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn may_have(&self, node: NodeId) -> bool {
        let (word, bit) = Self::place(node);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }
}

/// The engine's number of a node.
pub(crate) fn handle(node: NodeId) -> u64 {
    // Generations begin with one and are incremented by two: the highest bit is that of holders.
    node.to_u64() & !HOLDER_BIT
}

/// The object of a node. The same node has the same object while the difference would be
/// observable.
pub(crate) fn wrap(cx: &mut Cx<'_>, node: NodeId) -> Result<Value, Thrown> {
    if let Some(wrapper) = cx.cached(handle(node)) {
        return Ok(wrapper);
    }
    make(cx, node)
}

#[cold]
fn make(cx: &mut Cx<'_>, node: NodeId) -> Result<Value, Thrown> {
    let interface = bindings::interface_of_node(cx.host, node);
    let document = cx.host.node_document(node);
    let wrapper = match crate::global_objects::relevant_realm(cx, document) {
        Some(realm) => {
            cx.in_realm(&realm, |cx| bindings::new_node_object(cx, interface, handle(node)))?
        }
        None => bindings::new_node_object(cx, interface, handle(node))?,
    };
    cx.cache_insert(handle(node), &wrapper);
    if node != document {
        cx.host.reached.add(node);
    }
    let root = root_of_ownership(cx.host, node);
    join(cx, &wrapper, node, root);
    Ok(wrapper)
}

/// The object of a new node, with the prototype of its constructor's new.target.
pub(crate) fn wrap_with_prototype(
    cx: &mut Cx<'_>,
    node: NodeId,
    prototype: &Value,
) -> Result<Value, Thrown> {
    let wrapper = wrap(cx, node)?;
    cx.set_prototype(&wrapper, prototype)?;
    Ok(wrapper)
}

/// The object of a node or null.
pub(crate) fn wrap_option(cx: &mut Cx<'_>, node: Option<NodeId>) -> Result<Value, Thrown> {
    match node {
        Some(node) => wrap(cx, node),
        None => Ok(cx.null()),
    }
}

/// The node whose holder owns the object of a node: the root, with hosts instead of shadow roots
/// and template contents.
pub(crate) fn root_of_ownership(world: &World, node: NodeId) -> NodeId {
    world.tree.host_including_root(node).unwrap_or(node)
}

/// Adds an object to the holder of a tree.
fn join(cx: &mut Cx<'_>, wrapper: &Value, node: NodeId, root: NodeId) {
    let key = handle(root) | HOLDER_BIT;
    let holder = match cx.cached(key) {
        Some(holder) => holder,
        None => {
            let holder = objects::new_holder(cx, key);
            cx.cache_insert(key, &holder);
            // A window owns its document.
            if cx.host.window_of(root).is_some()
                && let Some(realm) = crate::global_objects::relevant_realm(cx, root)
            {
                let window = cx.global_object(&realm);
                cx.set_slot(&window, HOLDER, &holder);
            }
            holder
        }
    };
    cx.set_slot(&holder, handle(node), wrapper);
    cx.set_slot(wrapper, HOLDER, &holder);
}

/// A subtree was taken out of its tree: the objects of its nodes go to a holder of their own.
pub(crate) fn a_subtree_was_moved(cx: &mut Cx<'_>, subtree: NodeId) {
    let root = root_of_ownership(cx.host, subtree);
    let mut next = Some(subtree);
    while let Some(node) = next {
        a_node_was_moved(cx, node, root);
        next = cx.host.tree.next_with_fragments(node, subtree);
    }
    if root == subtree {
        cx.host.orphans.add(subtree);
    }
}

/// Nodes were put into another tree, all into the same: their objects go to its holder.
pub(crate) fn nodes_were_moved(cx: &mut Cx<'_>, lists: [&[NodeId]; 2]) {
    let mut root = None;
    for nodes in lists {
        for node in nodes {
            if cx.host.reached.may_have(*node) {
                let root = *root.get_or_insert_with(|| root_of_ownership(cx.host, *node));
                a_node_was_moved(cx, *node, root);
            }
        }
    }
}

fn a_node_was_moved(cx: &mut Cx<'_>, node: NodeId, root: NodeId) {
    if cx.host.reached.may_have(node)
        && let Some(wrapper) = cx.cached(handle(node))
        && let Some(old) = cx.take_slot(&wrapper, HOLDER)
    {
        cx.take_slot(&old, handle(node));
        join(cx, &wrapper, node, root);
    }
}

/// Frees unreachable trees: to be called when nothing runs.
pub(crate) fn collect(cx: &mut Cx<'_>) {
    for (interface, number) in cx.take_finalized() {
        if interface == objects::HOLDER {
            if let Some(root) = NodeId::from_u64(number & !HOLDER_BIT) {
                cx.host.orphans.add(root);
            }
        } else {
            cx.host.finalize(interface, number);
        }
    }
    if cx.host.orphans.roots.is_empty() {
        return;
    }
    let roots = std::mem::take(&mut cx.host.orphans.roots);
    let pinned = cx.host.pinned_nodes();
    let mut is_a_document_free = false;
    for root in roots {
        let is_free = cx.host.tree.contains(root)
            && cx.host.tree.parent(root).is_none()
            && cx.host.tree.host(root).is_none()
            && cx.cached(handle(root) | HOLDER_BIT).is_none();
        if !is_free {
            continue;
        }
        if pinned.iter().any(|node| root_of_ownership(cx.host, *node) == root) {
            cx.host.orphans.add(root);
            continue;
        }
        if cx.host.tree.kind(root) == Some(NodeKind::Document) {
            cx.host.documents.remove(root);
            is_a_document_free = true;
        }
        cx.host.forget_tree(root);
    }
    if is_a_document_free {
        // The text written by its parser is no longer used.
        cx.host.tree.compact_if_it_pays();
    }
}
