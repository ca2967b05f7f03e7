//! The nodes that the steps of several changes run for.
//!
//! The changes of one call are followed when all of them were made. A parser makes thousands at a time, and notes each
//! of its nodes as inserted: a walk over all that is in an inserted node would meet each node once for every node above
//! it, and a subtree that is moved several times would be walked over each time. So each node has one turn among the
//! insertions: that of the last change that put it, or a node around it, into its place. The steps of a removal run
//! for a node that was in its place before, and not again before it is inserted.

use std::ops::Range;

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{Change, Document, NodeId, NodeRef};

/// The node has its turn.
const HAS_ITS_TURN: u8 = 1;
/// A change of the node was met already.
const MET: u8 = 2;
/// The node is not in its place: it was made since, or its removal was followed.
const IS_OUT: u8 = 4;
/// The node is connected.
const IS_CONNECTED: u8 = 8;

/// Marks of nodes, by their places. They are kept from one call to the next for their memory.
#[derive(Default)]
pub(crate) struct Marks {
    of_places: Vec<u8>,
    marked: Vec<usize>,
}

impl Marks {
    fn has(&self, node: NodeId, mark: u8) -> bool {
        self.of_places.get(place(node)).is_some_and(|marks| marks & mark != 0)
    }

    /// Adds a mark. False if it was there.
    fn add(&mut self, node: NodeId, mark: u8) -> bool {
        let place = place(node);
        if self.of_places.len() <= place {
            self.of_places.resize(place.saturating_add(1), 0);
        }
        let Some(marks) = self.of_places.get_mut(place) else { return false };
        if *marks == 0 {
            self.marked.push(place);
        }
        let is_new = *marks & mark == 0;
        *marks |= mark;
        is_new
    }

    fn take_away(&mut self, node: NodeId, mark: u8) {
        if let Some(marks) = self.of_places.get_mut(place(node)) {
            *marks &= !mark;
        }
    }

    fn clear(&mut self) {
        for place in self.marked.drain(..) {
            if let Some(marks) = self.of_places.get_mut(place) {
                *marks = 0;
            }
        }
    }
}

/// The place of a node in the arena: the low half of its number.
fn place(node: NodeId) -> usize {
    node.to_u64() as u32 as usize
}

/// The nodes of the insertions of several changes.
pub(super) struct Concerned {
    marks: Marks,
    /// Those of the last change come first.
    inserted: Vec<NodeId>,
    /// Those that are in template contents, where no steps run.
    in_templates: Vec<NodeId>,
    /// The nodes of each change in the two lists, in the order of the changes.
    of_changes: Vec<(Range<usize>, Range<usize>)>,
    has_removals: bool,
}

impl Concerned {
    pub(super) fn by(tree: &Document, changes: &[Change], marks: Marks) -> Self {
        let mut concerned = Self {
            marks,
            inserted: Vec::new(),
            in_templates: Vec::new(),
            of_changes: vec![(0..0, 0..0); changes.len()],
            has_removals: false,
        };
        for (number, change) in changes.iter().enumerate().rev() {
            let Change::ChildList { added, removed, .. } = change else { continue };
            concerned.has_removals |= !removed.is_empty();
            let before = (concerned.inserted.len(), concerned.in_templates.len());
            for node in added {
                if tree.contains(*node) {
                    concerned.take_in(tree, *node);
                }
            }
            if let Some(of_change) = concerned.of_changes.get_mut(number) {
                let after = (concerned.inserted.len(), concerned.in_templates.len());
                *of_change = (before.0..after.0, before.1..after.1);
            }
        }
        if concerned.has_removals {
            concerned.note_what_is_new(changes);
        }
        concerned
    }

    /// True if one of the changes removed nodes.
    pub(super) const fn has_removals(&self) -> bool {
        self.has_removals
    }

    /// The memory of the marks.
    pub(super) fn into_marks(mut self) -> Marks {
        self.marks.clear();
        self.marks
    }

    /// Gives a node and what is in it their turn, but for those that have a later one.
    fn take_in(&mut self, tree: &Document, top: NodeId) {
        let Self { marks, inserted, in_templates, .. } = self;
        let mut contents = Vec::new();
        take_in(tree, top, marks, inserted, &mut contents);
        while let Some(fragment) = contents.pop() {
            take_in(tree, fragment, marks, in_templates, &mut contents);
        }
    }

    /// Notes the nodes that were in no place before the changes.
    fn note_what_is_new(&mut self, changes: &[Change]) {
        for change in changes {
            let Change::ChildList { added, removed, .. } = change else { continue };
            for node in removed {
                self.marks.add(*node, MET);
            }
            for node in added {
                if self.marks.add(*node, MET) {
                    self.marks.add(*node, IS_OUT);
                }
            }
        }
    }

    /// The place in the list of each node for which the steps of an insertion run by a change.
    pub(super) fn inserted_by(&self, number: usize) -> Range<usize> {
        self.of_changes.get(number).map_or(0..0, |(inserted, _)| inserted.clone())
    }

    pub(super) fn inserted_at(&self, place: usize) -> Option<NodeId> {
        self.inserted.get(place).copied()
    }

    /// All nodes that a change put into another tree.
    pub(super) fn all_of(&self, number: usize) -> [&[NodeId]; 2] {
        let (inserted, in_templates) = self.of_changes.get(number).cloned().unwrap_or_default();
        let inserted = self.inserted.get(inserted).unwrap_or_default();
        [inserted, self.in_templates.get(in_templates).unwrap_or_default()]
    }

    /// The insertion of a node is followed.
    pub(super) fn enters(&mut self, node: NodeId) {
        if self.has_removals {
            self.marks.take_away(node, IS_OUT);
        }
    }

    /// True if the parent of a node was found to be connected.
    pub(super) fn is_known_to_be_connected(&self, tree: &Document, node: NodeId) -> bool {
        tree.parent(node).is_some_and(|parent| self.marks.has(parent, IS_CONNECTED))
    }

    /// A node is connected, and with it the one above.
    pub(super) fn note_the_connection_of(&mut self, tree: &Document, node: NodeId) {
        for connected in tree.parent(node).into_iter().chain([node]) {
            self.marks.add(connected, IS_CONNECTED);
        }
    }

    /// The removal of a node is followed. False if it is not in its place, with all that is in it.
    pub(super) fn leaves(&mut self, node: NodeId) -> bool {
        self.marks.add(node, IS_OUT)
    }
}

/// Adds the nodes of a shadow-including tree that have no turn yet, and notes the template contents in it.
fn take_in(
    tree: &Document,
    top: NodeId,
    marks: &mut Marks,
    list: &mut Vec<NodeId>,
    contents: &mut Vec<NodeId>,
) {
    let mut next = Some(top);
    while let Some(node) = next {
        if marks.has(node, HAS_ITS_TURN) {
            next = tree.next_after_shadow_including_descendants(node, top);
            continue;
        }
        marks.add(node, HAS_ITS_TURN);
        list.push(node);
        if tree.get(node).is_some_and(NodeRef::may_have_fragments) {
            let its_own = |contents: &NodeId| tree.host(*contents) == Some(node);
            contents.extend(tree.template_contents(node).filter(its_own));
        }
        next = tree.next_in_shadow_including_tree_order(node, top);
    }
}
