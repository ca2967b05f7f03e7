//! The one place that changes trees: the algorithms of the DOM Standard, with the steps that they
//! run.
//!
//! `dom` makes and records a change within [`change`], which then runs the steps for it. No other
//! module calls a method of the tree that writes.

mod attributes;
mod character_data;
mod concerned;
mod parser;
mod reactions;
mod scripting_sink;
mod versions;

pub(crate) use attributes::{
    append_an_attribute, change_the_attribute_at, remove_an_attribute, remove_the_attribute_at,
    set_an_attribute, set_an_attribute_node, set_the_value_of_an_attribute_node,
};
pub(crate) use character_data::{length as data_length, replace_data, set_data};
pub(crate) use concerned::Marks;
pub(crate) use parser::{
    AnySink, after_the_parser, parse_into, remove_all_children_for_a_restart, set_mode,
    with_the_sink,
};
pub(crate) use reactions::{change, settle};
pub(crate) use versions::{Attr, Note, TreeVersions};

use treewright_dom::scripting::{
    CharacterData, CustomElements, InsertionValidity, NodeDocuments, ShadowIncludingTrees,
};
use treewright_dom::{HierarchyViolation, NodeError, NodeId, NodeKind, ShadowRootInit};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::custom_elements;
use crate::exception::{DomExceptionName, dom_exception};
use crate::wrappers;

/// The exception for a change that was refused.
pub(crate) fn refused(cx: &mut Cx<'_>, error: NodeError) -> Thrown {
    let name = match error {
        NodeError::HierarchyRequest(HierarchyViolation::ShadowRoot | _) => {
            DomExceptionName::HierarchyRequestError
        }
        NodeError::NotFound => DomExceptionName::NotFoundError,
        NodeError::IndexSize => DomExceptionName::IndexSizeError,
        NodeError::InUse => DomExceptionName::InUseAttributeError,
        NodeError::InvalidName => DomExceptionName::InvalidCharacterError,
        NodeError::Namespace => DomExceptionName::NamespaceError,
        NodeError::Syntax => DomExceptionName::SyntaxError,
        NodeError::NoModificationAllowed => DomExceptionName::NoModificationAllowedError,
        NodeError::NotSupported | NodeError::WrongKind => DomExceptionName::NotSupportedError,
        _ => DomExceptionName::InvalidStateError,
    };
    dom_exception(cx, name, &error.to_string())
}

/// <https://dom.spec.whatwg.org/#concept-node-pre-insert>
pub(crate) fn pre_insert(
    cx: &mut Cx<'_>,
    node: NodeId,
    parent: NodeId,
    child: Option<NodeId>,
) -> Result<NodeId, Thrown> {
    if let Err(error) = cx.host.tree.check_pre_insertion_validity(parent, node, child) {
        return Err(refused(cx, error));
    }
    let child = if child == Some(node) { cx.host.tree.next_sibling(node) } else { child };
    adopt_for(cx, node, parent);
    insert(cx, node, parent, child);
    Ok(node)
}

/// <https://dom.spec.whatwg.org/#concept-node-append>
pub(crate) fn append(cx: &mut Cx<'_>, node: NodeId, parent: NodeId) -> Result<NodeId, Thrown> {
    pre_insert(cx, node, parent, None)
}

/// <https://dom.spec.whatwg.org/#concept-node-insert>
pub(crate) fn insert(cx: &mut Cx<'_>, node: NodeId, parent: NodeId, child: Option<NodeId>) {
    // The caller ensured validity, or the node was made valid.
    let _refused = change(cx, |world| world.tree.insert_before(parent, node, child));
}

/// <https://dom.spec.whatwg.org/#concept-node-replace>
pub(crate) fn replace(
    cx: &mut Cx<'_>,
    child: NodeId,
    node: NodeId,
    parent: NodeId,
) -> Result<NodeId, Thrown> {
    if let Err(error) = cx.host.tree.check_replacement_validity(parent, node, child) {
        return Err(refused(cx, error));
    }
    let next = cx.host.tree.next_sibling(child);
    adopt_for(cx, node, parent);
    if node == child {
        insert(cx, node, parent, next);
        return Ok(child);
    }
    match change(cx, |world| world.tree.replace_child(parent, node, child)) {
        Ok(()) => Ok(child),
        Err(error) => Err(refused(cx, error)),
    }
}

/// The tree's part of "attach a shadow root".
/// <https://dom.spec.whatwg.org/#concept-attach-a-shadow-root>
pub(crate) fn attach_a_shadow_root(
    cx: &mut Cx<'_>,
    element: NodeId,
    init: ShadowRootInit,
) -> Result<NodeId, Thrown> {
    let attached = change(cx, |world| {
        let shadow_root = world.tree.attach_shadow_root(element, init)?;
        world.slots.has_shadow_roots = true;
        let is_custom = world.custom_elements.is_custom_or_precustomized(element);
        // It is a shadow root.
        let _refused = world.tree.set_available_to_element_internals(shadow_root, is_custom);
        Ok(shadow_root)
    });
    attached.map_err(|error| refused(cx, error))
}

/// <https://dom.spec.whatwg.org/#concept-node-pre-remove>
pub(crate) fn pre_remove(cx: &mut Cx<'_>, child: NodeId, parent: NodeId) -> Result<NodeId, Thrown> {
    if cx.host.tree.parent(child) != Some(parent) {
        return Err(refused(cx, NodeError::NotFound));
    }
    remove(cx, child);
    Ok(child)
}

/// <https://dom.spec.whatwg.org/#concept-node-remove>
pub(crate) fn remove(cx: &mut Cx<'_>, node: NodeId) {
    // A node without a parent does not change.
    let _refused = change(cx, |world| world.tree.remove(node));
}

/// <https://dom.spec.whatwg.org/#concept-node-replace-all>
pub(crate) fn replace_all(cx: &mut Cx<'_>, node: Option<NodeId>, parent: NodeId) {
    if let Some(node) = node {
        adopt_for(cx, node, parent);
    }
    let nodes: Vec<NodeId> = node.into_iter().collect();
    let _refused = change(cx, |world| world.tree.replace_children(parent, &nodes));
}

/// <https://dom.spec.whatwg.org/#string-replace-all>
pub(crate) fn string_replace_all(
    cx: &mut Cx<'_>,
    text: &crate::strings::DomString,
    parent: NodeId,
) {
    let node = (!text.is_empty()).then(|| {
        let document = cx.host.node_document(parent);
        cx.host.create_a_text(document, text)
    });
    replace_all(cx, node, parent);
}

/// <https://dom.spec.whatwg.org/#move>
pub(crate) fn move_a_node(
    cx: &mut Cx<'_>,
    node: NodeId,
    new_parent: NodeId,
    child: Option<NodeId>,
) -> Result<(), Thrown> {
    let is_same_tree =
        cx.host.shadow_including_root(node) == cx.host.shadow_including_root(new_parent);
    let hierarchy = |cx: &mut Cx<'_>| {
        let message = "The node cannot be moved there without being removed.";
        Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message))
    };
    if !is_same_tree || cx.host.tree.is_host_including_inclusive_ancestor(node, new_parent) {
        return hierarchy(cx);
    }
    if child.is_some_and(|child| cx.host.tree.parent(child) != Some(new_parent)) {
        return Err(refused(cx, NodeError::NotFound));
    }
    let is_movable = matches!(
        cx.host.tree.kind(node),
        Some(
            NodeKind::Element
                | NodeKind::Text
                | NodeKind::Comment
                | NodeKind::ProcessingInstruction
        )
    );
    if !is_movable || cx.host.tree.parent(node).is_none() {
        return hierarchy(cx);
    }
    // Only the rules for documents are left to check.
    if let Err(error) = cx.host.tree.check_pre_insertion_validity(new_parent, node, child) {
        return Err(refused(cx, error));
    }
    let child = if child == Some(node) { cx.host.tree.next_sibling(node) } else { child };
    let moved = crate::steps::before_a_move(cx, node);
    // Ranges follow both changes.
    cx.host.is_moving = true;
    remove(cx, node);
    insert(cx, node, new_parent, child);
    cx.host.is_moving = false;
    crate::steps::after_a_move(cx, moved);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-node-normalize>
pub(crate) fn normalize(cx: &mut Cx<'_>, node: NodeId) {
    let texts: Vec<NodeId> = cx
        .host
        .tree
        .descendants(node)
        .filter(|one| cx.host.is_text(*one) && !cx.host.tree.is_cdata_section(*one))
        .collect();
    for text in texts {
        if cx.host.tree.parent(text).is_none() {
            continue;
        }
        let mut length = cx.host.tree.data_length(text).unwrap_or_default();
        if length == 0 {
            remove(cx, text);
            continue;
        }
        // The contiguous exclusive text nodes after it.
        let mut following = Vec::new();
        let mut at = cx.host.tree.next_sibling(text);
        while let Some(next) = at {
            if !cx.host.is_text(next) || cx.host.tree.is_cdata_section(next) {
                break;
            }
            following.push(next);
            at = cx.host.tree.next_sibling(next);
        }
        if following.is_empty() {
            continue;
        }
        let mut units = Vec::new();
        for next in &following {
            units.extend(cx.host.data(*next).to_utf16());
        }
        let offset = u32::try_from(length).unwrap_or(u32::MAX);
        // The offset is the length.
        let _refused =
            replace_data(cx, text, offset, 0, &crate::strings::DomString::from_utf16(&units));
        for next in &following {
            cx.host.ranges_move_into_text(*next, text, u32::try_from(length).unwrap_or(u32::MAX));
            length = length.saturating_add(cx.host.tree.data_length(*next).unwrap_or_default());
        }
        for next in following {
            if cx.host.tree.parent(next).is_some() {
                remove(cx, next);
            }
        }
    }
}

/// True for the kinds of nodes that are a `DocumentFragment`.
/// <https://dom.spec.whatwg.org/#interface-shadowroot>
pub(crate) const fn is_a_document_fragment(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::DocumentFragment | NodeKind::ShadowRoot)
}

/// Adopts a node into the document of its future parent. The node leaves its parent now, not on
/// insertion: ranges follow both changes.
fn adopt_for(cx: &mut Cx<'_>, node: NodeId, parent: NodeId) {
    let document = cx.host.node_document(parent);
    let is_fragment = cx.host.tree.kind(node).is_some_and(is_a_document_fragment);
    if !is_fragment {
        adopt(cx, node, document);
    } else if cx.host.node_document(node) != document {
        // A fragment, which a shadow root is too, stays in place; its children are adopted when they are inserted.
        let children: Vec<NodeId> = cx.host.tree.children(node).collect();
        for child in children {
            change_the_node_document(cx, child, document);
        }
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-adopt>
pub(crate) fn adopt(cx: &mut Cx<'_>, node: NodeId, document: NodeId) {
    if cx.host.tree.parent(node).is_some() {
        remove(cx, node);
    }
    change_the_node_document(cx, node, document);
}

/// Step 3 of "adopt".
fn change_the_node_document(cx: &mut Cx<'_>, node: NodeId, document: NodeId) {
    let old = cx.host.node_document(node);
    if old == document {
        return;
    }
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(node, document);
    let mut next = Some(node);
    while let Some(inside) = next {
        custom_elements::after_adoption(cx, inside, old, document);
        crate::steps::adopting(cx, inside, old);
        next = cx.host.tree.next_in_shadow_including_tree_order(inside, node);
    }
    wrappers::a_subtree_was_moved(cx, node);
}
