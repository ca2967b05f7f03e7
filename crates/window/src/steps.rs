//! The steps that the HTML Standard adds to changes of trees, by element.
//!
//! This is the switchboard: each arm calls the subject that the element belongs to.

use treewright_dom::{LocalName, NodeId};

use crate::Cx;
use crate::events::handlers;
use crate::scripts;
use crate::world::World;

/// The name of an element of the HTML namespace.
pub(crate) fn html_name(world: &World, node: NodeId) -> Option<LocalName> {
    let place = world.tree.place_of(node)?;
    if place.is_html() { place.element_name() } else { None }
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-insertion-steps>
pub(crate) fn insertion(cx: &mut Cx<'_>, node: NodeId, is_connected: bool) {
    let _ = is_connected;
    if matches!(html_name(cx.host, node), Some(LocalName::BODY | LocalName::FRAMESET)) {
        handlers::a_body_was_created(cx, node);
    }
}

/// Returns true if the element has post-connection steps.
pub(crate) fn has_post_connection(world: &World, node: NodeId) -> bool {
    html_name(world, node).is_some_and(|name| matches!(name, LocalName::SCRIPT | LocalName::IFRAME))
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-post-connection-steps>
pub(crate) fn post_connection(cx: &mut Cx<'_>, node: NodeId) {
    if html_name(cx.host, node) == Some(LocalName::SCRIPT) {
        scripts::post_connection(cx, node);
    }
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps>
pub(crate) fn removing(
    cx: &mut Cx<'_>,
    node: NodeId,
    old_parent: NodeId,
    was_connected: bool,
    is_subtree_root: bool,
) {
    let _ = (cx, node, old_parent, was_connected, is_subtree_root);
}

/// <https://dom.spec.whatwg.org/#concept-node-children-changed-ext>
pub(crate) fn children_changed(cx: &mut Cx<'_>, node: NodeId) {
    if html_name(cx.host, node) == Some(LocalName::SCRIPT) {
        scripts::children_changed(cx, node);
    }
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-change-ext>
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
    namespace: Option<&str>,
) {
    if html_name(cx.host, element) == Some(LocalName::SCRIPT) {
        scripts::attribute_changed(cx, element, local, new, namespace);
    }
    if namespace.is_none() {
        handlers::attribute_changed(cx, element, local, new);
    }
    let _ = old;
}

/// <https://dom.spec.whatwg.org/#concept-node-adopt-ext>
pub(crate) fn adopting(cx: &mut Cx<'_>, node: NodeId, old_document: NodeId) {
    let _ = (cx, node, old_document);
}
