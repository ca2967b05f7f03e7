//! Slots of shadow trees, and the nodes that are assigned to them by name. Only windows know assignments by
//! scripts. <https://dom.spec.whatwg.org/#shadow-tree-slots>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, NodeKind, NodeRef};

/// Returns true for a slot: a `slot` element. Only those in shadow trees have nodes assigned.
/// <https://dom.spec.whatwg.org/#concept-slot>
pub fn is_slot(node: NodeRef<'_>) -> bool {
    node.is_html_element(LocalName::SLOT)
}

/// Returns true for a slottable: an element or a text.
/// <https://dom.spec.whatwg.org/#concept-slotable>
pub fn is_slottable(node: NodeRef<'_>) -> bool {
    matches!(node.kind(), NodeKind::Element | NodeKind::Text)
}

/// The name of a slot.
/// <https://dom.spec.whatwg.org/#slot-name>
pub fn name_of_slot(slot: NodeRef<'_>) -> &str {
    slot.plain_attribute(LocalName::NAME).unwrap_or_default()
}

/// The name of a slottable; that of a text is empty.
/// <https://dom.spec.whatwg.org/#slotable-name>
pub fn name_of_slottable(slottable: NodeRef<'_>) -> &str {
    slottable.plain_attribute(LocalName::SLOT).unwrap_or_default()
}

/// Returns true for a shadow root whose slots are assigned by scripts.
/// <https://dom.spec.whatwg.org/#shadowroot-slot-assignment>
pub fn has_manual_assignment(shadow_root: NodeRef<'_>) -> bool {
    let properties = shadow_root.document().shadow_root_properties(shadow_root.id());
    properties.is_some_and(|properties| properties.manual_slot_assignment)
}

/// The shadow root of the parent of a node, which contains its slot.
fn shadow_root_around(slottable: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let host = slottable.parent()?;
    if !host.may_have_fragments() {
        return None;
    }
    host.shadow_root()
}

/// The slots of a document's shadow trees, with a cache for many queries.
///
/// ```
/// use treewright_dom::{Document, Namespace, ShadowRootInit, ShadowRootMode};
/// use treewright_semantics::slots::Slots;
///
/// let mut document = Document::new();
/// let host = document.create_element(Namespace::Html, "div").unwrap();
/// let init = ShadowRootInit::new(ShadowRootMode::Open);
/// let shadow_root = document.attach_shadow_root(host, init).unwrap();
/// let slot = document.create_element(Namespace::Html, "slot").unwrap();
/// document.append(shadow_root, slot).unwrap();
/// let text = document.create_text("a");
/// document.append(host, text).unwrap();
///
/// let [slot, text] = [slot, text].map(|node| document.get(node).unwrap());
/// let mut slots = Slots::default();
/// assert_eq!(slots.assigned_slot(text), Some(slot));
/// assert_eq!(slots.assigned_nodes(slot), [text]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Slots<'a> {
    /// The first slot of each name in each shadow tree, keyed by the place of its root.
    by_name: FxHashMap<(u32, &'a str), NodeRef<'a>>,
    read: FxHashSet<u32>,
}

impl<'a> Slots<'a> {
    /// The slot that a child of a shadow host is assigned to by name.
    /// <https://dom.spec.whatwg.org/#find-a-slot>
    pub fn assigned_slot(&mut self, slottable: NodeRef<'a>) -> Option<NodeRef<'a>> {
        let root = shadow_root_around(slottable)?;
        if self.read.insert(root.place()) && !has_manual_assignment(root) {
            self.read_tree(root);
        }
        self.by_name.get(&(root.place(), name_of_slottable(slottable))).copied()
    }

    /// The nodes that are assigned to a slot by name. <https://dom.spec.whatwg.org/#find-slotables>
    pub fn assigned_nodes(&mut self, slot: NodeRef<'a>) -> Vec<NodeRef<'a>> {
        let root = slot.root();
        let mut nodes = Vec::new();
        let Some(host) = root.host().filter(|_| root.kind() == NodeKind::ShadowRoot) else {
            return nodes;
        };
        let mut next = host.first_child();
        while let Some(child) = next {
            if is_slottable(child) && self.assigned_slot(child) == Some(slot) {
                nodes.push(child);
            }
            next = child.next_sibling();
        }
        nodes
    }

    fn read_tree(&mut self, root: NodeRef<'a>) {
        let mut next = root.first_child();
        while let Some(node) = next {
            if is_slot(node) {
                self.by_name.entry((root.place(), name_of_slot(node))).or_insert(node);
            }
            next = node.next_in_tree_order(root);
        }
    }
}
