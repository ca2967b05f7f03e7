//! Clones of nodes.
//!
//! <https://dom.spec.whatwg.org/#concept-node-clone>

use treewright_dom::scripting::{NodeDocuments, RecordChanges, ShadowIncludingTrees};
use treewright_dom::{CloneOptions, CopiedShadowRoots, LocalName, NodeId};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::custom_elements::{self, RegistryId};

/// After this many nodes time and memory are looked at.
const STEPS_PER_LOOK: u32 = 1024;

/// Clones a node for a document. The fallback registry is that of copies whose originals have none.
pub(crate) fn clone_a_node(
    cx: &mut Cx<'_>,
    node: NodeId,
    document: NodeId,
    subtree: bool,
    fallback_registry: Option<RegistryId>,
) -> Result<NodeId, Thrown> {
    crate::tree_changes::settle(cx);
    let options = CloneOptions::new().deep(subtree).shadow_roots(CopiedShadowRoots::Clonable);
    let copy = match cx.host.tree.clone_with(node, &options) {
        Ok(copy) => copy,
        Err(error) => return Err(crate::tree_changes::refused(cx, error)),
    };
    // The changes of a tree that nothing has seen affect nothing.
    let _changes = cx.host.tree.take_changes();
    crate::documents::copy_the_state_of_a_document(cx.host, node, copy);
    if copy != document && cx.host.documents.get(copy).is_none() {
        // Both are nodes of the tree.
        let _refused = cx.host.tree.set_node_document(copy, document);
    }
    if subtree && cx.host.slots.has_shadow_roots {
        crate::slots::assign_slottables_for_a_tree(cx, copy);
    }
    let mut original = Some(node);
    let mut next = Some(copy);
    let mut steps = 0_u32;
    while let Some(inside) = next {
        steps = steps.wrapping_add(1);
        if steps.is_multiple_of(STEPS_PER_LOOK) && cx.host.is_to_stop() {
            cx.host.orphans.add(copy);
            return Err(crate::memory::used_up(cx));
        }
        if let Some(from) = original {
            custom_elements::set_registry_of_a_clone(cx, from, inside, fallback_registry);
            cloning_steps(cx, from, inside);
        }
        custom_elements::after_creation_of_a_clone(cx, inside);
        if !subtree {
            break;
        }
        // Without shadow roots that are not clonable (they are left out on the side of the
        // original) the two trees have the same shape.
        next = next_in_clone(cx, inside, copy);
        original = original.and_then(|from| next_in_original(cx, from, node));
    }
    cx.host.orphans.add(copy);
    Ok(copy)
}

fn next_in_clone(cx: &Cx<'_>, node: NodeId, root: NodeId) -> Option<NodeId> {
    cx.host.tree.next_with_fragments(node, root)
}

fn next_in_original(cx: &Cx<'_>, node: NodeId, root: NodeId) -> Option<NodeId> {
    let mut next = cx.host.tree.next_with_fragments(node, root)?;
    while let Some(init) = cx.host.tree.shadow_root_properties(next)
        && !init.clonable
    {
        // Continue with its host, which also owns its template contents and its children.
        let host = cx.host.tree.host(next)?;
        match cx.host.tree.template_contents(host).or_else(|| cx.host.tree.first_child(host)) {
            Some(after) => next = after,
            None => return cx.host.tree.next_after_fragments(host, root),
        }
    }
    Some(next)
}

/// <https://dom.spec.whatwg.org/#concept-node-clone-ext>
fn cloning_steps(cx: &mut Cx<'_>, node: NodeId, copy: NodeId) {
    crate::forms::steps::cloning(cx.host, node, copy);
    if let Some(nonce) = cx.host.html_elements.nonces.get(&node).cloned() {
        cx.host.html_elements.nonces.insert(copy, nonce);
    }
    if crate::trees::html_name(cx.host, node) == Some(LocalName::SCRIPT) {
        crate::scripts::cloning_steps(cx, node, copy);
    }
}
