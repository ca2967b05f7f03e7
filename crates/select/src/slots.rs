//! Slots of shadow trees.

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, NodeKind, NodeRef};

/// The slots of the shadow trees that were asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slots<'a> {
    /// The first slot of each name in each shadow tree, named by the place of its root.
    by_name: FxHashMap<(u32, &'a str), NodeRef<'a>>,
    read: FxHashSet<u32>,
}

impl<'a> Slots<'a> {
    /// The slot that a child of a shadow host is assigned to, by its attribute `slot`; a text is assigned
    /// to the slot without a name.
    /// <https://dom.spec.whatwg.org/#find-a-slot>
    pub(crate) fn assigned_slot(&mut self, slottable: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let host = slottable.parent()?;
        if !host.may_have_fragments() {
            return None;
        }
        let root = host.shadow_root()?;
        if self.read.insert(root.place()) && !is_manual(root) {
            self.read_tree(root);
        }
        let name = slottable.plain_attribute(LocalName::SLOT).unwrap_or_default();
        self.by_name.get(&(root.place(), name)).copied()
    }

    /// The nodes that are assigned to a slot.
    /// <https://dom.spec.whatwg.org/#find-slottables>
    pub(crate) fn assigned_nodes(&mut self, slot: NodeRef<'a>) -> Vec<NodeRef<'a>> {
        let mut nodes = Vec::new();
        let Some(host) = slot.root().host() else {
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

    fn read_tree(&mut self, root: NodeRef<'a>) {
        let mut next = root.first_child();
        while let Some(node) = next {
            if node.is_html_element(LocalName::SLOT) {
                let name = node.plain_attribute(LocalName::NAME).unwrap_or_default();
                self.by_name.entry((root.place(), name)).or_insert(node);
            }
            next = node.next_in_tree_order(root);
        }
    }
}

/// Returns true for a shadow root whose slots are assigned by scripts.
fn is_manual(root: NodeRef<'_>) -> bool {
    let properties = root.document().shadow_root_properties(root.id());
    properties.is_some_and(|properties| properties.manual_slot_assignment)
}
