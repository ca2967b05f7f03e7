//! Custom elements.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html>

mod construct;
mod create;
pub(crate) mod define;
pub(crate) mod internals;
pub(crate) mod reactions;
pub(crate) mod registry;
mod upgrade;

pub(crate) use construct::html_constructor;
pub(crate) use create::create_with_a_definition;
pub(crate) use registry::CustomElements;

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind};

use crate::Cx;
use crate::strings::DomString;
use crate::world::World;
use reactions::{Arguments, enqueue_a_custom_element_callback_reaction, is_custom, try_to_upgrade};
use registry::Lifecycle;
pub(crate) use registry::RegistryId;

/// The reactions to becoming connected.
/// <https://dom.spec.whatwg.org/#concept-node-insert>
pub(crate) fn after_connection(cx: &mut Cx<'_>, element: NodeId, by_a_parser: bool) {
    if cx.host.custom_elements.are_unused() || cx.host.tree.kind(element) != Some(NodeKind::Element)
    {
        return;
    }
    if let Some(None) = cx.host.custom_elements.own_registries.get(&element)
        && let Some(parent) = cx.host.tree.parent(element)
    {
        let registry = cx.host.custom_element_registry(parent);
        cx.host.set_custom_element_registry(element, registry);
    }
    if let Some(id @ RegistryId::Scoped(_)) = cx.host.custom_element_registry(element) {
        has_a_node_in(cx.host, id, element);
    }
    if !is_custom(cx, element) {
        if !cx.host.is_moving {
            try_to_upgrade(cx, element);
        }
        return;
    }
    // That of a parser is noted.
    if by_a_parser {
        return;
    }
    let callback = if cx.host.is_moving { Lifecycle::ConnectedMove } else { Lifecycle::Connected };
    enqueue_a_custom_element_callback_reaction(cx, element, callback, Arguments::None);
}

/// Adds the node document of an element to the scoped document set of a registry.
pub(crate) fn has_a_node_in(world: &mut World, id: RegistryId, element: NodeId) {
    let document = world.node_document(element);
    let registry = world.custom_elements.registries.entry(id).or_default();
    if !registry.scoped_documents.contains(&document) {
        registry.scoped_documents.push(document);
    }
}

/// The reactions to becoming disconnected.
/// <https://dom.spec.whatwg.org/#concept-node-remove>
pub(crate) fn after_disconnection(cx: &mut Cx<'_>, element: NodeId, by_a_parser: bool) {
    if !by_a_parser && !cx.host.is_moving && is_custom(cx, element) {
        let callback = Lifecycle::Disconnected;
        enqueue_a_custom_element_callback_reaction(cx, element, callback, Arguments::None);
    }
}

/// True if some element is custom, or its constructor failed.
pub(crate) fn has_custom_elements(world: &World) -> bool {
    !world.custom_elements.elements.is_empty()
}

/// A parser inserted a subtree, or is about to remove it. It moves nodes several times within one token, before the changes
/// are followed: so what each move means for connected custom elements is noted at once, in the order of the moves.
/// Returns true if it is something.
pub(crate) fn note_reactions_of_a_parser(
    world: &mut World,
    subtree: NodeId,
    callback: Lifecycle,
) -> bool {
    let all = &mut world.custom_elements;
    let before = all.by_parsers.len();
    let mut next = Some(subtree);
    while let Some(node) = next {
        if all.elements.get(&node).is_some_and(|state| state.state == registry::State::Custom) {
            // Whether the subtree is connected takes longer to find out.
            if all.by_parsers.len() == before && !world.tree.is_connected(subtree) {
                return false;
            }
            all.by_parsers.push((node, callback));
        }
        next = world.tree.next_in_shadow_including_tree_order(node, subtree);
    }
    all.by_parsers.len() > before
}

/// Enqueues the reactions that were noted while a parser ran.
pub(crate) fn enqueue_the_reactions_of_a_parser(cx: &mut Cx<'_>) {
    for (element, callback) in std::mem::take(&mut cx.host.custom_elements.by_parsers) {
        enqueue_a_custom_element_callback_reaction(cx, element, callback, Arguments::None);
    }
}

/// The reactions to being adopted.
/// <https://dom.spec.whatwg.org/#concept-node-adopt>
pub(crate) fn after_adoption(cx: &mut Cx<'_>, element: NodeId, old: NodeId, new: NodeId) {
    if cx.host.custom_elements.are_unused() {
        return;
    }
    if let Some(None) = cx.host.custom_elements.own_registries.get(&element) {
        let keeps_null = (cx.host.tree.shadow_root_properties(element))
            .is_some_and(|init| init.keep_custom_element_registry_null);
        if !keeps_null {
            cx.host.custom_elements.own_registries.remove(&element);
        }
    }
    if is_custom(cx, element) {
        let callback = Lifecycle::Adopted;
        let documents = Arguments::Adopted(old, new);
        enqueue_a_custom_element_callback_reaction(cx, element, callback, documents);
    }
}

/// The reactions to a change of an attribute.
/// <https://dom.spec.whatwg.org/#handle-attribute-changes>
pub(crate) fn after_attribute_change(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
    namespace: Option<&str>,
) {
    if cx.host.custom_elements.registries.is_empty() || !is_custom(cx, element) {
        return;
    }
    let arguments = Arguments::Attribute {
        local: local.to_owned(),
        old: old.map(DomString::from),
        new: new.map(DomString::from),
        namespace: namespace.map(str::to_owned),
    };
    enqueue_a_custom_element_callback_reaction(cx, element, Lifecycle::AttributeChanged, arguments);
}

/// A clone gets the registry of the original unless that is a window's, and the fallback if the
/// original has none.
/// <https://dom.spec.whatwg.org/#clone-a-single-node>
pub(crate) fn set_registry_of_a_clone(
    cx: &mut Cx<'_>,
    node: NodeId,
    copy: NodeId,
    fallback: Option<RegistryId>,
) {
    let is_element = match cx.host.tree.kind(node) {
        Some(NodeKind::Element) => true,
        Some(NodeKind::ShadowRoot) => false,
        _ => return,
    };
    if cx.host.custom_elements.are_unused() && !matches!(fallback, Some(RegistryId::Scoped(_))) {
        return;
    }
    let registry = match cx.host.custom_element_registry(node) {
        None if is_element => fallback,
        Some(RegistryId::Global(_)) => {
            cx.host.effective_global_registry(cx.host.node_document(copy))
        }
        registry => registry,
    };
    cx.host.set_custom_element_registry(copy, registry);
    registry::keep(cx, registry);
}

/// Clones of elements, and elements made by a fragment parser, may have to be upgraded.
pub(crate) fn after_creation_of_a_clone(cx: &mut Cx<'_>, element: NodeId) {
    if !cx.host.custom_elements.registries.is_empty() {
        try_to_upgrade(cx, element);
    }
}

/// The parser of a fragment made elements for a target: they have its registry, and no definition
/// if it has none. The document of template contents has no registry, so nothing is noted for
/// those.
/// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
pub(crate) fn after_parsing_of_a_fragment(cx: &mut Cx<'_>, target: NodeId, fragment: NodeId) {
    if cx.host.custom_elements.are_unused() {
        return;
    }
    let registry = cx.host.custom_element_registry(target);
    if cx.host.tree.kind(target) != Some(NodeKind::DocumentFragment)
        && registry != cx.host.effective_global_registry(cx.host.node_document(fragment))
    {
        let parsed: Vec<NodeId> = cx.host.tree.descendants(fragment).collect();
        for node in parsed {
            if cx.host.tree.kind(node) == Some(NodeKind::Element) {
                cx.host.set_custom_element_registry(node, registry);
            }
        }
        registry::keep(cx, registry);
    }
    if registry.is_some() {
        after_creation_of_a_tree(cx, fragment);
    }
}

/// The same for all elements of a tree that was made without running scripts.
fn after_creation_of_a_tree(cx: &mut Cx<'_>, root: NodeId) {
    if cx.host.custom_elements.registries.is_empty() {
        return;
    }
    let mut next = Some(root);
    while let Some(node) = next {
        try_to_upgrade(cx, node);
        next = cx.host.tree.next_in_shadow_including_tree_order(node, root);
    }
}
