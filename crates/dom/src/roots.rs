//! Notes of the way from nodes to the roots of their trees, so that a root is found at once however deep a node is.
//!
//! A look-up goes up to the root, and leaves a note at each node on its way: the next one there takes one step. An
//! insertion invalidates nothing, because a note names a node above, and not the root. A subtree that a program takes
//! out of its tree loses its notes, which is a walk over what is removed. If such walks have passed more nodes than
//! there are notes, all notes become void at once: to leave them again takes no longer. A parser moves subtrees of any
//! size in one step; where much is in them it makes all notes void too. Its new nodes need nothing: they have no notes.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use treewright_markup::NodeKind;

use crate::Document;
use crate::node::{NONE, NodeData};
use crate::walk::{Step, Walk};

/// The notes, by the places of nodes: a place above in the lower half, and the time of the note in the upper one.
///
/// A node with a parent has a note of one of its ancestors, a shadow root of a node in the trees around it, up to the
/// shadow-including root, and template contents of a node anywhere around them.
#[derive(Debug)]
pub(crate) struct RootNotes {
    above: Vec<AtomicU64>,
    /// Grows when all notes become void; 0 is that of no note.
    time: u32,
    /// The notes that were left since then, and the nodes that were passed to forget some.
    left: AtomicUsize,
    passed: usize,
}

impl Default for RootNotes {
    fn default() -> Self {
        Self { above: Vec::new(), time: 1, left: AtomicUsize::new(0), passed: 0 }
    }
}

impl Clone for RootNotes {
    fn clone(&self) -> Self {
        let load = |note: &AtomicU64| AtomicU64::new(note.load(Ordering::Relaxed));
        let left = AtomicUsize::new(self.left.load(Ordering::Relaxed));
        Self {
            above: self.above.iter().map(load).collect(),
            time: self.time,
            left,
            passed: self.passed,
        }
    }
}

impl RootNotes {
    /// The nodes whose notes are forgotten one by one when a parser moves them.
    const FEW: usize = 64;

    fn get(&self, index: u32) -> Option<u32> {
        let note = self.above.get(index as usize)?.load(Ordering::Relaxed);
        ((note >> 32) as u32 == self.time).then_some(note as u32)
    }

    /// Notes a place above a node, if there is room.
    fn note(&self, index: u32, above: u32) {
        if let Some(note) = self.above.get(index as usize) {
            note.store(u64::from(self.time) << 32 | u64::from(above), Ordering::Relaxed);
            self.left.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn forget(&self, index: u32) {
        if let Some(note) = self.above.get(index as usize) {
            note.store(0, Ordering::Relaxed);
        }
    }

    pub(crate) fn make_room(&mut self, places: usize) {
        if self.above.len() < places {
            self.above.resize_with(places, AtomicU64::default);
        }
    }

    fn become_void(&mut self) {
        self.time = self.time.wrapping_add(1);
        if self.time == 0 {
            *self = Self::default();
        }
        *self.left.get_mut() = 0;
        self.passed = 0;
    }

    /// The nodes that may be passed before all notes become void.
    fn worth(&self) -> usize {
        self.left.load(Ordering::Relaxed).saturating_sub(self.passed).max(Self::FEW)
    }
}

impl Document {
    #[inline]
    fn root_notes(&self) -> Option<&RootNotes> {
        self.rare.as_ref()?.roots.as_ref()
    }

    /// <https://dom.spec.whatwg.org/#concept-tree-root>
    pub(crate) fn root_at(&self, index: u32) -> u32 {
        let notes = self.root_notes();
        let above = |node: u32| match self.node(node).parent {
            NONE => NONE,
            parent => notes.and_then(|notes| notes.get(node)).unwrap_or(parent),
        };
        end_of_the_way(index, above, |node, root| {
            if let Some(notes) = notes {
                notes.note(node, root);
            }
        })
    }

    /// <https://dom.spec.whatwg.org/#concept-shadow-including-root>
    pub(crate) fn shadow_including_root_at(&self, index: u32) -> u32 {
        let above = |root: u32| match self.data_at(root) {
            NodeData::ShadowRoot { host, .. } => self.root_at(self.noted_or(root, host)),
            _ => NONE,
        };
        end_of_the_way(self.root_at(index), above, |root, top| self.note_above(root, top))
    }

    /// The root of the tree around all others that a node is in: shadow trees and template contents are in the tree of
    /// their host.
    pub(crate) fn host_including_root_at(&self, index: u32) -> u32 {
        let above = |root: u32| match self.data_at(root) {
            NodeData::Fragment { host } if host != NONE => {
                self.shadow_including_root_at(self.noted_or(root, host))
            }
            _ => NONE,
        };
        let from = self.shadow_including_root_at(index);
        end_of_the_way(from, above, |root, top| self.note_above(root, top))
    }

    fn noted_or(&self, index: u32, host: u32) -> u32 {
        self.root_notes().and_then(|notes| notes.get(index)).unwrap_or(host)
    }

    fn note_above(&self, index: u32, above: u32) {
        if let Some(notes) = self.root_notes() {
            notes.note(index, above);
        }
    }

    /// <https://dom.spec.whatwg.org/#connected>
    pub(crate) fn is_connected_at(&self, index: u32) -> bool {
        self.kind_at(self.shadow_including_root_at(index)) == NodeKind::Document
    }

    /// A program took a subtree out of its tree.
    pub(crate) fn forget_the_roots_in(&mut self, index: u32) {
        let Some(worth) = self.root_notes().map(RootNotes::worth) else { return };
        match self.forget_roots_of(std::iter::once(index), worth) {
            Some(passed) => {
                if let Some(notes) = self.rare.as_mut().and_then(|rare| rare.roots.as_mut()) {
                    notes.passed = notes.passed.saturating_add(passed);
                }
            }
            None => self.forget_all_roots(),
        }
    }

    /// A parser takes a subtree out of its tree, to put it elsewhere. It does not walk over all that is in a large one.
    pub(crate) fn forget_roots_for_a_parser(&mut self, subtree: u32) {
        if !self.forget_roots_of_few(std::iter::once(subtree)) {
            self.forget_all_roots();
        }
    }

    /// The same for several subtrees. False if so much is in them that all roots are to be forgotten.
    pub(crate) fn forget_roots_of_few(&self, subtrees: impl Iterator<Item = u32>) -> bool {
        self.forget_roots_of(subtrees, RootNotes::FEW).is_some()
    }

    /// Passes at most so many nodes. Returns their number, or `None` if there are more.
    fn forget_roots_of(&self, subtrees: impl Iterator<Item = u32>, most: usize) -> Option<usize> {
        let Some(notes) = self.root_notes() else { return Some(0) };
        let mut passed = 0_usize;
        for subtree in subtrees {
            let mut walk = Walk::new(subtree, true);
            while let Some(step) = walk.step(self) {
                let Step::Open(node) = step else { continue };
                if passed == most {
                    return None;
                }
                passed = passed.saturating_add(1);
                notes.forget(node);
            }
        }
        Some(passed)
    }

    /// A parser took a large subtree out of its tree, or put a fragment elsewhere.
    pub(crate) fn forget_all_roots(&mut self) {
        if let Some(notes) = self.rare.as_mut().and_then(|rare| rare.roots.as_mut()) {
            notes.become_void();
        }
    }
}

/// Goes up to the end, and leaves a note of it at all that were on the way.
fn end_of_the_way(from: u32, above: impl Fn(u32) -> u32, leave: impl Fn(u32, u32)) -> u32 {
    let mut end = from;
    let mut steps = 0_u32;
    loop {
        match above(end) {
            NONE => break,
            next => end = next,
        }
        steps = steps.saturating_add(1);
    }
    // One step is as short as a note makes it.
    if steps > 1 {
        let mut place = from;
        while place != end {
            let next = above(place);
            leave(place, end);
            place = next;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use treewright_markup::{Namespace, Origin, ShadowRootInit, ShadowRootMode, TreeSink};

    use super::*;
    use crate::NodeId;
    use crate::scripting::{NodeDocuments, RecordChanges, ShadowIncludingTrees};

    /// The three roots by a walk, without notes.
    fn roots_by_a_walk(document: &Document, node: NodeId) -> [NodeId; 3] {
        let up = |from: NodeId, above: &dyn Fn(NodeId) -> Option<NodeId>| {
            std::iter::successors(Some(from), |node| above(*node)).last().unwrap()
        };
        let parent = |node| document.parent(node);
        let is_shadow = |node| document.kind(node) == Some(NodeKind::ShadowRoot);
        let host = |node| document.host(node);
        let with_shadows = |node| parent(node).or_else(|| host(node).filter(|_| is_shadow(node)));
        let with_all = |node| parent(node).or_else(|| host(node));
        [up(node, &parent), up(node, &with_shadows), up(node, &with_all)]
    }

    fn check(document: &Document, nodes: &[NodeId]) {
        for node in nodes {
            let roots = [
                document.root_of(*node),
                document.shadow_including_root(*node),
                document.host_including_root(*node),
            ];
            assert_eq!(roots, roots_by_a_walk(document, *node).map(Some), "{node:?}");
        }
    }

    /// Numbers that look random.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.0 >> 33) as usize % limit
        }
    }

    #[test]
    fn roots_are_those_of_a_walk() {
        for seed in 0..40 {
            let mut numbers = Numbers(seed);
            let mut document = Document::new();
            document.keep_node_documents();
            let mut nodes = vec![document.root()];
            for step in 0..300 {
                let (a, b) = (nodes[numbers.below(nodes.len())], nodes[numbers.below(nodes.len())]);
                match numbers.below(10) {
                    0..3 => {
                        let name = if step % 3 == 0 { "template" } else { "div" };
                        let node = document.create_element(Namespace::Html, name).unwrap();
                        nodes.push(node);
                        let _refused = document.append(a, node);
                    }
                    3 => nodes.extend(Document::template_contents(&document, a)),
                    4 => {
                        let init = ShadowRootInit::new(ShadowRootMode::Open);
                        nodes.extend(Document::attach_shadow_root(&mut document, a, init));
                    }
                    5 | 6 => {
                        let _refused = document.insert_before(a, b, None);
                    }
                    7 if a != document.root() => {
                        let _refused = Document::remove(&mut document, a);
                    }
                    // A parser moves nodes.
                    8 if document.check(a, b) => {
                        TreeSink::insert(&mut document, &a, &b, None, Origin::default());
                    }
                    9 if document.check(a, b) => {
                        TreeSink::move_children(&mut document, &b, &a);
                    }
                    _ => {}
                }
                // Some look-ups in between leave notes.
                document.take_changes();
                for _ in 0..numbers.below(4) {
                    let node = nodes[numbers.below(nodes.len())];
                    check(&document, &[node]);
                }
            }
            check(&document, &nodes);
        }
    }

    impl Document {
        /// Returns true if a parser could move `node` or its children into `parent`.
        fn check(&self, parent: NodeId, node: NodeId) -> bool {
            self.kind(parent) != Some(NodeKind::Document)
                && self.kind(node) == Some(NodeKind::Element)
                && self.parent(node).is_some()
                && !self.is_host_including_inclusive_ancestor(node, parent)
        }
    }
}
