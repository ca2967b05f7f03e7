//! Slots of shadow trees.

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, NodeKind, Place};

/// The slots of the shadow trees that were asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slots<'a> {
    /// The first slot of each name in each shadow tree, named by the place of its root.
    by_name: FxHashMap<(u32, &'a str), Place<'a>>,
    read: FxHashSet<u32>,
}

impl<'a> Slots<'a> {
    /// The slot that a child of a shadow host is assigned to, by its attribute `slot`; a text is assigned
    /// to the slot without a name.
    /// <https://dom.spec.whatwg.org/#find-a-slot>
    pub(crate) fn assigned_slot(&mut self, slottable: Place<'a>) -> Option<Place<'a>> {
        let host = slottable.parent()?;
        if !host.may_have_fragments() {
            return None;
        }
        let root = host.shadow_root()?;
        if self.read.insert(root.index()) && !is_manual(root) {
            self.read_tree(root);
        }
        let name = slottable.plain_attribute(LocalName::SLOT).unwrap_or_default();
        self.by_name.get(&(root.index(), name)).copied()
    }

    /// The nodes that are assigned to a slot.
    /// <https://dom.spec.whatwg.org/#find-slottables>
    pub(crate) fn assigned_nodes(&mut self, slot: Place<'a>) -> Vec<Place<'a>> {
        let mut nodes = Vec::new();
        let Some(host) = root_of(slot).host() else {
            return nodes;
        };
        let mut next = host.first_child();
        while let Some(child) = next {
            let slottable = matches!(child.kind(), NodeKind::Element | NodeKind::Text);
            if slottable && self.assigned_slot(child) == Some(slot) {
                nodes.push(child);
            }
            next = child.next_sibling();
        }
        nodes
    }

    fn read_tree(&mut self, root: Place<'a>) {
        let mut next = root.first_child();
        while let Some(place) = next {
            if place.is_html_element(LocalName::SLOT) {
                let name = place.plain_attribute(LocalName::NAME).unwrap_or_default();
                self.by_name.entry((root.index(), name)).or_insert(place);
            }
            next = after(place, root, true);
        }
    }
}

/// Returns true for a shadow root whose slots are assigned by scripts.
fn is_manual(root: Place<'_>) -> bool {
    let properties = root.document().shadow_root_properties(root.handle().id());
    properties.is_some_and(|properties| properties.manual_slot_assignment)
}

/// The node after another one in tree order, inside of `root`; without its descendants if it is not
/// `entered`.
pub(crate) fn after<'a>(place: Place<'a>, root: Place<'a>, entered: bool) -> Option<Place<'a>> {
    if entered && let Some(child) = place.first_child() {
        return Some(child);
    }
    let mut place = place;
    while place != root {
        if let Some(next) = place.next_sibling() {
            return Some(next);
        }
        place = place.parent()?;
    }
    None
}

/// The root of the tree that a node is in.
pub(crate) fn root_of(place: Place<'_>) -> Place<'_> {
    let mut root = place;
    while let Some(parent) = root.parent() {
        root = parent;
    }
    root
}
