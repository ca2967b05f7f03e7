//! Interaction with elements: focus, dialogs, popovers, commands.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html>

pub(crate) mod commands;
pub(crate) mod dialogs;
pub(crate) mod focus;
pub(crate) mod focusable;
pub(crate) mod popovers;
mod revealing;
pub(crate) mod toggles;

use rustc_hash::FxHashMap;
use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind};

use crate::world::World;

pub(crate) use revealing::ancestor_revealing_algorithm;

/// The state of interactive elements, by element or document.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) focus: focus::State,
    pub(crate) dialogs: FxHashMap<NodeId, dialogs::Dialog>,
    pub(crate) popovers: FxHashMap<NodeId, popovers::Popover>,
    pub(crate) popovers_of_documents: FxHashMap<NodeId, popovers::OfDocument>,
    /// The elements whose previously focused element is not null.
    /// <https://html.spec.whatwg.org/multipage/interactive-elements.html#previously-focused-element>
    previously_focused: FxHashMap<NodeId, NodeId>,
    toggles: toggles::Toggles,
    /// The top layers of documents.
    /// <https://drafts.csswg.org/css-position-4/#document-top-layer>
    top_layers: FxHashMap<NodeId, Vec<NodeId>>,
}

impl State {
    /// A node was freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.focus.forget(node);
        self.dialogs.remove(&node);
        self.popovers.remove(&node);
        self.popovers_of_documents.remove(&node);
        self.previously_focused.remove(&node);
        self.toggles.forget(node);
        if let Some(layer) = self.top_layers.remove(&node) {
            drop(layer);
        }
        for layer in self.top_layers.values_mut() {
            layer.retain(|element| *element != node);
        }
    }
}

impl World {
    /// The elements of the top layer of a document.
    fn top_layer(&self, document: NodeId) -> &[NodeId] {
        self.interactive.top_layers.get(&document).map(Vec::as_slice).unwrap_or_default()
    }

    fn add_to_the_top_layer(&mut self, element: NodeId) {
        let document = self.node_document(element);
        let layer = self.interactive.top_layers.entry(document).or_default();
        layer.retain(|other| *other != element);
        layer.push(element);
    }

    fn remove_from_the_top_layer(&mut self, element: NodeId) {
        for layer in self.interactive.top_layers.values_mut() {
            layer.retain(|other| *other != element);
        }
    }

    /// The parent in the flat tree.
    /// <https://drafts.csswg.org/css-scoping/#flat-tree>
    pub(crate) fn flat_tree_parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.tree.parent(node)?;
        if self.tree.kind(parent) == Some(NodeKind::ShadowRoot) {
            return self.tree.host(parent);
        }
        if self.tree.shadow_root(parent).is_some() {
            return self.find_a_slot(node, false);
        }
        Some(parent)
    }

    /// True if a node is another one, or in it in the flat tree.
    fn is_flat_tree_inclusive_descendant(&self, node: NodeId, of: NodeId) -> bool {
        let mut next = Some(node);
        while let Some(at) = next {
            if at == of {
                return true;
            }
            next = self.flat_tree_parent(at);
        }
        false
    }

    /// True if a node is another one, or in it, including shadow trees.
    pub(crate) fn is_shadow_including_inclusive_descendant(
        &self,
        node: NodeId,
        of: NodeId,
    ) -> bool {
        self.tree.is_shadow_including_inclusive_ancestor(of, node)
    }
}
