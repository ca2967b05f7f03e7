//! Namespaces of nodes: prefixes and their namespaces.
//!
//! <https://dom.spec.whatwg.org/#locating-a-namespace-prefix>

use treewright_dom::scripting::{AttributesAsNodes, AttributesByPosition};
use treewright_dom::{NodeId, NodeKind};

use crate::world::World;

const XML: &str = "http://www.w3.org/XML/1998/namespace";
const XMLNS: &str = "http://www.w3.org/2000/xmlns/";

/// The element where `lookupPrefix` of a node starts.
pub(crate) fn element_for_lookup(world: &World, node: NodeId) -> Option<NodeId> {
    let tree = &world.tree;
    match tree.kind(node)? {
        NodeKind::Element => Some(node),
        NodeKind::Document => {
            tree.children(node).find(|child| tree.kind(*child) == Some(NodeKind::Element))
        }
        NodeKind::Doctype | NodeKind::DocumentFragment | NodeKind::ShadowRoot => None,
        NodeKind::Attribute => tree.owner_element(node),
        _ => tree.parent(node).filter(|parent| tree.kind(*parent) == Some(NodeKind::Element)),
    }
}

/// <https://dom.spec.whatwg.org/#locate-a-namespace-prefix>
pub(crate) fn locate_a_namespace_prefix(
    world: &World,
    element: NodeId,
    namespace: &str,
) -> Option<String> {
    let tree = &world.tree;
    let mut at = Some(element);
    while let Some(element) = at {
        if tree.namespace_url(element) == Some(namespace)
            && let Some(prefix) = tree.prefix(element)
        {
            return Some(prefix.into());
        }
        for position in 0..tree.attribute_count(element) {
            if let Some(name) = tree.attribute_name_at(element, position)
                && name.prefix == Some("xmlns")
                && tree.attribute_value_at(element, position) == Some(namespace)
            {
                return Some(name.local.into());
            }
        }
        at = tree.parent(element).filter(|parent| tree.kind(*parent) == Some(NodeKind::Element));
    }
    None
}

/// <https://dom.spec.whatwg.org/#locate-a-namespace>
pub(crate) fn locate_a_namespace(
    world: &World,
    node: NodeId,
    prefix: Option<&str>,
) -> Option<String> {
    let tree = &world.tree;
    let mut at = element_for_lookup(world, node);
    while let Some(element) = at {
        match prefix {
            Some("xml") => return Some(XML.into()),
            Some("xmlns") => return Some(XMLNS.into()),
            _ => {}
        }
        if let Some(namespace) = tree.namespace_url(element)
            && tree.prefix(element) == prefix
        {
            return Some(namespace.into());
        }
        for position in 0..tree.attribute_count(element) {
            let Some(name) = tree.attribute_name_at(element, position) else { continue };
            let declares = name.namespace == Some(XMLNS)
                && match prefix {
                    Some(prefix) => name.prefix == Some("xmlns") && name.local == prefix,
                    None => name.prefix.is_none() && name.local == "xmlns",
                };
            if declares {
                let value = tree.attribute_value_at(element, position).unwrap_or_default();
                return (!value.is_empty()).then(|| value.into());
            }
        }
        at = tree.parent(element).filter(|parent| tree.kind(*parent) == Some(NodeKind::Element));
    }
    None
}
