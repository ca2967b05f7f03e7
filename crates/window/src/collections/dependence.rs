//! The changes of trees that lists and tables of elements depend on.

use rustc_hash::FxHashSet;
use treewright_dom::NodeId;

use crate::tree_changes::{Attr, Note};
use crate::world::World;

/// The elements that are looked at for one change; with more of them, the list is computed again.
const MOST: usize = 64;

/// The elements and attributes that a list of the elements in a tree depends on, or a table of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dependence {
    /// The elements that decide: those in the list, and those that decide about others. Elements that do not decide
    /// can come, go and change.
    pub(crate) decides: fn(&World, NodeId) -> bool,
    /// The attributes by which they do. An id is taken to decide on any element, because others refer to it.
    pub(crate) attributes: &'static [Attr],
    /// It also depends on what is checked or selected.
    pub(crate) states: bool,
    /// Only elements in the root decide, and not those of the rest of its tree.
    pub(crate) is_within: bool,
}

/// True for an element in the tree below a root.
pub(super) fn is_below(world: &World, root: NodeId, element: NodeId) -> bool {
    element != root && world.tree.is_inclusive_ancestor(root, element)
}

/// True if one of the elements in a node that was added or removed is a member or another one that counts; also if the
/// elements are many, or freed.
pub(super) fn has_one(
    world: &World,
    top: NodeId,
    members: &impl Members,
    counts: impl Fn(NodeId) -> bool,
) -> bool {
    if !world.tree.contains(top) {
        return true;
    }
    let mut next = Some(top);
    let mut left = MOST;
    while let Some(node) = next {
        if left == 0 || members.has(node) || counts(node) {
            return true;
        }
        left = left.saturating_sub(1);
        next = world.tree.next_in_tree_order(node, top);
    }
    false
}

/// The elements of something that is kept.
pub(crate) trait Members {
    fn has(&self, element: NodeId) -> bool;
}

impl Members for FxHashSet<NodeId> {
    fn has(&self, element: NodeId) -> bool {
        self.contains(&element)
    }
}

impl Dependence {
    /// True if a change can concern what is kept about a root.
    pub(crate) fn is_concerned(
        &self,
        world: &World,
        root: NodeId,
        note: Note,
        members: &impl Members,
    ) -> bool {
        let decides = |element: NodeId| {
            (self.decides)(world, element) && (!self.is_within || is_below(world, root, element))
        };
        match note {
            Note::Everything => true,
            Note::Element(top) => has_one(world, top, members, decides),
            Note::Attribute(element, attribute) => {
                self.attributes.contains(&attribute)
                    && ((attribute == Attr::Id && !self.is_within)
                        || element == root
                        || members.has(element)
                        || decides(element))
            }
            Note::State(element) => {
                self.states && (element == root || members.has(element) || decides(element))
            }
        }
    }
}

/// A table about the tree of a root that is kept until something changes that it depends on.
#[derive(Debug)]
pub(crate) struct Kept<T> {
    root: NodeId,
    version: u64,
    table: std::rc::Rc<T>,
}

/// The place of such a table: there is one, for the tree that was asked about last.
pub(crate) type KeptTable<T> = std::cell::RefCell<Option<Kept<T>>>;

/// The table of a tree.
pub(crate) fn kept_table<T: Members>(
    world: &World,
    place: &KeptTable<T>,
    root: NodeId,
    dependence: &Dependence,
    make: impl FnOnce(&World, NodeId) -> T,
) -> std::rc::Rc<T> {
    let now = world.tree_versions.now();
    let mut place = place.borrow_mut();
    if let Some(kept) = &mut *place
        && kept.root == root
        && world.tree_versions.since(kept.version).is_some_and(|mut notes| {
            !notes.any(|note| dependence.is_concerned(world, root, note, &*kept.table))
        })
    {
        kept.version = now;
        return std::rc::Rc::clone(&kept.table);
    }
    let table = std::rc::Rc::new(make(world, root));
    *place = Some(Kept { root, version: now, table: std::rc::Rc::clone(&table) });
    table
}
